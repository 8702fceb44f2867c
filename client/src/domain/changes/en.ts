export const t = {
  caption: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
} as const;
