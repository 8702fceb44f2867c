import type { Role } from '../contract/roles';
import { ERASED } from '../src/kernel/personal';
import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';

export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly createdAt: string;
  /** Lower case 'last first', for sorting. */
  readonly sortName: string;
  /** Lower case 'first last email', for searching. */
  readonly search: string;
}

/** Everybody who has an account; the one place where names are. */
export const people = projection<Person, Pick<IdentityEvents, 'AccountRegistered' | 'AccountRoleChanged'>>({
  name: 'people',
  version: 2,
  indexes: [{ role: 1, sortName: 1 }, { sortName: 1 }, { id: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({
    id,
    role: 'student',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: null,
    createdAt: '',
    sortName: '',
    search: '',
  }),
  erasure: { id: 'nothing' },
  on: {
    AccountRegistered: (person, { data: { role, firstName, lastName, email, phoneNumber }, time }) => ({
      ...person,
      role,
      firstName,
      lastName,
      email,
      phoneNumber,
      createdAt: time,
      sortName: `${lastName} ${firstName}`.toLowerCase(),
      search: `${firstName} ${lastName} ${email}`.toLowerCase(),
    }),
    AccountRoleChanged: (person, { data }) => ({ ...person, role: data.role.to }),
  },
});

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** As it is told of somebody who may be erased by now. */
export const nameOf = (person: Person | undefined): string => (person ? fullName(person) : ERASED);
