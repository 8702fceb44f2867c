import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { OPEN_STATES, sessionRules, type SessionRequestResource } from 'contract/sessions';
import { messageOf } from '../../shared/api/errors';
import { CountedField } from '../../shared/form/CountedField';
import { useConfirm, useFormDialog } from '../../shared/form/useDialogs';
import { formatInstant, type Instant } from '../../shared/lib/time';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useSubject } from '../../shared/ui/useSubject';
import { t as all } from './en';
import { HourPicker } from './HourPicker';
import { useCancelSessionMutation, useRescheduleMutation, useWriteNotesMutation } from './sessions.api';

type Session = SessionRequestResource;

/** The buttons that move a session, cancel it, or tell the student of it, with their dialogs. */
export function useChanges() {
  const cancelling = useCancelling();
  const moving = useSubject<Session>();
  const writing = useWriting();
  return {
    dialogs: (
      <>
        {cancelling.dialog}
        {writing.dialog}
        {moving.subject && (
          <Reschedule
            key={moving.subject.id}
            session={moving.subject}
            isOpen={moving.isOpen}
            onClose={moving.close}
          />
        )}
      </>
    ),
    moveAndCancel: (session: Session) => {
      const time = formatInstant(session.attributes.timeRequested);
      if (!OPEN_STATES.includes(session.attributes.state)) return null;
      return (
        <>
          <Button
            text={all.session.reschedule}
            aria-label={all.session.rescheduleLabel(time)}
            onClick={() => moving.open(session)}
          />
          <Button
            variant="minimal"
            intent="danger"
            text={all.session.cancel}
            aria-label={all.session.cancelLabel(time)}
            onClick={() => cancelling.ask(session)}
          />
        </>
      );
    },
    writeNotes: writing.ask,
  };
}

function useCancelling() {
  const [cancel] = useCancelSessionMutation();
  const { ask, dialog } = useConfirm();
  return {
    dialog,
    ask: ({ id, attributes: { paid } }: Session) =>
      ask({
        title: all.cancel.title,
        children: <p>{paid ? all.cancel.paid : all.cancel.unpaid}</p>,
        confirmLabel: all.cancel.confirm,
        onConfirm: async () => {
          await cancel(id).unwrap();
          toast.success(all.cancel.done);
        },
        refocus: focusPageTitle,
      }),
  };
}

function useWriting() {
  const [write] = useWriteNotesMutation();
  const { ask, dialog } = useFormDialog<{ notes: string }>();
  return {
    dialog,
    ask: ({ id, attributes: { counselorNotes } }: Session) =>
      ask({
        title: all.notes.title,
        defaults: { notes: counselorNotes ?? '' },
        onSubmit: async ({ notes }) => {
          await write({ id, notes }).unwrap();
          toast.success(all.notes.done);
        },
        children: <CountedField name="notes" label={all.notes.label} rules={sessionRules.counselorNotes} />,
      }),
  };
}

interface RescheduleProps {
  readonly session: Session;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Reschedule({ session: { id, attributes }, isOpen, onClose }: RescheduleProps) {
  const [time, setTime] = useState<Instant>();
  const [failure, setFailure] = useState('');
  const [move, { isLoading }] = useRescheduleMutation();
  const submit = async (timeRequested: Instant) => {
    setFailure('');
    try {
      await move({ id, timeRequested }).unwrap();
      toast.success(all.reschedule.done(formatInstant(timeRequested)));
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={all.reschedule.title}
      onClose={onClose}
      canOutsideClickClose={!time}
      style={{ width: 'min(720px, 100%)' }}
    >
      <DialogBody>
        <p>{all.reschedule.about}</p>
        <HourPicker value={time} minutes={attributes.lengthInMinutes} onChange={setTime} />
        <div role="alert">{failure && <Callout intent="danger">{failure}</Callout>}</div>
      </DialogBody>
      <DialogFooter
        actions={
          <Button
            intent="primary"
            text={all.reschedule.submit}
            loading={isLoading}
            disabled={!time}
            onClick={() => time && void submit(time)}
          />
        }
      >
        {time && formatInstant(time)}
      </DialogFooter>
    </Dialog>
  );
}
