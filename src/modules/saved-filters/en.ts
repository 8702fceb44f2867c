export const en = {
  'filter-not-found': 'This saved filter is no longer there.',
  'filter-name-taken': 'You already have a filter of this name.',
  'filters-full': ({ most }: { most: number }) =>
    `You have ${most} saved filters, which is as many as there can be. Delete one first.`,
};
