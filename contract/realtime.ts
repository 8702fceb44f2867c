import type { RecordPart } from './record-history';

/** What a pushed event is about, and the names of the browser's cache tags. */
export const TAGS = [
  'Assignment',
  'Task',
  'Access',
  'User',
  'Entity',
  'Profile',
  'Audit',
  'College',
  'CollegeImport',
  'SavedCollege',
  'SavedFilter',
  'Session',
  'Slot',
  'Credit',
  'Activity',
  'Course',
  'Honor',
  'Record',
  'Survey',
  'System',
  'TestScore',
  'Exam',
  'ExamForm',
  'FormImport',
  'EntryImport',
  'RosterImport',
  'Invitation',
  'Message',
  'Notification',
  'Order',
  'Thread',
] as const;
export type Tag = (typeof TAGS)[number];

/** Payloads of the pushed events by name. */
export interface ServerEvents {
  /** `id` is the assignment's. */
  'assignment.added': { readonly studentId: string; readonly taskId: string };
  'assignment.changed': {
    readonly studentId: string;
    readonly taskId: string;
    readonly completedDate?: string | null;
    readonly dueDate?: string | null;
  };
  'assignment.removed': { readonly studentId: string; readonly taskId: string };
  /** `id` is the task's. */
  'task.changed': Record<string, never>;
  /** `id` is the other person's. */
  'access.changed': Record<string, never>;
  /** `id` is the message's. */
  'message.sent': {
    readonly conversationId: string;
    readonly senderId: string;
    readonly recipientId: string;
    readonly content: string;
    readonly sentAt: string;
    readonly clientId: string | null;
    /** Which admin wrote it in the name of Support; sent to admins only. */
    readonly answeredBy?: string;
  };
  /** `id` is that of the last message that was read, sent at `upTo`: all that its sender sent before are read too. */
  'message.seen': {
    readonly conversationId: string;
    readonly senderId: string;
    readonly readerId: string;
    readonly upTo: string;
    readonly seenAt: string;
  };
  /** `id` is the contact's. Volatile: the version is always 0. */
  'presence.changed': { readonly online: boolean };
  /** `id` is the contact's who is writing. Volatile: the version is always 0. */
  typing: Record<string, never>;
  /** `id` is that of whoever hears it: role, name or what is owned changed, the token is out of date. */
  'account.changed': Record<string, never>;
  /** `id` is that of whoever hears it: something of the profile that is not in the token. */
  'profile.changed': Record<string, never>;
  /** `id` is the college's: what is said of it, or one of its deadlines. */
  'college.changed': Record<string, never>;
  /** `id` is the import's; progress from 0 to 1. */
  'college-import.changed': { readonly progress: number };
  /** `id` is the saved record's: saved, moved to another status, or removed. */
  'saved-college.changed': { readonly studentId: string };
  /** `id` is the student's; the version is that of the stream which holds the part. */
  'record.changed': { readonly part: RecordPart };
  /** `id` is the entry's: entered, edited, removed, scored, or let count. */
  'exam.changed': { readonly studentId: string };
  /** `id` is the order's. */
  'order.changed': Record<string, never>;
  /** `id` is the form's: corrected, imported, taken back, or how far scoring its entries again has come. */
  'exam-form.changed': Record<string, never>;
  /** `id` is the import's; progress from 0 to 1. */
  'form-import.changed': { readonly progress: number };
  /** `id` is the import's; progress from 0 to 1. */
  'entry-import.changed': { readonly progress: number };
  /** `id` is the import's; progress from 0 to 1. */
  'roster-import.changed': { readonly progress: number };
  /** `id` is the session request's. */
  'session.changed': { readonly studentId: string };
  /** `id` is the counselor's, or that of an hour of his or hers that was booked or became free. */
  'slots.changed': { readonly counselorId: string };
  /** `id` is the student's: what is paid for, and so which requests are paid. */
  'credits.changed': Record<string, never>;
  'notification.raised': Record<string, never>;
  'notification.seen': { readonly seenAt: string };
}

export type ServerEventName = keyof ServerEvents;

/** Sent over Socket.IO as `event`, in an array. `version` is the revision of the stream that `id` names. */
export type ServerEvent = {
  [Name in ServerEventName]: {
    readonly name: Name;
    readonly type: Tag;
    readonly id: string;
    readonly version: number;
    readonly data: ServerEvents[Name];
  };
}[ServerEventName];

/** What each pushed event is about. */
const TAG_OF = {
  'assignment.added': 'Assignment',
  'assignment.changed': 'Assignment',
  'assignment.removed': 'Assignment',
  'task.changed': 'Task',
  'access.changed': 'Access',
  'message.sent': 'Message',
  'message.seen': 'Message',
  'presence.changed': 'Message',
  typing: 'Message',
  'account.changed': 'Profile',
  'profile.changed': 'Profile',
  'college.changed': 'College',
  'college-import.changed': 'CollegeImport',
  'saved-college.changed': 'SavedCollege',
  'record.changed': 'Record',
  'exam.changed': 'Exam',
  'order.changed': 'Order',
  'exam-form.changed': 'ExamForm',
  'form-import.changed': 'FormImport',
  'entry-import.changed': 'EntryImport',
  'roster-import.changed': 'RosterImport',
  'session.changed': 'Session',
  'slots.changed': 'Slot',
  'credits.changed': 'Credit',
  'notification.raised': 'Notification',
  'notification.seen': 'Notification',
} as const satisfies Record<ServerEventName, Tag>;

export const SERVER_EVENTS = Object.keys(TAG_OF) as ServerEventName[];

export const serverEvent = <Name extends ServerEventName>(
  name: Name,
  id: string,
  version: number,
  data: ServerEvents[Name],
) => ({ name, type: TAG_OF[name], id, version, data }) as ServerEvent;

/** Sent by the browser over Socket.IO, by name. */
export interface ClientEvents {
  /** Who is being written to. */
  readonly typing: { readonly to: string };
  /** The next access token, which the server asks for by `expiring`; a connection ends with its token. */
  readonly renew: { readonly token: string };
}
