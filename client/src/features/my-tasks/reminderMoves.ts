import { usePlanPages } from '../../domain/children/planPages';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { formatDate, type PlainDate } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { undoing } from '../../shared/ui/undo';
import { isCompleted } from '../../domain/tasks/taskOrder';
import type { TaskAssignmentResource } from 'contract/tasks';
import { t } from './en';

type Task = TaskAssignmentResource;

/** Only a student's own reminders can move; staff set the dates of assigned tasks. */
const isMovable = (task: Task): boolean => task.attributes.isReminder && !isCompleted(task);

const never = () => false;

export const useIsMovable = () => (usePlanPages().changes ? isMovable : never);

export function useMoveReminder() {
  const [move] = TasksApi.useMoveReminderMutation();
  return async ({ attributes: { taskId, name, dueDate: before } }: Task, dueDate: PlainDate | null) => {
    if (dueDate === before) return;
    await move({ taskId, dueDate }).unwrap();
    const sentence =
      dueDate === null ? t.reminder.movedToSomeDay(name) : t.reminder.moved(name, formatDate(dueDate));
    toast.success(
      sentence,
      undoing(() => move({ taskId, dueDate: before }).unwrap()),
    );
  };
}
