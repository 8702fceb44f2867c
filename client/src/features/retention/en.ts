import { counted, formatNumber } from '../../shared/lib/format';
import { formatShortDate } from '../../shared/lib/time';

const period = (days: number) =>
  days < 365 ? counted(days, 'day') : counted(Math.round(days / 365), 'year');

const students = (count: number) => counted(count, 'student');

export const t = {
  title: 'Former students',
  back: { school: 'Account', entities: 'Manage Entities' },
  what: 'former students',
  message: 'Unable to get former students',
  intro:
    'When a student leaves their last school, we keep the record for the period set here, counted from the last day the student was enrolled or active. Thirty days before the end, we email the student and the school’s account admins. Then we delete the account.',
  erased:
    'We delete everything: profile and record, tests, tasks and colleges, messages, sessions, sign-in and emails, along with the encryption keys. It can’t be recovered. Students who sign in or return to a school before then keep their account.',
  choose: 'School',
  noSchool: 'You don’t belong to an entity yet. An admin can add you to yours.',
  setting: {
    label: 'Keep former students’ records for',
    period,
    never: 'Forever',
    asPlatform: (days: number | null) => `Platform default (${days === null ? 'forever' : period(days)})`,
    trying: 'Preview – not saved yet.',
    save: 'Save period…',
    leave: 'Discard change',
    title: (days: number) => `Keep former students’ records for ${period(days)}?`,
    titleNever: 'Keep former students’ records forever?',
    figure: (state: string, count: number) => `${state}: ${students(count)}`,
    first: (date: string) =>
      `We’ll email the first students within a day and delete their accounts on ${formatShortDate(date)}, unless they sign in or come back. Records can’t be recovered after that.`,
    nobody: 'No accounts are deleted for now. Students who leave later get an email thirty days before.',
    calledOff: 'If a record is now kept longer, its announced deletion is canceled within a day.',
    confirm: 'Save period',
    done: 'Saved.',
  },
  filter: 'Show',
  all: 'All',
  states: {
    over: 'Period over',
    'within-30': 'Within 30 days',
    'within-90': 'Within 90 days',
    later: 'Later',
    kept: 'Kept forever',
    held: 'On hold',
  },
  none: 'No former students yet.',
  noneOfThem: 'No students here.',
  first: (listed: number, all: number) =>
    `Showing the first ${formatNumber(listed)} of ${formatNumber(all)}, soonest first.`,
  columns: {
    name: 'Name',
    eraseOn: 'Deleted on',
    school: 'Last school',
    since: 'Left or last active',
    overOn: 'Period ends',
    state: 'State',
  },
  notified: 'Notified by email',
  noDate: 'No date',
  heldBecause: (reason: string) => `On hold: ${reason}`,
  menu: (name: string) => `Actions for ${name}`,
  hold: {
    text: 'Put on hold…',
    title: (name: string) => `Keep the record of ${name}?`,
    what: 'While a hold is in place, nothing is deleted, whatever the retention period. The reason is recorded in the audit.',
    reason: 'Reason',
    submit: 'Put on hold',
    done: (name: string) => `${name}’s record is on hold.`,
  },
  end: {
    text: 'End the hold…',
    title: (name: string) => `End the hold on ${name}’s record?`,
    what: 'The normal retention period will apply again. We’ll email the student thirty days before anything is deleted.',
    submit: 'End hold',
    done: (name: string) => `The hold on ${name}’s record has ended.`,
  },
} as const;
