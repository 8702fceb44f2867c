import { Injectable } from '@nestjs/common';
import { notifications } from '../../../projections/notifications/notifications';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { SavedCollegeReader, type DueApplication } from '../colleges/saved/saved-colleges.queries';
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
    private readonly savedColleges: SavedCollegeReader,
    private readonly notifier: Notifier,
  ) {}

  async remind(now: string): Promise<void> {
    const today = dateInNewYork(0, Date.parse(now));
    const last = plusDays(today, REMINDERS.at(-1)!.days);
    const due = await this.tasks.openDueBetween(today, last);
    const applications = await this.savedColleges.applicationsDueBetween(today, last);
    const reminders = [
      ...due.flatMap((task) => reminderOf(task, today)),
      ...applications.flatMap((application) => applicationReminderOf(application, today)),
    ];
    const known = await this.views.joined(notifications, reminders, 'notificationId');
    await this.notifier.raise(reminders.filter(({ notificationId }) => !known.has(notificationId)));
  }
}

/** The reminder that is due, unless what it is about began later, which its student knows. */
const reminderFor = (dueDate: string, begun: string, today: string) => {
  const reminder = REMINDERS.find(({ days }) => plusDays(dueDate, -days) <= today);
  const isKnown = reminder && dateInNewYork(0, Date.parse(begun)) > plusDays(dueDate, -reminder.days);
  return isKnown ? undefined : reminder;
};

function applicationReminderOf({ saved, collegeName, dueOn }: DueApplication, today: string) {
  const reminder = reminderFor(dueOn, saved.savedAt, today);
  if (!reminder) return [];
  return [
    {
      notificationId: idFrom('notification', 'application-due', String(reminder.days), saved.id, dueOn),
      userId: saved.studentId,
      kind: 'application-due',
      about: { type: 'application', id: saved.id },
      details: { college: collegeName, dueDate: dueOn },
    } as const,
  ];
}

/** A task that was assigned after its reminder was due gets none, since the assignment was notified. */
function reminderOf({ assignment, task, dueDate }: DueTask, today: string) {
  const reminder = reminderFor(dueDate, assignment.assignedAt, today);
  if (!reminder) return [];
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
