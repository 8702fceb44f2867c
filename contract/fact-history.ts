import type { Related, Resource } from './http';

/**
 * What staff ask about most: who changed a due date, the status of a college, access to the student, or a part of the
 * record.
 */
export const FACTS = ['due-dates', 'colleges', 'access', 'record'] as const;
export type Fact = (typeof FACTS)[number];

export const MAX_FACT_CHANGES = 300;

/** A change of a fact. Values are as in the resource that shows the fact; null where there was none or is none. */
export type FactChangeResource = Resource<
  {
    readonly time: string;
    readonly sentence: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly actorRole: string;
  },
  {
    /** The actor is null for the system itself, and named `[erased]` after erasure. */
    readonly actor: Related<{ readonly name: string }>;
    /** An assignment, a college by its CEEB code, a staff member, a part of the record, or whose role it is. */
    readonly fact: { readonly data: { readonly id: string } };
  }
>;

export interface FactHistoryCalls {
  /** Lists the last three hundred changes of roles of people in the user's school, or of all for an admin. */
  'GET /admin/role-changes': { answer: { readonly data: readonly FactChangeResource[] } };
  /** Lists the last three hundred changes of the student's applications by college, newest first. */
  'GET /users/{studentId}/applications/changes': {
    answer: { readonly data: readonly FactChangeResource[] };
  };
  /** Lists the last three hundred changes, newest first. */
  'GET /users/{studentId}/changes': { answer: { readonly data: readonly FactChangeResource[] } };
}
