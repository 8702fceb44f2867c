/** Kinds of events that are called otherwise than their names say in words. */
export const t: Readonly<Record<string, string>> = {};
