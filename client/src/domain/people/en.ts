import type { SwappableRole } from 'contract/roles';

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
    support: 'Support',
    system: 'System',
    visitor: 'Visitor',
  },
  swappable: { account_admin: 'Admin', counselor: 'Standard' } satisfies Record<SwappableRole, string>,
  role: {
    you: (role: string) => `${role} (you)`,
    of: (name: string) => `Role of ${name}`,
    updated: 'Role updated!',
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
    phoneHelp: '10 digits, without spaces',
    email: 'Email',
    password: 'Password',
    passwordHelp: 'At least 8 characters',
  },
} as const;
