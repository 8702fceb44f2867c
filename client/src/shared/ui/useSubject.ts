import { useRef, useState } from 'react';
import { toast } from './toast';

interface Asked<Subject> {
  readonly isOpen: boolean;
  readonly subject?: Subject;
}

/** A dialog and what it is about, which outlives the closing: the text does not vanish while it fades. */
export function useSubject<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject>>({ isOpen: false });
  const last = useRef(0);
  const show = (subject?: Subject) => setAsked({ isOpen: true, subject });
  return {
    ...asked,
    /** With what is still on its way once that is there, unless something else was asked for meanwhile. */
    open: (subject?: Subject | Promise<Subject>) => {
      const turn = ++last.current;
      if (subject instanceof Promise) {
        subject.then((arrived) => turn === last.current && show(arrived), toast.failure);
      } else show(subject);
    },
    close: () => setAsked(({ subject }) => ({ isOpen: false, subject })),
  };
}
