import { examSections } from './en/exam-definitions';

export { examParts } from './en/exam-definitions';

/** Types of test that are entered answer by answer; the PSAT and TOEFL only have scores in the profile. */
export const EXAM_TYPES = ['SAT', 'ACT'] as const;
export type ExamType = (typeof EXAM_TYPES)[number];

/** The codes that exist from the start; an import can add more. The first of each type is the default. */
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

/** The letters that can answer a single question; in the ACT every second question has F to K, without I. */
export const CHOICES: Readonly<Record<ExamType, string>> = { SAT: 'ABCD', ACT: 'ABCDEFGHJK' };

export const MULTI_FIELDS = [1, 2, 3, 4] as const;

/** The part of a test that a scale scores. SAT math has two sections. */
export type ExamPart = 'reading' | 'writing' | 'math' | 'english' | 'science';

type SectionTitle = keyof typeof examSections;

export interface SectionDefinition {
  /** The title in requests and files; people read `sectionName`. */
  readonly title: SectionTitle;
  readonly part: ExamPart;
  /** Single questions have the keys 1 to `single`, multi questions the following ones up to `single + multi`. */
  readonly single: number;
  readonly multi: number;
}

const section = (title: SectionTitle, part: ExamPart, single: number, multi = 0): SectionDefinition => ({
  title,
  part,
  single,
  multi,
});

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

export const EXAM_PARTS = {
  SAT: ['reading', 'writing', 'math'],
  ACT: ['english', 'math', 'reading', 'science'],
} as const satisfies Record<ExamType, readonly ExamPart[]>;

export const SCALED_RANGE: Readonly<Record<ExamType, Partial<Record<ExamPart, readonly [number, number]>>>> =
  {
    SAT: { reading: [10, 40], writing: [10, 40], math: [200, 800] },
    ACT: { english: [1, 36], math: [1, 36], reading: [1, 36], science: [1, 36] },
  };

export const questionsIn = ({ single, multi }: SectionDefinition) => single + multi;

export const kindOf = ({ single }: SectionDefinition, key: number): QuestionKind =>
  key <= single ? 'single' : 'multi';

/** The highest possible raw score: the number of questions that count for the part. */
export const maxRaw = (type: ExamType, part: ExamPart): number =>
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

/** The slug with the separators between its words, so that no two codes have the same id. */
const exactIdOf = (type: ExamType, code: string): string =>
  `${slugOf(type, code)}--${(code.toLowerCase().match(/[^a-z0-9]+/g) ?? []).map(hexOf).join('-')}`;

/** Whether a code has only words and single spaces, which its slug represents without loss. */
const isPlain = (code: string) => /^[a-z0-9]+( [a-z0-9]+)*$/i.test(code);

export const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A form's id is made of its type and code, such as `sat-may-2017`; the code `A.1` of an ACT becomes `act-a-1--2e`. */
export const formIdOf = (type: ExamType, code: string): string =>
  isPlain(code) ? slugOf(type, code) : exactIdOf(type, code);

/** The ids that the form may have: earlier versions named `A-1` and `A.1` of an ACT both `act-a-1`. */
export const formIdsOf = (type: ExamType, code: string): readonly string[] => [
  slugOf(type, code),
  exactIdOf(type, code),
];
