import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { useDeleteReminderMutation } from '../../domain/tasks/tasks.api';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { TrashIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

export function DeleteReminder({ task: { attributes } }: { task: TaskAssignmentResource }) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDeleteReminderMutation();
  const confirm = async () => {
    await runAction(remove(attributes.taskId), t.reminder.deleted);
    focusPageTitle();
  };
  return (
    <>
      <Button
        variant="outlined"
        intent="danger"
        size="small"
        icon={<TrashIcon />}
        text={t.reminder.delete}
        onClick={() => setIsOpen(true)}
      />
      <ConfirmDialog
        isOpen={isOpen}
        title={t.reminder.deleting}
        confirmLabel={t.reminder.confirm}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        {t.reminder.consequence(attributes.name)}
      </ConfirmDialog>
    </>
  );
}
