import type { Grade } from '../../contract/profile';
import type { Language } from '../../contract/languages';
import type { Role } from '../../contract/roles';
import { foldForSearch } from '../../contract/text';
import { ERASED, withErased } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import { applyChanges, type Changes } from '../../src/kernel/event';
import type { AccountEvents, ProfileFields } from '../../src/modules/identity/accounts/accounts.events';

export interface Person extends ProfileFields {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly grade: Grade | null;
  readonly language: Language | null;
  readonly createdAt: string;
  /** 'last first', folded for sorting. */
  readonly sortName: string;
  /** 'first last email', folded for searching. */
  readonly search: string;
}

type IdentityEventName =
  'AccountRegistered' | 'AccountRoleChanged' | 'ProfileChanged' | 'EmailChanged' | 'LanguageChosen';

const findable = (person: Person): Person => {
  const { firstName, lastName, email } = person;
  return {
    ...person,
    sortName: foldForSearch(`${lastName} ${firstName}`),
    search: foldForSearch(`${firstName} ${lastName} ${email}`),
  };
};

/** Everybody who has an account. No other view contains names. */
export const people = projection<Person, Pick<AccountEvents, IdentityEventName>>({
  name: 'people',
  contains: 'everyone with an account; names are stored here only',
  version: 5,
  indexes: [{ role: 1, sortName: 1 }, { sortName: 1 }, { id: 1 }, { email: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({
    id,
    role: 'student',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: null,
    pronoun: null,
    gender: null,
    city: null,
    state: null,
    zipCode: null,
    grade: null,
    language: null,
    createdAt: '',
    sortName: '',
    search: '',
  }),
  erasure: { id: 'nothing' },
  exported: { sections: { profile: 'id' }, without: ['sortName', 'search'] },
  on: {
    AccountRegistered: (person, { data: { role, firstName, lastName, email, phoneNumber }, time }) =>
      findable({ ...person, role, firstName, lastName, email, phoneNumber, createdAt: time }),
    AccountRoleChanged: (person, { data }) => ({ ...person, role: data.role.to }),
    ProfileChanged: (person, { data }) =>
      findable(applyChanges<Person>(person, data.changes as Changes<Person>)),
    LanguageChosen: (person, { data }) => ({ ...person, language: data.language }),
    EmailChanged: (person, { data }) => findable({ ...person, email: data.email.to }),
  },
});

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const nameOf = (person: Person | undefined, language: Language): string =>
  person ? fullName(person) : withErased(ERASED, language);
