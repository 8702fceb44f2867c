import { t } from './en';

/** Those of the whole application, and of any list or dialog. */
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: [t.ctrl, 'K'], label: t.shortcuts.find },
  { keys: ['/'], label: t.shortcuts.search },
  { keys: ['?'], label: t.shortcuts.sheet },
  { keys: [t.ctrl, 'Z'], label: t.shortcuts.undo },
  { keys: [t.escape], label: t.shortcuts.close },
  { keys: ['↑', '↓', '←', '→'], label: t.shortcuts.move },
];

export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main :is(input[type="search"], [role="combobox"])');
  field?.focus();
  field?.select();
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
