const PX_OF_EM = 16;

/** Converts pixels in CSS text to ems, so that lengths follow the reader's text size. */
export const growing = (text: string, unit: 'em' | 'rem'): string =>
  text.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / PX_OF_EM}${unit}`);

/** The widths in pixels at which a page changes its layout: what is narrower than a tablet is a phone. */
const BREAKPOINTS = { tablet: 700, laptop: 900, desktop: 1100, wide: 1440 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

export const from = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]}px)`;
export const below = (name: Breakpoint): string => `(max-width: ${BREAKPOINTS[name] - 1}px)`;

/** Replaces custom media such as `(--below-tablet)` and `(--from-laptop)` by the widths that they stand for. */
export const withoutCustomMedia = (query: string): string =>
  query.replace(/\(--(\w+)-(\w+)\)/g, (media: string, side: string, name: string) => {
    if (!isBreakpoint(name) || (side !== 'from' && side !== 'below')) throw new RangeError(media);
    return side === 'from' ? from(name) : below(name);
  });
