/** The one place that names the language; words for dates and numbers come from Intl. */
export const t = { locale: 'en-US' } as const;
