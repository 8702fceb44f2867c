import { EXAM_CODES, EXAM_TYPES, formIdOf } from '../../../../contract/exam-definitions';
import type { ExamForm } from './exam-form.decider';
import { planForms } from './form-plan';
import type { FormRow } from './form-rows';
import { SAMPLE_FORMS } from './sample-forms';

const sample = SAMPLE_FORMS.get(formIdOf('ACT', EXAM_CODES.ACT[0]!))!;
const existing = (formId: string, code: string): ExamForm => ({ ...sample, formId, code });
const QUESTIONS = { English: 75, Math: 60, Reading: 40, Science: 40 };
const keyOf = (code: string): FormRow[] =>
  Object.entries(QUESTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ line: 2, type: 'ACT' as const, code, section, question: index + 1 },
      ...{ answers: ['A'], category: 'Usage', subcategory: 'Commas' },
    })),
  );

function plannedIn(codes: readonly string[], ...forms: readonly ExamForm[]) {
  const plan = planForms(codes.flatMap(keyOf), new Map(forms.map((form) => [form.formId, form])));
  expect(plan.issues).toEqual([]);
  return Object.fromEntries(plan.effects.map(({ code, formId }) => [code, formId]));
}

it('gives different exam codes different ids', () => {
  const codes = ['A 1', 'A-1', 'A.1', 'A+1', 'A1', 'A. 1', 'A 1.', 'Ä 1', 'A -1', 'A 1 2e'];
  const ids = codes.map((code) => formIdOf('ACT', code));
  expect(new Set(ids).size).toBe(codes.length);
  expect(ids[0]).toBe('act-a-1');
});

it('keeps the ids of existing forms', () => {
  expect(plannedIn(['a-1'], existing('act-a-1', 'A-1'))).toEqual({ 'A-1': 'act-a-1' });
  for (const type of EXAM_TYPES)
    for (const code of EXAM_CODES[type])
      expect(formIdOf(type, code)).toBe(`${type} ${code}`.toLowerCase().replaceAll(' ', '-'));
});

it('does not confuse codes whose slugs are the same', () => {
  expect(plannedIn(['A.1', 'A 1'], existing('act-a-1', 'A-1'))).toEqual({
    'A.1': 'act-a-1--2e',
    'A 1': 'act-a-1--20',
  });
});
