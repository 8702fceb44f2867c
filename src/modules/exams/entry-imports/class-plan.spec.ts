import { EXAM_SECTIONS, type ExamType, questionsIn } from '../../../../contract/exam-definitions';
import { exampleOf, sectionIn } from './answers-in-cells';
import type { ClassRow } from './class-file';
import { planClass } from './class-plan';

const cells = exampleOf('SAT');
const cellsWith = (section: number, cell: string) =>
  cells.map((own, index) => (index === section - 1 ? cell : own));
const answersIn = (type: ExamType, given: readonly string[]) =>
  given.map((cell, index) => sectionIn(type, index, cell));
const refusal = (type: ExamType, given: readonly string[]): string => {
  try {
    answersIn(type, given);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('the cells of a row', () => {
  it.each(['SAT', 'ACT'] as const)('have a valid example for an %s', (type) => {
    const answers = answersIn(type, exampleOf(type));
    expect(answers.map(({ length }) => length)).toEqual(EXAM_SECTIONS[type].map(questionsIn));
    expect(answers.flat()).not.toContain('');
  });

  it('are read ignoring case and blanks, with - as unanswered', () => {
    const answers = answersIn('SAT', cellsWith(3, 'abcd- abcda bcdab |3/4| .5 |-|12|7'));
    expect(answers[2]).toEqual([...'ABCD', '', ...'ABCDABCDAB', '3/4', '.5', '', '12', '7']);
  });

  it('may leave out a whole section', () => {
    expect(answersIn('SAT', cellsWith(4, '-'))[3]).toEqual(Array.from({ length: 38 }, () => ''));
  });

  it.each([
    [2, 'ABCD', 'Section 2 has 4 answers, but we expected 44. Write - for each unanswered question.'],
    [1, '', 'Section 1 has 0 answers, but we expected 52. Write - for each unanswered question.'],
    [
      3,
      'ABCDABCDABCDAB|1|2|3|4|5',
      'Section 3 has 14 answers before the first |, but we expected 15. Write - for each unanswered question.',
    ],
    [3, 'ABCDABCDABCDABC|1', 'Section 3 has 1 answer after a |, but we expected 5.'],
    [
      3,
      'ABCDABCDABCDABC|1|2|12345|4|5',
      'The answer to question 18 of section 3 can have up to four digits, decimal points and slashes.',
    ],
    [
      3,
      'ABCDABC?ABCDABC|1|2|3|4|5',
      'The answer to question 8 of section 3 must be one of the test’s letters, or - if unanswered.',
    ],
  ])('are rejected: section %i with %s', (section, cell, sentence) => {
    expect(refusal('SAT', cellsWith(section, cell))).toBe(sentence);
  });
});

describe('the plan of a class', () => {
  const known = {
    studentIds: new Map([
      ['maya@school.test', 'maya'],
      ['maya', 'maya'],
      ['noah', 'noah'],
    ]),
    forms: [
      { formId: 'sat-may-2017', type: 'SAT', code: 'May 2017' },
      { formId: 'act-2018-code-a09', type: 'ACT', code: '2018 Code A09' },
    ],
    taken: [{ studentId: 'noah', formId: 'sat-may-2017', dateTaken: '2026-03-14' }],
    lastDate: '2026-05-02',
  } as const;
  const row = (line: number, changes: Partial<ClassRow> = {}): ClassRow => ({
    ...{ line, student: 'maya', type: 'SAT', code: 'May 2017', date: '2026-03-14', sections: cells },
    ...changes,
  });
  const planned = (...rows: ClassRow[]) => {
    const { entries, issues } = planClass(rows, known);
    return {
      entries: entries.map(({ line, studentId, formId }) => `${line} ${studentId} ${formId}`),
      issues: issues.map(({ line, localized }) => `${line} ${localized.in('en')}`),
    };
  };

  it('finds students by address or id, and forms by several names', () => {
    const rows = [
      row(2, { student: 'maya@school.test' }),
      row(3, { date: '2026-03-15', code: 'MAY 2017' }),
      row(4, { date: '2026-03-16', code: 'May-17' }),
      row(5, { date: '2026-03-17', code: 'sat-may-2017' }),
      row(6, { type: 'ACT', code: '2018 code a09', sections: exampleOf('ACT') }),
    ];
    expect(planned(...rows)).toEqual({
      entries: [
        ...['2', '3', '4', '5'].map((line) => `${line} maya sat-may-2017`),
        '6 maya act-2018-code-a09',
      ],
      issues: [],
    });
  });

  it('states why a row cannot be entered', () => {
    const rows = [
      row(2, { student: 'somebody@else.test' }),
      row(3, { code: '2018 Code A09' }),
      row(4, { date: '2026-05-03' }),
      row(5, { student: 'noah' }),
      row(6),
      row(7, { student: 'maya@school.test' }),
    ];
    expect(planned(...rows)).toEqual({
      entries: ['6 maya sat-may-2017'],
      issues: [
        '2 None of your students has this email address or ID.',
        '3 We don’t have a test of this type with this code.',
        '4 The date must be before today.',
        '5 This student already has this test on this date.',
        '7 Line 6 already has the same student, test and date.',
      ],
    });
  });

  it('states all problems of a row at once, and whose row it is', () => {
    const sections = ['ABCD', cells[1]!, cells[2]!.replace('A', '?'), '-'];
    const rows = [
      row(2, { student: 'somebody@else.test', date: 'yesterday', sections }),
      row(3, { code: 'May 1917', date: '2026-05-03' }),
      row(4, { type: 'GED', sections: [] }),
    ];
    const { issues } = planClass(rows, known);
    expect(issues.map(({ line, localized }) => `${line} ${localized.in('en')}`)).toEqual([
      '2 None of your students has this email address or ID.',
      '2 Enter the date as in 2026-03-14.',
      '2 Section 1 has 4 answers, but we expected 52. Write - for each unanswered question.',
      '2 The answer to question 1 of section 3 must be one of the test’s letters, or - if unanswered.',
      '3 We don’t have a test of this type with this code.',
      '3 The date must be before today.',
      '4 The type must be SAT or ACT.',
    ]);
    expect(planClass(rows, known).students).toEqual({ 3: 'maya', 4: 'maya' });
  });
});
