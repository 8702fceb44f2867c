import { useRef, useState } from 'react';
import { toast } from './toast';

interface DialogState<Subject> {
  readonly isOpen: boolean;
  readonly subject?: Subject;
}

/** The content stays after closing, while the dialog fades. */
export function useDialogState<Subject>() {
  const [asked, setAsked] = useState<DialogState<Subject>>({ isOpen: false });
  const last = useRef(0);
  const show = (subject?: Subject) => setAsked({ isOpen: true, subject });
  return {
    ...asked,
    /** Waits for a promised content, and ignores it if another call came meanwhile. */
    open: (subject?: Subject | Promise<Subject>) => {
      const turn = ++last.current;
      if (subject instanceof Promise) {
        subject.then((arrived) => turn === last.current && show(arrived), toast.failure);
      } else show(subject);
    },
    close: () => setAsked(({ subject }) => ({ isOpen: false, subject })),
  };
}
