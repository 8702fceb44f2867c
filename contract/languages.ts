/** What people can read everything in; the first one where nothing is known of somebody. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a value names, which may come from anywhere. */
export const languageNamed = (value: unknown): Language | undefined => LANGUAGES.find((one) => one === value);

/** Each in itself, for whoever looks for his or her own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
