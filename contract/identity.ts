import type { Related, Resource } from './http';
import type { Role, SwappableRole } from './roles';
import { maxLength, minLength, required, text, type FieldRules } from './rules';
import type { FieldName } from './en/rules';

export { accessMessages } from './en/identity';

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** The `user` object in the access token's payload. */
export interface TokenUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
}

/** `GET /users/profile` → `data`. */
export type ProfileResource = Resource<{
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly role: Role;
}>;

/** `GET /users/counselor/{id}/profile` → `data`. */
export type CounselorProfileResource = Resource<{ readonly firstName: string; readonly lastName: string }>;

/** `GET /admin/all` → `data[]`. `relation` repeats the role, as the lists read it. */
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

/** `GET /admin/entities` → `data[]`. */
export type EntityResource = Resource<
  { readonly name: string; readonly description: string; readonly memberCount: number },
  {
    readonly users: {
      readonly data: readonly {
        readonly id: string;
        readonly attributes: PersonName & { readonly role: Role };
      }[];
    };
  }
>;

/** `PATCH /users/role/{id}` takes `{ role }`. */
export interface RoleChange {
  readonly role: SwappableRole;
}

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*`;

/** An address as people write it, in any script: no quotes, comments or numeric hosts. */
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, 'u');

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

export const entityRules = {
  name: text('name', 100),
  description: maxLength('description', 1000),
} as const satisfies Record<string, FieldRules>;

/** What an entry of access can rest on. An account admin has that of the own entities without any entry. */
export const ACCESS_RELATIONS = ['sign-up-link', 'registration', 'assignment', 'access-sync'] as const;
export type AccessRelation = (typeof ACCESS_RELATIONS)[number];

/** Why a relation ended. */
export type AccessEnd = 'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync';

interface Named {
  readonly id: string;
  readonly attributes: { readonly name: string };
}

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
    /** Everybody who may act for the student, admins aside. */
    readonly staff: {
      readonly data: readonly {
        readonly id: string;
        readonly attributes: {
          readonly firstName: string;
          readonly lastName: string;
          readonly role: Role;
          /** `entity` where both belong to one, of which the person is an account admin. */
          readonly relations: readonly (AccessRelation | 'entity')[];
        };
      }[];
    };
  }
>;
