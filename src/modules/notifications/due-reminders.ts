import { Injectable } from '@nestjs/common';
import { notifications } from '../../../projections/notifications/notifications';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { TaskReader, type DueTask } from '../tasks/tasks.queries';
import { Notifier } from './notifier';

const REMINDERS = [
  { kind: 'task-due-1-day', days: 1 },
  { kind: 'task-due-7-days', days: 7 },
] as const;

@Injectable()
export class DueReminders {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly notifier: Notifier,
  ) {}

  async remind(now: string): Promise<void> {
    const today = dateInNewYork(0, Date.parse(now));
    const due = await this.tasks.openDueBetween(today, plusDays(today, REMINDERS.at(-1)!.days));
    const reminders = due.flatMap((task) => reminderOf(task, today));
    const known = await this.views.joined(notifications, reminders, 'notificationId');
    await this.notifier.raise(reminders.filter(({ notificationId }) => !known.has(notificationId)));
  }
}

/** A task that was assigned after its reminder was due gets none, since the assignment was notified. */
function reminderOf({ assignment, task, dueDate }: DueTask, today: string) {
  const reminder = REMINDERS.find(({ days }) => plusDays(dueDate, -days) <= today);
  if (!reminder || dateInNewYork(0, Date.parse(assignment.assignedAt)) > plusDays(dueDate, -reminder.days))
    return [];
  return [
    {
      notificationId: idFrom('notification', reminder.kind, assignment.id, dueDate),
      userId: assignment.studentId,
      kind: reminder.kind,
      about: { type: 'assignment', id: assignment.id },
      details: { taskName: task.fields.name, dueDate },
    } as const,
  ];
}
