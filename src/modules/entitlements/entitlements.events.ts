import { events } from '../../kernel/event';
import { CHOICE, ID, PERSON, sealedText } from '../../kernel/personal';

type Entitlement = 'advising';

interface Change {
  userId: string;
  entitlement: Entitlement;
  /** What bought it, or was paid back; null where staff decided. */
  orderId: string | null;
  /** Why staff decided so; null where an order did. */
  reason: string | null;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
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
  EntitlementGranted: { fields },
  EntitlementEnded: { fields },
});
