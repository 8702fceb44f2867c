import { events } from '../../kernel/event';
import { CHOICE, ID, PERSON, sealedText } from '../../kernel/personal';

type Entitlement = 'advising';

interface Change {
  userId: string;
  entitlement: Entitlement;
  /** The order that bought it, or was refunded; null if staff decided. */
  orderId: string | null;
  /** The reason of the staff's decision; null for an order. */
  reason: string | null;
}

export type EntitlementEvents = {
  EntitlementGranted: Change;
  EntitlementEnded: Change;
};

const fields = {
  userId: PERSON,
  entitlement: CHOICE,
  orderId: ID,
  reason: sealedText<'userId'>('userId'),
};

export const entitlementEvents = events<EntitlementEvents>({
  EntitlementGranted: {
    fields,
    sample: {
      userId: 's1',
      entitlement: 'advising',
      orderId: null,
      reason: 'The payment went through, the order did not.',
    },
  },
  EntitlementEnded: {
    fields,
    sample: { userId: 's1', entitlement: 'advising', orderId: 'o1', reason: null },
  },
});
