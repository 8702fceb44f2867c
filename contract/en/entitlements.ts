/** Names of entitlements, for use within a sentence. */
export const entitlementNames = {
  advising: 'the advising system',
} as const;
