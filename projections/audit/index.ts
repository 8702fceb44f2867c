import type { EventName, RecordedEvent } from '../../src/kernel/event';
import { kept, PERSON, sealedFields } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import {
  collegeEvents,
  type CollegeEvents,
  type CollegeImportEvents,
} from '../../src/modules/colleges/colleges.events';
import { identityEvents, type IdentityEvents } from '../../src/modules/identity/identity.events';
import { messagingEvents, type MessagingEvents } from '../../src/modules/messaging/messaging.events';
import {
  savedCollegeEvents,
  type SavedCollegeEvents,
} from '../../src/modules/colleges/saved-colleges.events';
import { testScoreEvents, type TestScoreEvents } from '../../src/modules/profile/profile.events';
import {
  notificationEvents,
  type NotificationEvents,
} from '../../src/modules/notifications/notifications.events';
import { taskEvents, type TaskEvents } from '../../src/modules/tasks/tasks.events';
import { threadEvents, type ThreadEvents } from '../../src/modules/threads/threads.events';
import { projectorEvents, type ProjectorEvents } from '../../src/platform/projector/projector.events';
import { describeColleges } from './colleges';
import type { Describe, Description, Fields } from './description';
import { describeIdentity } from './identity';
import { describeMessaging } from './messaging';
import { describeProfile } from './profile';
import { describeNotifications } from './notifications';
import { describeProjector } from './projector';
import { describeSavedColleges } from './saved-colleges';
import { describeTasks } from './tasks';
import { describeThreads } from './threads';

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

type AllEvents = CollegeEvents &
  CollegeImportEvents &
  IdentityEvents &
  MessagingEvents &
  NotificationEvents &
  ProjectorEvents &
  SavedCollegeEvents &
  TaskEvents &
  TestScoreEvents &
  ThreadEvents;

/** An entry for every event there is: a new one without does not compile. */
const describe: Describe<AllEvents> = {
  ...describeColleges,
  ...describeIdentity,
  ...describeMessaging,
  ...describeProfile,
  ...describeNotifications,
  ...describeProjector,
  ...describeSavedColleges,
  ...describeTasks,
  ...describeThreads,
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

const specs: Readonly<Record<string, { readonly fields: object }>> = {
  ...collegeEvents,
  ...identityEvents,
  ...messagingEvents,
  ...notificationEvents,
  ...projectorEvents,
  ...savedCollegeEvents,
  ...taskEvents,
  ...testScoreEvents,
  ...threadEvents,
};

/** Of an event with sealed fields only the fact is left: `TaskAssigned` as 'Task assigned'. */
const factAlone = (entry: AuditEntry): AuditEntry =>
  sealedFields(specs[entry.type]!.fields).length > 0
    ? { ...entry, sentence: factOf(entry.type), before: {}, after: {} }
    : entry;

const factOf = (type: string) => type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const IDS = kept('Ids, and what is sealed for nobody.');

export const auditedEvents = Object.keys(describe) as EventName<AllEvents>[];

/** Every event as something that somebody did. */
export const audit = projection<AuditEntry, AllEvents>({
  name: 'audit',
  version: 2,
  indexes: [
    { order: -1 },
    { time: 1 },
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
  erasure: {
    subjectId: factAlone,
    taskId: factAlone,
    actorId: PERSON,
    stream: IDS,
    before: IDS,
    after: IDS,
  },
  on: Object.fromEntries(auditedEvents.map((name) => [name, entry])) as Record<
    EventName<AllEvents>,
    typeof entry
  >,
});
