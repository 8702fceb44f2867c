/** Returns the name if it is valid. The store's own tables have names that no collection can have. */
export function named(collection: string): string {
  if (!/^[A-Za-z][\w-]*$/.test(collection)) throw new Error(`Not a collection's name: ${collection}`);
  return collection;
}

/** The folder of the collections that have a file of their own. */
export const folderOf = (sharedFile: string): string => sharedFile.replace(/(\.db)?$/, '.d');

export function fieldNamed(field: string): string {
  if (!/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/.test(field)) throw new Error(`Not a field's name: ${field}`);
  return field;
}

export function afterPrefix(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  const next = last === 0xd7ff ? 0xe000 : last + 1; // the code points in between are surrogates, not characters
  return String.fromCodePoint(...points, next);
}
