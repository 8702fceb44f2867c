/** What can be owned, by what it is called within a sentence. */
export const entitlementNames = {
  advising: 'the advising system',
} as const;
