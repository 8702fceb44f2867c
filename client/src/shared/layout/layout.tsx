import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import type { Breakpoint } from './breakpoints';
import styles from './layout.module.css';

/** A step of spacing, as in `--space-3`. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Inset = 0 | 1 | 2 | 3 | 4 | 5 | 'inset';

interface BoxProps {
  readonly className?: string | undefined;
  /** A pair is the gap between rows and the one between columns. */
  readonly gap?: Space | readonly [Space, Space];
  /** A pair is the padding of the block axis and the one of the inline axis; a third value is the one below. */
  readonly pad?: Inset | readonly [Inset, Inset] | readonly [Inset, Inset, Inset];
  readonly above?: Exclude<Space, 0 | 6 | 7> | undefined;
  readonly below?: Exclude<Space, 0 | 6 | 7> | undefined;
  readonly width?: 'field' | 'form' | 'list' | 'page' | 'measure' | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** One column on screens narrower than this. */
  readonly stackedBelow?: Exclude<Breakpoint, 'wide'> | undefined;
  readonly hiddenBelow?: Exclude<Breakpoint, 'desktop' | 'wide'> | undefined;
  /** Takes the room that its row has left. */
  readonly grow?: boolean | undefined;
  readonly fixed?: boolean | undefined;
  /** Stands at the end of its row. */
  readonly end?: boolean | undefined;
  /** May become narrower than its longest word. */
  readonly shrink?: boolean | undefined;
  readonly clip?: boolean | undefined;
  /** A hairline above or below. */
  readonly rule?: 'top' | 'bottom' | undefined;
  /** A button that looks like the text around it. */
  readonly bare?: boolean | undefined;
  /** An item of a list in a card, with a hairline between items. */
  readonly item?: boolean | undefined;
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  readonly tone?: 'ink' | 'muted' | 'primary' | 'accent' | 'danger' | 'success' | 'plum' | undefined;
  readonly weight?: 400 | 500 | 550 | 600 | 650 | undefined;
  readonly textAlign?: 'center' | 'right' | undefined;
  readonly tabular?: boolean | undefined;
  readonly nowrap?: boolean | undefined;
  /** Breaks lines where the text does. */
  readonly preLine?: boolean | undefined;
  /** Breaks words that are longer than the line. */
  readonly breakable?: boolean | undefined;
  readonly truncate?: boolean | undefined;
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

/** The properties whose value selects a class. The others are true or false. */
const VARIANTS = [
  ['above', 'below', 'width', 'align', 'justify', 'stackedBelow', 'hiddenBelow', 'rule'],
  ['size', 'tone', 'weight', 'textAlign'],
].flat();
const FLAGS = [
  ['grow', 'fixed', 'end', 'shrink', 'clip', 'item', 'bare', 'wrap', 'inline'],
  ['tabular', 'nowrap', 'preLine', 'breakable', 'truncate', 'strike', 'quiet'],
].flat();

type Props = BoxProps & { readonly as?: ElementType; readonly style?: CSSProperties };

const partsOf = <T,>(value: T | readonly T[]) =>
  Array.isArray(value) ? (value as readonly T[]) : ([value, value] as const);

function Box({ base, ...props }: Props & { readonly base: string }) {
  const { as: Element = 'div', className, gap, pad, ...others } = props;
  const rest: Record<string, unknown> = others;
  const names = ['box', ...base.split(' ')];
  const [rowGap, columnGap] = partsOf(gap);
  const [padBlock, padInline, padBelow] = partsOf(pad);
  const spaces = { rowGap, columnGap, padBlock, padInline, padBelow };
  for (const [name, step] of Object.entries(spaces)) if (step !== undefined) names.push(`${name}-${step}`);
  for (const name of VARIANTS) {
    if (rest[name] !== undefined) names.push(`${name}-${String(rest[name])}`);
    delete rest[name];
  }
  for (const name of FLAGS) {
    if (rest[name]) names.push(name);
    delete rest[name];
  }
  const classes = [...names.map((name) => styles[name]), className];
  return <Element {...rest} className={classes.filter(Boolean).join(' ')} />;
}

/** Content one below the other. */
export const Stack = <E extends ElementType = 'div'>(props: As<E, BoxProps>) => (
  <Box base="stack" {...(props as Props)} />
);

/** Content side by side. */
export const Row = <E extends ElementType = 'div'>(props: As<E, RowProps>) => (
  <Box base="row" {...(props as Props)} />
);

/** Content in columns of equal width, or of a template. */
export function Grid<E extends ElementType = 'div'>(props: As<E, GridProps>) {
  const { columns, min, fill, style, ...rest } = props as Props & GridProps;
  const template =
    min === undefined
      ? typeof columns === 'string'
        ? columns
        : `repeat(${columns ?? 1}, minmax(0, 1fr))`
      : `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(${min}px, 100%), 1fr))`;
  return <Box base="grid" {...rest} style={{ ...style, '--columns': template } as CSSProperties} />;
}

/** Text in a size, a tone and a weight of the tokens. */
export const Text = <E extends ElementType = 'span'>(props: As<E, BoxProps>) => (
  <Box base="" as="span" {...(props as Props)} />
);

/** A frame with a line and a faint shadow; with a gap, its content is a stack. */
export const Card = <E extends ElementType = 'div'>(props: As<E, BoxProps>) => (
  <Box base={(props as Props).gap === undefined ? 'card' : 'card stack'} {...(props as Props)} />
);
