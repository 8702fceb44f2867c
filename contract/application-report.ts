import type { Resource } from './http';

/**
 * The numbers of a row: students, those who apply, their applications by plan and by decision, and what was asked for
 * with applications whose deadline has passed: letters of teachers, and transcripts and reports.
 */
export const REPORT_COLUMNS = [
  'students',
  'applicants',
  'applications',
  'submitted',
  'ed',
  'ed2',
  'ea',
  'rea',
  'regular',
  'rolling',
  'noPlan',
  'deferred',
  'waitlisted',
  'admitted',
  'denied',
  'withdrawn',
  'undecided',
  'letters',
  'lettersOnTime',
  'documents',
  'documentsOnTime',
] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** Smaller numbers are hidden, as is what would give them away. */
export const MIN_REPORTED = 10;

/** Null stands for a hidden number. */
export type ReportedCounts = Readonly<Record<ReportColumn, number | null>>;

/** `id` is that of the school, the year of a class, `none` for students without a class, or a group's. */
export type ReportRowResource = Resource<{
  readonly of: 'school' | 'class' | 'group';
  /** The name of a group. */
  readonly name: string | null;
  readonly counts: ReportedCounts;
}>;

export interface ApplicationReportCalls {
  /** Has the school first, then its classes, then the groups that the user sees. */
  'GET /admin/entity/{id}/application-report': { answer: { readonly data: readonly ReportRowResource[] } };
  'GET /admin/entity/{id}/application-report.csv': { file: 'text/csv' };
}
