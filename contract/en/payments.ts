export const productNames = {
  'session-60': '60-minute help session',
  'session-30': '30-minute help session',
  advising: 'Electronic college advising system',
};

export const productSentences: Readonly<Record<keyof typeof productNames, string>> = {
  'session-60':
    'A 60-minute video session with a counselor on any topic. For an Account Review, say so in its notes.',
  'session-30': 'A 30-minute video session with a counselor on any topic.',
  advising: 'See all your college matches, with pros and cons.',
};
