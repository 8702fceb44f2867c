import type { Tag } from 'contract/realtime';

export const LIST = 'LIST';

/** Tag of aggregates, which depend on every item. */
export const SUMMARY = 'SUMMARY';

/** The ids must be those of the rows. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];
