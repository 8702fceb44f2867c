import { SESSION_ZONE } from '../../../contract/sessions';

const shown = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const at = (time: string, timeZone: string = SESSION_ZONE) =>
  new Intl.DateTimeFormat('en-US', { ...shown, timeZone }).format(new Date(time));

interface SessionDetails {
  name: string;
  start: string;
  minutes: number;
  timeZone: string;
}
interface MailedSession extends SessionDetails {
  firstName: string;
  /** The page with the person's sessions. */
  address: string;
  room: string;
}

const when = ({ start, timeZone }: SessionDetails) => at(start, timeZone);
const letter = ({ firstName, address }: MailedSession, ...lines: readonly string[]) =>
  [`Hello ${firstName},`, ...lines, `Your sessions: ${address}`].join('\n\n');

/** Two lines of names and values become a table (letter.ts). */
const comingLetter = (mail: MailedSession, news: string, hint: string) =>
  letter(
    mail,
    news,
    `When: ${when(mail)}\nWith: ${mail.name}\nWhere: Video room, ${mail.minutes} minutes`,
    hint,
    `Join the session: ${mail.room}`,
  );

export const en = {
  'credit-not-found': 'Credit not found.',
  'credit-spent': 'The session for this credit has already taken place.',
  'day-invalid': 'Enter the date as in 2027-01-15',
  'hour-taken': 'This time was just taken.',
  'hour-taken.nearby': ({ name, start, free }: { name: string; start: string; free: readonly string[] }) =>
    free.length === 0
      ? `${name} has another session at ${at(start)}, and no open time nearby.`
      : `${name} has another session at ${at(start)}. Open times nearby: ${free.map((time) => at(time)).join('; ')}.`,
  'not-a-counselor': 'Only counselors can lead a session.',
  'other-session-then': 'You already requested another session at that time.',
  'outside-hours': 'You can accept only times within your published hours. Propose another time instead.',
  'proposal-withdrawn': 'The counselor no longer proposes this time.',
  'session-begun': 'This session has already started.',
  'session-moved': 'This session was moved to another time.',
  'session-not-found': 'Session not found.',
  'session-over': 'This session is over or was canceled.',
  'session-taken': 'Another counselor already leads this session.',
  'session-to-come': 'You can write notes once the session has started.',
  'slot-booked': 'This time is booked.',
  'slot-not-found': 'Open time not found.',
  'student-busy': 'The student has another session at that time.',
  'user-not-found': 'User not found.',

  invitation: ({ name }: { name: string }) => `Session with ${name}`,

  bookedSubject: (mail: MailedSession) => `Your session with ${mail.name}: ${when(mail)}`,
  bookedText: (mail: MailedSession) =>
    comingLetter(
      mail,
      `Your session with ${mail.name} is booked.`,
      'You can join 10 minutes early. Open the attached file to add it to your calendar.',
    ),
  cancelledSubject: (mail: MailedSession) => `Canceled: your session with ${mail.name} on ${when(mail)}`,
  cancelledText: (mail: MailedSession) =>
    letter(mail, `Your session with ${mail.name} on ${when(mail)} was canceled.`),
  movedSubject: (mail: MailedSession) => `Moved: your session with ${mail.name} on ${when(mail)}`,
  movedText: (mail: MailedSession) =>
    letter(
      mail,
      `Your session with ${mail.name} on ${when(mail)} was moved. We’ll email you when the new time is confirmed.`,
    ),
  movedToSubject: (mail: MailedSession) => `Moved: your session with ${mail.name} is now on ${when(mail)}`,
  movedToText: (mail: MailedSession) =>
    comingLetter(
      mail,
      `Your session with ${mail.name} was moved and stays booked.`,
      'You can join 10 minutes early. Open the attached file to update your calendar.',
    ),
  releasedSubject: (mail: MailedSession) =>
    `Your session with ${mail.name} on ${when(mail)} is waiting for a counselor`,
  releasedText: (mail: MailedSession) =>
    letter(
      mail,
      `${mail.name} can no longer lead your session on ${when(mail)}. We’ll email you when another counselor takes it.`,
    ),
  givenAwaySubject: (mail: MailedSession) =>
    `You’re no longer assigned: the session with ${mail.name} on ${when(mail)}`,
  givenAwayText: (mail: MailedSession) =>
    letter(mail, `You’re no longer assigned to the session with ${mail.name} on ${when(mail)}.`),
  reminderSubject: (mail: MailedSession) => `Soon: your session with ${mail.name}, ${when(mail)}`,
  reminderText: (mail: MailedSession) =>
    comingLetter(mail, `Your session with ${mail.name} starts soon.`, 'You can join 10 minutes early.'),
};
