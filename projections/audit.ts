import { ROLE_OPTIONS } from '../contract/roles';
import type { Changes, EventMap, EventName, RecordedEvent } from '../src/kernel/event';
import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';
import type { AssignmentRef, TaskEvents } from '../src/modules/tasks/tasks.events';
import type { ProjectorEvents } from '../src/platform/projector/projector.events';

type Fields = Readonly<Record<string, unknown>>;

/** What an event says of itself: never a name or another personal field, which are joined when it is read. */
interface Description {
  readonly sentence: string;
  readonly before?: Fields;
  readonly after?: Fields;
  /** Id of the person it is about. */
  readonly subject?: string;
  readonly task?: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly time: string;
  /** The position, padded so that text sorts as numbers do. */
  readonly order: string;
  readonly type: string;
  readonly sentence: string;
  readonly before: Fields;
  readonly after: Fields;
  readonly stream: string;
  readonly revision: number;
  readonly correlationId: string;
  readonly actorId: string;
  readonly actorRole: string;
  readonly subjectId: string | null;
  readonly taskId: string | null;
}

type Describe<Events extends EventMap> = {
  readonly [Name in EventName<Events>]: (data: Events[Name]) => Description;
};

/** An entry for every event there is: a new one without does not compile. */
type AllEvents = IdentityEvents & ProjectorEvents & TaskEvents;

const sides = (changes: Changes<object>): Pick<Description, 'before' | 'after'> => {
  const entries = Object.entries(changes as Record<string, { from: unknown; to: unknown }>);
  return {
    before: Object.fromEntries(entries.map(([field, { from }]) => [field, from])),
    after: Object.fromEntries(entries.map(([field, { to }]) => [field, to])),
  };
};

const assignmentOf = ({ taskId, studentId }: AssignmentRef) => ({ task: taskId, subject: studentId });

const atCollege = ({ ceebCode }: AssignmentRef) => (ceebCode === null ? '' : ` for college ${ceebCode}`);

