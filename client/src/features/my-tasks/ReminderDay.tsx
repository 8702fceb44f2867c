import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { CalendarIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

const ReminderDayDialog = lazyComponent(() => import('./ReminderDayDialog'));

export function ReminderDay({ task }: { task: TaskAssignmentResource }) {
  const [asked, setAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setAsked(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="outlined" size="small" icon={<CalendarIcon />} text={t.reminder.move} onClick={open} />
      {asked && <ReminderDayDialog task={task} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
