import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { SessionRequestResource } from 'contract/sessions';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { t as shared } from '../../shared/en';
import { formatInstant, type Instant } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { HourPicker } from './HourPicker';
import { useRescheduleMutation } from './sessions.api';

interface RescheduleProps {
  readonly session: SessionRequestResource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function Reschedule({ session: { id, attributes }, isOpen, onClose }: RescheduleProps) {
  const [time, setTime] = useState<Instant>();
  const [failure, setFailure] = useState<ErrorMessages>();
  const [move, { isLoading }] = useRescheduleMutation();
  const submit = async (timeRequested: Instant) => {
    setFailure(undefined);
    try {
      await move({ id, timeRequested }).unwrap();
      toast.success(all.reschedule.done(formatInstant(timeRequested)));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={all.reschedule.title}
      onClose={onClose}
      canOutsideClickClose={!time}
      style={{ width: 'min(var(--width-form), 100%)' }}
    >
      <DialogBody>
        <p>{all.reschedule.about}</p>
        <HourPicker value={time} minutes={attributes.lengthInMinutes} onChange={setTime} />
        <Failure error={failure} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.cancel} disabled={isLoading} onClick={onClose} />
            <Button
              intent="primary"
              text={all.reschedule.submit}
              loading={isLoading}
              disabled={!time}
              onClick={() => time && void submit(time)}
            />
          </>
        }
      >
        {time && formatInstant(time)}
      </DialogFooter>
    </Dialog>
  );
}
