import { useEffect, useId } from 'react';

/** Forms with unsaved input, by id; true if a draft stores the input. */
const unsaved = new Map<string, boolean>();

export const hasUnsaved = () => unsaved.size > 0;

export const isAllSaved = () => [...unsaved.values()].every(Boolean);

/** Lets the next navigation pass without a question. */
export function letGoOfUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => {
  if (!isAllSaved()) event.preventDefault();
};

/** Warns before the page or the tab is left while there is unsaved input. */
export function useUnsaved(isUnsaved: boolean, isKept = false): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, isKept);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved, isKept]);
}
