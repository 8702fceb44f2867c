import type { Query } from 'contract/calls';
import type { ExamType } from 'contract/exam-definitions';
import { examMessages } from 'contract/exams';
import { isApiError } from '../../shared/api/errors';
import { endpoints, mutation, query, resource, LIST } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import '../colleges/colleges.events';

interface OfStudent {
  readonly studentId: string;
}
interface OfExam extends OfStudent {
  readonly examId: string;
}
interface OfType extends OfStudent {
  readonly type: ExamType;
}
type Calculation = OfStudent & Query<'POST /exams/calculations'>;

const as = (studentId: string) => ({ headers: { studentid: studentId } });

const exam = ({ studentId, examId }: OfExam) => ({ path: { id: examId }, ...as(studentId) });

const examsOf = (studentId: string) => ({ type: 'Exam', id: studentId }) as const;

const inRecordOf = (studentId: string) =>
  [
    examsOf(studentId),
    { type: 'Record', id: studentId },
    { type: 'TestScore', id: LIST },
    { type: 'Audit', id: LIST },
  ] as const;

const oneExam = (_answer: unknown, _error: unknown, { studentId, examId }: OfExam) => [
  { type: 'Exam', id: examId } as const,
  examsOf(studentId),
];

export const ExamsApi = endpoints({
  examForms: resource('ExamForm').list('GET /exams/forms', {
    request: (type: ExamType | undefined) => ({ query: { type } }),
  }),
  examResults: query('GET /exams/student/{studentId}', {
    request: ({ studentId, type }: OfStudent & Partial<OfType>) => ({
      path: { studentId },
      query: { type },
      ...as(studentId),
    }),
    providesTags: (_rows, _error, { studentId }) => [examsOf(studentId)],
  }),
  /** A query, because it only reads, although it is a POST. */
  examCalculations: query('POST /exams/calculations', {
    request: ({ studentId, ...search }: Calculation) => ({ query: search, ...as(studentId) }),
    providesTags: (_rows, _error, { studentId }) => [examsOf(studentId)],
  }),
  examScore: query('GET /exams/{id}/score', { request: exam, providesTags: oneExam }),
  examReview: query('GET /exams/{id}/audit', { request: exam, providesTags: oneExam }),
  exam: query('GET /exams/{id}', { request: exam, providesTags: oneExam }),
  countExam: mutation('PUT /exams/{id}/counted', {
    request: ({ counted, ...of }: OfExam & { readonly counted: boolean }) => ({
      ...exam(of),
      body: { counted },
    }),
    invalidatesTags: (_answer, error, { studentId, examId }) =>
      error ? [] : [{ type: 'Exam', id: examId }, ...inRecordOf(studentId)],
  }),
  examAnalysis: query('GET /exams/student/{studentId}/analysis', {
    request: ({ studentId, type }: OfType) => ({ path: { studentId }, query: { type }, ...as(studentId) }),
    providesTags: (_analysis, _error, { studentId }) => [
      examsOf(studentId),
      { type: 'SavedCollege', id: LIST },
    ],
  }),
});

const REFUSALS: Readonly<Record<number, string>> = {
  401: examMessages.noAccess,
  403: examMessages.noAccess,
  404: examMessages.noTests,
};

export const examFailure = (error: unknown): string | undefined =>
  isApiError(error) && error.status > 0 ? (REFUSALS[error.status] ?? examMessages.serverError) : undefined;

onServerEvent('exam-form.changed', {
  invalidate: ({ id }) => [
    { type: 'ExamForm', id },
    { type: 'ExamForm', id: LIST },
  ],
});
onServerEvent('exam.changed', {
  invalidate: ({ id, data: { studentId } }) => [
    { type: 'Exam', id },
    ...inRecordOf(studentId),
    { type: 'Exam', id: LIST },
  ],
});
