import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { DepartureEvents } from './retention.events';
import { say } from './words';

export interface DepartureState {
  readonly announced: { readonly entityId: string; readonly eraseOn: string } | null;
  readonly held: boolean;
  /** From then on nothing keeps the record any more. */
  readonly ended: boolean;
}

export type DepartureCommands = {
  Announce: DepartureEvents['ErasureAnnounced'];
  CallOff: DepartureEvents['ErasureCalledOff'];
  Hold: DepartureEvents['ErasureHeld'];
  EndHold: DepartureEvents['ErasureHoldEnded'];
  End: { studentId: string; today: string };
};

/** Whether the record of a student who has left is to be erased; coming back and erasing are decided one by one here. */
export const departure = decider<DepartureState, DepartureCommands, DepartureEvents>({
  name: 'departure',
  initial: { announced: null, held: false, ended: false },
  decide: {
    Announce: (announcement, { announced, held, ended }) =>
      announced || held || ended ? [] : [{ type: 'ErasureAnnounced', data: announcement }],
    CallOff: (reason, { announced, ended }) =>
      announced && !ended ? [{ type: 'ErasureCalledOff', data: reason }] : [],
    Hold: (hold, { held, ended }) => {
      if (ended) throw new Rejected('not-found', say('former-student-not-found'));
      return held ? [] : [{ type: 'ErasureHeld', data: hold }];
    },
    EndHold: (hold, { held }) => (held ? [{ type: 'ErasureHoldEnded', data: hold }] : []),
    End: ({ studentId, today }, { announced, ended }) =>
      announced && !ended && announced.eraseOn <= today
        ? [{ type: 'RetentionEnded', data: { studentId, entityId: announced.entityId } }]
        : [],
  },
  evolve: {
    ErasureAnnounced: (state, { entityId, eraseOn }) => ({ ...state, announced: { entityId, eraseOn } }),
    ErasureCalledOff: (state) => ({ ...state, announced: null }),
    ErasureHeld: (state) => ({ ...state, held: true, announced: null }),
    ErasureHoldEnded: (state) => ({ ...state, held: false }),
    RetentionEnded: (state) => ({ ...state, ended: true }),
  },
});
