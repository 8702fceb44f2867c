import { useEffect, useId } from 'react';

/** Forms with something typed that nothing keeps; true where a draft does. */
const unsaved = new Map<string, boolean>();

export const hasUnsaved = () => unsaved.size > 0;

/** Whether a draft keeps all of it. */
export const isAllKept = () => [...unsaved.values()].every(Boolean);

/** Nobody is asked any more: what comes next is meant. */
export function letGoOfUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => {
  if (!isAllKept()) event.preventDefault();
};

/** While something is typed and not saved, it is asked before the page, or the tab, is left. */
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
