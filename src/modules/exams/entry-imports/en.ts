interface OfSection {
  section: number;
  expected: number;
  found: number;
}
interface OfQuestion {
  section: number;
  question: number;
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

export const en = {
  'no-entries': 'The file has a header but no rows.',
  'nothing-to-enter': 'No rows in this file can be imported.',
  'row-refused.answers': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)}, but we expected ${expected}. Write - for each unanswered question.`,
  'row-refused.code': 'We don’t have a test of this type with this code.',
  'row-refused.date': 'Enter the date as in 2026-03-14.',
  'row-refused.date-too-late': 'The date must be before today.',
  'row-refused.multi': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} can have up to four digits, decimal points and slashes.`,
  'row-refused.multis': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} after a |, but we expected ${expected}.`,
  'row-refused.singles': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} before the first |, but we expected ${expected}. Write - for each unanswered question.`,
  'row-refused.repeated': ({ line }: { line: number }) =>
    `Line ${line} already has the same student, test and date.`,
  'row-refused.single': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} must be one of the test’s letters, or - if unanswered.`,
  'row-refused.student': 'None of your students has this email address or ID.',
  'row-refused.taken': 'This student already has this test on this date.',
  'row-refused.type': 'The type must be SAT or ACT.',
};
