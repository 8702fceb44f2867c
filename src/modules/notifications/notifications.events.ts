import { events, FOLLOWS, HAS_READ, IN_RESPONSE, ON_NO_PAGE } from '../../kernel/event';
import { CHOICE, FIGURE, ID, PERSON, sealedValue, TIME } from '../../kernel/personal';

type NotificationKind =
  | 'task-assigned'
  | 'task-changed'
  | 'task-reminder'
  | 'task-due-7-days'
  | 'task-due-1-day'
  | 'application-due'
  | 'letter-asked'
  | 'letter-due'
  | 'letter-changed'
  | 'transcript-requested'
  | 'transcript-sent'
  | 'exam-entered'
  | 'message'
  | 'session-asked'
  | 'session-booked'
  | 'session-notes'
  | 'record-exported';
type NotificationChannel = 'in-app' | 'mail';

/** The subject of a notification. A person's name is joined when it is read. */
export interface NotificationAbout {
  /** `session-held` is a session for its counselor. */
  readonly type:
    | 'application'
    | 'letter'
    | 'assignment'
    | 'tasks'
    | 'transcripts'
    | 'person'
    | 'exam'
    | 'session'
    | 'session-held'
    | 'export';
  readonly id: string;
}

export type NotificationDetails = Readonly<Record<string, string | number | null>>;

export type NotificationStreamEvents = {
  /** `channels` are those that the person had turned on for this kind at that time. */
  NotificationRaised: {
    notificationId: string;
    userId: string;
    kind: NotificationKind;
    about: NotificationAbout;
    details: NotificationDetails;
    channels: readonly NotificationChannel[];
  };
  NotificationSeen: { notificationId: string; userId: string; seenAt: string };
  /** What it was about was undone or withdrawn. */
  NotificationWithdrawn: { notificationId: string; userId: string };
};

export type NotificationInboxEvents = {
  /** `versions` are those at that time: a notification that is raised again afterwards is unseen. */
  NotificationsSeen: {
    userId: string;
    notificationIds: readonly string[];
    versions: readonly number[];
    seenAt: string;
  };
};

export type NotificationPreferenceEvents = {
  NotificationPreferenceChanged: {
    userId: string;
    kind: NotificationKind;
    channel: NotificationChannel;
    on: { from: boolean; to: boolean };
  };
};

export type NotificationDigestEvents = {
  /** The mail is recorded before it is sent. `day` is the date in New York. */
  NotificationDigestSent: {
    userId: string;
    digestId: string;
    day: string;
    notificationIds: readonly string[];
  };
  /** The mail server refused the mail, and the next one lists its notifications again. */
  NotificationDigestFailed: { userId: string; digestId: string; notificationIds: readonly string[] };
};

export type NotificationEvents = NotificationStreamEvents &
  NotificationInboxEvents &
  NotificationPreferenceEvents &
  NotificationDigestEvents;

const ref = { notificationId: ID, userId: PERSON };
const digest = { userId: PERSON, digestId: ID, notificationIds: ID };

export const notificationEvents = events<NotificationEvents>({
  NotificationRaised: {
    fields: {
      ...ref,
      kind: CHOICE,
      about: { type: CHOICE, id: PERSON },
      details: sealedValue('userId'),
      channels: CHOICE,
    },
    sample: {
      notificationId: 'n1',
      userId: 's1',
      kind: 'task-changed',
      about: { type: 'assignment', id: 'a1' },
      details: { taskName: 'Draft the essay', dueDate: '2026-12-15' },
      channels: ['in-app', 'mail'],
    },
    notUndone: FOLLOWS,
  },
  NotificationSeen: {
    fields: { ...ref, seenAt: TIME },
    sample: { notificationId: 'n1', userId: 's1', seenAt: '2026-09-01T13:00:00.000Z' },
    notUndone: HAS_READ,
  },
  NotificationWithdrawn: {
    fields: ref,
    sample: { notificationId: 'n1', userId: 's1' },
    notUndone: FOLLOWS,
  },
  NotificationsSeen: {
    fields: { userId: PERSON, notificationIds: ID, versions: FIGURE, seenAt: TIME },
    sample: {
      userId: 's1',
      notificationIds: ['n1', 'n2'],
      versions: [0, 2],
      seenAt: '2026-09-01T13:00:00.000Z',
    },
    notUndone: HAS_READ,
  },
  NotificationPreferenceChanged: {
    fields: { userId: PERSON, kind: CHOICE, channel: CHOICE, on: CHOICE },
    sample: {
      userId: 's1',
      kind: 'message',
      channel: 'mail',
      on: { from: true, to: false },
    },
    notPushed: IN_RESPONSE,
    notUndone: 'The preference is changed again in the same place.',
  },
  NotificationDigestSent: {
    fields: { ...digest, day: TIME },
    sample: { userId: 's1', digestId: 'd1', day: '2026-09-01', notificationIds: ['n1', 'n2'] },
    notPushed: ON_NO_PAGE,
    notUndone: FOLLOWS,
  },
  NotificationDigestFailed: {
    fields: digest,
    sample: { userId: 's1', digestId: 'd1', notificationIds: ['n1', 'n2'] },
    notPushed: ON_NO_PAGE,
    notUndone: FOLLOWS,
  },
});
