import { Button } from '@blueprintjs/core';
import { isChangeable, type SessionRequestResource } from 'contract/sessions';
import { useConfirm, useFormDialog, type Form } from '../../shared/form/useDialogs';
import { formatInstant } from '../../shared/lib/time';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { CalendarIcon, CrossIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { lazyPart } from '../../shared/ui/lazyPart';
import { toast } from '../../shared/ui/toast';
import { useSubject } from '../../shared/ui/useSubject';
import { t as all } from './en';
import type { Notes } from './NotesField';
import { useCancelSessionMutation, useWriteNotesMutation } from './sessions.api';
import { useNow } from './useNow';

// It comes once it is opened: no page waits for it.
const Reschedule = lazyPart(() => import('./Reschedule'));

type Session = SessionRequestResource;

/** What moves a session, cancels it, or tells the student of it, with the dialogs. */
export function useChanges() {
  const cancelling = useCancelling();
  const moving = useSubject<Session>();
  const writing = useWriting();
  const now = useNow();
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
    /** For a row, which has no room for the buttons. */
    menuOf: (session: Session): MenuAction[] =>
      isChangeable(session.attributes, now)
        ? [
            {
              text: all.session.reschedule,
              icon: <CalendarIcon />,
              opensDialog: true,
              run: () => moving.open(session),
            },
            {
              text: all.session.cancel,
              icon: <CrossIcon />,
              intent: 'danger',
              opensDialog: true,
              run: () => cancelling.ask(session),
            },
          ]
        : [],
    moveAndCancel: (session: Session) => {
      const time = formatInstant(session.attributes.timeRequested);
      if (!isChangeable(session.attributes, now)) return null;
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
        dismissLabel: all.cancel.keep,
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
  const { ask, dialog } = useFormDialog<Notes>();
  const formOf = async ({ id, attributes: { counselorNotes } }: Session): Promise<Form<Notes>> => {
    // The field comes after the page, and before its dialog opens.
    const { default: NotesField } = await import('./NotesField');
    return {
      title: all.notes.title,
      defaults: { notes: counselorNotes ?? '' },
      draft: `session-notes:${id}`,
      onSubmit: async ({ notes }) => {
        await write({ id, notes }).unwrap();
        toast.success(all.notes.done);
      },
      children: <NotesField />,
    };
  };
  return {
    dialog,
    ask: (session: Session) => ask(formOf(session)),
  };
}
