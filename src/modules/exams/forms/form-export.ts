import { stringify } from 'csv-stringify/sync';
import { EXAM_PARTS, examParts, maxRaw, type ExamPart } from '../../../../contract/exam-definitions';
import type { ExamForm } from './exam-form';

const csvOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]) =>
  stringify([columns, ...rows] as unknown[][], { bom: true });

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

export const scaleFile = ({ type, code, scale }: ExamForm): string =>
  csvOf(
    ['type', 'code', 'section', 'raw', 'scaled'],
    EXAM_PARTS[type].flatMap((part: ExamPart) =>
      Array.from({ length: maxRaw(type, part) + 1 }, (_, raw) => [
        ...[type, code, examParts[part], raw],
        scale[part]?.[raw] ?? '',
      ]),
    ),
  );
