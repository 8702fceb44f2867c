import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a query of media says, as it changes. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether there is room for cards alone, and for no table; as the style sheets have it. */
export const useNarrow = (): boolean => useMedia('(max-width: 699px)');
