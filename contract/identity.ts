import type { Related, Resource } from './http';
import type { Role, SwappableRole } from './roles';
import { lengths, required, text, type FieldRules } from './rules';

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

const personName = (field: string): FieldRules => ({
  ...required(field),
  ...lengths(field, 2, 30),
  pattern: { value: /^\p{L}[\p{L} .,'’-]*$/u, message: `${field} should only contain letters.` },
});

const password = (field: string): FieldRules => ({
  verbatim: true,
  ...required(field),
  minLength: { value: 8, message: `${field} should have a minimum length of 8` },
  maxLength: { value: 200, message: `${field} should have a maximum length of 200` },
});

export const personRules = {
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: {
    ...required('Email'),
    ...lengths('Email', 5, 50),
    pattern: { value: EMAIL, message: 'Email needs to be a valid format' },
  },
  phoneNumber: {
    ...required('Phone number'),
    pattern: { value: /^\d{10}$/, message: 'Phone number must have 10 digits.' },
  },
  password: password('Password'),
  newPassword: password('New password'),
} as const satisfies Record<string, FieldRules>;

export const entityRules = {
  name: text('Name', 100),
  description: { maxLength: { value: 1000, message: 'Description should have a maximum length of 1000' } },
} as const satisfies Record<string, FieldRules>;

/** What an entry of access can rest on. An account admin has that of the own entities without any entry. */
export type AccessRelation = 'sign-up-link' | 'registration' | 'assignment' | 'access-sync';

/** Why a relation ended. */
export type AccessEnd = 'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync';

export const accessMessages = {
  notACounselor: 'Choose a counselor or an account admin.',
  outsideEntity: 'Choose somebody of your own entity.',
  notOwnEntity: 'This entity is not one of your own.',
  byEntityAlone: 'This access comes with the entity: take one of the two out of it to end it.',
  ownMembership: 'You cannot take yourself out of an entity.',
  entityNotFound: 'Entity not found.',
} as const;

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
