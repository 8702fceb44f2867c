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
  'no-entries': 'The file has a header, but no rows.',
  'nothing-to-enter': 'No row of this file can be entered.',
  'row-refused.answers': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} where ${expected} are expected. Write - for each one left out.`,
  'row-refused.code': 'There is no test of this type with this code.',
  'row-refused.date': 'The date must be one such as 2026-03-14.',
  'row-refused.date-too-late': 'The date must be before today.',
  'row-refused.multi': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} may have up to four digits, points and slashes.`,
  'row-refused.multis': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} behind a | where ${expected} are expected.`,
  'row-refused.singles': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} before the first | where ${expected} are expected. Write - for each one left out.`,
  'row-refused.repeated': ({ line }: { line: number }) =>
    `Line ${line} has the same student, test and date already.`,
  'row-refused.single': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} must be one of the letters of the test, or - where there is none.`,
  'row-refused.student': 'There is no student with this e-mail address or id whom you may act for.',
  'row-refused.taken': 'This test of that date has been entered for this student already.',
  'row-refused.type': 'The type must be SAT or ACT.',
};
