import type { Tag } from 'contract/realtime';

export const LIST = 'LIST';

/** Tag of aggregates: it changes with every item, including items that the aggregate does not name. */
export const SUMMARY = 'SUMMARY';

/** Returns the tags of a list and of each row; ids must be those of the rows, never composed. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];
