import type { ApplicationPlan, ApplicationProgress } from './applications';
import type { Named, Page, Resource } from './http';
import type { Grade } from './profile';
import type { SchoolDocument } from './transcripts';

/** Filters that select applications for which something is to be done. */
export const APPLICATION_FILTERS = [
  'due',
  'late',
  'no-plan',
  'letters',
  'documents',
  'incomplete',
  'ask',
  'waiting',
  'decided',
] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

export const APPLICATION_ORDERS = ['dueOn', 'student', 'college', 'submittedOn'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** The filter `due` selects applications that are to be submitted in at most this many days. */
export const SUBMIT_DAYS = 7;

export const MAX_APPLICATIONS_AT_ONCE = 500;

export interface ApplicationRef {
  readonly studentId: string;
  readonly ceeb: string;
}

export type CaseloadApplicationResource = Resource<
  ApplicationProgress & {
    /** The typed deadline, or the catalogue's for the plan. */
    readonly dueOn: string | null;
    /** The student's open tasks for the college. */
    readonly openTasks: number;
    /** The requested letters for the college that are not ready yet. */
    readonly openLetters: number;
    /** What the school was asked to send to the college and has not sent. */
    readonly openDocuments: readonly SchoolDocument[];
    /** Whether the student has chosen where to go, here or elsewhere. */
    readonly hasFinalChoice: boolean;
  },
  {
    readonly student: { readonly data: Named };
    readonly college: { readonly data: Named };
  }
>;

/** How many applications each choice would select, together with what else is chosen except the search. */
export interface ApplicationFacets {
  readonly filter: Readonly<Record<'all' | ApplicationFilter, number>>;
  readonly plan: Readonly<Record<'all' | ApplicationPlan, number>>;
  readonly grade: Readonly<Record<'all' | Grade, number>>;
  /** By id; a group that would select nothing is left out. */
  readonly groups: Readonly<Record<string, number>>;
}

/** `total` counts the applications found, on all pages; `counts` covers all of the user's students. */
export type CaseloadApplicationsPage = Page<CaseloadApplicationResource> & {
  readonly total: number;
  /** Counts the students with an application. */
  readonly students: number;
  readonly counts: Readonly<Record<'all' | ApplicationFilter, number>>;
  readonly facets: ApplicationFacets;
};

export interface CaseloadApplicationCalls {
  'GET /users/students/applications': { answer: CaseloadApplicationsPage };
  /** Marks applications as submitted today; those that are submitted or decided stay as they are. */
  'POST /users/students/applications/submitted': {
    answer: {
      readonly changed: number;
      /** Counts those that could not be marked, also for want of access to the student. */
      readonly skipped: number;
    };
  };
}
