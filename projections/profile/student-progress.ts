import {
  applicationAfterMove,
  applicationProgress,
  noApplication,
  type Application,
  type ApplicationProgress,
} from '../../contract/applications';
import type { Grade } from '../../contract/profile';
import { isLetterOwed } from '../../contract/letters';
import type { SavedStatus } from '../../contract/saved-colleges';
import type { SchoolDocument } from '../../contract/transcripts';
import { applyChanges, type AnyRecordedEvent, type EventRecord } from '../../src/kernel/event';
import { retained } from '../../src/kernel/personal';
import { projection, type Projection } from '../../src/kernel/projection';
import type { SavedCollegeEvents } from '../../src/modules/colleges/saved/saved-colleges.events';
import type { ExamEntryEvents } from '../../src/modules/exams/entries/exam-entries.events';
import type { AccountEvents } from '../../src/modules/identity/accounts/accounts.events';
import type { LetterRequestEvents } from '../../src/modules/letters/letters.events';
import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';
import type {
  NotificationInboxEvents,
  NotificationStreamEvents,
} from '../../src/modules/notifications/notifications.events';
import { recordEvents, type RecordEvents } from '../../src/modules/profile/profile.events';
import type { SessionRequestEvents } from '../../src/modules/sessions/sessions.events';
import type { SurveyEvents } from '../../src/modules/survey/survey.events';
import type { AssignmentEvents, AssignmentRef } from '../../src/modules/tasks/tasks.events';
import type { TranscriptEvents } from '../../src/modules/transcripts/transcripts.events';

export interface StudentProgress {
  readonly id: string;
  /** By task, and by college for a task of a college. Entries are short, because lists are sorted by all of them. */
  readonly tasks: Readonly<Record<string, AssignedTask>>;
  readonly colleges: Readonly<Record<string, SavedStatus>>;
  /** By college. Sealed texts are left out. */
  readonly applications: Readonly<Record<string, ApplicationProgress>>;
  /** All requests for letters, by id. */
  readonly letters: Readonly<Record<string, RequestedLetter>>;
  /** What the school was asked to send and has not sent, by id. */
  readonly documents: Readonly<Record<string, UnsentDocument>>;
  readonly parts: Readonly<Record<RecordPart, number>>;
  readonly grade: Grade | null;
  /** When the account was opened; null for a person who is not a student. */
  readonly since: string | null;
  readonly lastActive: string | null;
  /** The position of the last event that changed it, padded so that text sorts as numbers do. */
  readonly changed: string;
}

/** Without a due date of its own, the task's applies. A date by a person counts even if it is before `assignedAt`. */
export type AssignedTask = readonly [
  dueDate: string | null,
  done: boolean,
  assignedAt: string,
  isSetByPerson: boolean,
];

export type RequestedLetter = readonly [isOwed: boolean, ceebCodes: readonly string[]];
export type UnsentDocument = readonly [ceebCode: string, document: SchoolDocument];

const NO_PARTS = {
  ...{ grade: 0, city: 0, state: 0, numbers: 0, highSchool: 0, majors: 0 },
  ...{ activities: 0, courses: 0, tests: 0 },
};
export type RecordPart = keyof typeof NO_PARTS;

type OfAccount = Pick<AccountEvents, 'AccountRegistered' | 'InvitationAccepted' | 'ProfileChanged'>;
type LetterEvents = Pick<LetterRequestEvents, 'LetterRequested' | 'LetterRequestMoved' | 'LetterUploaded'>;
type ActionEvents = Pick<ExamEntryEvents, 'ExamEntered'> &
  Pick<SurveyEvents, 'SurveySubmitted'> &
  Pick<SessionRequestEvents, 'SessionRequested'>;
type Events = AssignmentEvents &
  SavedCollegeEvents &
  LetterEvents &
  TranscriptEvents &
  RecordEvents &
  OfAccount &
  MessagingEvents &
  Pick<NotificationStreamEvents & NotificationInboxEvents, 'NotificationSeen' | 'NotificationsSeen'> &
  ActionEvents;
type On = Projection<StudentProgress, Events>['on'];
type Apply = (progress: StudentProgress, event: AnyRecordedEvent) => StudentProgress | null;

const keyOf = ({ taskId, ceebCode }: AssignmentRef) => (ceebCode === null ? taskId : `${taskId}.${ceebCode}`);

export const taskIdIn = (key: string) => key.split('.', 1)[0]!;

const NONE: AssignedTask = [null, false, '', false];

