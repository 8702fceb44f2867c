import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { AssignmentEvents } from '../../src/modules/tasks/tasks.events';

type BatchEvents = Pick<AssignmentEvents, 'TaskAssigned' | 'TaskDueDateChanged'>;

export interface AssignmentBatch {
  readonly id: string;
  readonly studentId: string;
  readonly assignmentIds: readonly string[];
  readonly lastAt: string;
}

export const batchId = (type: keyof BatchEvents, studentId: string, correlationId: string) =>
  `${type}.${studentId}.${correlationId}`;

/** The assignments that one cause made for a student, or whose due dates it moved, notified as one. */
export const assignmentBatches = projection<AssignmentBatch, BatchEvents>({
  name: 'assignment-batches',
  contains: 'assignments with one cause, for one notification',
  version: 1,
  indexes: [{ studentId: 1 }],
  key: ({ type, data, metadata }) => batchId(type, data.studentId, metadata.correlationId),
  empty: (id) => ({ id, studentId: '', assignmentIds: [], lastAt: '' }),
  erasure: { studentId: 'nothing' },
  exported: retained('It records which assignments share one notification.'),
  on: { TaskAssigned: joined, TaskDueDateChanged: joined },
});

function joined(
  { id, assignmentIds }: AssignmentBatch,
  {
    data: { studentId, assignmentId },
    time,
  }: { readonly data: { readonly studentId: string; readonly assignmentId: string }; readonly time: string },
): AssignmentBatch {
  return { id, studentId, assignmentIds: [...new Set([...assignmentIds, assignmentId])], lastAt: time };
}
