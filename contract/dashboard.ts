import type { Chance, DeadlineKind } from './colleges';
import type { ExamResultResource } from './exams';
import type { FirstSteps } from './first-steps';
import type { NotificationPage } from './notifications';
import type { SavedStatus } from './saved-colleges';
import type { TaskSummary } from './tasks';

export const COMING_WEEKS = { weeks: 6, most: 3 } as const;

export const SHOWN_ON_DASHBOARD = { tasks: 3, matches: 3, colleges: 3, notifications: 3 } as const;

interface OnDay {
  readonly id: string;
  readonly date: string;
}

/** Something that happens on a day. Its id is that of the assignment, college or session. */
export type Coming =
  | (OnDay & { readonly kind: 'task'; readonly name: string; readonly college: string | null })
  | (OnDay & { readonly kind: 'deadline'; readonly college: string; readonly deadline: DeadlineKind })
  | (OnDay & {
      readonly kind: 'session';
      readonly start: string;
      readonly counselor: string | null;
    });

export interface ComingWeek {
  readonly from: string;
  /** Items are sorted by date. Where space is short, deadlines and sessions have priority over tasks. */
  readonly items: readonly Coming[];
  readonly more: number;
}

export interface DueCount {
  readonly count: number;
  readonly first: string | null;
}

export interface DashboardMatch {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly fit: number;
  readonly position: Chance;
  readonly saved: boolean;
}

export interface DashboardCollege {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly status: SavedStatus;
  /** The next deadline to meet; null once the student has applied. */
  readonly deadline: { readonly kind: DeadlineKind; readonly date: string } | null;
  /** The month, `YYYY-MM`, in which a college usually answers to which the student has applied; null if unknown. */
  readonly answer: string | null;
}

export interface Dashboard {
  readonly firstSteps: FirstSteps;
  readonly tasks: {
    readonly all: number;
    readonly completed: number;
    readonly overdue: DueCount;
    readonly thisWeek: DueCount;
    readonly next: readonly TaskSummary[];
  };
  readonly weeks: readonly ComingWeek[];
  readonly colleges: {
    readonly counts: Readonly<Record<SavedStatus, number>>;
    /** Colleges are sorted by their next deadline; those without one come last. */
    readonly next: readonly DashboardCollege[];
    readonly matches: readonly DashboardMatch[];
  };
  readonly exams: readonly ExamResultResource[];
  readonly notifications: Pick<NotificationPage, 'data' | 'unseen'>;
}

export type ChildOverview = Pick<Dashboard, 'tasks' | 'weeks'> & {
  readonly colleges: Omit<Dashboard['colleges'], 'matches'>;
};

export interface DashboardCalls {
  'GET /dashboard': { answer: { readonly data: Dashboard } };
  'GET /dashboard/{studentId}': { answer: { readonly data: ChildOverview } };
}
