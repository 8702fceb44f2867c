import { useCallback, useEffect, useRef } from 'react';
import type { SavedStatus } from 'contract/saved-colleges';

interface Wanted {
  readonly ceeb: string;
  readonly status: SavedStatus | null;
  readonly place: number;
  readonly button: string;
}

const MENU = 'button[aria-haspopup="menu"]';
const HANDLE = 'button[aria-pressed]';

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-saved]')];

/** When a college moves, the focus follows its card; when it is removed, the next card or `fallback` gets it. */
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
