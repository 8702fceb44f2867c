import { SCHOOL_TYPES, type SchoolType } from './about';
import { type Created, type Page, type Related, type Resource } from './http';
import type { Grade } from './profile';
import type { Role } from './roles';
import { line, maxLength, oneOf, type FieldRules } from './rules';

interface EntityAttributes {
  readonly name: string;
  readonly description: string;
  readonly type: SchoolType | null;
}

export type EntityResource = Resource<
  EntityAttributes & {
    readonly memberCount: number;
    readonly requiresTwoFactor: boolean;
    /** Whether students and parents see past results. */
    readonly sharesOutcomes: boolean;
  }
>;

export const MEMBER_GROUPS = {
  staff: ['counselor', 'account_admin', 'exam_admin', 'admin', 'recommender'],
  students: ['student'],
} as const satisfies Record<string, readonly Role[]>;
export type MemberGroup = keyof typeof MEMBER_GROUPS;

export const MEMBER_ORDERS = ['name', 'email', 'role', 'since', 'lastActive'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export type MemberResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly since: string;
  readonly lastActive: string | null;
  readonly invited: boolean;
  readonly grade: Grade | null;
}>;

/** `total` counts the members that were found, on all pages; `counts` counts all members of the entity. */
export type MembersPage = Page<MemberResource> & {
  readonly total: number;
  readonly counts: Readonly<Record<MemberGroup, number>>;
};

/** What would end if the person left the entity. */
export type LeavingResource = Resource<{
  /** Counts those who would lose access to a student, or the students whom a staff member would lose. */
  readonly people: number;
  readonly sessions: number;
  readonly lastAccountAdmin: boolean;
}>;

export type MemberHistoryResource = Resource<
  { readonly time: string; readonly sentence: string },
  { readonly actor: Related<{ readonly name: string }> }
>;

export interface EntityCalls {
  'GET /admin/entities': { answer: { readonly data: readonly EntityResource[] } };
  'POST /admin/entity': { answer: Created };
  /** A field that is left out stays unchanged; null or an empty text clears one that is not required. */
  'PATCH /admin/entity/{id}': { answer: void };
  'GET /admin/entity/{id}/users': { answer: MembersPage };
  'POST /admin/entity/{id}/user': { answer: Created };
  'GET /admin/entity/{id}/user/{userId}/leaving': { answer: { readonly data: LeavingResource } };
  'GET /admin/entity/{id}/user/{userId}/history': {
    answer: { readonly data: readonly MemberHistoryResource[] };
  };
  /** Moves the person to another entity. */
  'PATCH /admin/entity/{id}/user/{userId}': { answer: void };
  'DELETE /admin/entity/{id}/user/{userId}': { answer: void };
}

export const entityRules = {
  name: line('name', 100),
  description: maxLength('description', 1000),
  type: oneOf(SCHOOL_TYPES, { code: 'notASchoolType' }),
} as const satisfies Record<string, FieldRules>;
