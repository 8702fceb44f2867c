import type { Resource } from './resources';
import type { Role } from './roles';

/** What an entry of access can rest on. An account admin has that of the own entities without any entry. */
export const ACCESS_RELATIONS = ['sign-up-link', 'registration', 'assignment', 'access-sync'] as const;
export type AccessRelation = (typeof ACCESS_RELATIONS)[number];

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
