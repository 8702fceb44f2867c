import type { ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t as words } from '../../domain/exams/en';

export interface OfStudent {
  readonly studentId: string;
  readonly type: ExamType;
}

export interface ReportProps extends OfStudent {
  /** The newest first, at least one. */
  readonly exams: readonly ExamResultResource[];
}

/** Whether an invented form gave it. */
export const isSample = (exams: readonly ExamResultResource[], examId: string): boolean =>
  exams.some(({ id, attributes }) => id === examId && attributes.sample);

/** As people know it; the name itself where nobody has said. */
export const partName = (part: string): string =>
  (words.parts as Readonly<Record<string, string>>)[part] ?? part;
