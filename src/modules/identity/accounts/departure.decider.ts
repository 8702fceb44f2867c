import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { DepartureEvents } from './departures.events';
import { t } from './messages';

export interface DepartureState {
  readonly announced: { readonly entityId: string; readonly eraseOn: string } | null;
  readonly hold: string | null;
  readonly ended: boolean;
}

export type DepartureCommands = {
  Announce: DepartureEvents['ErasureAnnounced'];
  CallOff: DepartureEvents['ErasureCalledOff'];
  Hold: DepartureEvents['ErasureHeld'];
  EndHold: DepartureEvents['ErasureHoldEnded'];
  End: { studentId: string; today: string };
};

/** Decides whether the record of a student who has left is erased, so that returning and erasing cannot both happen. */
export const departure = decider<DepartureState, DepartureCommands, DepartureEvents>({
  name: 'departure',
  stream: {
    key: 'former student',
    growsWith: 'announcing or canceling the erasure of the record, and holds',
  },
  initial: { announced: null, hold: null, ended: false },
  decide: {
    Announce: (announcement, { announced, hold, ended }) =>
      announced || hold !== null || ended ? [] : [{ type: 'ErasureAnnounced', data: announcement }],
    CallOff: (reason, { announced, ended }) =>
      announced && !ended ? [{ type: 'ErasureCalledOff', data: reason }] : [],
    Hold: (data, { hold, ended }) => {
      if (ended) throw new Rejected('not-found', t('former-student-not-found'));
      return hold === data.reason ? [] : [{ type: 'ErasureHeld', data: data }];
    },
    EndHold: (data, { hold }) => (hold === null ? [] : [{ type: 'ErasureHoldEnded', data: data }]),
    End: ({ studentId, today }, { announced, ended }) =>
      announced && !ended && announced.eraseOn <= today
        ? [{ type: 'RetentionEnded', data: { studentId, entityId: announced.entityId } }]
        : [],
  },
  evolve: {
    ErasureAnnounced: (state, { entityId, eraseOn }) => ({ ...state, announced: { entityId, eraseOn } }),
    ErasureCalledOff: (state) => ({ ...state, announced: null }),
    ErasureHeld: (state, { reason }) => ({ ...state, hold: reason, announced: null }),
    ErasureHoldEnded: (state) => ({ ...state, hold: null }),
    RetentionEnded: (state) => ({ ...state, ended: true }),
  },
});
