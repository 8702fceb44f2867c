import type { NotificationKind } from '../../../contract/notifications';
import { ERASED } from '../../kernel/personal';
import type { NotificationAbout, NotificationDetails } from './notifications.events';

interface Told {
  readonly kind: NotificationKind;
  readonly about: NotificationAbout;
  readonly details: NotificationDetails;
}

interface Wording {
  /** `name` is that of the person it is about. */
  readonly sentence: (details: NotificationDetails, name: string) => string;
  /** Page of the browser. */
  readonly link: (about: NotificationAbout) => string;
}

const task = ({ taskName }: NotificationDetails) => `“${taskName ?? ERASED}”`;

const date = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const day = (plainDate: unknown) => date.format(new Date(`${String(plainDate)}T00:00:00Z`));

const toTask = ({ type, id }: NotificationAbout) => (type === 'assignment' ? `/tasks?task=${id}` : '/tasks');

const due: Wording = {
  sentence: (details) => `${task(details)} is due on ${day(details.dueDate)}.`,
  link: toTask,
};

const wordings: Readonly<Record<NotificationKind, Wording>> = {
  'task-assigned': {
    sentence: (details) =>
      details.count === undefined
        ? `${task(details)} was added to your tasks.`
        : `${details.count} tasks were added to your list.`,
    link: toTask,
  },
  'task-changed': {
    sentence: (details) => {
      if (details.count !== undefined) return `The due dates of ${details.count} tasks have changed.`;
      if (details.dueDate === undefined) return `${task(details)} was changed.`;
      if (details.dueDate === null) return `${task(details)} no longer has a due date.`;
      return `${task(details)} is now due on ${day(details.dueDate)}.`;
    },
    link: toTask,
  },
  'task-due-7-days': due,
  'task-due-1-day': due,
  'exam-entered': {
    sentence: ({ examName }) => `The results of your ${examName} are in.`,
    link: () => '/exam-reports',
  },
  message: {
    sentence: (_, name) => `${name} wrote to you.`,
    link: ({ id }) => `/messages?with=${id}`,
  },
  'session-booked': {
    sentence: ({ date: on }, name) => `Your session with ${name} is on ${day(on)}.`,
    link: () => '/schedule-help',
  },
};

export const sentenceOf = ({ kind, details }: Told, name: string): string =>
  wordings[kind].sentence(details, name);

export const linkOf = ({ kind, about }: Told): string => wordings[kind].link(about);
