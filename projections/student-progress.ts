import type { AnyRecordedEvent, EventRecord } from '../src/kernel/event';
import { kept } from '../src/kernel/personal';
import { projection, type Projection } from '../src/kernel/projection';
import { savedCollegeEvents, type SavedCollegeEvents } from '../src/modules/colleges/saved-colleges.events';
import type { IdentityEvents } from '../src/modules/identity/identity.events';
import type { MessagingEvents } from '../src/modules/messaging/messaging.events';
import { recordEvents, type RecordEvents } from '../src/modules/profile/profile.events';
import type { AssignmentEvents, AssignmentRef } from '../src/modules/tasks/tasks.events';

/** How far a student is. */
export interface StudentProgress {
  /** The student's. */
  readonly id: string;
  /** By task, and college where it is for one; short, since lists are sorted by what all of them say. */
  readonly tasks: Readonly<Record<string, AssignedTask>>;
  /** When the account was opened; null of who is no student. */
  readonly since: string | null;
  /** Null where the student has done nothing that is recorded. */
  readonly lastActive: string | null;
}

/** Without a due date of its own it has the task's. */
export type AssignedTask = readonly [dueDate: string | null, done: boolean];

type OfAccount = Pick<IdentityEvents, 'AccountRegistered' | 'ProfileChanged'>;
type Sent = Pick<MessagingEvents, 'MessageSent'>;
type Events = AssignmentEvents & SavedCollegeEvents & RecordEvents & OfAccount & Sent;
type On = Projection<StudentProgress, Events>['on'];

const keyOf = ({ taskId, ceebCode }: AssignmentRef) => (ceebCode === null ? taskId : `${taskId}.${ceebCode}`);

export const taskIdIn = (key: string) => key.split('.', 1)[0]!;

const NONE: AssignedTask = [null, false];

const active = (progress: StudentProgress, { metadata, time }: EventRecord): StudentProgress =>
  metadata.actor.id === progress.id ? { ...progress, lastActive: time } : progress;

/** What others than students do too. */
const ofStudent = (progress: StudentProgress, event: EventRecord) =>
  progress.since === null ? null : active(progress, event);

const changed =
  (next: (task: AssignedTask, event: AnyRecordedEvent) => AssignedTask | null) =>
  (progress: StudentProgress, event: AnyRecordedEvent): StudentProgress => {
    const key = keyOf(event.data as unknown as AssignmentRef);
    const { [key]: task = NONE, ...others } = progress.tasks;
    const after = next(task, event);
    return { ...active(progress, event), tasks: after ? { ...others, [key]: after } : others };
  };

const tasks = {
  TaskAssigned: changed((_, { data }) => [data.dueDate as string | null, false]),
  TaskDueDateChanged: changed(([, done], { data }) => [(data.dueDate as { to: string | null }).to, done]),
  TaskCompleted: changed(([dueDate]) => [dueDate, true]),
  TaskReopened: changed(([dueDate]) => [dueDate, false]),
  TaskUnassigned: changed(() => null),
};

/** What only the student does. */
const own = Object.keys({ ...recordEvents, ...savedCollegeEvents });

/** Of every student, for the lists of those who advise. */
export const studentProgress = projection<StudentProgress, Events>({
  name: 'student-progress',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) =>
    'studentId' in data ? data.studentId : 'senderId' in data ? data.senderId : data.userId,
  empty: (id) => ({ id, tasks: {}, since: null, lastActive: null }),
  erasure: {
    id: 'nothing',
    tasks: kept('Ids of tasks; one that was written for a student alone is in no other one’s.'),
  },
  exported: kept('It follows from the tasks and the record, which are exported.'),
  on: {
    ...(Object.fromEntries(own.map((name) => [name, active])) as unknown as On),
    ...(tasks as unknown as On),
    AccountRegistered: (progress, { data, metadata, time }) => {
      if (data.role !== 'student') return null;
      // Who follows a sign-up link is nobody yet.
      return { ...progress, since: time, lastActive: metadata.actor.role === 'visitor' ? time : null };
    },
    ProfileChanged: ofStudent,
    MessageSent: ofStudent,
  },
});
