/** The one place that names the language; words for dates and numbers come from Intl. */
export const t = { language: 'en', locale: 'en-US' } as const;
