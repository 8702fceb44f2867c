import { Injectable } from '@nestjs/common';
import { taskAssignments } from '../../../projections/tasks/task-assignments';
import { taskDefinitions } from '../../../projections/tasks/task-definitions';
import { Rejected } from '../../kernel/errors';
import { Dispatcher, streamOf } from '../../platform/dispatch/dispatcher';
import { Projector } from '../../platform/projector/projector';
import { Compensations, type ChangedEntry } from '../../platform/undo/compensations';
import { assignment } from './assignment.decider';
import { task } from './task.decider';
import { TaskQueries } from './task-queries';
import { t } from './messages';

const REMINDER_TYPES = ['TaskDeleted', 'TaskCompleted'];

/** Keeps an undo from opening a second reminder of the same name. */
@Injectable()
export class ReminderUndo {
  constructor(
    compensations: Compensations,
    private readonly queries: TaskQueries,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {
    compensations.addCheck((userId, entries) => this.check(userId, entries));
  }

  private async check(userId: string, entries: readonly ChangedEntry[]): Promise<void> {
    const reminders = (await Promise.all(entries.map((entry) => this.reminderOf(entry, userId)))).flat();
    if (reminders.length === 0) return;
    await this.projector.caughtUp(taskDefinitions, taskAssignments);
    for (const { taskId, name } of reminders) {
      const { open } = await this.queries.reminders(userId, name);
      if (open && open.id !== taskId) throw new Rejected('conflict', t('reminder-open', { name }));
    }
  }

  private async reminderOf({ stream, type }: ChangedEntry, userId: string) {
    if (!REMINDER_TYPES.includes(type)) return [];
    const taskId =
      type === 'TaskDeleted'
        ? stream.slice(streamOf(task, '').length)
        : (await this.dispatcher.stateOf(assignment, stream.slice(streamOf(assignment, '').length)))?.ref
            .taskId;
    const found = taskId === undefined ? null : await this.dispatcher.stateOf(task, taskId);
    return found?.authorId === userId ? [{ taskId: found.taskId, name: found.fields.name }] : [];
  }
}
