import { Button } from '@blueprintjs/core';
import type { TaskAssignmentResource } from 'contract/tasks';
import { useDeleteReminderMutation } from '../../domain/tasks/tasks.api';
import { openConfirm } from '../../shared/form/confirm';
import { TrashIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

export function DeleteReminder({ task: { attributes } }: { task: TaskAssignmentResource }) {
  const [remove] = useDeleteReminderMutation();
  const ask = () =>
    openConfirm({
      title: t.reminder.deleting,
      confirmLabel: t.reminder.confirm,
      children: t.reminder.consequence(attributes.name),
      onConfirm: () => runAction(remove(attributes.taskId), t.reminder.deleted),
      refocus: focusPageTitle,
    });
  return (
    <Button
      variant="outlined"
      intent="danger"
      size="small"
      icon={<TrashIcon />}
      text={t.reminder.delete}
      onClick={ask}
    />
  );
}
