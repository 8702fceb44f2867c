import { taskRules } from 'contract/tasks';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

const EMPTY = { name: '', due_date: '', notes: '' };

type Values = typeof EMPTY;

interface ReminderDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ReminderDialog({ isOpen, onClose }: ReminderDialogProps) {
  const [create] = TasksApi.useCreateReminderMutation();
  const save = async ({ name, due_date, notes }: Values) => {
    await runAction(
      create({ name, due_date: due_date || undefined, notes: notes || undefined }),
      t.reminder.added,
    );
  };
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t.reminder.title}
      submitLabel={t.reminder.submit}
      defaults={EMPTY}
      onSubmit={save}
      onClose={onClose}
    >
      <Field<Values> name="name" label={t.reminder.name} rules={taskRules.customName} />
      <Field<Values>
        kind="date"
        name="due_date"
        label={t.reminder.dueDate}
        labelInfo={t.reminder.optional}
        rules={{ ...taskRules.dueDate, required: undefined }}
      />
      <Field<Values>
        name="notes"
        kind="textarea"
        label={t.reminder.notes}
        labelInfo={t.reminder.optional}
        rules={{ ...taskRules.notes, required: undefined }}
      />
    </FormDialog>
  );
}
