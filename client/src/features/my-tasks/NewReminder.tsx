import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { AddIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

const ReminderDialog = lazyComponent(() => import('./ReminderDialog'));

export function NewReminder() {
  const [asked, setAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setAsked(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button icon={<AddIcon />} text={t.reminder.add} onClick={open} />
      {asked && <ReminderDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
