import { counted, formatNumber } from '../../shared/lib/format';
import { formatShortDate } from '../../shared/lib/time';

const period = (days: number) =>
  days < 365 ? counted(days, 'day') : counted(Math.round(days / 365), 'year');

const students = (count: number) => counted(count, 'student');

export const t = {
  title: 'Former students',
  back: { school: 'My school', entities: 'Manage Entities' },
  what: 'former students',
  message: 'Unable to get former students',
  intro:
    'When a student has left the last school, the record is kept for the time that is set here, from the last day that the student was there or active. Thirty days before the end, the student and the account admins of the school are told by mail. Then the account is erased.',
  erased:
    'Everything goes then: profile and record, tests, tasks and colleges, messages, sessions, sign-in and mails, with the keys that make them readable. Nobody can bring it back. Whoever signs in before, or comes back to a school, keeps the account.',
  choose: 'School',
  noSchool: 'You belong to no entity yet. An admin can add you to yours.',
  setting: {
    label: 'Keep records of former students for',
    period,
    never: 'No end',
    asPlatform: (days: number | null) =>
      `As the platform has it (${days === null ? 'no end' : period(days)})`,
    trying: 'This is what would be. Nothing is saved yet.',
    save: 'Save…',
    leave: 'Leave as it is',
    title: (days: number) => `Keep records of former students for ${period(days)}?`,
    titleNever: 'Keep records of former students without an end?',
    figure: (state: string, count: number) => `${state}: ${students(count)}`,
    first: (date: string) =>
      `The first are told by mail within a day, and erased on ${formatShortDate(date)}, unless they sign in or come back. Nobody can bring a record back after that.`,
    nobody: 'Nobody is erased as of now. Who leaves later is told thirty days before.',
    calledOff: 'What was announced is called off within a day, where a record is kept for longer now.',
    confirm: 'Save',
    done: 'Saved.',
  },
  filter: 'Whom to show',
  all: 'All',
  states: {
    over: 'Time is over',
    'within-30': 'Within 30 days',
    'within-90': 'Within 90 days',
    later: 'Later',
    kept: 'No end set',
    held: 'On hold',
  },
  none: 'Nobody has left yet.',
  noneOfThem: 'Nobody here.',
  first: (listed: number, all: number) =>
    `The first ${formatNumber(listed)} of ${formatNumber(all)} are listed, the soonest first.`,
  columns: {
    name: 'Name',
    eraseOn: 'Erased on',
    school: 'Last school',
    since: 'Left or last active',
    overOn: 'Time ends',
    state: 'State',
  },
  told: 'Told by mail',
  noDate: 'No date',
  heldBecause: (reason: string) => `On hold: ${reason}`,
  menu: (name: string) => `What to do about ${name}`,
  hold: {
    text: 'Hold…',
    title: (name: string) => `Keep the record of ${name}?`,
    what: 'As long as there is a hold, nothing is erased, whatever time is set. The reason is kept in the audit.',
    reason: 'Reason',
    submit: 'Hold',
    done: (name: string) => `The record of ${name} is kept.`,
  },
  end: {
    text: 'End the hold…',
    title: (name: string) => `End the hold on the record of ${name}?`,
    what: 'From then on the time that is set holds again. The student is told thirty days before anything is erased.',
    submit: 'End the hold',
    done: (name: string) => `The hold on the record of ${name} has ended.`,
  },
} as const;
