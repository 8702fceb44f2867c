import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import type { Breakpoint } from './breakpoints';

/** A step of spacing, as in `--space-3`. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Inset = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'inset';
/** What has no step of its own, as CSS writes it. */
type Css = `${string}${'px' | 'em' | 'ch' | ')'}`;

interface BoxProps {
  readonly className?: string | undefined;
  /** A pair is the gap between rows and the one between columns. */
  readonly gap?: Space | readonly [Space, Space] | Css;
  /** As in CSS: a pair is top and bottom, and both sides; a third value is the bottom. */
  readonly pad?: Inset | readonly [Inset, Inset, Inset?] | Css;
  readonly above?: Exclude<Space, 0 | 6 | 7> | undefined;
  readonly below?: Exclude<Space, 0 | 6 | 7> | undefined;
  readonly width?: 'field' | 'form' | 'list' | 'page' | 'measure' | 'none' | Css | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** One column on screens narrower than this. */
  readonly stackedBelow?: Exclude<Breakpoint, 'wide'> | undefined;
  readonly hiddenBelow?: Exclude<Breakpoint, 'desktop' | 'wide'> | undefined;
  readonly alignContent?: 'start' | 'center' | undefined;
  readonly alignSelf?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  readonly justifySelf?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  readonly minHeight?: 24 | 28 | 32 | 36 | 40 | 44 | 48 | 52 | 64 | 68 | 'row' | Css | undefined;
  /** Takes the room that its row has left; a length is the least that it needs to stay in the row. */
  readonly grow?: boolean | string | undefined;
  /** A hairline above or below. */
  readonly rule?: 'top' | 'bottom' | undefined;
  /** A hairline between its children. */
  readonly lines?: boolean | undefined;
  /** Paragraphs and fields in it have no margin of their own. */
  readonly flushContent?: boolean | undefined;
  /** A button that looks like the text around it. */
  readonly bare?: boolean | undefined;
  readonly link?: boolean | undefined;
  readonly bulleted?: boolean | undefined;
  readonly fixed?: boolean | undefined;
  /** Stands at the end of its row. */
  readonly end?: boolean | undefined;
  /** Spans all columns of its grid. */
  readonly full?: boolean | undefined;
  /** May become narrower than its longest word. */
  readonly shrink?: boolean | undefined;
  readonly block?: boolean | undefined;
  readonly clip?: boolean | undefined;
  readonly framed?: boolean | undefined;
  /** Has no margin, as all but text and boxes. */
  readonly flush?: boolean | undefined;
  /** An item of a list in a card, with a hairline between items. */
  readonly item?: boolean | undefined;
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  readonly tone?: 'ink' | 'muted' | 'primary' | 'accent' | 'danger' | 'success' | 'plum' | undefined;
  readonly weight?: 400 | 450 | 500 | 550 | 600 | 650 | undefined;
  readonly textAlign?: 'center' | 'right' | undefined;
  readonly tabular?: boolean | undefined;
  readonly nowrap?: boolean | undefined;
  /** Breaks words that are longer than the line. */
  readonly breakable?: boolean | undefined;
  readonly truncate?: boolean | undefined;
  readonly preLine?: boolean | undefined;
  readonly strike?: boolean | undefined;
  /** Underlines a link only under the pointer. */
  readonly quiet?: boolean | undefined;
}

interface RowProps extends BoxProps {
  readonly wrap?: boolean | undefined;
  readonly inline?: boolean | undefined;
}

interface GridProps extends BoxProps {
  /** A number of equal columns, or a template of CSS. */
  readonly columns?: number | string;
  /** As many equal columns as fit with this width in pixels; with `fill`, empty ones keep their width. */
  readonly min?: number;
  readonly fill?: boolean;
  readonly style?: CSSProperties;
}

