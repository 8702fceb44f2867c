import type { Created, Resource } from './http';
import { line } from './rules';

/** How many groups a person may have, without those that colleagues share. */
export const MAX_GROUPS = 100;

/** How many groups one search of the list of students, or one change of their groups, may name. */
export const MAX_GROUPS_AT_ONCE = 50;

export const groupRules = { name: line('name', 40) } as const;

/** Names are compared without capitals and blanks. */
export const comparedName = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');

export type GroupResource = Resource<{
  /** Names are unique among the groups that the owner sees, ignoring case and blanks. */
  readonly name: string;
  /** Whether the staff of the owner's school use the group too. */
  readonly shared: boolean;
  /** Whether the group is the reader's own. */
  readonly own: boolean;
  /** Whether the reader may rename and delete the group. */
  readonly editable: boolean;
  /** Counts the students in the group to whom the reader has access. */
  readonly students: number;
}>;

export interface GroupCalls {
  'GET /users/students/groups': {
    answer: {
      readonly data: readonly GroupResource[];
      /** Whether the reader belongs to a school with whose staff to share groups. */
      readonly mayShare: boolean;
    };
  };
  'POST /users/students/groups': { answer: Created };
  'POST /users/students/groups/members': {
    answer: {
      /** Counts the students whose groups changed. */
      readonly changed: number;
      /** Counts the students to whom the user has no access. */
      readonly skipped: number;
    };
  };
  'PATCH /users/students/groups/{id}': { answer: void };
  'DELETE /users/students/groups/{id}': { answer: void };
}
