import { Classes } from '@blueprintjs/core';
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { toast } from './toast';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface OpenedDialog {
  readonly key: number;
  readonly component: ComponentType<DialogProps>;
  readonly props: object;
  readonly isOpen: boolean;
}

type Host = (change: (now: readonly OpenedDialog[]) => readonly OpenedDialog[]) => void;

const closed = (key: number) => (now: readonly OpenedDialog[]) =>
  now.map((one) => (one.key === key ? { ...one, isOpen: false } : one));

const wordsOf = (props: object): string =>
  Object.values(props)
    .filter((value) => typeof value === 'string')
    .join('\n');

let host: Host | undefined;
let last = 0;

/**
 * Opens a dialog over the page, once its properties have arrived, and returns a function that closes it. Properties
 * that arrive late are ignored if another dialog was opened meanwhile or the page was left.
 */
export function openDialog<Props extends DialogProps>(
  Dialog: ComponentType<Props>,
  given: Omit<Props, keyof DialogProps> | Promise<Omit<Props, keyof DialogProps>>,
): () => void {
  const key = ++last;
  const page = host;
  const component = Dialog as ComponentType<DialogProps>;
  const open = (props: object) =>
    page?.((now) => {
      // A double click asks for the same dialog again before it covers the button.
      const isSame = (one: OpenedDialog) =>
        one.isOpen && one.component === component && wordsOf(one.props) === wordsOf(props);
      if (now.some(isSame)) return now;
      // The dialog closed last may still be fading and returning the focus.
      const shown = now.filter(({ isOpen }, place) => isOpen || place === now.length - 1);
      return [...shown, { key, component, props, isOpen: true }];
    });
  const openIfAwaited = (props: object) => {
    if (key === last && page === host) open(props);
  };
  if (given instanceof Promise) given.then(openIfAwaited, toast.failure);
  else open(given);
  return () => page?.(closed(key));
}

/** The second click of a double click hits the backdrop, which has just come between, and would close the dialog. */
function ignoreSecondClick(event: MouseEvent): void {
  const isBackdrop = event.target instanceof Element && event.target.matches(`.${Classes.OVERLAY_BACKDROP}`);
  if (isBackdrop && event.detail > 1) event.stopPropagation();
}

/** The dialogs of one page. They stay mounted after closing, or else the focus would not return to the page. */
export function DialogHost() {
  const [opened, setOpened] = useState<readonly OpenedDialog[]>([]);
  useLayoutEffect(() => {
    host = setOpened;
    return () => {
      if (host === setOpened) host = undefined;
    };
  }, []);
  useEffect(() => {
    document.addEventListener('mousedown', ignoreSecondClick, true);
    return () => document.removeEventListener('mousedown', ignoreSecondClick, true);
  }, []);
  return opened.map(({ key, component: Dialog, props, isOpen }) => (
    <Dialog key={key} {...props} isOpen={isOpen} onClose={() => setOpened(closed(key))} />
  ));
}

/** A modal room or a full screen hides everything outside it. */
export const topLayer = (): HTMLElement =>
  (document.fullscreenElement as HTMLElement | null) ??
  document.querySelector('dialog[open]') ??
  document.body;
