import type { Entitlement } from './entitlements';
import type { Created, Named, Page, PageRequest, Related, Resource } from './http';
import type { Language } from './languages';
import type { Role, SwappableRole } from './roles';
import type { RenewedSignIn, SignedIn, Tokens } from './sign-in';
import { maxLength, minLength, required, type FieldRules } from './rules';
import type { FieldName } from './en/rules';

export { accessMessages } from './en/identity';
export type { Tokens } from './sign-in';
import type { SyncResult } from './tasks';

/** The `user` object in the access token's payload. */
export interface TokenUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  /** Null until it is known. */
  readonly language: Language | null;
  /** For what the browser shows; the server decides by its view. */
  readonly entitlements: readonly Entitlement[];
}

/** `GET /users/counselor/{id}/profile` → `data`. */
export type CounselorProfileResource = Resource<{ readonly firstName: string; readonly lastName: string }>;

/** `GET /admin/all` → `data[]`. `relation` repeats the role, where the lists read it. */
export type UserResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly role: Role;
    readonly relation: Role;
    readonly createdAt: string;
  },
  { readonly entity: Related<{ readonly name: string }> }
>;

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * `GET /users/list-access` → `data[]`: a person one may act for or write to. `relation` is that person's role,
 * and the relationship of that name holds the id.
 */
export type AccessResource = Resource<
  PersonName & { readonly relation: Role; readonly email: string },
  { readonly [relation in Role]?: Related<PersonName> }
>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `GET /admin/user/{id}/erasure` → `data`: what an account's erasure ends for other people. */
export type ErasurePreviewResource = Resource<{
  /** A staff member's students, or a student's staff. */
  readonly people: number;
  /** Sessions that are booked. */
  readonly sessions: number;
  readonly conversations: number;
}>;

export interface NewAdmin extends Credentials {
  readonly first_name: string;
  readonly last_name: string;
}

interface NewPerson extends NewAdmin {
  readonly phone_number: string;
}

/** Through the sign-up link of the person with this id. */
export interface StudentSignUp extends NewPerson {
  readonly role?: 'student';
  readonly counselor_id: string;
}

/** By staff. */
export interface NewUser extends NewPerson {
  readonly role: Role;
  /** Set by admins only; by default the new person joins the caller's. */
  readonly entity_ids?: readonly string[];
}

export interface RoleChange {
  readonly role: SwappableRole;
}

export interface UserSearch extends PageRequest {
  /** Separated by commas; all roles by default. */
  readonly role?: string;
  /** Part of a name or address. */
  readonly q?: string;
}

export interface IdentityCalls {
  'POST /auth/login': { body: Credentials; answer: SignedIn; refuses: 401 };
  /** Takes the refresh token from its cookie or header, and the expired access token. */
  'POST /auth/refresh': { answer: Tokens; refuses: 401 };
  'POST /auth/logout': { answer: void };
  'POST /auth/reset-password': {
    body: { readonly email: string };
    answer: { readonly message: string };
  };
  'PATCH /auth/password-reset': {
    body: { readonly password: string };
    answer: RenewedSignIn;
    refuses: 401 | 403;
  };
  'POST /auth/student/register': { body: StudentSignUp; answer: SignedIn; refuses: 401 | 404 };
  'POST /auth/register': { body: NewUser; answer: Created; refuses: 404 };
  'PATCH /auth/update-pass': {
    body: { readonly password: string; readonly newPass: string };
    answer: void;
  };
  /** Whose sign-up link it is. */
  'GET /users/counselor/{id}/profile': { answer: { readonly data: CounselorProfileResource } };
  'GET /users/list-access': { answer: { readonly data: readonly AccessResource[] } };
  'POST /users/access/sync': { answer: SyncResult };
  'PATCH /users/role/{id}': { body: RoleChange; answer: void };
  'GET /admin/all': { query: UserSearch; answer: Page<UserResource> };
  'GET /admin/user/{id}/erasure': { answer: { readonly data: ErasurePreviewResource } };
  'DELETE /admin/user/{id}': { answer: void };
  'POST /admin/create': { body: NewAdmin; answer: void };
  /** The e-mail addresses of all students, as a file. */
  'GET /admin/subscribers': { answer: readonly (PersonName & { readonly email: string })[] };
  'GET /admin/students/{studentId}': { answer: { readonly data: StudentDetailResource } };
  'PUT /users/{studentId}/counselors/{staffId}': {
    /** Whose access this one replaces. */
    body: { readonly instead?: string };
    answer: void;
  };
  'DELETE /users/{studentId}/counselors/{staffId}': { answer: void };
}

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*`;

/** Letters that look like others and are read as those by mail servers: full-width, mathematical, ligatures, İ. */
const LOOK_ALIKE = String.raw`[\u0130\u2100-\u214F\u2460-\u24FF\u3000-\u3002\uFB00-\uFB06\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]`;

/** An address as people write it, in any script: no quotes, comments or numeric hosts. */
const EMAIL = new RegExp(
  String.raw`^(?!.*${LOOK_ALIKE})${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`,
  'u',
);

const personName = (field: FieldName): FieldRules => ({
  ...required(field),
  ...minLength(field, 2),
  ...maxLength(field, 30),
  pattern: { value: /^\p{L}[\p{L} .,'’-]*$/u, fault: { code: 'notLetters', field } },
});

const password = (field: FieldName): FieldRules => ({
  verbatim: true,
  ...required(field),
  ...minLength(field, 8),
  ...maxLength(field, 200),
});

export const personRules = {
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: {
    ...required('email'),
    ...minLength('email', 5),
    ...maxLength('email', 50),
    pattern: { value: EMAIL, fault: { code: 'notAnEmail' } },
  },
  phoneNumber: {
    ...required('phoneNumber'),
    pattern: { value: /^\d{10}$/, fault: { code: 'notAPhoneNumber' } },
  },
  password: password('password'),
  newPassword: password('newPassword'),
} as const satisfies Record<string, FieldRules>;

/** What access can rest on. An account admin has access to his or her own entities without any entry. */
export type AccessRelation = 'sign-up-link' | 'registration' | 'assignment' | 'access-sync' | 'session';

/** Why a relation ended. */
export type AccessEnd =
  'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync' | 'session-ended';

/** `GET /admin/students/{id}` → `data`. */
export type StudentDetailResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string | null;
    readonly createdAt: string;
  },
  {
    readonly entities: { readonly data: readonly Named[] };
    /** Everybody who may act for the student, apart from admins. */
    readonly staff: {
      readonly data: readonly {
        readonly id: string;
        readonly attributes: {
          readonly firstName: string;
          readonly lastName: string;
          readonly role: Role;
          /** `entity` if the person is an account admin of one of the student's entities. */
          readonly relations: readonly (AccessRelation | 'entity')[];
        };
      }[];
    };
  }
>;
