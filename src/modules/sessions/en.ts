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

interface Sitting {
  name: string;
  start: string;
  minutes: number;
  timeZone: string;
}
interface Mailed extends Sitting {
  firstName: string;
  address: string;
}

const when = ({ start, timeZone }: Sitting) => at(start, timeZone);
const letter = ({ firstName, address }: Mailed, ...lines: readonly string[]) =>
  [`Hello ${firstName},`, ...lines, `Your sessions: ${address}`].join('\n\n');

export const en = {
  'credit-not-found': 'There is no such credit.',
  'credit-spent': 'The session that this credit was for has taken place.',
  'day-invalid': 'The date must be one such as 2027-01-15',
  'hour-taken': 'This hour has just been taken.',
  'hour-taken.nearby': ({ name, start, free }: { name: string; start: string; free: readonly string[] }) =>
    free.length === 0
      ? `${name} has another session at ${at(start)}, and no free hour nearby.`
      : `${name} has another session at ${at(start)}. Free nearby: ${free.map((time) => at(time)).join('; ')}.`,
  'not-a-counselor': 'Only a counselor can be given a session.',
  'other-session-then': 'You have asked for another session at that time.',
  'session-begun': 'The time of this session has come.',
  'session-moved': 'This session was moved to another time in the meantime.',
  'session-not-found': 'There is no such session.',
  'session-over': 'This session is over or was cancelled.',
  'session-to-come': 'There are notes to a session only once it has begun.',
  'slot-booked': 'This hour is booked.',
  'slot-not-found': 'There is no such free slot.',
  'user-not-found': 'User not found.',

  hasCounselorYesOrNo: 'hasCounselor must be true or false',
  noCounselorChosen: 'Choose a counselor',
  noRequestChosen: 'Choose a session request',
  paidYesOrNo: 'paid must be true or false',
  unknownState: 'There is no such state of a session',

  invitation: ({ name }: { name: string }) => `Session with ${name}`,

  bookedSubject: (mail: Mailed) => `Your session with ${mail.name}: ${when(mail)}`,
  bookedText: (mail: Mailed) =>
    letter(
      mail,
      `Your session with ${mail.name} is booked for ${when(mail)}, for ${mail.minutes} minutes.`,
      'Join it from ten minutes before. The file that comes with this mail puts it on your calendar.',
    ),
  cancelledSubject: (mail: Mailed) => `Cancelled: your session with ${mail.name} on ${when(mail)}`,
  cancelledText: (mail: Mailed) =>
    letter(mail, `Your session with ${mail.name} on ${when(mail)} was cancelled.`),
  movedSubject: (mail: Mailed) => `Moved: your session with ${mail.name} on ${when(mail)}`,
  movedText: (mail: Mailed) =>
    letter(
      mail,
      `Your session with ${mail.name} does not take place on ${when(mail)}: another time was asked for. We will tell you as soon as it is booked.`,
    ),
  releasedSubject: (mail: Mailed) => `Your session with ${mail.name} on ${when(mail)} waits for a counselor`,
  releasedText: (mail: Mailed) =>
    letter(
      mail,
      `${mail.name} can no longer hold your session on ${when(mail)}. We will tell you as soon as somebody else can.`,
    ),
  givenAwaySubject: (mail: Mailed) => `No longer yours: the session with ${mail.name} on ${when(mail)}`,
  givenAwayText: (mail: Mailed) =>
    letter(mail, `The session with ${mail.name} on ${when(mail)} is no longer yours to hold.`),
  reminderSubject: (mail: Mailed) => `Soon: your session with ${mail.name}, ${when(mail)}`,
  reminderText: (mail: Mailed) =>
    letter(mail, `Your session with ${mail.name} begins on ${when(mail)}. Join it from ten minutes before.`),
};
