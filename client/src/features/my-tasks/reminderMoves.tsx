import { taskRules } from 'contract/tasks';
import { useMoveReminderMutation } from '../../domain/tasks/tasks.api';
import { DateField } from '../../shared/form/DateField';
import { useFormDialog } from '../../shared/form/useDialogs';
import { formatDate, type PlainDate } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { undoing } from '../../shared/ui/undo';
import { isCompleted } from '../../domain/tasks/taskOrder';
import type { TaskAssignmentResource } from 'contract/tasks';
import { t } from './en';

type Task = TaskAssignmentResource;

/** What staff gave has the date that staff gave. */
export const isMovable = (task: Task): boolean => task.attributes.isReminder && !isCompleted(task);

/** Moves a reminder to another day, which can be taken back. */
export function useMoveReminder() {
  const [move] = useMoveReminderMutation();
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

/** The same by a dialog. */
export function useAskForDay() {
  const { ask, dialog } = useFormDialog<{ due_date: string }>();
  const move = useMoveReminder();
  const askFor = (task: Task) =>
    ask({
      title: t.reminder.moving(task.attributes.name),
      submitLabel: t.reminder.save,
      defaults: { due_date: task.attributes.dueDate ?? '' },
      onSubmit: ({ due_date }) => move(task, due_date || null),
      children: (
        <DateField<{ due_date: string }>
          name="due_date"
          label={t.reminder.dueDate}
          labelInfo={t.reminder.optional}
          rules={{ ...taskRules.dueDate, required: undefined }}
        />
      ),
    });
  return { ask: askFor, dialog };
}
