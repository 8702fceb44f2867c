export const productNames = {
  'session-60': '60 minute help session',
  'session-30': '30 minute help session',
  advising: 'Electronic college advising system',
};

export const productSentences: Readonly<Record<keyof typeof productNames, string>> = {
  'session-60': 'An hour with a counselor by video, on what you choose.',
  'session-30': 'Half an hour with a counselor by video, on what you choose.',
  advising: 'The whole list of your college matches, with every reason for and against.',
};
