import type { RecordPart } from './record-history';

export interface ServerEvents {
  /** `id` is the assignment's. */
  'assignment.added': { readonly studentId: string; readonly taskId: string };
  'assignment.changed': {
    readonly studentId: string;
    readonly taskId: string;
    readonly completedDate?: string | null;
    readonly dueDate?: string | null;
    /** The value is null because a person has set the date, which then counts at once. */
    readonly countsFrom?: null;
  };
  'assignment.removed': { readonly studentId: string; readonly taskId: string };
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
    /** The admin who wrote it in the name of Support; only admins receive it. */
    readonly answeredBy?: string;
  };
  /** `id` is that of the last message that was read, sent at `upTo`; its sender's earlier messages are read, too. */
  'message.seen': {
    readonly conversationId: string;
    readonly senderId: string;
    readonly readerId: string;
    readonly upTo: string;
    readonly seenAt: string;
  };
  /** `id` is the contact's. The version is always 0, since nothing is recorded. */
  'presence.changed': { readonly online: boolean };
  /** `id` is that of the contact who is writing. The version is always 0, since nothing is recorded. */
  typing: Record<string, never>;
  /** `id` is the receiver's own. Role, name or entitlements changed, so that the token is out of date. */
  'account.changed': Record<string, never>;
  /** `id` is the receiver's own. A part of the profile changed that is not in the token. */
  'profile.changed': Record<string, never>;
  /** `id` is the college's: its description, figures or a deadline changed. */
  'college.changed': Record<string, never>;
  /** `id` is the import's; progress is from 0 to 1. */
  'college-import.changed': { readonly progress: number };
  /** `id` is the saved record's, which was saved, moved to another status, or removed. */
  'saved-college.changed': { readonly studentId: string };
  /** `id` is the student's: what was asked for or sent for the student's applications changed. */
  'transcript.changed': Record<string, never>;
  /** `id` is the student's; the version is that of the stream with the part. */
  'record.changed': { readonly part: RecordPart };
  /** `id` is the entry's, which was entered, edited, removed, scored, or included in the chances. */
  'exam.changed': { readonly studentId: string };
  'order.changed': Record<string, never>;
  /** `id` is the form's: it was corrected, imported or restored, or its entries were scored again. */
  'exam-form.changed': Record<string, never>;
  /** `id` is the import's; progress is from 0 to 1. */
  'form-import.changed': { readonly progress: number };
  /** `id` is the import's; progress is from 0 to 1. */
  'entry-import.changed': { readonly progress: number };
  /** `id` is the import's; progress is from 0 to 1. */
  'roster-import.changed': { readonly progress: number };
  /** `id` is the import's; progress is from 0 to 1. */
  'outcome-import.changed': { readonly progress: number };
  /** `id` is the group's: its name, its sharing or its students changed. */
  'group.changed': Record<string, never>;
  /** `id` is the request's for a letter. */
  'letter.changed': { readonly studentId: string };
  'session.changed': { readonly studentId: string };
  /** `id` is the counselor's, or that of one of the counselor's hours that was booked or became free. */
  'slots.changed': { readonly counselorId: string };
  /** `id` is the student's: the credits changed, and with them which requests are paid. */
  'credits.changed': Record<string, never>;
  'notification.raised': Record<string, never>;
  'notification.withdrawn': Record<string, never>;
  'notification.seen': { readonly seenAt: string };
}

export type ServerEventName = keyof ServerEvents;

/** Socket.IO carries it as `event`, in an array. `version` is the revision of the stream that `id` names. */
export type ServerEvent = {
  [Name in ServerEventName]: {
    readonly name: Name;
    readonly type: Tag;
    readonly id: string;
    readonly version: number;
    readonly data: ServerEvents[Name];
  };
}[ServerEventName];

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
  'transcript.changed': 'Transcript',
  'record.changed': 'Record',
  'exam.changed': 'Exam',
  'order.changed': 'Order',
  'exam-form.changed': 'ExamForm',
  'form-import.changed': 'FormImport',
  'entry-import.changed': 'EntryImport',
  'roster-import.changed': 'RosterImport',
  'outcome-import.changed': 'OutcomeImport',
  'group.changed': 'Group',
  'letter.changed': 'Letter',
  'session.changed': 'Session',
  'slots.changed': 'Slot',
  'credits.changed': 'Credit',
  'notification.raised': 'Notification',
  'notification.withdrawn': 'Notification',
  'notification.seen': 'Notification',
} as const satisfies Record<ServerEventName, string>;

/** Tags of the browser's cache that no event is pushed for. */
const UNPUSHED_TAGS = [
  'User',
  'Entity',
  'Outcome',
  'Audit',
  'SavedFilter',
  'MessageTemplate',
  'Activity',
  'Course',
  'Honor',
  'Survey',
  'System',
  'TestScore',
  'Invitation',
  'Note',
  'Thread',
] as const;

/** The subjects of pushed events, which are also tags of the browser's cache, and the other tags. */
export type Tag = (typeof TAG_OF)[ServerEventName] | (typeof UNPUSHED_TAGS)[number];

export const TAGS: readonly Tag[] = [...new Set<Tag>([...Object.values(TAG_OF), ...UNPUSHED_TAGS])];

export const SERVER_EVENTS = Object.keys(TAG_OF) as ServerEventName[];

export const serverEvent = <Name extends ServerEventName>(
  name: Name,
  id: string,
  version: number,
  data: ServerEvents[Name],
) => ({ name, type: TAG_OF[name], id, version, data }) as ServerEvent;

export interface ClientEvents {
  readonly typing: { readonly to: string };
  /** The next access token, which the server requests by `expiring`; a connection ends with its token. */
  readonly renew: { readonly token: string };
}
