import type { ResponseOf } from 'contract/calls';
import { examMessages, type ExamEntry, type ExamResultResource } from 'contract/exams';
import '../../domain/exams/exams.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { isApiError, errorMessage } from '../../shared/api/errors';
import { LIST } from '../../shared/api/tags';

interface OfStudent {
  readonly studentId: string;
}
interface OfExam extends OfStudent {
  readonly examId: string;
}
interface Entered {
  readonly entry: ExamEntry;
}

const examsOf = (_answer: unknown, error: unknown, { studentId }: OfStudent) =>
  error ? [] : [{ type: 'Exam', id: studentId } as const, { type: 'Audit', id: LIST } as const];

const examEntryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    enterExam: build.mutation<ExamResultResource, OfStudent & Entered>({
      query: ({ studentId: studentid, entry: body }) =>
        call('POST /exams/student-entry', { headers: { studentid }, body }),
      transformResponse: ({ data }: ResponseOf<'POST /exams/student-entry'>) => data,
      invalidatesTags: examsOf,
    }),
    editExam: build.mutation<unknown, OfExam & Entered>({
      extraOptions: { undo: true },
      query: ({ studentId: studentid, examId, entry: body }) =>
        call('PATCH /exams/student-entry/{examId}', { path: { examId }, headers: { studentid }, body }),
      invalidatesTags: examsOf,
    }),
    removeExam: build.mutation<unknown, OfExam>({
      extraOptions: { undo: true },
      query: ({ studentId: studentid, examId }) =>
        call('DELETE /exams/student-entry/{examId}', { path: { examId }, headers: { studentid } }),
      invalidatesTags: examsOf,
    }),
  }),
});

export const { useEnterExamMutation, useEditExamMutation, useRemoveExamMutation } = examEntryApi;

export interface EntryFailure {
  readonly message?: string;
  readonly details?: string;
  readonly examCode?: string;
  readonly dateTaken?: string;
}

export function entryFailure(error: unknown): EntryFailure {
  if (!isApiError(error) || error.status === 0 || error.status === 429) return errorMessage(error);
  const { code, fields: { examCode, dateTaken } = {}, message } = error.data;
  if (code === 'same-test') return { dateTaken: message };
  if (examCode || dateTaken) return { examCode, dateTaken };
  if (error.status === 401 || error.status === 403) return { message: examMessages.noAccess };
  if (error.status === 404) return { message: examMessages.noTests };
  return { message: error.status === 422 ? examMessages.invalid : examMessages.serverError };
}
