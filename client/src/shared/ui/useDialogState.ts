import { useRef, useState } from 'react';
import { toast } from './toast';

interface DialogState<Subject> {
  readonly isOpen: boolean;
  readonly subject?: Subject;
}

/** State of a dialog with its content, which stays after closing, so that no text vanishes while the dialog fades. */
export function useDialogState<Subject>() {
  const [asked, setAsked] = useState<DialogState<Subject>>({ isOpen: false });
  const last = useRef(0);
  const show = (subject?: Subject) => setAsked({ isOpen: true, subject });
  return {
    ...asked,
    /** Opens the dialog, after a promised content has arrived, unless another call came in the meantime. */
    open: (subject?: Subject | Promise<Subject>) => {
      const turn = ++last.current;
      if (subject instanceof Promise) {
        subject.then((arrived) => turn === last.current && show(arrived), toast.failure);
      } else show(subject);
    },
    close: () => setAsked(({ subject }) => ({ isOpen: false, subject })),
  };
}
