import { lazy, Suspense } from 'react';
import { useSubject } from '../../shared/ui/useSubject';
import type { Membership } from './membership';

// They come after the page.
const MoveDialog = lazy(() => import('./MoveDialog'));
const TakeOutDialog = lazy(() => import('./TakeOutDialog'));

/** The dialogs that end a membership, each asked for a person. */
export function useMembershipDialogs() {
  const moving = useSubject<Membership>();
  const takingOut = useSubject<Membership>();
  return {
    moving: moving.open,
    takingOut: takingOut.open,
    moveDialog: (
      <Suspense>
        <MoveDialog isOpen={moving.isOpen} membership={moving.subject} onClose={moving.close} />
      </Suspense>
    ),
    takeOutDialog: (
      <Suspense>
        <TakeOutDialog isOpen={takingOut.isOpen} membership={takingOut.subject} onClose={takingOut.close} />
      </Suspense>
    ),
  };
}
