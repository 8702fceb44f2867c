import { readAnswers, writeAnswers, type AnswerTexts } from './exam-answers';
import type { ExamEntry } from './exams';

const nothing: Readonly<Record<'SAT' | 'ACT', AnswerTexts>> = {
  SAT: [52, 44, 20, 38].map((count) => Array<string>(count).fill('')),
  ACT: [75, 60, 40, 40].map((count) => Array<string>(count).fill('')),
};

const answered = (changes: Readonly<Record<string, string>>): AnswerTexts =>
  nothing.SAT.map((section, index) =>
    section.map((answer, question) => changes[`${index + 1}.${question + 1}`] ?? answer),
  );

type Sections = {
  questions: { key: number; value?: string; answers?: { key: number; value: string }[] }[];
}[];

const spoiled = (spoil: (sections: Sections) => unknown): unknown => {
  const sections = structuredClone(writeAnswers('SAT', nothing.SAT)) as Sections;
  return spoil(sections) ?? sections;
};

describe('reading and writing exam answers', () => {
  it.each(['SAT', 'ACT'] as const)('restores written %s answers', (type) => {
    const answers = nothing[type].map((section) => section.map((_, index) => 'ABCD'[index % 4]!));
    expect(readAnswers(type, writeAnswers(type, answers))).toEqual(answers);
  });

  it('splits a multi answer into one character for each field', () => {
    const answers = answered({ '3.16': '3.5', '4.38': '1/12', '1.1': 'a' });
    const [, , third, fourth] = writeAnswers('SAT', answers);
    expect(third!.questions[15]).toEqual({
      key: 16,
      answers: ['3', '.', '5', ''].map((value, index) => ({ key: index + 1, value })),
    });
    expect(fourth!.questions[37]).toMatchObject({ key: 38, answers: { length: 4 } });
    expect(readAnswers('SAT', writeAnswers('SAT', answers))).toEqual(answers);
  });

  it('ignores blanks, and joins fields around an empty one', () => {
    const sections = spoiled(([first, , third]) => {
      first!.questions[0]!.value = ' b ';
      third!.questions[15]!.answers = ['', '7', ' ', '2'].map((value, index) => ({ key: index + 1, value }));
    }) as ExamEntry['sections'];
    expect(readAnswers('SAT', sections)).toEqual(answered({ '1.1': 'b', '3.16': '72' }));
  });

  it.each([
    ['sections that are no list', () => 'answers', { code: 'notTheSections', count: 4 }],
    ['a missing section', (all: Sections) => all.slice(1), { code: 'notTheSections', count: 4 }],
    [
      'a missing question',
      (all: Sections) => void all[1]!.questions.pop(),
      { code: 'notTheQuestions', section: 'Section Two', count: 44 },
    ],
    [
      'two characters',
      (all: Sections) => void (all[0]!.questions[2]!.value = 'AB'),
      { code: 'notAnAnswer', section: 'Section One', question: 3 },
    ],
    [
      'a number',
      (all: Sections) => void ((all[0]!.questions[2] as { value: unknown }).value = 3),
      { code: 'notAnAnswer', section: 'Section One', question: 3 },
    ],
    [
      'another key',
      (all: Sections) => void (all[0]!.questions[2]!.key = 4),
      { code: 'notAnAnswer', section: 'Section One', question: 3 },
    ],
    [
      'one field instead of four',
      (all: Sections) => void (all[2]!.questions[15] = { key: 16, value: 'A' }),
      { code: 'notAnAnswer', section: 'Section Three', question: 16 },
    ],
    [
      'four fields instead of one',
      (all: Sections) => void (all[0]!.questions[0] = { ...all[2]!.questions[15]!, key: 1 }),
      { code: 'notAnAnswer', section: 'Section One', question: 1 },
    ],
    [
      'a field with another key',
      (all: Sections) => void (all[2]!.questions[15]!.answers![3]!.key = 5),
      { code: 'notAnAnswer', section: 'Section Three', question: 16 },
    ],
  ])('rejects %s', (_what, spoil, issue) => {
    expect(readAnswers('SAT', spoiled(spoil))).toEqual({ issue });
  });
});