type As<E extends ElementType, Own> = Own & { readonly as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;

const spaceOf = (step: Inset | Space | Css) =>
  step === 'inset' ? 'var(--inset)' : typeof step === 'string' ? step : step && `var(--space-${step})`;
const spacesOf = (steps: Inset | Space | Css | readonly (Inset | Space | undefined)[]) =>
  typeof steps === 'object' ? steps.map((step) => spaceOf(step ?? 0)).join(' ') : spaceOf(steps);
const same = (value: string | number) => value;

/** Maps each property to the function that makes its CSS value. */
const SCALES = {
  gap: spacesOf,
  pad: spacesOf,
  above: spaceOf,
  below: spaceOf,
  width: (name: string) =>
    name === 'none' || !/^[a-z]+$/.test(name) ? name : `var(--${name === 'measure' ? '' : 'width-'}${name})`,
  minHeight: (height: number | string) =>
    typeof height === 'number' ? `${height}px` : height === 'row' ? 'var(--row)' : height,
  align: same,
  justify: (place: string) => (place === 'between' ? 'space-between' : place),
  alignContent: same,
  alignSelf: same,
  justifySelf: same,
  size: (step: number) => `var(--size-${step})`,
  tone: (name: string) => `var(--${name})`,
  weight: same,
  textAlign: same,
};

/** These set a class instead of a CSS value. They are true or false, or their value is part of the class's name. */
const FLAGS = [
  ['flush', 'framed', 'grow', 'shrink', 'fixed', 'end', 'full', 'block', 'clip', 'item', 'wrap', 'inline'],
  ['lines', 'bulleted', 'flushContent', 'bare', 'link', 'rule', 'stackedBelow', 'hiddenBelow'],
  ['tabular', 'nowrap', 'breakable', 'truncate', 'preLine', 'strike', 'quiet'],
].flat();

type Props = BoxProps & { readonly as?: ElementType; readonly style?: CSSProperties };

function Styled({ base = [], ...props }: Props & { readonly base?: readonly string[] }) {
  const { as: Element = 'div', className, style, ...others } = props;
  const rest: Record<string, unknown> = others;
  const names = [...base];
  const values: Record<string, unknown> = {};
  for (const [name, scale] of Object.entries(SCALES)) {
    if (rest[name] !== undefined) {
      names.push(name);
      values[`--l-${name}`] = scale(rest[name] as never);
    }
    delete rest[name];
  }
  for (const name of FLAGS) {
    const value = rest[name];
    if (name === 'grow' && typeof value === 'string') values.flexBasis = value;
    if (value) names.push(name === 'grow' || value === true ? name : `${name}-${value as string}`);
    delete rest[name];
  }
  const classes = [...names.map((name) => `l-${name}`), className].filter(Boolean);
  return (
    <Element
      {...rest}
      className={classes.length > 0 ? classes.join(' ') : undefined}
      style={style || Object.keys(values).length > 0 ? { ...values, ...style } : undefined}
    />
  );
}

export const Box = <E extends ElementType = 'div'>(props: As<E, BoxProps>) => <Styled {...props} />;

export const Stack = <E extends ElementType = 'div'>(props: As<E, BoxProps>) => (
  <Styled base={['flush', 'stack']} {...props} />
);

export const Row = <E extends ElementType = 'div'>(props: As<E, RowProps>) => (
  <Styled base={['flush', 'row']} {...props} />
);

export function Grid<E extends ElementType = 'div'>(props: As<E, GridProps>) {
  const { columns, min, fill, style, ...rest } = props as Props & GridProps;
  const template =
    typeof columns === 'string'
      ? columns
      : `repeat(${min ? (fill ? 'auto-fill' : 'auto-fit') : (columns ?? 1)},minmax(${min ? `min(${min}px,100%)` : 0},1fr))`;
  return (
    <Styled
      base={['flush', 'grid']}
      {...rest}
      style={{ ...style, '--l-columns': template } as CSSProperties}
    />
  );
}

/** Text in a size, a tone and a weight of the tokens. Paragraphs keep their margin, unless they are flush. */
export const Text = <E extends ElementType = 'span'>(props: As<E, BoxProps>) => (
  <Styled as="span" {...props} />
);

/** A frame with a line and a faint shadow; with a gap, its content is a stack. */
export const Card = <E extends ElementType = 'div'>(props: As<E, BoxProps>) => (
  <Styled
    base={(props as Props).gap === undefined ? ['flush', 'framed'] : ['flush', 'framed', 'stack']}
    {...props}
  />
);
