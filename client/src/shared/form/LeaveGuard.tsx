import { useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { t } from '../en';
import { lazyComponent } from '../ui/lazyComponent';
import { hasUnsaved, isAllSaved, leaveQuestion } from './unsaved';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));

/** Identifies the form that is open: another path or another tab of the page replaces it. */
const pageOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** The router supports only one blocker. */
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
      {...leaveQuestion({
        title: t.unsaved.title,
        children: isAllSaved() ? t.unsaved.kept : t.unsaved.lost,
      })}
      isOpen
      confirmLabel={t.unsaved.leave}
      onConfirm={leave}
      onClose={close}
    />
  );
}
