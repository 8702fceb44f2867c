import { useState } from 'react';
import { toast } from './toast';

interface Asked<Subject> {
  readonly isOpen: boolean;
  readonly subject?: Subject;
}

/** A dialog and what it is about, which outlives the closing: the text does not vanish while it fades. */
export function useSubject<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject>>({ isOpen: false });
  const show = (subject?: Subject) => setAsked({ isOpen: true, subject });
  return {
    ...asked,
    /** With what is still on its way once that is there. */
    open: (subject?: Subject | Promise<Subject>) => {
      if (subject instanceof Promise) subject.then(show, toast.failure);
      else show(subject);
    },
    close: () => setAsked(({ subject }) => ({ isOpen: false, subject })),
  };
}
