/** The name, if it is valid; the store's own tables have names that no collection can have. */
export function named(collection: string): string {
  if (!/^[A-Za-z][\w-]*$/.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
  return collection;
}

/** The same for a field, dotted if nested. */
export function fieldNamed(field: string): string {
  if (!/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/.test(field)) throw new Error(`Not a field's name: ${field}`);
  return field;
}

/** The smallest string after all that begin with `prefix`; undefined if there is none. */
export function afterPrefix(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  const next = last === 0xd7ff ? 0xe000 : last + 1; // between them lie surrogates, no characters
  return String.fromCodePoint(...points, next);
}
