// Not Blueprint’s hotkeys: they read digit keys by position, so that '/' (Shift+7) never works on a Spanish keyboard, and they act while a select field has the focus.
import { useEffect, useEffectEvent } from 'react';

/** Returns false if it did nothing, so that the browser acts. */
type Run = (event: KeyboardEvent) => boolean | void;

const shortcuts = new Set<{ readonly name: string; readonly run: Run }>();

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function onKey(event: KeyboardEvent): void {
  const hasControl = event.ctrlKey || event.metaKey;
  // A single letter is no shortcut while the user types, nor behind a dialog.
  const isFree = hasControl || !(isTyping(event) || document.querySelector('[aria-modal="true"]'));
  if (!isFree || event.altKey || event.defaultPrevented) return;
  const name = hasControl ? `ctrl+${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}` : event.key;
  const shortcut = [...shortcuts].findLast((one) => one.name === name);
  if (shortcut && shortcut.run(event) !== false) event.preventDefault();
}

/** The name is '?' or 'ctrl+k', also for Cmd+K. If several components have it, the latest one acts. */
export function useShortcut(name: string, act: Run): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const shortcut = { name, run: (event: KeyboardEvent) => run(event) };
    shortcuts.add(shortcut);
    document.addEventListener('keydown', onKey);
    return () => void shortcuts.delete(shortcut);
  }, [name]);
}
