import { useEffect, useId } from 'react';

/** Forms with unsaved input, by id; true if a draft stores the input. */
const unsaved = new Map<string, boolean>();

export const hasUnsaved = () => unsaved.size > 0;

export const isAllSaved = () => [...unsaved.values()].every(Boolean);

export function discardUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent) => {
  if (!isAllSaved()) event.preventDefault();
};

export function useUnsaved(isUnsaved: boolean, isStored = false): void {
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
