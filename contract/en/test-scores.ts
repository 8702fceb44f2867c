export const testMessages = {
  testDateTooLate: 'The date must be before today',
  sameTest: 'You can not have the same test on the same date.',
};

export const testSections = {
  verbal: 'Verbal',
  math: 'Math',
  english: 'English',
  reading: 'Reading',
  science: 'Science',
  writing: 'Writing',
  speaking: 'Speaking',
  listening: 'Listening',
};
