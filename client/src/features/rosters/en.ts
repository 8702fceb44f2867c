import type { RosterColumn, RosterImportResource } from 'contract/rosters';
import { counted, formatNumber } from '../../shared/lib/format';

type File = RosterImportResource['attributes'];

const people = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);

export const t = {
  title: 'Import People',
  file: 'CSV file with students or staff',
  help: 'One row per person, 5 MB at most. We’ll check the file before importing.',
  header: 'Supported columns',
  schools: 'schools',
  noSchools: 'There are no schools yet. Create one to import people into it.',
  noSchool: 'Choose a school, then upload the file again.',
  explained: {
    first_name: 'First name. Required.',
    last_name: 'Last name. Required.',
    email: 'Email address for the invitation. Required.',
    role: 'student, counselor or account admin. If empty, the person is a student.',
    grade: '9 to 12, or the year of graduation, such as 2027.',
    counselor: 'Email address of the counselor who gets access to the student.',
    phone_number: 'Ten digits.',
  } satisfies Record<RosterColumn, string>,
  columns: {
    title: 'Match the columns',
    why: (file: string) =>
      `We couldn’t find these columns in the header of ${file}. Choose them and we’ll check the file.`,
    names: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email address',
      role: 'Role',
      grade: 'Grade',
      counselor: 'Counselor’s email address',
      phone_number: 'Phone number',
    } satisfies Record<RosterColumn, string>,
    missing: (column: string) => `Choose a column for ${column}`,
    none: 'None',
    unnamed: (place: number) => `Column ${place}`,
    option: (column: string, sample: string | undefined) => (sample ? `${column} (${sample})` : column),
    submit: 'Check file',
    checked: (file: string) => `${file} was checked.`,
  },
  willOpen: ({ rows, people: count, unchanged, school }: File) =>
    `${counted(rows, 'row')} for ${school}: ${people(count)} to invite, ${formatNumber(unchanged)} already with an account.`,
  hasOpened: ({ people: count, school, mailed, accepted }: File) =>
    `${people(count)} with an account at ${school}: ${formatNumber(mailed)} invited by email, ${formatNumber(accepted)} signed in so far.`,
  undoResult: (removed: number, remaining: number) =>
    `Undone: ${people(removed)} removed, ${formatNumber(remaining)} kept.`,
  stayed: (name: string, since: string) => `${name} was kept because they signed in on ${since}.`,
  run: (count: number) => `Import ${people(count)}`,
  send: 'Email invitations immediately',
  mail: (count: number) => `Send ${counted(count, 'invitation')}`,
  mailed: 'We’re sending the invitations.',
  undoConsequence:
    'Accounts no one has signed in to are permanently deleted and their invitations stop working. Accounts already in use stay.',
  waiting: {
    heading: 'Pending invitations',
    what: 'Invitations',
    pages: 'Pages of invitations',
    none: 'No pending invitations. Everyone you invited has signed in.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    sent: 'Sent',
    notSent: 'Not yet',
    send: { tip: 'Send invitation', label: (name: string) => `Send the invitation to ${name}` },
    sentTo: (name: string) => `We’re sending the invitation to ${name}.`,
    remind: {
      all: 'Remind everyone…',
      title: 'Remind everyone who hasn’t signed in?',
      consequence:
        'Each person gets their invitation again, with a new link. Anyone we mailed within the last day is left out.',
      confirm: 'Send reminders',
      done: (sent: number, recent: number, left: number) =>
        [
          `We’re reminding ${counted(sent, 'person', 'people')}.`,
          recent > 0 && `${counted(recent, 'person', 'people')} had a mail within the last day.`,
          left > 0 && `Send reminders again for ${formatNumber(left)} more.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    remove: {
      tip: 'Cancel invitation',
      label: (name: string) => `Cancel invitation for ${name}`,
      title: (name: string) => `Cancel the invitation for ${name}?`,
      consequence: (name: string) =>
        `The account of ${name} is permanently deleted, and the link in the email stops working.`,
      confirm: 'Cancel invitation',
      done: (name: string) => `The invitation for ${name} was canceled.`,
    },
  },
} as const;
