import { useSyncExternalStore } from 'react';

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const watch = (changed: () => void) => {
  const query = reduced();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useStill = (): boolean => useSyncExternalStore(watch, () => reduced().matches);