const active = (progress: StudentProgress, { metadata, time }: EventRecord): StudentProgress =>
  metadata.actor.id === progress.id ? { ...progress, lastActive: time } : progress;

/** Handles events that people other than students can cause too. */
const ofStudent: Apply = (progress, event) => (progress.since === null ? null : active(progress, event));

const changed =
  (next: (task: AssignedTask, event: AnyRecordedEvent) => AssignedTask | null): Apply =>
  (progress, event) => {
    const key = keyOf(event.data as unknown as AssignmentRef);
    const { [key]: task = NONE, ...others } = progress.tasks;
    const after = next(task, event);
    return { ...active(progress, event), tasks: after ? { ...others, [key]: after } : others };
  };

const tasks: Record<keyof AssignmentEvents, Apply> = {
  TaskAssigned: changed((_, { data, time }) => {
    const { dueDate, ceebCode, assignedAt } = data as unknown as AssignmentEvents['TaskAssigned'];
    return [dueDate, false, assignedAt ?? time, dueDate !== null && ceebCode === null];
  }),
  TaskDueDateChanged: changed(([, done, assignedAt], { data }) => {
    const { dueDate, by } = data as unknown as AssignmentEvents['TaskDueDateChanged'];
    return [dueDate.to, done, assignedAt, dueDate.to !== null && by === 'person'];
  }),
  TaskCompleted: changed(([dueDate, , ...given]) => [dueDate, true, ...given]),
  TaskReopened: changed(([dueDate, , ...given]) => [dueDate, false, ...given]),
  TaskUnassigned: changed(() => null),
};

interface Listed {
  readonly status: SavedStatus;
  readonly application: Application | null;
}

const savedCollege =
  <Name extends keyof SavedCollegeEvents>(
    next: (data: SavedCollegeEvents[Name], before: Listed | undefined) => Listed | undefined,
  ): Apply =>
  (progress, event) => {
    const data = event.data as unknown as SavedCollegeEvents[Name];
    const { [data.ceebCode]: status, ...colleges } = progress.colleges;
    const { [data.ceebCode]: begun, ...applications } = progress.applications;
    const application = begun ? { ...noApplication, ...begun } : null;
    const after = next(data, status && { status, application });
    return {
      ...active(progress, event),
      colleges: after ? { ...colleges, [data.ceebCode]: after.status } : colleges,
      applications: after?.application
        ? { ...applications, [data.ceebCode]: applicationProgress(after.application) }
        : applications,
    };
  };

const saved: Record<keyof SavedCollegeEvents, Apply> = {
  CollegeSaved: savedCollege<'CollegeSaved'>(({ status, savedAt }) => ({
    status,
    application: applicationAfterMove(status, savedAt, null),
  })),
  SavedCollegeMoved: savedCollege<'SavedCollegeMoved'>(({ status, savedAt }, before) => ({
    status: status.to,
    application: applicationAfterMove(status.to, savedAt.to, before?.application ?? null),
  })),
  CollegeUnsaved: savedCollege<'CollegeUnsaved'>(() => undefined),
  ApplicationChanged: savedCollege<'ApplicationChanged'>(
    ({ changes }, before) =>
      before && { ...before, application: applyChanges(before.application ?? noApplication, changes) },
  ),
};

const requestedLetter =
  <Name extends keyof LetterEvents>(
    next: (data: LetterEvents[Name], before: RequestedLetter) => RequestedLetter,
  ): Apply =>
  (progress, event) => {
    const data = event.data as unknown as LetterEvents[Name];
    const letter = next(data, progress.letters[data.requestId] ?? [false, []]);
    return { ...active(progress, event), letters: { ...progress.letters, [data.requestId]: letter } };
  };

const letters: Record<keyof LetterEvents, Apply> = {
  LetterRequested: requestedLetter<'LetterRequested'>(({ status, ceebCodes }) => [
    isLetterOwed(status),
    ceebCodes,
  ]),
  LetterRequestMoved: requestedLetter<'LetterRequestMoved'>(({ status }, [, ceebCodes]) => [
    isLetterOwed(status.to),
    ceebCodes,
  ]),
  LetterUploaded: requestedLetter<'LetterUploaded'>((_, [, ceebCodes]) => [false, ceebCodes]),
};

