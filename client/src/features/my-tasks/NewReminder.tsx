import { Button } from '@blueprintjs/core';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

const ReminderDialog = lazyComponent(() => import('./ReminderDialog'));

export const NewReminder = () => (
  <Button icon={<AddIcon />} text={t.reminder.add} onClick={() => openDialog(ReminderDialog, {})} />
);
