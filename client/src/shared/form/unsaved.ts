import { useEffect, useId } from 'react';

interface LeaveQuestion {
  readonly title: string;
  readonly children: string;
}

/** What leaving the page would end, by id: input (true if a draft stores it), or what has a question of its own. */
const unsaved = new Map<string, boolean | LeaveQuestion>();

export const hasUnsaved = () => unsaved.size > 0;

export const isAllSaved = () => [...unsaved.values()].every(Boolean);

/** Returns the question of what leaving would end, or else the given one about input. */
export const leaveQuestion = (ofInput: LeaveQuestion): LeaveQuestion =>
  [...unsaved.values()].find((one) => typeof one === 'object') ?? ofInput;

export function discardUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent) => {
  if (!isAllSaved()) event.preventDefault();
};

export function useUnsaved(isUnsaved: boolean, isStored: boolean | LeaveQuestion = false): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, isStored);
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', warn);
    };
  }, [id, isUnsaved, isStored]);
}
