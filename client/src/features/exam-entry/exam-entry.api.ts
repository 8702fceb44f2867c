import { examMessages, type ExamEntry } from 'contract/exams';
import { endpoints, mutation, LIST } from '../../shared/api/resource';
import '../../domain/exams/exams.api';
import { isApiError, errorMessage } from '../../shared/api/errors';

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

export const ExamEntryApi = endpoints({
  enterExam: mutation('POST /exams/student-entry', {
    request: ({ studentId: studentid, entry }: OfStudent & Entered) => ({
      headers: { studentid },
      body: entry,
    }),
    invalidatesTags: examsOf,
  }),
  editExam: mutation('PATCH /exams/student-entry/{examId}', {
    undo: true,
    request: ({ studentId: studentid, examId, entry }: OfExam & Entered) => ({
      path: { examId },
      headers: { studentid },
      body: entry,
    }),
    invalidatesTags: examsOf,
  }),
  removeExam: mutation('DELETE /exams/student-entry/{examId}', {
    undo: true,
    request: ({ studentId: studentid, examId }: OfExam) => ({ path: { examId }, headers: { studentid } }),
    invalidatesTags: examsOf,
  }),
});

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
