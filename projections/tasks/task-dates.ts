import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { TaskDefinitionEvents } from '../../src/modules/tasks/tasks.events';

export interface TaskDate {
  readonly id: string;
  readonly dueDate: string | null;
  readonly changed: string;
}

type Events = Pick<TaskDefinitionEvents, 'TaskCreated' | 'TaskEdited' | 'TaskDeleted'>;

const placed = ({ position }: { readonly position: bigint }) => String(position).padStart(20, '0');

/** When each task is due, and nothing else, since lists of students read all tasks. */
export const taskDates = projection<TaskDate, Events>({
  name: 'task-dates',
  contains: 'the due date of each task itself, for lists that depend on the day',
  version: 1,
  indexes: [{ id: 1 }, { changed: 1 }],
  key: ({ data }) => data.taskId,
  empty: (id) => ({ id, dueDate: null, changed: '' }),
  erasure: { id: 'nothing' },
  exported: retained('Each student’s tasks are exported with their dates.'),
  on: {
    TaskCreated: ({ id }, event) => ({ id, dueDate: event.data.fields.dueDate, changed: placed(event) }),
    TaskEdited: ({ id, dueDate }, event) => {
      const { dueDate: change } = event.data.changes;
      return { id, dueDate: change ? change.to : dueDate, changed: placed(event) };
    },
    TaskDeleted: () => null,
  },
});
