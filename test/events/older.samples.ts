import { olderImportSamples } from './older-imports.samples';
import { olderCollegeSamples } from './older-colleges.samples';
import type { MessageEvents } from '../../src/modules/messaging/messaging.events';
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

const retried = { projection: 'people', eventId: 'x1', requestId: 'q2' };

export const olderSamples = [
  ...olderCollegeSamples,
  ...olderImportSamples,
  {
    type: 'TaskAssigned',
    version: 1,
    stored: assigned,
    today: { ...assigned, assignedAt: null },
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
];
