import { useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { t } from '../en';
import { lazyPart } from '../ui/lazyPart';
import { hasUnsaved, isAllKept } from './unsaved';

// It comes once it is asked: no page waits for it.
const ConfirmDialog = lazyPart(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/** The path and the tab: another one takes the place of all that is typed in this one. */
const pageOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before a page is left on which something is typed and not saved. The router has room for one. */
export function LeaveGuard() {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pageOf(currentLocation) !== pageOf(nextLocation) && hasUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = async () => {
    isLeaving.current = true;
    blocker.proceed();
  };
  const close = () => {
    if (!isLeaving.current) blocker.reset();
    isLeaving.current = false;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.unsaved.title}
      confirmLabel={t.unsaved.leave}
      onConfirm={leave}
      onClose={close}
    >
      {isAllKept() ? t.unsaved.kept : t.unsaved.lost}
    </ConfirmDialog>
  );
}
