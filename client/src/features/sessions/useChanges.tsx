import { Button } from '@blueprintjs/core';
import { isChangeable, type SessionRequestResource } from 'contract/sessions';
import { useConfirm, useFormDialog, type Form } from '../../shared/form/useDialogs';
import { formatInstant } from '../../shared/lib/time';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { CalendarIcon, CrossIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/toast';
import { useDialogState } from '../../shared/ui/useDialogState';
import { t as all } from './en';
import type { Notes } from './NotesField';
import { useCancelSessionMutation, useWriteNotesMutation } from './sessions.api';
import { useNow } from './useNow';

const Reschedule = lazyComponent(() => import('./Reschedule'));

type Session = SessionRequestResource;

interface Change extends MenuAction {
  readonly label: string;
}

export function useChanges() {
  const cancelling = useCancelling();
  const moving = useDialogState<Session>();
  const writing = useWriting();
  const now = useNow();
  const changesOf = (session: Session): Change[] => {
    const time = formatInstant(session.attributes.timeRequested);
    const changes: readonly Change[] = [
      {
        text: all.session.reschedule,
        label: all.session.rescheduleLabel(time),
        icon: <CalendarIcon />,
        opensDialog: true,
        run: () => moving.open(session),
      },
      {
        text: all.session.cancel,
        label: all.session.cancelLabel(time),
        icon: <CrossIcon />,
        intent: 'danger',
        opensDialog: true,
        run: () => cancelling.ask(session),
      },
    ];
    return isChangeable(session.attributes, now) ? [...changes] : [];
  };
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
    menuOf: changesOf,
    moveAndCancel: (session: Session) =>
      changesOf(session).map(({ text, label, intent, run }) => (
        <Button
          key={text}
          variant={intent && 'minimal'}
          intent={intent}
          text={text}
          aria-label={label}
          onClick={run}
        />
      )),
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
