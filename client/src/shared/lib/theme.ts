import { useSyncExternalStore } from 'react';
import { storeText, textIn } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `theme.js` applies this theme before the first frame. */
const THEME_KEY = 'theme';
const keyOf = (userId: string) => `${THEME_KEY}:${userId}`;

const read = (key: string): Theme =>
  THEMES.find((theme) => theme === textIn('localStorage', key)) ?? 'system';

const applyTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

export const themeOf = (userId: string): Theme => read(keyOf(userId));

export function chooseTheme(userId: string, theme: Theme): void {
  storeText('localStorage', keyOf(userId), theme);
  applyThemeOf(userId);
  // The browser notifies only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export const useTheme = (userId: string): Theme => useSyncExternalStore(subscribe, () => themeOf(userId));

/** The theme outlasts the session, so that the sign-in page looks the same. */
export function applyThemeOf(userId: string): void {
  const theme = themeOf(userId);
  storeText('localStorage', THEME_KEY, theme);
  applyTheme(theme);
}

window.addEventListener('storage', ({ key }) => {
  if (key === THEME_KEY) applyTheme(read(THEME_KEY));
});
