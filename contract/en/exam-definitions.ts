export const examSections = {
  'Section One': 'Section One',
  'Section Two': 'Section Two',
  'Section Three': 'Section Three',
  'Section Four': 'Section Four',
  English: 'English',
  Math: 'Math',
  Reading: 'Reading',
  Science: 'Science',
} as const;

export const examParts = {
  reading: 'Reading',
  writing: 'Writing',
  math: 'Math',
  english: 'English',
  science: 'Science',
} as const;
