import type { Draft } from '@reduxjs/toolkit';
import type { ServerEvent } from 'contract/realtime';
import type { TaskAssignmentResource } from 'contract/tasks';
import { LIST, SUMMARY } from '../../shared/api/resource';
import { isNewer, onServerEvent } from '../../shared/realtime/realtime';

type Rows = Draft<TaskAssignmentResource>[];

const withRow = <Event extends ServerEvent>(
  change: (row: Rows[number], event: Event, rows: Rows) => void,
) => {
  const apply = (rows: Rows, event: Event) => {
    const row = rows.find(({ id }) => id === event.id);
    if (row && isNewer(row.attributes, event)) change(row, event, rows);
  };
  return { myTasks: apply, assignmentsOf: apply };
};

const SUMMED_UP = { type: 'Assignment', id: SUMMARY } as const;

type Changed = Extract<ServerEvent, { name: 'assignment.changed' }>;

onServerEvent('assignment.changed', {
  patch: withRow<Changed>(({ attributes }, { version, data: { completedDate, dueDate, countsFrom } }) => {
    if (completedDate !== undefined) attributes.completedDate = completedDate;
    if (dueDate !== undefined) attributes.dueDate = dueDate;
    if (countsFrom !== undefined) attributes.countsFrom = countsFrom;
    attributes.version = version;
  }),
  // Without a date of its own the assignment has the task's date, which the event does not contain.
  invalidate: ({ id, data }) => [
    ...(data.dueDate === null ? [{ type: 'Assignment', id } as const] : []),
    { type: 'Record', id: data.studentId },
    SUMMED_UP,
  ],
});

onServerEvent('assignment.removed', {
  patch: withRow((row, _event, rows) => rows.splice(rows.indexOf(row), 1)),
  invalidate: ({ data }) => [{ type: 'Record', id: data.studentId }, SUMMED_UP],
});

onServerEvent('assignment.added', {
  invalidate: ({ data }) => [
    { type: 'Assignment', id: LIST },
    { type: 'Assignment', id: data.studentId },
    SUMMED_UP,
  ],
});

onServerEvent('task.changed', { invalidate: ({ id }) => [{ type: 'Task', id }, SUMMED_UP] });
