import { Button } from '@blueprintjs/core';
import { isChangeable, type SessionRequestResource } from 'contract/sessions';
import { openConfirm } from '../../shared/form/confirm';
import { openForm, type Form } from '../../shared/form/openForm';
import { formatInstant } from '../../shared/lib/time';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { CalendarIcon, CrossIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { openDialog } from '../../shared/ui/dialogs';
import { toast } from '../../shared/ui/toast';
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
  const cancel = useCancelling();
  const writeNotes = useWriting();
  const now = useNow();
  const changesOf = (session: Session): Change[] => {
    const time = formatInstant(session.attributes.timeRequested);
    const changes: readonly Change[] = [
      {
        text: all.session.reschedule,
        label: all.session.rescheduleLabel(time),
        icon: <CalendarIcon />,
        opensDialog: true,
        run: () => openDialog(Reschedule, { session }),
      },
      {
        text: all.session.cancel,
        label: all.session.cancelLabel(time),
        icon: <CrossIcon />,
        intent: 'danger',
        opensDialog: true,
        run: () => cancel(session),
      },
    ];
    return isChangeable(session.attributes, now) ? [...changes] : [];
  };
  return {
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
    writeNotes,
  };
}

function useCancelling() {
  const [cancel] = useCancelSessionMutation();
  return ({ id, attributes: { paid } }: Session) =>
    openConfirm({
      title: all.cancel.title,
      children: <p>{paid ? all.cancel.paid : all.cancel.unpaid}</p>,
      confirmLabel: all.cancel.confirm,
      dismissLabel: all.cancel.keep,
      onConfirm: async () => {
        await cancel(id).unwrap();
        toast.success(all.cancel.done);
      },
      refocus: focusPageTitle,
    });
}

function useWriting() {
  const [write] = useWriteNotesMutation();
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
  return (session: Session) => openForm(formOf(session));
}
