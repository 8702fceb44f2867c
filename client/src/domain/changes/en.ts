type Names = Readonly<Record<string, string>>;

export const t = {
  caption: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  /** By field, those that are not said as they are recorded. */
  values: {} as Readonly<Record<string, Names>>,
} as const;
