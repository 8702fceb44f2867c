export const t = {
  caption: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  changed: (by: string, when: string, from: string | undefined) =>
    from === undefined ? `changed by ${by}, ${when}` : `changed by ${by}, ${when}, from ${from}`,
  historyOf: (fact: string) => `History: ${fact}`,
  historyLabel: (line: string, fact: string) => `${fact}: ${line}. Show its history`,
  step: (from: string, to: string) => `${from} → ${to}`,
} as const;
