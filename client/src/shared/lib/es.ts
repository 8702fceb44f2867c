export const t = { language: 'es', locale: 'es-US' } as const;
