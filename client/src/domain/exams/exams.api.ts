import type { ResponseOf, Query } from 'contract/calls';
import type { ExamAnalysis } from 'contract/exam-analysis';
import type { ExamType } from 'contract/exam-definitions';
import { examMessages, type ExamFormResource, type ExamResultResource } from 'contract/exams';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { me } from '../../shared/offline/mutationQueue';
import { isApiError } from '../../shared/api/errors';
import { LIST, listTags } from '../../shared/api/tags';
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

const as = (studentId: string) => ({
  headers: { studentid: studentId },
  offline: studentId === me(),
});

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

const examsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    examForms: build.query<readonly ExamFormResource[], ExamType | undefined>({
      query: (type) => call('GET /exams/forms', { query: { type }, offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/forms'>) => data,
      providesTags: (rows) => listTags('ExamForm', rows),
    }),
    examResults: build.query<readonly ExamResultResource[], OfStudent & Partial<OfType>>({
      query: ({ studentId, type }) =>
        call('GET /exams/student/{studentId}', { path: { studentId }, query: { type }, ...as(studentId) }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/student/{studentId}'>) => data,
      providesTags: (_rows, _error, { studentId }) => [examsOf(studentId)],
    }),
    /** A query, because it only reads, although it is a POST. */
    examCalculations: build.query<readonly ExamResultResource[], Calculation>({
      query: ({ studentId, ...query }) => call('POST /exams/calculations', { query, ...as(studentId) }),
      transformResponse: ({ data }: ResponseOf<'POST /exams/calculations'>) => data,
      providesTags: (_rows, _error, { studentId }) => [examsOf(studentId)],
    }),
    examScore: build.query<ResponseOf<'GET /exams/{id}/score'>['data'], OfExam>({
      query: ({ studentId, examId }) =>
        call('GET /exams/{id}/score', { path: { id: examId }, ...as(studentId) }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/{id}/score'>) => data,
      providesTags: oneExam,
    }),
    examReview: build.query<ResponseOf<'GET /exams/{id}/audit'>, OfExam>({
      query: ({ studentId, examId }) =>
        call('GET /exams/{id}/audit', { path: { id: examId }, ...as(studentId) }),
      providesTags: oneExam,
    }),
    exam: build.query<ResponseOf<'GET /exams/{id}'>['data'], OfExam>({
      query: ({ studentId, examId }) => call('GET /exams/{id}', { path: { id: examId }, ...as(studentId) }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/{id}'>) => data,
      providesTags: oneExam,
    }),
    countExam: build.mutation<void, OfExam & { readonly counted: boolean }>({
      query: ({ studentId, examId, counted }) =>
        call('PUT /exams/{id}/counted', { path: { id: examId }, body: { counted }, ...as(studentId) }),
      invalidatesTags: (_answer, error, { studentId, examId }) =>
        error ? [] : [{ type: 'Exam', id: examId }, ...inRecordOf(studentId)],
    }),
    examAnalysis: build.query<ExamAnalysis, OfType>({
      query: ({ studentId, type }) =>
        call('GET /exams/student/{studentId}/analysis', {
          path: { studentId },
          query: { type },
          ...as(studentId),
        }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/student/{studentId}/analysis'>) => data,
      providesTags: (_analysis, _error, { studentId }) => [
        examsOf(studentId),
        { type: 'SavedCollege', id: LIST },
      ],
    }),
  }),
});

export const {
  useExamFormsQuery,
  useExamResultsQuery,
  useExamCalculationsQuery,
  useExamScoreQuery,
  useExamReviewQuery,
  useExamQuery,
  useCountExamMutation,
  useExamAnalysisQuery,
} = examsApi;

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
