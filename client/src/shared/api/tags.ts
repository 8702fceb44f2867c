import type { Tag } from 'contract/realtime';

export const LIST = 'LIST';

/** Tag of aggregates, which depend on every item. */
export const SUMMARY = 'SUMMARY';

/** Tags a list and its rows. The ids of the rows must be those by which single resources are tagged. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];

export const lists = <Type extends Tag>(...types: readonly Type[]) =>
  types.map((type) => ({ type, id: LIST }));

/** Invalidates nothing after a failure, when the cached data is still right. */
export const onSuccess =
  <Tags>(tags: Tags) =>
  (_answer: unknown, error: unknown): Tags | [] =>
    error ? [] : tags;
