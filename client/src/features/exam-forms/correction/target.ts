import type { ExamPart } from 'contract/exam-definitions';
import type { ExamFormDetail, FormChange, FormQuestion } from 'contract/exam-forms';
import { formatNumber } from '../../../shared/lib/format';
import { t } from './en';

export type Target =
  | { readonly what: 'answer'; readonly section: number; readonly question: number }
  | { readonly what: 'skill'; readonly section: number; readonly question: number }
  | { readonly what: 'scale'; readonly part: ExamPart; readonly raw: number };

type Form = ExamFormDetail['attributes'];

export interface CorrectionValues {
  readonly answers: string;
  readonly category: string;
  readonly subcategory: string;
  readonly scaled: string;
  readonly reason: string;
}

export const questionOf = ({ sections }: Form, section: number, key: number): FormQuestion =>
  sections[section - 1]!.questions.find((question) => question.key === key)!;

export function valuesOf(form: Form, target: Target): CorrectionValues {
  const nothing = { answers: '', category: '', subcategory: '', scaled: '', reason: '' };
  if (target.what === 'scale') return { ...nothing, scaled: String(form.scale[target.part]![target.raw]) };
  const { answers, category, subcategory } = questionOf(form, target.section, target.question);
  return { ...nothing, answers: answers.join(', '), category, subcategory };
}

export const answersIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map((answer) => answer.trim().toUpperCase())
      .filter(Boolean),
  ),
];

export function changeOf(target: Target, values: CorrectionValues): FormChange {
  switch (target.what) {
    case 'answer':
      return { ...target, answers: answersIn(values.answers) };
    case 'skill':
      return {
        ...target,
        category: values.category.trim(),
        subcategory: values.subcategory.trim(),
      };
    case 'scale':
      return { ...target, scaled: Number(values.scaled) };
  }
}

export const nowOf = (form: Form, target: Target): FormChange => changeOf(target, valuesOf(form, target));

export function wordsFor(change: FormChange): string {
  switch (change.what) {
    case 'answer':
      return t.either(change.answers) || t.nothingGiven;
    case 'skill':
      return t.skill(change.category, change.subcategory) || t.nothingGiven;
    case 'scale':
      return formatNumber(change.scaled);
  }
}
