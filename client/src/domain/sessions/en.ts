import type { SessionState } from 'contract/sessions';

export const t = {
  states: {
    proposed: 'Proposed',
    booked: 'Booked',
    done: 'Over',
    cancelled: 'Canceled',
    lapsed: 'Not held',
  } satisfies Record<SessionState, string>,
} as const;
