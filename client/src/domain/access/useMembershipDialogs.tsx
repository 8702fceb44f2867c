import { useState } from 'react';
import type { Membership } from './membership';
import { MoveDialog } from './MoveDialog';
import { TakeOutDialog } from './TakeOutDialog';

interface Asked {
  readonly open?: 'move' | 'take-out';
  readonly membership?: Membership;
}

/** The dialogs that end a membership, each asked for a person. */
export function useMembershipDialogs() {
  const [{ open, membership }, setAsked] = useState<Asked>({});
  const close = () => setAsked({ membership });
  return {
    moving: (membership: Membership) => setAsked({ open: 'move', membership }),
    takingOut: (membership: Membership) => setAsked({ open: 'take-out', membership }),
    moveDialog: <MoveDialog isOpen={open === 'move'} membership={membership} onClose={close} />,
    takeOutDialog: <TakeOutDialog isOpen={open === 'take-out'} membership={membership} onClose={close} />,
  };
}
