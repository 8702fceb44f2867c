import { events } from '../../kernel/event';
import { CHOICE, FIGURE, ID, PERSON, sealedValue, TIME } from '../../kernel/personal';

type NotificationKind =
  | 'task-assigned'
  | 'task-changed'
  | 'task-due-7-days'
  | 'task-due-1-day'
  | 'exam-entered'
  | 'message'
  | 'session-asked'
  | 'session-booked'
  | 'session-notes'
  | 'record-exported';
type NotificationChannel = 'in-app' | 'mail';

/** What it is about; of a person only the id, whose name is joined when it is read. */
export interface NotificationAbout {
  /** A session is `session-held` to its counselor. */
  readonly type: 'assignment' | 'tasks' | 'person' | 'exam' | 'session' | 'session-held' | 'export';
  readonly id: string;
}

/** Other parameters of its sentence. */
export type NotificationDetails = Readonly<Record<string, string | number | null>>;

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type NotificationStreamEvents = {
  /** `channels` are those that the person had turned on for this kind at the time. */
  NotificationRaised: {
    notificationId: string;
    userId: string;
    kind: NotificationKind;
    about: NotificationAbout;
    details: NotificationDetails;
    channels: readonly NotificationChannel[];
  };
  NotificationSeen: { notificationId: string; userId: string; seenAt: string };
};

/** Of all notifications of one person. */
export type NotificationInboxEvents = {
  /** `versions` are those that they had: one that has been raised again since is not seen. */
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
  /** Recorded before the mail goes out. `day` is the date in New York. */
  NotificationDigestSent: {
    userId: string;
    digestId: string;
    day: string;
    notificationIds: readonly string[];
  };
  /** The mail server refused it: what it listed goes into the next one. */
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
  },
  NotificationSeen: { fields: { ...ref, seenAt: TIME } },
  NotificationsSeen: { fields: { userId: PERSON, notificationIds: ID, versions: FIGURE, seenAt: TIME } },
  NotificationPreferenceChanged: { fields: { userId: PERSON, kind: CHOICE, channel: CHOICE, on: CHOICE } },
  NotificationDigestSent: { fields: { ...digest, day: TIME } },
  NotificationDigestFailed: { fields: digest },
});
