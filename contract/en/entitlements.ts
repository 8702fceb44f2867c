export const entitlementNames = {
  advising: 'the advising system',
} as const;
