import type { ApplicationFilter } from 'contract/caseload-applications';
import { counted, formatNumber } from '../../../shared/lib/format';

const filters: Readonly<Record<ApplicationFilter, string>> = {
  due: 'To submit this week',
  late: 'Deadline passed',
  'no-plan': 'No plan',
  letters: 'Letters missing',
  documents: 'Transcripts to send',
  incomplete: 'Not confirmed complete',
  ask: 'Decisions to ask for',
  waiting: 'Waiting for a decision',
  decided: 'Decided',
};

const noneLeft: Readonly<Record<ApplicationFilter, string>> = {
  due: 'No applications are due in the next 7 days.',
  late: 'No deadlines have passed without a submission.',
  'no-plan': 'All applications have a plan.',
  letters: 'No requested letters are missing.',
  documents: 'Nothing that was asked for is left to send.',
  incomplete: 'Colleges have confirmed all submitted applications.',
  ask: 'No decisions are expected by now.',
  waiting: 'No applications are waiting for a decision.',
  decided: 'No applications are decided yet.',
};

export const t = {
  what: 'applications',
  summary: (applications: number, students: number) =>
    `${counted(applications, 'application')} by ${counted(students, 'student')}`,
  search: 'Search students and colleges by name',
  noMatch: (q: string) => `No applications match “${q}”.`,
  none: 'Your students don’t have applications yet. One begins when a student moves a college to “Applying”.',
  noneChosen: 'No applications match these filters.',
  noneLeft,
  failed: 'We couldn’t load the applications.',
  pages: 'Pages of applications',
  show: 'Show',
  all: 'All',
  filters,
  plan: 'Plan',
  allPlans: 'All plans',
  student: 'Student',
  college: 'College',
  state: 'Status',
  missing: 'Missing',
  nothing: '–',
  noPlan: 'Not chosen',
  name: (student: string, college: string) => `${student}, ${college}`,
  select: {
    one: (student: string, college: string) => `Select ${student}, ${college}`,
    all: 'Select all on this page',
  },
  sort: 'Sort by',
  sorts: {
    dueOn: 'Next deadline',
    student: 'Student',
    college: 'College',
    '-submittedOn': 'Last submitted',
  },
  saved: 'Save views you use often, such as what is due this week, under a name.',
  bulk: {
    submit: 'Mark as submitted',
    remind: 'Remind',
    export: 'Export CSV',
    submitted: (applications: number) => `${counted(applications, 'application')} marked as submitted.`,
    skipped: (applications: number) =>
      `${counted(applications, 'application')} left unchanged: already submitted, or decided.`,
    tooMany: (most: number) => `Up to ${formatNumber(most)} at once`,
    reminder:
      'Some of your college applications need you. Please open Applications, and enter what is missing or what you have submitted.',
    exported: (applications: number) => `${counted(applications, 'application')} exported.`,
    file: 'applications.csv',
    deadline: 'Deadline',
    submittedOn: 'Submitted',
    completeOn: 'Complete',
    decision: 'Decision',
    decidedOn: 'Decided',
    finalChoice: 'Final choice',
    yes: 'Yes',
  },
};
