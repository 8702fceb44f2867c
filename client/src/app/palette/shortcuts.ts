// Not Blueprint’s hotkeys: they read digit keys by position, so that '/' (Shift+7) never works on a Spanish keyboard, and they act while a select field has the focus.
import { useEffect, useEffectEvent } from 'react';
import { t } from './en';

interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
  /** A shortcut without an action is handled by the page to which it belongs. */
  readonly act?: 'palette' | 'sheet' | 'search';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: [t.ctrl, 'K'], label: t.shortcuts.find, act: 'palette' },
  { keys: ['/'], label: t.shortcuts.search, act: 'search' },
  { keys: ['?'], label: t.shortcuts.sheet, act: 'sheet' },
  { keys: [t.ctrl, 'Z'], label: t.shortcuts.undo },
  { keys: [t.escape], label: t.shortcuts.close },
  { keys: ['↑', '↓', '←', '→'], label: t.shortcuts.move },
];

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isPressed = (event: KeyboardEvent, keys: readonly string[]) => {
  const hasControl = event.ctrlKey || event.metaKey;
  return (
    event.key.toUpperCase() === keys.at(-1) &&
    hasControl === keys.includes(t.ctrl) &&
    !event.altKey &&
    // A single letter is no shortcut while the user types, nor behind a dialog.
    (hasControl || !(isTyping(event) || document.querySelector('[aria-modal="true"]')))
  );
};

function search(): void {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type="search"], [role="combobox"])');
  field?.focus();
  field?.select();
}

export function useShortcuts(opens: { readonly palette: () => void; readonly sheet: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = SHORTCUTS.find(({ act, keys }) => act && isPressed(event, keys))?.act;
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    ({ ...opens, search })[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Collects the letters typed while their field is still loading. The returned function ends this and returns them. */
export function collectLetters(onEscape: () => void): () => string {
  let letters = '';
  const collect = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape';
    if ((event.key.length > 1 && !isEscape) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!isEscape) letters += event.key;
    else {
      // Behind it, Escape would close something else.
      event.stopPropagation();
      take();
      onEscape();
    }
  };
  const take = () => {
    document.removeEventListener('keydown', collect, true);
    return letters;
  };
  document.addEventListener('keydown', collect, true);
  return take;
}
