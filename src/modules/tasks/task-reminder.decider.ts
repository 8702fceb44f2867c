import { decider } from '../../kernel/decider';
import type { TaskReminderEvents } from './tasks.events';

export type TaskReminderCommands = { Send: TaskReminderEvents['TaskReminderSent'] };

/** Reminds a student at most once a day, of the first task for which a reminder is requested. */
export const taskReminder = decider<boolean, TaskReminderCommands, TaskReminderEvents>({
  name: 'task-reminder',
  stream: { key: 'hash of student and day', growsWith: 'one event' },
  initial: false,
  decide: { Send: (data, sent) => (sent ? [] : [{ type: 'TaskReminderSent', data }]) },
  evolve: { TaskReminderSent: () => true },
});
