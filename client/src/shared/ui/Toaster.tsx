// Not Blueprint’s toaster: it announces a success as urgently as an error, from a live region that comes with its first toast, and its 'Close' is English only.
import { Button } from '@blueprintjs/core';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { t } from '../en';
import { useShortcut } from '../lib/shortcuts';
import { Details } from './Details';
import { CrossIcon, ErrorIcon, TickCircleIcon, WarningSignIcon } from './icons';
import { focusPageTitle } from './PageHeader';
import { runToastAction, dismiss, stopTimer, startTimer, undoLast, useToasts, type Toast } from './toast';
import styles from './Toaster.module.css';

const ICONS = { success: TickCircleIcon, warning: WarningSignIcon, error: ErrorIcon };

/** Both live regions always exist, so that screen readers announce new content. */
export function Toaster() {
  const toasts = useToasts();
  const place = useRef<HTMLDivElement>(null);
  useAboveKeyboard(place);
  // The browser undoes typing.
  useShortcut('ctrl+z', ({ target }) => !(target instanceof Element && target.matches(TYPED)) && undoLast());
  const shown = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => <Item key={toast.id} {...toast} />);
  return (
    <div ref={place} className={styles.toaster}>
      <div role="alert">{shown(true)}</div>
      <div role="status">{shown(false)}</div>
    </div>
  );
}

/** The keyboard of a phone covers elements fixed to the bottom of the page. */
function useAboveKeyboard(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const move = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      place.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    const listening = new AbortController();
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, move, { signal: listening.signal });
    return () => listening.abort();
  }, [place]);
}

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]';

function Item(toast: Toast) {
  const { id, kind, message, details, action } = toast;
  const Icon = ICONS[kind];
  /** The button disappears with its toast, so the focus has to move. */
  const leaving = (leave: () => void) => (event: MouseEvent) => {
    leave();
    if (event.detail === 0) focusPageTitle();
  };
  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => stopTimer(id)}
      onPointerLeave={() => startTimer(toast)}
      onFocus={() => stopTimer(id)}
      onBlur={() => startTimer(toast)}
    >
      <Icon />
      <div className={styles.message}>
        {message}
        <Details>{details}</Details>
      </div>
      {action && (
        <Button
          variant="outlined"
          size="small"
          aria-keyshortcuts={t.undo.keys}
          title={t.undo.hint}
          text={action.label}
          onClick={leaving(() => runToastAction(toast))}
        />
      )}
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t.close}
        onClick={leaving(() => dismiss(id))}
      />
    </div>
  );
}
