import { decider } from '../../kernel/decider';
import type { TaskReminderEvents } from './tasks.events';

export type TaskReminderCommands = { Send: TaskReminderEvents['TaskReminderSent'] };

/** The reminder of one student on one day, of whichever task is first. */
export const taskReminder = decider<boolean, TaskReminderCommands, TaskReminderEvents>({
  name: 'task-reminder',
  initial: false,
  decide: { Send: (data, sent) => (sent ? [] : [{ type: 'TaskReminderSent', data }]) },
  evolve: { TaskReminderSent: () => true },
});
