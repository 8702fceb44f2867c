import { decider } from '../../../kernel/decider';
import type { EmailReservationEvents } from './accounts.events';

export interface EmailReservation {
  readonly userId: string | null;
}

export type EmailReservationCommands = {
  ReserveEmail: { userId: string };
  ReleaseEmail: { userId: string };
};

/** An email address has one account: the first to reserve it. The stream is named by a keyed hash of the address. */
export const emailReservation = decider<EmailReservation, EmailReservationCommands, EmailReservationEvents>({
  name: 'email',
  stream: {
    key: 'keyed hash of the address',
    growsWith: 'accounts that had the address, one after the other',
  },
  initial: { userId: null },
  decide: {
    ReserveEmail: ({ userId }, { userId: holder }) =>
      holder === null ? [{ type: 'EmailReserved', data: { userId } }] : [],
    ReleaseEmail: ({ userId }, { userId: holder }) =>
      holder === userId ? [{ type: 'EmailReleased', data: { userId } }] : [],
  },
  evolve: {
    EmailReserved: (_, { userId }) => ({ userId }),
    EmailReleased: () => ({ userId: null }),
  },
});
