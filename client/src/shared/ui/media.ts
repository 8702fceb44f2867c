import { useCallback, useSyncExternalStore } from 'react';
import { growing } from '../lib/lengths';

/** Converts pixels in a media query to ems, like the build does, so that it follows the reader's text size. */
export const mediaOf = (query: string): MediaQueryList => window.matchMedia(growing(query, 'em'));

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

/** Whether the screen is too narrow for tables; the style sheets use the same width. */
export const useNarrow = (): boolean => useMedia('(max-width: 699px)');
