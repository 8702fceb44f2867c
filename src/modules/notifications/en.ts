import { SESSION_ZONE } from '../../../contract/sessions';

type Detail = string | number | null | undefined;

const date = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const day = (plainDate: Detail) => date.format(new Date(`${String(plainDate)}T00:00:00Z`));

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SESSION_ZONE,
  timeZoneName: 'short',
});
const moment = (start: Detail) => clock.format(new Date(String(start)));

interface OfTask {
  task: Detail;
}
interface Named {
  name: string;
}
interface OnDay {
  date: Detail;
}
interface Begin {
  start: Detail;
}
interface OfSession extends Begin {
  name: string;
}
interface Several {
  count: Detail;
}

export const en = {
  'notification-not-found': 'Notification not found.',

  applicationDue: ({ college, date }: OnDay & { college: Detail }) =>
    `Your application to ${college} is due on ${day(date)}.`,
  dueDateMoved: ({ task, date }: OfTask & OnDay) => `“${task}” is now due on ${day(date)}.`,
  dueDateRemoved: ({ task }: OfTask) => `“${task}” no longer has a due date.`,
  dueDatesMoved: ({ count }: Several) => `The due dates of ${count} tasks have changed.`,
  examEdited: ({ exam }: { exam: Detail }) => `The results of your ${exam} have changed.`,
  examEntered: ({ exam }: { exam: Detail }) => `The results of your ${exam} are in.`,
  examRescored: ({ exam, from, to, why }: Record<'exam' | 'from' | 'to' | 'why', Detail>) => {
    const scores = typeof from === 'number' && typeof to === 'number' && from !== to;
    const now = scores ? `: ${to} instead of ${from}` : '';
    return `Your ${exam} was rescored because its form changed${now}.${why ? ` Why: ${why}` : ''}`;
  },
  letterAccepted: ({ name }: Named) => `${name} will write a letter for you.`,
  letterAsked: ({ name }: Named) => `${name} asked you for a letter of recommendation.`,
  letterDeclined: ({ name }: Named) => `${name} can’t write a letter for you. Open it to read why.`,
  letterDue: ({ name, date }: Named & OnDay) => `Your letter for ${name} is due on ${day(date)}.`,
  letterElsewhere: ({ name }: Named) => `${name} sent your letter another way.`,
  letterRefused: ({ name }: Named) =>
    `${name} didn’t approve your request for a letter. Open it to read why.`,
  letterWritten: ({ name }: Named) => `${name} finished a letter for you.`,
  messageSent: ({ name }: { name: string }) => `${name} wrote to you.`,
  recordExported: ({ name }: { name: string }) => `${name} exported your whole record for your family.`,
  requestCancelled: ({ start }: Begin) => `The session you requested on ${moment(start)} was canceled.`,
  requestDeclined: ({ name, start }: OfSession) =>
    `${name} can’t lead the session you requested on ${moment(start)}. Open it to read why.`,
  requestLapsed: ({ start }: Begin) =>
    `No counselor was available for the session you requested on ${moment(start)}.`,
  requestMoved: ({ start }: Begin) =>
    `The session you requested on ${moment(start)} was moved to another time.`,
  sessionAsked: ({ name, start }: OfSession) => `${name} requested a session on ${moment(start)}.`,
  sessionBooked: ({ name, start }: OfSession) => `Your session with ${name} is on ${moment(start)}.`,
  sessionCancelled: ({ name, start }: OfSession) =>
    `Your session with ${name} on ${moment(start)} was canceled.`,
  sessionGivenAway: ({ name, start }: OfSession) =>
    `You’re no longer assigned to the session with ${name} on ${moment(start)}.`,
  sessionMoved: ({ name, start }: OfSession) =>
    `Your session with ${name} on ${moment(start)} was moved and is waiting for a counselor.`,
  sessionMovedTo: ({ name, start }: OfSession) =>
    `Your session with ${name} was moved to ${moment(start)} and stays booked.`,
  sessionNotes: ({ name, start }: OfSession) => `${name} wrote notes on your session on ${moment(start)}.`,
  sessionReleased: ({ name, start }: OfSession) =>
    `${name} can no longer lead your session on ${moment(start)}. It’s waiting for another counselor.`,
  sessionSoon: ({ name, start }: OfSession) => `Your session with ${name} starts on ${moment(start)}.`,
  sessionTimeProposed: ({ name, start }: OfSession) =>
    `${name} proposes ${moment(start)} for the session you requested.`,
  somebody: 'Someone',
  taskAdded: ({ task }: OfTask) => `“${task}” was added to your tasks.`,
  taskChanged: ({ task }: OfTask) => `“${task}” was changed.`,
  taskDue: ({ task, date }: OfTask & OnDay) => `“${task}” is due on ${day(date)}.`,
  taskReminder: ({ name, task }: OfTask & { name: string }) => `${name} reminded you of “${task}”.`,
  taskReminderDue: ({ name, task, date }: OfTask & OnDay & { name: string }) =>
    `${name} reminded you of “${task}”, due on ${day(date)}.`,
  tasksAdded: ({ count }: Several) => `${count} tasks were added to your list.`,

  'invalid-unsubscribe-link': 'This link is no longer valid. Sign in to manage your email preferences.',

  digestAll: 'All notifications',
  digestGreeting: ({ name }: { name: string }) => `Hello ${name},`,
  digestIntro: ({ productName }: { productName: string }) => `Here’s what’s new on ${productName}:`,
  digestMore: ({ count }: Several) => `And ${count} more`,
  digestPreferences: 'Manage email preferences',
  digestSubject: ({ count, productName }: { count: number; productName: string }) =>
    `${count} new notification${count === 1 ? '' : 's'} on ${productName}`,
};
