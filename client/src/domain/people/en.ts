import type { SwappableRole } from 'contract/roles';
import { counted } from '../../shared/lib/format';

export const t = {
  account: 'Account',
  adminProfile: 'Profile',
  roles: {
    student: 'Student',
    parent: 'Parent',
    counselor: 'Counselor',
    account_admin: 'Account admin',
    exam_admin: 'Exam admin',
    admin: 'Admin',
    recommender: 'Recommender',
    support: 'Support',
    system: 'System',
    visitor: 'Visitor',
  },
  swappable: { account_admin: 'Admin', counselor: 'Standard' } satisfies Record<SwappableRole, string>,
  role: {
    you: (role: string) => `${role} (you)`,
    of: (name: string) => `Role of ${name}`,
    updated: 'Role updated!',
    change: (name: string, role: string) => `Change ${name}’s role to ${role}?`,
    confirm: 'Change role',
    loading: 'what ends',
    endsSessions: (name: string, sessions: number) =>
      `${name} leads ${counted(sessions, 'booked session')}. The students keep their payment and wait for another counselor. If you undo the change, ${name} gets the sessions back unless another counselor has them.`,
    endsNothing: 'No booked sessions end.',
  },
  parentOf: (children: readonly string[]) => `Parent of ${children.join(', ')}`,
  picker: {
    anybody: 'Anyone',
    none: 'No results.',
    clear: (field: string) => `Clear ‘${field}’`,
  },
  person: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    phoneHelp: '10 digits, such as (646) 555-1000',
    email: 'Email',
    password: 'Password',
    passwordHelp: 'At least 8 characters',
  },
} as const;
