import type { NotificationKind } from '../../../contract/notifications';
import { ERASED } from '../../kernel/personal';
import type { en } from './en';
import type { NotificationAbout, NotificationDetails } from './notifications.events';

interface NotificationText {
  readonly kind: NotificationKind;
  readonly about: NotificationAbout;
  readonly details: NotificationDetails;
}

/** An address with more ids would become too long for some servers. */
const MAX_LINKED_TASKS = 40;

type Words = typeof en;

interface Wording {
  readonly sentence: (t: Words, details: NotificationDetails, name: string) => string;
  readonly link: (about: NotificationAbout) => string;
}

const taskIn = ({ taskName }: NotificationDetails) => taskName ?? ERASED;

const toTask = ({ type, id }: NotificationAbout) => (type === 'assignment' ? `/tasks?task=${id}` : '/tasks');

const toSession = ({ type, id }: NotificationAbout) =>
  `${type === 'session-held' ? '/my-sessions-counselors' : '/my-sessions-students'}#${id}`;

const due: Wording = {
  sentence: (t, details) => t.taskDue({ task: taskIn(details), date: details.dueDate }),
  link: toTask,
};

const SESSION_NEWS = {
  booked: 'sessionBooked',
  cancelled: 'sessionCancelled',
  'given-away': 'sessionGivenAway',
  lapsed: 'requestLapsed',
  moved: 'sessionMoved',
  'moved-to': 'sessionMovedTo',
  released: 'sessionReleased',
  'request-cancelled': 'requestCancelled',
  'request-declined': 'requestDeclined',
  'request-moved': 'requestMoved',
  soon: 'sessionSoon',
  'time-proposed': 'sessionTimeProposed',
} as const satisfies Record<string, keyof Words>;

export type SessionNews = keyof typeof SESSION_NEWS;

const LETTER_NEWS = {
  accepted: 'letterAccepted',
  declined: 'letterDeclined',
  elsewhere: 'letterElsewhere',
  refused: 'letterRefused',
  written: 'letterWritten',
} as const satisfies Record<string, keyof Words>;

export type LetterNews = keyof typeof LETTER_NEWS;

export const isLetterNews = (status: string): status is LetterNews => status in LETTER_NEWS;

const wordings: Readonly<Record<NotificationKind, Wording>> = {
  'task-assigned': {
    sentence: (t, details) =>
      details.count === undefined
        ? t.taskAdded({ task: taskIn(details) })
        : t.tasksAdded({ count: details.count }),
    link: toTask,
  },
  'task-changed': {
    sentence: (t, details) => {
      const { count, dueDate } = details;
      const task = taskIn(details);
      if (count !== undefined) return t.dueDatesMoved({ count });
      if (dueDate === undefined) return t.taskChanged({ task });
      return dueDate === null ? t.dueDateRemoved({ task }) : t.dueDateMoved({ task, date: dueDate });
    },
    link: toTask,
  },
  'task-reminder': {
    sentence: (t, details, name) =>
      details.dueDate
        ? t.taskReminderDue({ name, task: taskIn(details), date: details.dueDate })
        : t.taskReminder({ name, task: taskIn(details) }),
    link: toTask,
  },
  'task-due-7-days': due,
  'task-due-1-day': due,
  'application-due': {
    sentence: (t, { college, dueDate: date }) => t.applicationDue({ college, date }),
    link: () => '/applications',
  },
  'letter-asked': { sentence: (t, _, name) => t.letterAsked({ name }), link: () => '/letters' },
  'letter-due': {
    sentence: (t, { dueDate: date }, name) => t.letterDue({ name, date }),
    link: () => '/letters',
  },
  'letter-changed': {
    sentence: (t, { news }, name) => t[LETTER_NEWS[news as LetterNews]]({ name }),
    link: () => '/applications',
  },
  'exam-entered': {
    sentence: (t, { examName: exam, change, from, to, why }) => {
      if (from !== undefined) return t.examRescored({ exam, from, to, why });
      return change === 'edited' ? t.examEdited({ exam }) : t.examEntered({ exam });
    },
    link: () => '/exam-reports',
  },
  message: {
    sentence: (t, _, name) => t.messageSent({ name }),
    link: ({ id }) => `/messages?with=${id}`,
  },
  'session-asked': {
    sentence: (t, { start }, name) => t.sessionAsked({ name, start }),
    link: toSession,
  },
  'session-booked': {
    sentence: (t, { news, start }, name) => t[SESSION_NEWS[news as SessionNews]]({ name, start }),
    link: toSession,
  },
  'session-notes': {
    sentence: (t, { start }, name) => t.sessionNotes({ name, start }),
    link: toSession,
  },
  'record-exported': {
    sentence: (t, _, name) => t.recordExported({ name }),
    link: () => '/profile/views',
  },
};

export const sentenceOf = ({ kind, details }: NotificationText, name: string, t: Words): string =>
  wordings[kind].sentence(t, details, name);

/** `tasks` are those that the notification counts; without them, it leads to all. */
export const linkOf = ({ kind, about }: NotificationText, tasks: readonly string[] = []): string =>
  about.type === 'tasks' && tasks.length > 0 && tasks.length <= MAX_LINKED_TASKS
    ? `/tasks?status=all&only=${tasks.join(',')}`
    : wordings[kind].link(about);
