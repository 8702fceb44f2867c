import type { RosterColumn, RosterImportResource } from 'contract/rosters';
import { counted, formatNumber } from '../../shared/lib/format';

type File = RosterImportResource['attributes'];

const people = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);

export const t = {
  title: 'Import People',
  file: 'CSV file with students or staff',
  help: 'One row for each person, at most 5 MB. It is only checked at first.',
  header: 'What the columns may be',
  template: 'Template',
  school: 'School',
  schools: 'schools',
  chooseSchool: 'Choose a school',
  noSchools: 'People are imported into a school, and there is none yet.',
  noSchool: 'Choose the school that these people belong to, then the file once more.',
  explained: {
    first_name: 'First name. Required.',
    last_name: 'Last name. Required.',
    email: 'E-mail address, where the invitation goes. Required.',
    role: 'student, counselor or account admin. Without it the person is a student.',
    grade: '9 to 12, or the year of graduation, such as 2027.',
    counselor: 'E-mail address of the counselor who gets access to the student.',
    phone_number: 'Ten digits.',
  } satisfies Record<RosterColumn, string>,
  columns: {
    title: 'Which columns are they?',
    why: (file: string) =>
      `The header of ${file} does not say where each of these is. Choose the columns, and the file is checked.`,
    names: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'E-mail address',
      role: 'Role',
      grade: 'Grade',
      counselor: 'Counselor’s e-mail address',
      phone_number: 'Phone number',
    } satisfies Record<RosterColumn, string>,
    missing: (column: string) => `Choose a column for ${column}`,
    none: 'None',
    unnamed: (place: number) => `Column ${place}`,
    submit: 'Check the file',
    checked: (file: string) => `${file} has been checked.`,
  },
  willOpen: ({ rows, people: count, unchanged, school }: File) =>
    `${counted(rows, 'row')} for ${school}: ${people(count)} to invite, ${formatNumber(unchanged)} with an account already.`,
  hasOpened: ({ people: count, school, mailed, accepted }: File) =>
    `${people(count)} with an account at ${school}: ${formatNumber(mailed)} invited by mail, ${formatNumber(accepted)} signed in so far.`,
  takenBack: (removed: number, kept: number) =>
    `Taken back: ${people(removed)} removed, ${formatNumber(kept)} left.`,
  stayed: (name: string, since: string) => `${name} stays, having signed in on ${since}.`,
  run: (count: number) => `Import ${people(count)}`,
  send: 'Mail the invitations at once',
  mail: (count: number) => `Mail ${counted(count, 'invitation')}`,
  mailed: 'The invitations are on their way.',
  undoConsequence:
    'The accounts that nobody has signed in to are erased for good, and their invitations hold no more. Those that somebody has signed in to stay.',
  waiting: {
    heading: 'Invited, not signed in yet',
    what: 'Invitations',
    pages: 'Pages of invitations',
    none: 'Everybody who was invited has signed in.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    sent: 'Mailed',
    notSent: 'Not yet',
    send: { tip: 'Send the invitation', label: (name: string) => `Send the invitation to ${name}` },
    sentTo: (name: string) => `The invitation to ${name} is on its way.`,
    remove: {
      tip: 'Take back',
      label: (name: string) => `Take back the invitation of ${name}`,
      title: (name: string) => `Take back the invitation of ${name}?`,
      consequence: (name: string) =>
        `The account of ${name} is erased for good, and the link that was mailed holds no more.`,
      confirm: 'Take back',
      done: (name: string) => `The invitation of ${name} was taken back.`,
    },
  },
} as const;
