import { useCallback, useSyncExternalStore } from 'react';
import { growing } from '../lib/lengths';

/** As the style sheets ask: a length in pixels is one of a window whose text is as large as usual. */
export const mediaOf = (query: string): MediaQueryList => window.matchMedia(growing(query, 'em'));

/** Whether the screen is as a query of media says, as it changes. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => mediaOf(query).matches);
}

/** Whether there is room for cards alone, and for no table; as the style sheets have it. */
export const useNarrow = (): boolean => useMedia('(max-width: 699px)');
