import type { Chance, DeadlineKind } from './colleges';
import type { ExamResultResource } from './exams';
import type { FirstSteps } from './first-steps';
import type { NotificationPage } from './notifications';
import type { SavedStatus } from './saved-colleges';
import type { TaskSummary } from './tasks';

/** How many weeks from this one on are told of, and how much of each. */
export const COMING_WEEKS = { weeks: 6, most: 3 } as const;

/** How much of each list the dashboard shows. */
export const SHOWN_ON_DASHBOARD = { tasks: 3, matches: 3, colleges: 3, notifications: 3 } as const;

interface OnDay {
  readonly id: string;
  /** In New York. */
  readonly date: string;
}

/** What stands on a day. The ids are those of assignment, college and session. */
export type Coming =
  | (OnDay & { readonly kind: 'task'; readonly name: string; readonly college: string | null })
  | (OnDay & { readonly kind: 'deadline'; readonly college: string; readonly deadline: DeadlineKind })
  | (OnDay & {
      readonly kind: 'session';
      readonly start: string;
      /** Null while it has none. */
      readonly counselor: string | null;
    });

export interface ComingWeek {
  /** Its Sunday. */
  readonly from: string;
  /** By date; deadlines and sessions are in it before tasks are. */
  readonly items: readonly Coming[];
  /** How many there are beside these. */
  readonly more: number;
}

/** How many are due, and when the first of them is. */
export interface DueCount {
  readonly count: number;
  readonly first: string | null;
}

export interface DashboardMatch {
  /** The college's. */
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
  /** The next one to keep: none of a college that was applied to. */
  readonly deadline: { readonly kind: DeadlineKind; readonly date: string } | null;
}

/** `GET /dashboard` → `data`: all that the page shows, and no more of it than that. */
export interface Dashboard {
  readonly firstSteps: FirstSteps;
  readonly tasks: {
    readonly all: number;
    readonly completed: number;
    readonly overdue: DueCount;
    /** From today to Saturday. */
    readonly thisWeek: DueCount;
    /** The first that are open. */
    readonly next: readonly TaskSummary[];
  };
  /** From today on. */
  readonly weeks: readonly ComingWeek[];
  readonly colleges: {
    readonly counts: Readonly<Record<SavedStatus, number>>;
    /** By their next deadline; those without one last. */
    readonly next: readonly DashboardCollege[];
    /** Of the newest survey. */
    readonly matches: readonly DashboardMatch[];
  };
  /** The newest first, of each type. */
  readonly exams: readonly ExamResultResource[];
  readonly notifications: Pick<NotificationPage, 'data' | 'unseen'>;
}

/** `GET /dashboard/{studentId}` → `data`: of a student's dashboard what parents see. */
export type ChildOverview = Pick<Dashboard, 'tasks' | 'weeks'> & {
  readonly colleges: Omit<Dashboard['colleges'], 'matches'>;
};

export interface DashboardCalls {
  'GET /dashboard': { answer: { readonly data: Dashboard } };
  'GET /dashboard/{studentId}': { answer: { readonly data: ChildOverview } };
}
