import type { Tag } from 'contract/realtime';

export const LIST = 'LIST';

/** Tag of what sums up many: it changes with each of them, also with those that it does not name. */
export const SUMMARY = 'SUMMARY';

/** Tags of a list and of each of its rows; ids are those of the rows, never put together. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];
