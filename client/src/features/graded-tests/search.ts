import type { Query } from 'contract/calls';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { useExamFormsQuery } from '../../domain/exams/exams.api';
import { useFilters } from '../../shared/routing/useUrlState';
import { t } from './en';

const isType = (value: string): value is ExamType => EXAM_TYPES.some((type) => type === value);

export function useGradedSearch() {
  const [{ q, type: typed, form: formId }] = useFilters({ q: '', type: '', form: '' });
  const type = isType(typed) ? typed : undefined;
  const { currentData: all = [] } = useExamFormsQuery(undefined);
  const forms = all.filter(({ attributes }) => !type || attributes.type === type);
  // A form of the other test type no longer applies.
  const form = forms.find(({ id }) => id === formId);
  const search: Query<'GET /exams/graded.csv'> = {
    type,
    formId: formId && (form || all.length === 0) ? formId : undefined,
    q: q || undefined,
  };
  return {
    search,
    form,
    filters: [
      {
        name: 'type',
        label: t.types.label,
        options: [
          { value: '', label: t.types.all },
          ...EXAM_TYPES.map((one) => ({ value: one, label: one })),
        ],
      },
      {
        name: 'form',
        label: t.forms.label,
        options: [
          { value: '', label: t.forms.all },
          ...forms.map(({ id, attributes }) => ({
            value: id,
            label: t.form(attributes.type, attributes.code),
          })),
        ],
      },
    ],
  };
}
