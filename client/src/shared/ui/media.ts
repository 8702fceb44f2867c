import { useCallback, useSyncExternalStore } from 'react';
import { below, growing } from '../layout/breakpoints';

/** Converts pixels to ems, like the build does, so that the query follows the reader's text size. */
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

/** Returns a function that stops watching. */
export function onResize(elements: readonly Element[], run: () => void): (() => void) | undefined {
  if (!('ResizeObserver' in window)) return;
  const watch = new ResizeObserver(run);
  for (const element of elements) watch.observe(element);
  return () => watch.disconnect();
}

export const useNarrow = (): boolean => useMedia(below('tablet'));
