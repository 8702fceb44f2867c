import type { TaskAssignmentResource } from 'contract/tasks';
import { taskRules } from 'contract/tasks';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { t } from './en';
import { useMoveReminder } from './reminderMoves';

interface Values {
  readonly due_date: string;
}

interface ReminderDayDialogProps {
  readonly task: TaskAssignmentResource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ReminderDayDialog({ task, isOpen, onClose }: ReminderDayDialogProps) {
  const move = useMoveReminder();
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t.reminder.moving(task.attributes.name)}
      submitLabel={t.reminder.save}
      defaults={{ due_date: task.attributes.dueDate ?? '' }}
      onSubmit={({ due_date }) => move(task, due_date || null)}
      onClose={onClose}
    >
      <Field<Values>
        kind="date"
        name="due_date"
        label={t.reminder.dueDate}
        labelInfo={t.reminder.optional}
        rules={{ ...taskRules.dueDate, required: undefined }}
      />
    </FormDialog>
  );
}