const due = (date: string | null) => (date === null ? 'without a due date of its own' : `due ${date}`);

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const describe: Describe<AllEvents> = {
  AccountRegistered: ({ userId, role }) => ({
    sentence: `Opened the account as ${role}`,
    subject: userId,
    after: { role },
  }),
  AccountRoleChanged: ({ userId, role }) => ({
    sentence: `Changed the role from ${ROLE_OPTIONS[role.from]} to ${ROLE_OPTIONS[role.to]}`,
    subject: userId,
    ...sides({ role }),
  }),
  AccountErased: ({ userId, role }) => ({
    sentence: 'Deleted the account and erased the personal data',
    subject: userId,
    before: { role },
  }),
  PasswordResetRequested: ({ userId }) => ({
    sentence: 'Asked for a link to reset the password',
    subject: userId,
  }),
  PasswordChanged: ({ userId, by }) => ({
    sentence: by === 'owner' ? 'Changed the password' : 'Set a new password through a reset link',
    subject: userId,
  }),
  EmailReserved: ({ userId }) => ({ sentence: 'Reserved the e-mail address', subject: userId }),
  EmailReleased: ({ userId }) => ({ sentence: 'Released the e-mail address', subject: userId }),
  AccessGranted: ({ staffId, studentId, reason }) => ({
    sentence: `Granted access to the student by ${reason.replaceAll('-', ' ')}`,
    subject: studentId,
    after: { staffId, studentId, reason },
  }),
  EntityCreated: ({ name, description }) => ({
    sentence: `Created the entity '${name}'`,
    after: { name, description },
  }),
  EntityMemberAdded: ({ entityId, userId }) => ({
    sentence: 'Added the user to an entity',
    subject: userId,
    after: { entityId, userId },
  }),
  ProjectionEventSkipped: ({ projection, eventId, reason }) => ({
    sentence: `Skipped an event of the projection ${projection}`,
    after: { projection, eventId, reason },
  }),
  ProjectionRetried: ({ projection, eventId }) => ({
    sentence: `Retried an event of the projection ${projection}`,
    after: { projection, eventId },
  }),
  TaskCreated: ({ taskId, type, fields }) => ({
    sentence: `Created the ${type} task '${fields.name}'`,
    task: taskId,
    after: { type, ...fields },
  }),
  TaskEdited: ({ taskId, name, changes }) => ({
    sentence: `Edited the task '${name}'`,
    task: taskId,
    ...sides(changes),
  }),
  TaskDeleted: ({ taskId, name }) => ({
    sentence: `Deleted the task '${name}'`,
    task: taskId,
    before: { name },
  }),
  TaskOfferedToAllStudents: ({ taskId, name, within }) => ({
    sentence: `Assigned the task '${name}' to all ${within === null ? '' : 'own '}students`,
    task: taskId,
    after: { students: 'all', within },
  }),
  TaskOfferedToColleges: ({ taskId, name, ceebCodes }) => ({
    sentence: `Assigned the task '${name}' to ${plural(ceebCodes.length, 'college')}`,
    task: taskId,
    after: { colleges: ceebCodes },
  }),
  TaskOfferedToAllColleges: ({ taskId, name }) => ({
    sentence: `Assigned the task '${name}' to all colleges`,
    task: taskId,
    after: { colleges: 'all' },
  }),
  ExternalIdReserved: ({ externalId, taskId }) => ({
    sentence: `Reserved the external id ${externalId}`,
    task: taskId,
  }),
  ExternalIdReleased: ({ externalId, taskId }) => ({
    sentence: `Released the external id ${externalId}`,
    task: taskId,
  }),
  TaskAssigned: ({ dueDate, ...ref }) => ({
    sentence: `Assigned the task '${ref.taskName}'${atCollege(ref)}, ${due(dueDate)}`,
    ...assignmentOf(ref),
    after: { dueDate },
  }),
  TaskDueDateChanged: ({ dueDate, ...ref }) => ({
    sentence: `Changed the due date of '${ref.taskName}'${atCollege(ref)}`,
    ...assignmentOf(ref),
    ...sides({ dueDate }),
  }),
  TaskCompleted: ({ completedDate, ...ref }) => ({
    sentence: `Completed the task '${ref.taskName}'${atCollege(ref)}`,
    ...assignmentOf(ref),
    ...sides({ completedDate: { from: null, to: completedDate } }),
  }),
  TaskReopened: ({ completedDate, ...ref }) => ({
    sentence: `Set the task '${ref.taskName}'${atCollege(ref)} to incomplete`,
    ...assignmentOf(ref),
    ...sides({ completedDate }),
  }),
  TaskUnassigned: ({ reason, ...ref }) => ({
    sentence: `Removed the task '${ref.taskName}'${atCollege(ref)} from the student`,
    ...assignmentOf(ref),
    after: { reason },
  }),
};

const entry = (_: AuditEntry, event: RecordedEvent<AllEvents>): AuditEntry => {
  const { id, time, position, type, data, stream, revision, metadata } = event;
  const {
    sentence,
    before = {},
    after = {},
    subject,
    task,
  } = (describe[type] as (data: unknown) => Description)(data);
  return {
    id,
    time,
    order: String(position).padStart(20, '0'),
    type,
    sentence,
    before,
    after,
    stream,
    revision,
    correlationId: metadata.correlationId,
    actorId: metadata.actor.id,
    actorRole: metadata.actor.role,
    subjectId: subject ?? null,
    taskId: task ?? null,
  };
};

export const auditedEvents = Object.keys(describe) as EventName<AllEvents>[];

/** Every event as something that somebody did. */
export const audit = projection<AuditEntry, AllEvents>({
  name: 'audit',
  version: 1,
  indexes: [
    { order: -1 },
    { actorId: 1, order: -1 },
    { subjectId: 1, order: -1 },
    { taskId: 1, order: -1 },
    { type: 1, order: -1 },
  ],
  key: ({ id }) => id,
  empty: (id) => ({
    id,
    time: '',
    order: '',
    type: '',
    sentence: '',
    before: {},
    after: {},
    stream: '',
    revision: -1,
    correlationId: '',
    actorId: '',
    actorRole: '',
    subjectId: null,
    taskId: null,
  }),
  on: Object.fromEntries(auditedEvents.map((name) => [name, entry])) as Record<
    EventName<AllEvents>,
    typeof entry
  >,
});
