import { stored, type Codec } from './stored';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const codec: Codec<Theme> = {
  read: (text) => THEMES.find((theme) => theme === text),
  write: (theme) => theme,
};
const outlasting = { codec, outlastsSession: true };

/** `theme.js` applies this theme before the first frame. */
const applied = stored('theme', outlasting);
const chosenBy = (userId: string) => stored(`theme:${userId}`, outlasting);

const applyTheme = () => {
  document.documentElement.dataset.theme = applied.get() ?? 'system';
};

export function chooseTheme(userId: string, theme: Theme): void {
  chosenBy(userId).set(theme);
  applyThemeOf(userId);
}

export const useTheme = (userId: string): Theme => chosenBy(userId).useValue() ?? 'system';

/** The theme outlasts the session, so that the sign-in page looks the same. */
export function applyThemeOf(userId: string): void {
  applied.set(chosenBy(userId).get() ?? 'system');
  applyTheme();
}

applied.onChangedElsewhere(applyTheme);
