export const t = {
  file: 'payments.csv',
  demonstration: 'Demonstration',
} as const;
