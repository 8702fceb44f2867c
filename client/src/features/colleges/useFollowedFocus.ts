import { useCallback, useEffect, useRef } from 'react';
import type { SavedStatus } from 'contract/saved-colleges';

interface Wanted {
  readonly ceeb: string;
  /** Null: gone. */
  readonly status: SavedStatus | null;
  /** Among those shown. */
  readonly place: number;
  /** Which of its buttons had the focus. */
  readonly button: string;
}

const MENU = 'button[aria-haspopup="menu"]';
const HANDLE = 'button[aria-pressed]';

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-saved]')];

/**
 * A saved college that moves or goes may take the focus with it: then the focus follows it to where it is now, or goes
 * on to the one that took its place. `fallback` is the id of what takes the focus where none is left.
 */
export function useFollowedFocus(fallback: string) {
  const wanted = useRef<Wanted>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { ceeb, status, place, button } = wanted.current;
    const cards = shown();
    const card = cards.find(({ dataset }) => dataset.saved === ceeb);
    if ((card?.dataset.status ?? null) !== status) return;
    wanted.current = null;
    if (document.activeElement !== document.body) return;
    const next = card ?? cards[Math.min(place, cards.length - 1)];
    (next?.querySelector<HTMLElement>(button) ?? document.getElementById(fallback))?.focus();
  });
  return useCallback((ceeb: string, status: SavedStatus | null) => {
    const place = shown().findIndex(({ dataset }) => dataset.saved === ceeb);
    const button = document.activeElement?.matches(HANDLE) ? HANDLE : MENU;
    wanted.current = { ceeb, status, place: Math.max(place, 0), button };
  }, []);
}
