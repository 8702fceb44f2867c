export const en = {
  'filter-not-found': 'This saved filter no longer exists.',
  'filter-name-taken': 'You already have a filter with this name.',
  'filters-full': ({ most }: { most: number }) =>
    `You’ve reached the limit of ${most} saved filters. Delete one first.`,
};
