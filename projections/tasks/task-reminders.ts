import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { TaskReminderEvents } from '../../src/modules/tasks/tasks.events';

export interface LastReminder {
  /** The student's id. */
  readonly id: string;
  readonly day: string;
}

export const taskReminders = projection<LastReminder, TaskReminderEvents>({
  name: 'task-reminders',
  contains: 'the day of the last reminder that each student got from staff',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: (id) => ({ id, day: '' }),
  erasure: { id: 'nothing' },
  exported: retained('The notifications are exported, with each reminder.'),
  on: {
    TaskReminderSent: ({ id }, { data: { day } }) => ({ id, day }),
  },
});
