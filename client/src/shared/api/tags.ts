import type { Tag } from 'contract/realtime';

export const LIST = 'LIST';

/** Tags of a list and of each of its rows; ids are those of the rows, never put together. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];
