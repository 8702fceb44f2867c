import { UNANSWERED } from 'contract/entry-imports';
import {
  CHOICES,
  EXAM_SECTIONS,
  kindOf,
  MULTI_FIELDS,
  questionsIn,
  sectionName,
  type ExamType,
  type QuestionKind,
} from 'contract/exam-definitions';
import type { ExamEntry } from 'contract/exams';

/** A field for one character. A multi-character question has four of them. */
export interface Cell {
  readonly question: number;
  readonly kind: QuestionKind;
  readonly field: number;
}

/** The text of each field by section: empty, or one character. */
export type Sheet = readonly (readonly string[])[];

export interface Place {
  readonly section: number;
  readonly cell: number;
}

const cellsOf = (type: ExamType): readonly (readonly Cell[])[] =>
  EXAM_SECTIONS[type].map((section) =>
    Array.from({ length: questionsIn(section) }, (_, index) => index + 1).flatMap((question) => {
      const kind = kindOf(section, question);
      const fields = kind === 'single' ? [1] : MULTI_FIELDS;
      return fields.map((field) => ({ question, kind, field }));
    }),
  );

export const CELLS: Readonly<Record<ExamType, readonly (readonly Cell[])[]>> = {
  SAT: cellsOf('SAT'),
  ACT: cellsOf('ACT'),
};

export const blankSheet = (type: ExamType): Sheet => CELLS[type].map((cells) => cells.map(() => ''));

/** Returns an empty string for a mark that means unanswered. */
export const characterOf = (kind: QuestionKind, text: string): string =>
  text.trim() === '' || (kind === 'single' && text === UNANSWERED) ? '' : text.toUpperCase();

const NUMERALS = '0123456789./-';

export const isAnswer = (type: ExamType, kind: QuestionKind, text: string): boolean =>
  (kind === 'single' ? CHOICES[type] : NUMERALS).includes(text);

export const isBlank = (sheet: Sheet): boolean => sheet.every((cells) => cells.every((text) => text === ''));

export const withText = (sheet: Sheet, { section, cell }: Place, text: string): Sheet =>
  sheet.map((texts, index) =>
    index === section ? texts.map((before, place) => (place === cell ? text : before)) : texts,
  );

export function unansweredIn(cells: readonly Cell[], texts: readonly string[]): readonly number[] {
  const answered = new Set(cells.filter((_, index) => texts[index] !== '').map(({ question }) => question));
  return [...new Set(cells.map(({ question }) => question))].filter((question) => !answered.has(question));
}

export const progressOf = (type: ExamType, sheet: Sheet) =>
  EXAM_SECTIONS[type].map((section, index) => ({
    title: sectionName(section.title),
    questions: questionsIn(section),
    open: unansweredIn(CELLS[type][index]!, sheet[index]!),
  }));

export const totalOf = (progress: ReturnType<typeof progressOf>) => {
  const questions = progress.reduce((total, section) => total + section.questions, 0);
  const open = progress.reduce((total, section) => total + section.open.length, 0);
  return { questions, open, answered: questions - open };
};

export function nextUnanswered(type: ExamType, sheet: Sheet, from?: Place): Place | undefined {
  const open = CELLS[type].flatMap((cells, section) => {
    const questions = new Set(unansweredIn(cells, sheet[section]!));
    return cells.flatMap(({ question, field }, cell) =>
      field === 1 && questions.has(question) ? [{ section, cell }] : [],
    );
  });
  const isAfter = (place: Place) =>
    !from || place.section > from.section || (place.section === from.section && place.cell > from.cell);
  return open.find(isAfter) ?? open[0];
}

export function nextQuestion(type: ExamType, { section, cell }: Place): Place | undefined {
  const cells = CELLS[type][section]!;
  const next = cells.findIndex(({ question }) => question > cells[cell]!.question);
  if (next >= 0) return { section, cell: next };
  return section + 1 < CELLS[type].length ? { section: section + 1, cell: 0 } : undefined;
}

export function nextCell(type: ExamType, { section, cell }: Place): Place | undefined {
  if (cell + 1 < CELLS[type][section]!.length) return { section, cell: cell + 1 };
  return section + 1 < CELLS[type].length ? { section: section + 1, cell: 0 } : undefined;
}

export function cellBefore(type: ExamType, { section, cell }: Place): Place | undefined {
  if (cell > 0) return { section, cell: cell - 1 };
  return section > 0 ? { section: section - 1, cell: CELLS[type][section - 1]!.length - 1 } : undefined;
}

export const inRanges = (numbers: readonly number[]): string =>
  numbers
    .reduce<[number, number][]>((ranges, number) => {
      const last = ranges.at(-1);
      if (last?.[1] === number - 1) last[1] = number;
      else ranges.push([number, number]);
      return ranges;
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${from}${to - from === 1 ? ', ' : '–'}${to}`))
    .join(', ');

export const sectionsOf = (type: ExamType, sheet: Sheet): ExamEntry['sections'] =>
  CELLS[type].map((cells, section) => {
    const fields = cells.map((cell, index) => ({ ...cell, value: sheet[section]![index]! }));
    return {
      questions: fields
        .filter(({ field }) => field === 1)
        .map(({ question: key, kind, value }) =>
          kind === 'single'
            ? { key, value }
            : {
                key,
                answers: fields
                  .filter(({ question }) => question === key)
                  .map(({ field, value }) => ({ key: field, value })),
              },
        ),
    };
  });

export const sheetOf = ({ testType, sections }: Pick<ExamEntry, 'testType' | 'sections'>): Sheet =>
  CELLS[testType].map((cells, section) => {
    const questions = new Map(sections[section]?.questions.map((question) => [question.key, question]));
    return cells.map(({ question, field }) => {
      const answer = questions.get(question);
      if (!answer) return '';
      return 'value' in answer
        ? answer.value
        : (answer.answers.find(({ key }) => key === field)?.value ?? '');
    });
  });
