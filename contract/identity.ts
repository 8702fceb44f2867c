import type { Entitlement } from './entitlements';
import type { CountedPage, Created, Named, Page, Related, Resource, SyncResult } from './http';
import type { Language } from './languages';
import { type Role } from './roles';
import type { RenewedSignIn, SignedIn, Tokens } from './sign-in';
import { maxLength, minLength, required, type FieldRules } from './rules';
import type { FieldName } from './en/rules';

export { accessMessages } from './en/identity';
export type { Tokens } from './sign-in';

export interface TokenUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  readonly language: Language | null;
  /** Serves only the browser's display; the server checks its own view. */
  readonly entitlements: readonly Entitlement[];
}

export type CounselorProfileResource = Resource<
  { readonly firstName: string; readonly lastName: string },
  { readonly entities: { readonly data: readonly Named[] } }
>;

/** `relation` repeats the role, since the lists of the specification read it from there. */
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

/** A person whom the user may act for or write to. The relationship named like `relation` has the id. */
export type AccessResource = Resource<
  PersonName & { readonly relation: Role; readonly email: string },
  { readonly [relation in Role]?: Related<PersonName> }
>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type ErasurePreviewResource = Resource<{
  /** Counts a staff member's students, or a student's staff. */
  readonly people: number;
  readonly sessions: number;
  readonly conversations: number;
}>;

export type RoleEffectsResource = Resource<{
  /** Counts the person's booked sessions, which would wait for another counselor. */
  readonly sessions: number;
}>;

export interface NewAdmin extends Credentials {
  readonly first_name: string;
  readonly last_name: string;
}

export interface IdentityCalls {
  'POST /auth/login': { answer: SignedIn; refuses: 401 };
  /** Takes the refresh token from its cookie or header, and the expired access token. */
  'POST /auth/refresh': { answer: Tokens; refuses: 401 };
  'POST /auth/logout': { answer: void };
  'POST /auth/reset-password': {
    answer: { readonly message: string };
  };
  'PATCH /auth/password-reset': {
    answer: RenewedSignIn;
    refuses: 401 | 403;
  };
  /** Registers through the sign-up link of the person with this id. */
  'POST /auth/student/register': { answer: SignedIn; refuses: 401 | 404 };
  'POST /auth/register': { answer: Created; refuses: 404 };
  'PATCH /auth/update-pass': {
    answer: void;
  };
  /** Names the counselor whose sign-up link it is, and the counselor's schools. */
  'GET /users/counselor/{id}/profile': { answer: { readonly data: CounselorProfileResource } };
  'GET /users/list-access': { answer: CountedPage<AccessResource> };
  'POST /users/access/sync': { answer: SyncResult };
  /** What a change of this person's role would end. */
  'GET /users/role/{id}/effects': { answer: { readonly data: RoleEffectsResource } };
  'PATCH /users/role/{id}': { answer: void };
  'GET /admin/all': { answer: Page<UserResource> };
  'GET /admin/user/{id}/erasure': { answer: { readonly data: ErasurePreviewResource } };
  'DELETE /admin/user/{id}': { answer: void };
  'POST /admin/create': { answer: void };
  /** Returns the email addresses of all students as a file. */
  'GET /admin/subscribers': { answer: readonly (PersonName & { readonly email: string })[] };
  'GET /admin/students/{studentId}': { answer: { readonly data: StudentDetailResource } };
  'PUT /users/{studentId}/counselors/{staffId}': {
    answer: void;
  };
  'DELETE /users/{studentId}/counselors/{staffId}': { answer: void };
  /** Gives the students of one counselor to another one, and ends the access of the first. */
  'POST /users/{staffId}/caseload': { answer: { readonly moved: number } };
}

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*`;

/** Letters that mail servers read as other, similar ones: full-width, mathematical, ligatures, İ. */
const LOOK_ALIKE = String.raw`[\u0130\u2100-\u214F\u2460-\u24FF\u3000-\u3002\uFB00-\uFB06\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]`;

/** An address as people write it, in any script: without quotes, comments or numeric hosts. */
const EMAIL = new RegExp(
  String.raw`^(?!.*${LOOK_ALIKE})${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`,
  'u',
);

const personName = (field: FieldName): FieldRules => ({
  ...required(field),
  ...minLength(field, 2),
  ...maxLength(field, 30),
  pattern: { value: /^\p{L}[\p{L} .,'’-]*$/u, issue: { code: 'notLetters', field } },
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
    pattern: { value: EMAIL, issue: { code: 'notAnEmail' } },
  },
  phoneNumber: {
    ...required('phoneNumber'),
    phone: true,
    pattern: { value: /^\d{10}$/, issue: { code: 'notAPhoneNumber' } },
  },
  password: password('password'),
  newPassword: password('newPassword'),
} as const satisfies Record<string, FieldRules>;

/** The reasons for access. An account admin needs none in his or her own entities. */
export type AccessRelation = 'sign-up-link' | 'registration' | 'assignment' | 'access-sync' | 'session';

export type AccessEnd =
  'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync' | 'session-ended';

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
    /** Lists everyone who may act for the student, except admins. */
    readonly staff: {
      readonly data: readonly {
        readonly id: string;
        readonly attributes: {
          readonly firstName: string;
          readonly lastName: string;
          readonly role: Role;
          /** Contains `entity` if the person is an account admin of one of the student's entities. */
          readonly relations: readonly (AccessRelation | 'entity')[];
        };
      }[];
    };
  }
>;
