import { stringify } from 'csv-stringify/sync';
import { EXAM_PARTS, examParts, mostRaw, type ExamPart } from '../../../../contract/exam-definitions';
import type { ExamForm } from './exam-form';

const csvOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]) =>
  stringify([columns, ...rows] as unknown[][], { bom: true });

/** As it is imported: a form's questions with their answers and skills. */
export const keyFile = ({ type, code, sections }: ExamForm): string =>
  csvOf(
    ['type', 'code', 'section', 'question', 'answers', 'category', 'subcategory'],
    sections.flatMap(({ title, questions }) =>
      questions.map(({ key, answers, category, subcategory }) => [
        ...[type, code, title, key, answers.join('|')],
        ...[category, subcategory],
      ]),
    ),
  );

/** As it is imported: what each raw score is scaled to, to be filled in where it is not. */
export const scaleFile = ({ type, code, scale }: ExamForm): string =>
  csvOf(
    ['type', 'code', 'section', 'raw', 'scaled'],
    EXAM_PARTS[type].flatMap((part: ExamPart) =>
      Array.from({ length: mostRaw(type, part) + 1 }, (_, raw) => [
        ...[type, code, examParts[part], raw],
        scale[part]?.[raw] ?? '',
      ]),
    ),
  );
