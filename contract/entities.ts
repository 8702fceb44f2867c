import { SCHOOL_TYPES, type SchoolType } from './about';
import type { Created, Page, PageRequest, Related, Resource } from './http';
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
  }
>;

export interface NewEntity {
  readonly name: string;
  readonly description?: string;
  readonly type?: SchoolType | null;
}

/** A field that is left out stays unchanged; null or an empty text clears one that is not required. */
export interface EntityChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly type?: SchoolType | null;
}

export const MEMBER_GROUPS = {
  staff: ['counselor', 'account_admin', 'exam_admin', 'admin'],
  students: ['student'],
} as const satisfies Record<string, readonly Role[]>;
export type MemberGroup = keyof typeof MEMBER_GROUPS;

export const MEMBER_ORDERS = ['name', 'email', 'role', 'since', 'lastActive'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export interface MemberSearch extends PageRequest {
  /** The group defaults to staff. */
  readonly group?: MemberGroup;
  readonly q?: string;
  /** A `-` in front sorts in descending order. */
  readonly sort?: MemberOrder | `-${MemberOrder}`;
}

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
  'POST /admin/entity': { body: NewEntity; answer: Created };
  'PATCH /admin/entity/{id}': { body: EntityChange; answer: void };
  'GET /admin/entity/{id}/users': { query: MemberSearch; answer: MembersPage };
  'POST /admin/entity/{id}/user': { body: { readonly email: string }; answer: Created };
  'GET /admin/entity/{id}/user/{userId}/leaving': { answer: { readonly data: LeavingResource } };
  'GET /admin/entity/{id}/user/{userId}/history': {
    answer: { readonly data: readonly MemberHistoryResource[] };
  };
  'PATCH /admin/entity/{id}/user/{userId}': { body: { readonly entity_id: string }; answer: void };
  'DELETE /admin/entity/{id}/user/{userId}': { answer: void };
}

export const entityRules = {
  name: line('name', 100),
  description: maxLength('description', 1000),
  type: oneOf(SCHOOL_TYPES, { code: 'notASchoolType' }),
} as const satisfies Record<keyof NewEntity, FieldRules>;