const unsentDocuments =
  (areUnsent: boolean): Apply =>
  (progress, event) => {
    const { documents } = event.data as unknown as TranscriptEvents['SchoolDocumentsRequested'];
    const unsent = new Map(Object.entries(progress.documents));
    for (const { requestId, ceebCode, document } of documents)
      if (areUnsent) unsent.set(requestId, [ceebCode, document]);
      else unsent.delete(requestId);
    return { ...active(progress, event), documents: Object.fromEntries(unsent) };
  };

const documents: Record<keyof TranscriptEvents, Apply> = {
  SchoolDocumentsRequested: unsentDocuments(true),
  SchoolDocumentsReopened: unsentDocuments(true),
  SchoolDocumentsSent: unsentDocuments(false),
  SchoolDocumentsWithdrawn: unsentDocuments(false),
};

const withParts =
  (
    next: (parts: StudentProgress['parts'], event: AnyRecordedEvent) => Partial<StudentProgress['parts']>,
  ): Apply =>
  (progress, event) => ({
    ...active(progress, event),
    parts: { ...progress.parts, ...next(progress.parts, event) },
  });

const counting = (part: RecordPart, step: 1 | -1) =>
  withParts((parts) => ({ [part]: Math.max(0, parts[part] + step) }));

const stated = (part: RecordPart, field: string) =>
  withParts((_, { data }) => ({ [part]: (data[field] as { to: unknown }).to === null ? 0 : 1 }));

const list = (noun: string, part: RecordPart): Record<string, Apply> => ({
  [`${noun}Added`]: counting(part, 1),
  [`${noun}Removed`]: counting(part, -1),
  [`${noun}Restored`]: counting(part, 1),
});

const record: Record<string, Apply> = {
  ...Object.fromEntries(Object.keys(recordEvents).map((name) => [name, active])),
  ...list('Activity', 'activities'),
  ...list('Course', 'courses'),
  ...list('TestScore', 'tests'),
  NumbersStated: stated('numbers', 'numbers'),
  SchoolStated: stated('highSchool', 'school'),
  MajorsChosen: stated('majors', 'majors'),
};

const OF_PROFILE = ['grade', 'city', 'state'] as const;

const account: Record<keyof OfAccount, Apply> = {
  AccountRegistered: (progress, { data, metadata, time }) => {
    if (data.role !== 'student') return null;
    // A visitor who follows a sign-up link has no account yet.
    return { ...progress, since: time, lastActive: metadata.actor.role === 'visitor' ? time : null };
  },
  InvitationAccepted: (progress, { time }) =>
    progress.since === null ? null : { ...progress, lastActive: time },
  ProfileChanged: (progress, event) => {
    if (progress.since === null) return null;
    const changes = event.data.changes as Record<string, { to: unknown }>;
    const changedFields = OF_PROFILE.filter((field) => changes[field]).map((field) => [
      field,
      changes[field]!.to ? 1 : 0,
    ]);
    const next = withParts(() => Object.fromEntries(changedFields) as object)(progress, event);
    return next && changes.grade ? { ...next, grade: changes.grade.to as Grade | null } : next;
  },
};

const acts = Object.fromEntries(
  [
    'MessageSent',
    'MessageSeen',
    'ConversationRead',
    'NotificationSeen',
    'NotificationsSeen',
    'ExamEntered',
    'SurveySubmitted',
    'SessionRequested',
  ].map((name) => [name, ofStudent]),
);

const followed =
  (apply: Apply): Apply =>
  (progress, event) => {
    const next = apply(progress, event);
    return next && { ...next, changed: String(event.position).padStart(20, '0') };
  };

export const studentProgress = projection<StudentProgress, Events>({
  name: 'student-progress',
  contains: "counts and dates for the staff's lists of students",
  version: 6,
  indexes: [{ id: 1 }, { changed: 1 }],
  key: ({ data }) => {
    if ('studentId' in data) return data.studentId;
    if ('readerId' in data) return data.readerId;
    return 'senderId' in data ? data.senderId : data.userId;
  },
  empty: (id) => ({
    ...{ id, tasks: {}, colleges: {}, applications: {}, letters: {}, documents: {} },
    ...{ parts: NO_PARTS, grade: null },
    ...{ since: null, lastActive: null, changed: '' },
  }),
  erasure: {
    id: 'nothing',
    tasks: retained('These are ids of tasks. A task for only one student is not in the data of others.'),
  },
  exported: retained('It follows from the tasks and the record, which are exported.'),
  on: Object.fromEntries(
    Object.entries({ ...record, ...saved, ...letters, ...documents, ...tasks, ...account, ...acts }).map(
      ([name, apply]) => [name, followed(apply)],
    ),
  ) as unknown as On,
});
