import { Button } from '@blueprintjs/core';
import type { TaskAssignmentResource } from 'contract/tasks';
import { openDialog } from '../../shared/ui/dialogs';
import { CalendarIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

const ReminderDayDialog = lazyComponent(() => import('./ReminderDayDialog'));

export const ReminderDay = ({ task }: { task: TaskAssignmentResource }) => (
  <Button
    variant="outlined"
    size="small"
    icon={<CalendarIcon />}
    text={t.reminder.move}
    onClick={() => openDialog(ReminderDayDialog, { task })}
  />
);
