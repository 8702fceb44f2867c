import { answerMonth } from '../../../contract/deadlines';
import { noDeadlines } from '../../../contract/colleges';
import {
  SHOWN_ON_DASHBOARD,
  type Coming,
  type Dashboard,
  type DashboardCollege,
  type DashboardMatch,
} from '../../../contract/dashboard';
import { SAVED_STATUSES, type SavedStatus } from '../../../contract/saved-colleges';
import { comingDeadlines, type College } from '../colleges/colleges.queries';
import type { SavedCollege } from '../colleges/saved/saved-colleges.queries';
import { shownResults, type SurveyResults } from '../survey/survey.queries';

/** A saved college with its coming deadlines, soonest first: none once the student has applied. */
export interface SavedCollegeWithDeadline extends Omit<DashboardCollege, 'deadline'> {
  readonly coming: ReturnType<typeof comingDeadlines>;
}

export const loadSavedColleges = (
  saved: readonly SavedCollege[],
  colleges: ReadonlyMap<string, College>,
  today: string,
): SavedCollegeWithDeadline[] =>
  saved
    .map(({ ceebCode, collegeName, status, savedAt }): SavedCollegeWithDeadline => {
      const college = colleges.get(ceebCode);
      const { name, state, location } = college?.fields ?? { name: collegeName, state: '', location: '' };
      const deadlines = (status !== 'applied' && college?.deadlines) || noDeadlines;
      return {
        id: ceebCode,
        name: college?.fields.status === 'published' ? name : collegeName,
        state,
        location,
        status,
        coming: comingDeadlines(deadlines, today),
        answer: status === 'applied' ? answerMonth(college?.deadlines ?? noDeadlines, savedAt, today) : null,
      };
    })
    .sort((a, b) => (a.coming[0]?.date ?? '9999').localeCompare(b.coming[0]?.date ?? '9999'));

export const comingOf = (colleges: readonly SavedCollegeWithDeadline[]): Coming[] =>
  colleges.flatMap(({ id, name, coming }) =>
    coming.map(({ kind, date }) => ({
      kind: 'deadline' as const,
      id,
      date,
      college: name,
      deadline: kind,
    })),
  );

export const withNextDeadline = (
  colleges: readonly SavedCollegeWithDeadline[],
): Omit<Dashboard['colleges'], 'matches'> => ({
  counts: Object.fromEntries(
    SAVED_STATUSES.map((status) => [status, colleges.filter((college) => college.status === status).length]),
  ) as Record<SavedStatus, number>,
  next: colleges
    .slice(0, SHOWN_ON_DASHBOARD.colleges)
    .map(({ coming, ...college }) => ({ ...college, deadline: coming[0] ?? null })),
});

export function matchesOf(
  survey: SurveyResults | undefined,
  colleges: readonly SavedCollegeWithDeadline[],
  isEntitled: boolean,
): DashboardMatch[] {
  const saved = new Set(colleges.map(({ id }) => id));
  return shownResults(survey?.results ?? [], isEntitled)
    .slice(0, SHOWN_ON_DASHBOARD.matches)
    .map(({ ceebCode: id, name, state, location, fit, position }) => ({
      id,
      name,
      state,
      location,
      fit,
      position,
      saved: saved.has(id),
    }));
}
