import { Button } from '@blueprintjs/core';
import { isChangeable, type SessionRequestResource } from 'contract/sessions';
import { useSignedInUser } from '../../shared/api/session';
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
import { SessionsApi } from './sessions.api';
import { useNow } from './useNow';

const PickTime = lazyComponent(() => import('./PickTime'));

type Session = SessionRequestResource;

interface Change extends MenuAction {
  readonly label: string;
}

export function useChanges() {
  const cancel = useCancelling();
  const move = useMoving();
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
        run: () => move(session),
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

/** A session that its counselor moves stays booked. */
function useMoving() {
  const { id: userId } = useSignedInUser();
  const [move] = SessionsApi.useRescheduleMutation();
  return ({ id, attributes, relationships }: Session) => {
    const staysBooked = attributes.state === 'booked' && relationships.counselor.data?.id === userId;
    const student = relationships.student.data?.attributes.firstName ?? '';
    openDialog(PickTime, {
      title: all.reschedule.title,
      about: staysBooked ? all.reschedule.staysBooked(student) : all.reschedule.about,
      submitLabel: staysBooked ? all.reschedule.move : all.reschedule.submit,
      minutes: attributes.lengthInMinutes,
      onSubmit: async (timeRequested) => {
        await move({ id, timeRequested }).unwrap();
        toast.success(all.reschedule.done(formatInstant(timeRequested)));
      },
    });
  };
}

function useCancelling() {
  const [cancel] = SessionsApi.useCancelSessionMutation();
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
  const [write] = SessionsApi.useWriteNotesMutation();
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
