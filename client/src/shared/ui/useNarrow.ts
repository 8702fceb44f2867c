import { useSyncExternalStore } from 'react';

/** As the style sheets have it. */
const narrow = () => window.matchMedia('(max-width: 699px)');

const watch = (changed: () => void) => {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for cards alone, and for no table. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow().matches);
