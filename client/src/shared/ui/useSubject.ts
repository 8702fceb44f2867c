import { useState } from 'react';

interface Asked<Subject> {
  readonly isOpen: boolean;
  readonly subject?: Subject;
}

/** A dialog and what it is about, which outlives the closing: the text does not vanish while it fades. */
export function useSubject<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject>>({ isOpen: false });
  return {
    ...asked,
    open: (subject?: Subject) => setAsked({ isOpen: true, subject }),
    close: () => setAsked(({ subject }) => ({ isOpen: false, subject })),
  };
}
