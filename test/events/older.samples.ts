import type { Sample } from '../../src/kernel/event';
import { olderImportSamples } from './older-imports.samples';
import { olderCollegeSamples } from './older-colleges.samples';
import type { MessageEvents } from '../../src/modules/messaging/messaging.events';
import type { SessionEvents } from '../../src/modules/sessions/sessions.events';
import type { TaskEvents } from '../../src/modules/tasks/tasks.events';
import type { ProjectorEvents } from '../../src/platform/projector/projector.events';
import type { Older } from './older';

const dueDateChanged = {
  assignmentId: 'a1',
  taskId: 't1',
  studentId: 's1',
  taskName: 'Draft the essay',
  ceebCode: null,
  dueDate: { from: '2026-12-15', to: '2026-12-20' },
};

const assigned = {
  assignmentId: 'a1',
  taskId: 't1',
  studentId: 's1',
  taskName: 'Draft the essay',
  ceebCode: null,
  dueDate: '2026-12-15',
};

const assignedOnce = { ...assigned, assignedAt: '2026-11-02T15:00:00.000Z' };

const fields = {
  externalId: 'STD-001',
  name: 'Draft the essay',
  description: 'A first draft.',
  dueDate: '2026-12-01',
  dueDateCanBeModified: true,
  importance: 'It matters.',
  weightedImportance: 8,
  approxTotalHours: 4,
  notes: 'Sit down.####Write.',
};
const created = { taskId: 't1', authorId: 'u3', type: 'standard', fields } as const;
const edited = {
  taskId: 't1',
  name: 'Draft your essay',
  changes: {
    externalId: { from: 'STD-001', to: null },
    name: { from: 'Draft the essay', to: 'Draft your essay' },
    dueDate: { from: '2026-12-01', to: null },
    description: { from: 'A first draft.', to: 'A second draft.' },
    dueDateCanBeModified: { from: true, to: false },
    importance: { from: 'It matters.', to: 'It matters much.' },
    weightedImportance: { from: 8, to: null },
    approxTotalHours: { from: 4, to: 6 },
    notes: { from: 'Sit down. #### Write.', to: 'Write.' },
  },
};
const restored = {
  ...created,
  fields: { ...fields, name: 'Draft your essay' },
  offeredWithin: ['u3', null],
  ceebCodes: ['3434'],
  offeredToAllColleges: false,
  createdAt: '2026-09-01T12:00:00.000Z',
};

const messageSent = {
  messageId: 'm1',
  conversationId: 'u1.u2',
  senderId: 'u2',
  recipientId: 'u1',
  content: 'See you on Friday.',
  sentAt: '2026-09-01T12:00:00.000Z',
  clientId: 'c1',
  answeredBy: 'u3',
};

const sessionRequested = {
  requestId: 'r1',
  studentId: 's1',
  start: '2026-12-01T20:00:00.000Z',
  minutes: 60,
  notes: 'About the first draft of my essay.',
} as const;

const retried = { projection: 'people', eventId: 'x1', requestId: 'q2' };

export const olderSamples = [
  ...olderCollegeSamples,
  ...olderImportSamples,
  {
    type: 'TaskAssigned',
    version: 1,
    stored: assigned,
    today: { ...assigned, assignedAt: null, by: 'person' },
  } satisfies Older<TaskEvents>,
  {
    type: 'TaskAssigned',
    version: 2,
    stored: assignedOnce,
    today: { ...assignedOnce, by: 'person' },
  } satisfies Older<TaskEvents>,
  {
    type: 'TaskCreated',
    version: 1,
    stored: created,
    today: { ...created, fields: { ...fields, grades: [] } },
  } satisfies Older<TaskEvents>,
  {
    type: 'TaskEdited',
    version: 1,
    stored: edited,
    today: edited as Sample<TaskEvents['TaskEdited']>,
  } satisfies Older<TaskEvents>,
  {
    type: 'TaskRestored',
    version: 1,
    stored: restored,
    today: { ...restored, fields: { ...restored.fields, grades: [] } },
  } satisfies Older<TaskEvents>,
  {
    type: 'TaskDueDateChanged',
    version: 1,
    stored: dueDateChanged,
    today: { ...dueDateChanged, by: 'person' },
  } satisfies Older<TaskEvents>,
  {
    type: 'MessageSent',
    version: 1,
    stored: messageSent,
    today: { ...messageSent, copied: false },
  } satisfies Older<MessageEvents>,
  {
    type: 'ProjectionRetried',
    version: 1,
    stored: retried,
    today: { ...retried, reason: '' },
  } satisfies Older<ProjectorEvents>,
  {
    type: 'SessionRequested',
    version: 1,
    stored: sessionRequested,
    today: { ...sessionRequested, preferredId: null },
  } satisfies Older<SessionEvents>,
];
