import type { ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t as words } from '../../domain/exams/en';

export interface OfStudent {
  readonly studentId: string;
  readonly type: ExamType;
}

export interface ReportProps extends OfStudent {
  /** Newest first, never empty. */
  readonly exams: readonly ExamResultResource[];
}

/** Whether the exam was scored by an invented form. */
export const isSample = (exams: readonly ExamResultResource[], examId: string): boolean =>
  exams.some(({ id, attributes }) => id === examId && attributes.sample);

/** Returns the display name of a part, or its id when it has none. */
export const partName = (part: string): string =>
  (words.parts as Readonly<Record<string, string>>)[part] ?? part;
