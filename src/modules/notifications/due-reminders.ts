import { Injectable } from '@nestjs/common';
import { notifications } from '../../../projections/notifications/notifications';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { SavedCollegeReader, type DueApplication } from '../colleges/saved/saved-colleges.queries';
import { LetterReader, type DueLetter } from '../letters/letters.queries';
import { TaskReader, type DueTask } from '../tasks/tasks.queries';
import { Notifier } from './notifier';

const REMINDERS = [
  { kind: 'task-due-1-day', days: 1 },
  { kind: 'task-due-7-days', days: 7 },
] as const;

const LETTER_DAYS = [{ days: 2 }, { days: 7 }, { days: 14 }] as const;

@Injectable()
export class DueReminders {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly savedColleges: SavedCollegeReader,
    private readonly letters: LetterReader,
    private readonly notifier: Notifier,
  ) {}

  async remind(now: string): Promise<void> {
    const today = dateInNewYork(0, Date.parse(now));
    const last = plusDays(today, REMINDERS.at(-1)!.days);
    const due = await this.tasks.openDueBetween(today, last);
    const applications = await this.savedColleges.applicationsDueBetween(today, last);
    const letters = await this.letters.dueBetween(today, plusDays(today, LETTER_DAYS.at(-1)!.days));
    const reminders = [
      ...due.flatMap((task) => reminderOf(task, today)),
      ...applications.flatMap((application) => applicationReminderOf(application, today)),
      ...letters.flatMap((letter) => letterReminderOf(letter, today)),
    ];
    const known = await this.views.joined(notifications, reminders, 'notificationId');
    await this.notifier.raise(reminders.filter(({ notificationId }) => !known.has(notificationId)));
  }
}

/** The reminder that is due, unless what it is about began later, which its student knows. */
const reminderFor = <Reminder extends { readonly days: number }>(
  reminders: readonly Reminder[],
  dueDate: string,
  begun: string,
  today: string,
) => {
  const reminder = reminders.find(({ days }) => plusDays(dueDate, -days) <= today);
  const isKnown = reminder && dateInNewYork(0, Date.parse(begun)) > plusDays(dueDate, -reminder.days);
  return isKnown ? undefined : reminder;
};

function applicationReminderOf({ saved, collegeName, dueOn }: DueApplication, today: string) {
  const reminder = reminderFor(REMINDERS, dueOn, saved.savedAt, today);
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

function letterReminderOf({ letter, dueOn }: DueLetter, today: string) {
  const reminder = reminderFor(LETTER_DAYS, dueOn, letter.askedAt, today);
  if (!reminder) return [];
  return [
    {
      notificationId: idFrom('notification', 'letter-due', String(reminder.days), letter.id, dueOn),
      userId: letter.recommenderId,
      kind: 'letter-due',
      about: { type: 'letter', id: letter.id },
      details: { personId: letter.studentId, dueDate: dueOn },
    } as const,
  ];
}

/** A task that was assigned after its reminder was due gets none, since the assignment was notified. */
function reminderOf({ assignment, task, dueDate }: DueTask, today: string) {
  const reminder = reminderFor(REMINDERS, dueDate, assignment.assignedAt, today);
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
