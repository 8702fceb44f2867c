import { EXAM_PARTS, examParts, maxRaw, type ExamPart } from '../../../../contract/exam-definitions';
import type { ExamForm } from './exam-form.decider';

export const keyRows = ({ type, code, sections }: ExamForm) => [
  ['type', 'code', 'section', 'question', 'answers', 'category', 'subcategory'],
  ...sections.flatMap(({ title, questions }) =>
    questions.map(({ key, answers, category, subcategory }) => [
      ...[type, code, title, key, answers.join('|')],
      ...[category, subcategory],
    ]),
  ),
];

export const scaleRows = ({ type, code, scale }: ExamForm) => [
  ['type', 'code', 'section', 'raw', 'scaled'],
  ...EXAM_PARTS[type].flatMap((part: ExamPart) =>
    Array.from({ length: maxRaw(type, part) + 1 }, (_, raw) => [
      ...[type, code, examParts[part], raw],
      scale[part]?.[raw] ?? '',
    ]),
  ),
];
