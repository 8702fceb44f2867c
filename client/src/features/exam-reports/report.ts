import type { CollegeRange } from 'contract/exam-analysis';
import type { ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t as texts } from '../../domain/exams/en';

export interface OfStudent {
  readonly studentId: string;
  readonly type: ExamType;
}

export interface ReportProps extends OfStudent {
  /** Newest first, never empty. */
  readonly exams: readonly ExamResultResource[];
}

/** One target, since several hide each other: the chosen college, or else the first one. */
export const targetIn = (colleges: readonly CollegeRange[], chosen: string) =>
  colleges.find(({ ceeb }) => ceeb === chosen) ?? colleges[0];

export const partName = (part: string): string =>
  (texts.parts as Readonly<Record<string, string>>)[part] ?? part;
