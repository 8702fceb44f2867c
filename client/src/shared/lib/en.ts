export const t = { language: 'en', locale: 'en-US' } as const;
