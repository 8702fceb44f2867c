import { counted } from '../../shared/lib/format';

export const t = {
  title: 'Students',
  groups: { caseload: 'Caseload', school: 'School', guidance: 'Guidance' },
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  entity: 'Entity',
  count: (students: number) => counted(students, 'student'),
  none: 'No current students.',
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  tasks: 'Tasks',
  tasksOf: (name: string) => `Tasks of ${name}`,
  signUpLink: 'Generate Sign Up Link',
  copied: 'Link copied to clipboard.',
  search: 'Search students by name',
  noMatch: (q: string) => `No student’s name contains “${q}”.`,
  history: 'Tasks & audit',
  historyOf: (name: string) => `Tasks & audit of ${name}`,
  pages: 'Pages of students',
} as const;
