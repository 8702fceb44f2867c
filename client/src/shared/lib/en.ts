/** The only place that names the language; Intl provides the words of dates and numbers. */
export const t = { language: 'en', locale: 'en-US' } as const;
