const PX_OF_EM = 16;

/** Lengths in ems for those in pixels, so that they grow where the reader has chosen larger text. */
export const growing = (text: string, unit: 'em' | 'rem'): string =>
  text.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / PX_OF_EM}${unit}`);
