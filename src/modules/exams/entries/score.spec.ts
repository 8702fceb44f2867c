import type { FormContent, Question, Section } from '../forms/exam-forms.events';
import type { SkillTally } from './exam-entries.events';
import { score } from './score';

const question = (key: number, answers: string | string[], skill = 'Words', of: Partial<Question> = {}) => ({
  key,
  kind: 'single' as const,
  answers: typeof answers === 'string' ? [answers] : answers,
  category: skill.split('/')[0]!,
  subcategory: skill.split('/')[1] ?? '',
  ...of,
});

const sat: Pick<FormContent, 'sections' | 'scale'> = {
  sections: [
    {
      title: 'Section One',
      part: 'reading',
      questions: [question(1, 'A'), question(2, 'B', 'Words/In context')],
    },
    { title: 'Section Two', part: 'writing', questions: [question(1, 'C'), question(2, 'D')] },
    {
      title: 'Section Three',
      part: 'math',
      questions: [
        question(1, 'A', 'Algebra/Linear'),
        question(2, ['3.5', '7/2'], 'Algebra/Linear', { kind: 'multi' }),
      ],
    },
    {
      title: 'Section Four',
      part: 'math',
      questions: [question(1, 'D', 'Algebra/Systems'), question(2, ['10'], '', { kind: 'multi' })],
    },
  ],
  scale: { reading: [10, 22, 40], writing: [10, 25, 40], math: [200, 350, 500, 650, 800] },
};

const tally = (category: string, subcategory: string, correct: number, total: number): SkillTally => ({
  category,
  subcategory,
  correct,
  total,
});

describe('the score of an SAT', () => {
  it.each([
    ['nothing answered', [[], [], [], []], [0, 0, 0], [10, 10, 200], 200, 400],
    [
      'all right',
      [
        ['A', 'B'],
        ['C', 'D'],
        ['A', '3.5'],
        ['D', '10'],
      ],
      [2, 2, 4],
      [40, 40, 800],
      800,
      1600,
    ],
    [
      'all wrong',
      [
        ['B', 'A'],
        ['D', 'C'],
        ['B', '3.6'],
        ['A', '1'],
      ],
      [0, 0, 0],
      [10, 10, 200],
      200,
      400,
    ],
    [
      'some unanswered',
      [
        ['A', ''],
        ['', 'D'],
        ['', ''],
        ['D', ''],
      ],
      [1, 1, 1],
      [22, 25, 350],
      470,
      820,
    ],
    [
      'another accepted answer',
      [
        ['', ''],
        ['', ''],
        ['', '7/2'],
        ['', ''],
      ],
      [0, 0, 1],
      [10, 10, 350],
      200,
      550,
    ],
    [
      'small letters and blanks',
      [
        [' a', 'b '],
        ['', ''],
        ['', ' 7/2 '],
        ['', ''],
      ],
      [2, 0, 1],
      [40, 10, 350],
      500,
      850,
    ],
    ['more answers than questions', [['A', 'B', 'C'], [], [], [], ['A']], [2, 0, 0], [40, 10, 200], 500, 700],
  ])('counts right answers: %s', (_of, answers, raw, scaled, verbal, total) => {
    const { parts, ...scores } = score(sat, answers);
    expect(Object.keys(parts)).toEqual(['reading', 'writing', 'math']);
    expect(Object.values(parts).map((part) => part.raw)).toEqual(raw);
    expect(Object.values(parts).map((part) => part.scaled)).toEqual(scaled);
    expect(scores).toEqual({ verbal, total });
  });

  it('counts skills by part, and ignores questions without a skill', () => {
    const { parts } = score(sat, [
      ['A', 'A'],
      ['C', ''],
      ['B', '7/2'],
      ['D', '10'],
    ]);
    expect(parts.reading!.skills).toEqual([tally('Words', '', 1, 1), tally('Words', 'In context', 0, 1)]);
    expect(parts.writing!.skills).toEqual([tally('Words', '', 1, 2)]);
    expect(parts.math!.skills).toEqual([tally('Algebra', 'Linear', 1, 2), tally('Algebra', 'Systems', 1, 1)]);
    expect(parts.math).toMatchObject({ raw: 3, total: 4 });
  });

  it.each([
    ['without a table for writing', { reading: [10, 22, 40], math: [200, 350, 500, 650, 800] }, null, null],
    ['without a table for math', { reading: [10, 22, 40], writing: [10, 25, 40] }, 800, null],
    ['without any table', {}, null, null],
    ['with a table that ends too early', { ...sat.scale, math: [200, 350] }, 800, null],
  ])('is null where it is unknown: %s', (_without, scale, verbal, total) => {
    const answers = [
      ['A', 'B'],
      ['C', 'D'],
      ['A', '3.5'],
      ['D', ''],
    ];
    expect(score({ ...sat, scale }, answers)).toMatchObject({ verbal, total });
  });

  it('counts a question without a known answer as wrong', () => {
    const [reading, ...others] = sat.sections as [Section, ...Section[]];
    const unknown = { ...reading, questions: [question(1, []), question(2, ['', ' '])] };
    const { parts } = score({ ...sat, sections: [unknown, ...others] }, [['A', ''], [], [], []]);
    expect(parts.reading).toMatchObject({ raw: 0, total: 2 });
  });
});

describe('the score of an ACT', () => {
  const one = (title: string, part: Section['part']) => ({ title, part, questions: [question(1, 'F')] });
  const act: Pick<FormContent, 'sections' | 'scale'> = {
    sections: [
      one('English', 'english'),
      one('Math', 'math'),
      one('Reading', 'reading'),
      one('Science', 'science'),
    ],
    scale: { english: [1, 30], math: [2, 31], reading: [1, 31], science: [1, 30] },
  };

  it.each([
    ['all right: 122 of four is 30.5, half up', [['F'], ['F'], ['F'], ['F']], [30, 31, 31, 30], 31],
    ['English alone: 34 of four is 8.5, half up', [['F'], [], [], []], [30, 2, 1, 1], 9],
    ['math alone: 34 of four is 8.5, half up', [[], ['F'], [], []], [1, 31, 1, 1], 9],
    ['English and reading: 64 of four is 16', [['F'], [], ['f'], []], [30, 2, 31, 1], 16],
    ['reading and science: 64 of four is 16', [[], [''], ['F'], ['F']], [1, 2, 31, 30], 16],
    ['nothing: 5 of four is 1.25', [[], [], [], []], [1, 2, 1, 1], 1],
  ])('rounds the mean half up: %s', (_of, answers, scaled, total) => {
    const { parts, ...scores } = score(act, answers);
    expect(Object.keys(parts)).toEqual(['english', 'math', 'reading', 'science']);
    expect(Object.values(parts).map((part) => part.scaled)).toEqual(scaled);
    expect(scores).toEqual({ verbal: null, total });
  });

  it('has no composite if a section cannot be scaled', () => {
    const { science: _science, ...scale } = act.scale;
    expect(score({ ...act, scale }, [['F'], ['F'], ['F'], ['F']])).toMatchObject({
      parts: { english: { scaled: 30 }, science: { raw: 1, scaled: null } },
      total: null,
    });
  });
});
