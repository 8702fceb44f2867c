import { CHOICES, EXAM_SECTIONS, MULTI_FIELDS, type ExamType } from '../../../../contract/exam-definitions';
import { UNANSWERED } from '../../../../contract/entry-imports';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { Answers } from '../entries/exam-entries.events';
import { t } from './messages';

const refused = (message: LocalizedMessage) => new Rejected('invalid', message);

const MULTI = new RegExp(`^[0-9./]{1,${MULTI_FIELDS.length}}$`);

/** Reads the answers of a section from its cell, such as `ABC-D|3/4|-`. */
export function sectionIn(type: ExamType, index: number, text: string): Answers[number] {
  const { single, multi } = EXAM_SECTIONS[type][index]!;
  const section = index + 1;
  const cell = text.replaceAll(/\s/g, '').toUpperCase();
  if (cell === UNANSWERED) return Array.from({ length: single + multi }, () => '');
  const [row = '', ...others] = cell.split('|');
  if (row.length !== single) {
    const count = { section, expected: single, found: row.length };
    throw refused(t(multi > 0 ? 'row-refused.singles' : 'row-refused.answers', count));
  }
  if (others.length !== multi)
    throw refused(t('row-refused.multis', { section, expected: multi, found: others.length }));
  return [...row, ...others].map((answer, place) => {
    if (answer === UNANSWERED || answer === '') return '';
    const isSingle = place < single;
    if (isSingle ? CHOICES[type].includes(answer) : MULTI.test(answer)) return answer;
    const code = isSingle ? 'row-refused.single' : 'row-refused.multi';
    throw refused(t(code, { section, question: place + 1 }));
  });
}

export const exampleOf = (type: ExamType): string[] =>
  EXAM_SECTIONS[type].map(
    ({ single, multi }) => 'ABCD'.repeat(single).slice(0, single) + '|12'.repeat(multi),
  );
