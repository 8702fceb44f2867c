import { messages } from '../../../contract/messages';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { EmailReservationEvents } from './identity.events';

export interface EmailReservation {
  readonly userId: string | null;
}

export type EmailReservationCommands = {
  ReserveEmail: { userId: string };
  ReleaseEmail: { userId: string };
};

/** One account per e-mail address: the stream is named by a keyed hash of the address. */
export const emailReservation = decider<EmailReservation, EmailReservationCommands, EmailReservationEvents>({
  name: 'email',
  initial: { userId: null },
  decide: {
    ReserveEmail: ({ userId }, { userId: holder }) => {
      if (holder === userId) return [];
      if (holder !== null) throw new Rejected('unauthenticated', 'user-exists', messages.userExists);
      return [{ type: 'EmailReserved', data: { userId } }];
    },
    ReleaseEmail: ({ userId }, { userId: holder }) =>
      holder === userId ? [{ type: 'EmailReleased', data: { userId } }] : [],
  },
  evolve: {
    EmailReserved: (_, { userId }) => ({ userId }),
    EmailReleased: () => ({ userId: null }),
  },
});
