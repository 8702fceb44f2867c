import { SCHOOL_TYPES, type SchoolType } from './about';
import type { Created, Page, PageRequest, Related, Resource } from './http';
import type { Grade } from './profile';
import type { Role } from './roles';
import { line, maxLength, oneOf, type FieldRules } from './rules';

interface EntityAttributes {
  readonly name: string;
  readonly description: string;
  /** Null where nobody has said it. */
  readonly type: SchoolType | null;
}

/** `GET /admin/entities` → `data[]`: all of them for an admin, his or her own for an account admin. */
export type EntityResource = Resource<
  EntityAttributes & {
    readonly memberCount: number;
    /** Its staff sign in in two steps. */
    readonly requiresTwoFactor: boolean;
  }
>;

export interface NewEntity {
  readonly name: string;
  readonly description?: string;
  readonly type?: SchoolType | null;
}

/** What is absent stays; null or an empty text takes back what need not be said. */
export interface EntityChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly type?: SchoolType | null;
}

/** Whom an entity joins. */
export const MEMBER_GROUPS = {
  staff: ['counselor', 'account_admin', 'exam_admin', 'admin'],
  students: ['student'],
} as const satisfies Record<string, readonly Role[]>;
export type MemberGroup = keyof typeof MEMBER_GROUPS;

export const MEMBER_ORDERS = ['name', 'email', 'role', 'since', 'lastActive'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export interface MemberSearch extends PageRequest {
  /** Staff, unless said. */
  readonly group?: MemberGroup;
  /** Part of a name or an address. */
  readonly q?: string;
  /** `-` before it: descending. */
  readonly sort?: MemberOrder | `-${MemberOrder}`;
}

/** `GET /admin/entity/{id}/users` → `data[]`. */
export type MemberResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** When he or she joined the entity. */
  readonly since: string;
  /** When he or she last did something that is recorded; null: never. */
  readonly lastActive: string | null;
  /** Whether the invitation still waits for a first sign-in. */
  readonly invited: boolean;
  /** Of a student who has told it. */
  readonly grade: Grade | null;
}>;

/** `total` counts those found, on all pages; `counts` everybody in the entity. */
export type MembersPage = Page<MemberResource> & {
  readonly total: number;
  readonly counts: Readonly<Record<MemberGroup, number>>;
};

/** `GET /admin/entity/{id}/user/{userId}/leaving` → `data`: what would end at once. */
export type LeavingResource = Resource<{
  /** How many lose their access to a student, or how many students a staff member loses. */
  readonly people: number;
  /** How many sessions to come would wait for a counselor again. */
  readonly sessions: number;
  /** Whether nobody is left then who looks after the entity. */
  readonly lastAccountAdmin: boolean;
}>;

/** `GET /admin/entity/{id}/user/{userId}/history` → `data[]`, the newest first. */
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
  /** Into another entity. */
  'PATCH /admin/entity/{id}/user/{userId}': { body: { readonly entity_id: string }; answer: void };
  'DELETE /admin/entity/{id}/user/{userId}': { answer: void };
}

export const entityRules = {
  name: line('name', 100),
  description: maxLength('description', 1000),
  type: oneOf(SCHOOL_TYPES, { code: 'notASchoolType' }),
} as const satisfies Record<keyof NewEntity, FieldRules>;
