/** The languages of the product; the first one is used for people whose language is unknown. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const languageNamed = (value: unknown): Language | undefined => LANGUAGES.find((one) => one === value);

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
