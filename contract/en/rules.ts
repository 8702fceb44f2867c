/** What the sentences call a field. */
const fields = {
  about: 'About',
  airport: 'Airport',
  ceebCode: 'Ceeb code',
  dateTaken: 'Date taken',
  deadline: 'A deadline',
  description: 'Description',
  division: 'Division',
  dueDate: 'Due date',
  email: 'Email',
  english: 'English',
  externalId: 'External id',
  facStu: 'Fac/Stu',
  firstName: 'First name',
  from: 'from',
  geography: 'Geography',
  hours: 'Hours',
  how: 'How',
  importance: 'Importance',
  lastName: 'Last name',
  listening: 'Listening',
  location: 'Location',
  math: 'Math',
  message: 'Message',
  name: 'Name',
  newPassword: 'New password',
  password: 'Password',
  phoneNumber: 'Phone number',
  reading: 'Reading',
  schoolType: 'School type',
  science: 'Science',
  scores: 'Scores',
  smallClass: 'Small class',
  speaking: 'Speaking',
  state: 'State',
  text: 'Text',
  title: 'Title',
  to: 'to',
  urbanCenter: 'Urban center',
  verbal: 'Verbal',
  why: 'Why',
  writing: 'Writing',
};
export type FieldName = keyof typeof fields;

interface OfField {
  field: FieldName;
}
type Least = OfField & { min: number };
type Most = OfField & { max: number };

/** What is said of a broken rule. */
export const ruleSentences = {
  required: ({ field }: OfField) => `${fields[field]} is a required field`,
  tooShort: ({ field, min }: Least) => `${fields[field]} should have a minimum length of ${min}`,
  tooLong: ({ field, max }: Most) => `${fields[field]} should have a maximum length of ${max}`,
  outOfRange: ({ field, min, max }: Least & Most) => `${fields[field]} must be between ${min} and ${max}`,
  tooSmall: ({ field, min }: Least) => `${fields[field]} must be at least ${min}`,
  tooLarge: ({ field, max }: Most) => `${fields[field]} must be at most ${max}`,
  notWhole: ({ field }: OfField) => `${fields[field]} must be a whole number`,
  notInSteps: ({ field, step }: OfField & { step: number }) => `${fields[field]} must be in steps of ${step}`,
  notMultiple: ({ field, step }: OfField & { step: number }) =>
    `${fields[field]} must be a multiple of ${step}`,
  notADate: ({ field, example }: OfField & { example: string }) =>
    `${fields[field]} must be a date such as ${example}`,
  notLetters: ({ field }: OfField) => `${fields[field]} should only contain letters.`,
  notAnEmail: 'Email needs to be a valid format',
  notAPhoneNumber: 'Phone number must have 10 digits.',
  notACeebCode: 'Ceeb code needs to be four or six digits',
  noReason: 'Say why',
  reasonTooLong: ({ max }: { max: number }) => `At most ${max} characters`,
  completionNotADate: 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z',
  completionInFuture: 'Completion cannot be in the future',
  completionLongAgo: 'Completion cannot be more than ten years ago',
  categories: ({ most, longest }: { most: number; longest: number }) =>
    `At most ${most} categories of at most ${longest} letters, each once`,
  unreadable: 'It contains characters that cannot be read',
  wrongType: ({ property, type }: { property: string; type: 'string' | 'number' }) =>
    `${property} must be a ${type}`,
};
