import type { Dashboard } from 'contract/dashboard';

const NOTHING_DUE = { count: 0, first: null };

export const dashboardOf = (changes: Partial<Dashboard> = {}): Dashboard => ({
  firstSteps: { grade: true, record: true, survey: true, college: true },
  tasks: { all: 0, completed: 0, overdue: NOTHING_DUE, thisWeek: NOTHING_DUE, next: [] },
  weeks: [],
  colleges: { counts: { interested: 0, applying: 0, applied: 0 }, next: [], matches: [] },
  exams: [],
  notifications: { data: [], unseen: 0 },
  ...changes,
});
