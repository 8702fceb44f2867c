const PX_OF_EM = 16;

/** Converts pixels in CSS text to ems, so that lengths follow the reader's text size. */
export const growing = (text: string, unit: 'em' | 'rem'): string =>
  text.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / PX_OF_EM}${unit}`);
