import { Button } from '@blueprintjs/core';
import type { TaskAssignmentResource } from 'contract/tasks';
import { CalendarIcon } from '../../shared/ui/icons';
import { t } from './en';
import { useAskForDay } from './reminderMoves';

/** Moves a reminder without a mouse. */
export function ReminderDay({ task }: { task: TaskAssignmentResource }) {
  const { ask, dialog } = useAskForDay();
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        icon={<CalendarIcon />}
        text={t.reminder.move}
        onClick={() => ask(task)}
      />
      {dialog}
    </>
  );
}
