import { examSections } from './en/exam-definitions';

export { examParts } from './en/exam-definitions';

/** Types of test that are entered answer by answer; PSAT and TOEFL have scores in the profile alone. */
export const EXAM_TYPES = ['SAT', 'ACT'] as const;
export type ExamType = (typeof EXAM_TYPES)[number];

/** The codes that there are from the start; an import may bring more. The first of each type is the default. */
export const EXAM_CODES: Readonly<Record<ExamType, readonly string[]>> = {
  SAT: [
    'May 2017',
    'April 2018',
    'October 2018',
    'April 2019',
    'March 2020',
    'March 2021',
    'May 2021',
    'October 2022',
  ],
  ACT: [
    '2018 Code A09',
    '2018 Code 61D',
    '2018 Code 68A',
    '1996 Code 52C',
    '2020 Code C02',
    '2021 Code D05',
    '2022 Code F07',
  ],
};

/** A single question takes one character, a multi question one in each of its fields, which are read together. */
export type QuestionKind = 'single' | 'multi';

/** The letters that a single question may have as its answer: in the ACT every second question has F to K, without I. */
export const CHOICES: Readonly<Record<ExamType, string>> = { SAT: 'ABCD', ACT: 'ABCDEFGHJK' };

/** Fields of a multi question, by their keys. */
export const MULTI_FIELDS = [1, 2, 3, 4] as const;

/** What a part of a test is scored by: SAT math has two sections. */
export type ExamPart = 'reading' | 'writing' | 'math' | 'english' | 'science';

type SectionTitle = keyof typeof examSections;

export interface SectionDefinition {
  /** In calls and files; `sectionName` is what people read. */
  readonly title: SectionTitle;
  readonly part: ExamPart;
  /** Questions have the keys 1 to `single`, and from there on to `single + multi`. */
  readonly single: number;
  readonly multi: number;
}

const section = (title: SectionTitle, part: ExamPart, single: number, multi = 0): SectionDefinition => ({
  title,
  part,
  single,
  multi,
});

/** Every form of a type has these sections. */
export const EXAM_SECTIONS: Readonly<Record<ExamType, readonly SectionDefinition[]>> = {
  SAT: [
    section('Section One', 'reading', 52),
    section('Section Two', 'writing', 44),
    section('Section Three', 'math', 15, 5),
    section('Section Four', 'math', 30, 8),
  ],
  ACT: [
    section('English', 'english', 75),
    section('Math', 'math', 60),
    section('Reading', 'reading', 40),
    section('Science', 'science', 40),
  ],
};

export const sectionName = (title: string): string => examSections[title as SectionTitle] ?? title;

/** The parts of a test in the order in which they are shown. */
export const EXAM_PARTS = {
  SAT: ['reading', 'writing', 'math'],
  ACT: ['english', 'math', 'reading', 'science'],
} as const satisfies Record<ExamType, readonly ExamPart[]>;

/** What the table of a part scales its raw score to. */
export const SCALED_RANGE: Readonly<Record<ExamType, Partial<Record<ExamPart, readonly [number, number]>>>> =
  {
    SAT: { reading: [10, 40], writing: [10, 40], math: [200, 800] },
    ACT: { english: [1, 36], math: [1, 36], reading: [1, 36], science: [1, 36] },
  };

export const questionsIn = ({ single, multi }: SectionDefinition) => single + multi;

export const kindOf = ({ single }: SectionDefinition, key: number): QuestionKind =>
  key <= single ? 'single' : 'multi';

/** How many questions of a type count for a part: the highest raw score that it can have. */
export const mostRaw = (type: ExamType, part: ExamPart): number =>
  EXAM_SECTIONS[type]
    .filter((section) => section.part === part)
    .reduce((total, section) => total + questionsIn(section), 0);

const slugOf = (type: ExamType, code: string): string =>
  `${type} ${code}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const hexOf = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** No two codes share one: the slug, and what stands between its words. */
const exactIdOf = (type: ExamType, code: string): string =>
  `${slugOf(type, code)}--${(code.toLowerCase().match(/[^a-z0-9]+/g) ?? []).map(hexOf).join('-')}`;

/** Words and single spaces, which a slug says in full. */
const isPlain = (code: string) => /^[a-z0-9]+( [a-z0-9]+)*$/i.test(code);

export const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A form is known by its type and code, as `sat-may-2017`; `A.1` of an ACT is `act-a-1--2e`. */
export const formIdOf = (type: ExamType, code: string): string =>
  isPlain(code) ? slugOf(type, code) : exactIdOf(type, code);

/** Where a form of that name may be: before codes were told apart, `A-1` and `A.1` of an ACT were both `act-a-1`. */
export const formIdsOf = (type: ExamType, code: string): readonly string[] => [
  slugOf(type, code),
  exactIdOf(type, code),
];
