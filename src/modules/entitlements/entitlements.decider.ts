import type { Entitlement } from '../../../contract/entitlements';
import { decider } from '../../kernel/decider';
import type { EntitlementEvents } from './entitlements.events';

export type EntitlementCommands = {
  GrantEntitlement: EntitlementEvents['EntitlementGranted'];
  EndEntitlement: EntitlementEvents['EntitlementEnded'];
};

/** The reason where an undo decided; until it was one for all languages, it was a word of the undoer's. */
export const UNDONE = 'undone';

/** By entitlement, the order that bought it; null where staff gave it. */
type Owners = Partial<Readonly<Record<Entitlement, string | null>>>;

interface Owned extends Owners {
  /** Orders of which staff took back what they bought. */
  readonly takenBack: readonly string[];
}

/** What one student owns. */
export const entitlements = decider<Owned, EntitlementCommands, EntitlementEvents>({
  name: 'entitlements',
  initial: { takenBack: [] },
  decide: {
    GrantEntitlement: (grant, owned) =>
      grant.entitlement in owned ? [] : [{ type: 'EntitlementGranted', data: grant }],
    EndEntitlement: (end, owned) => {
      if (!(end.entitlement in owned)) return [];
      // What is paid back ends what it bought, and nothing that staff gave.
      if (end.orderId !== null && owned[end.entitlement] !== end.orderId) return [];
      return [{ type: 'EntitlementEnded', data: end }];
    },
  },
  evolve: {
    EntitlementGranted: (owned, { entitlement, orderId }) => ({
      ...owned,
      [entitlement]: orderId,
      takenBack: owned.takenBack.filter((id) => id !== orderId),
    }),
    EntitlementEnded: (owned, { entitlement, orderId }) => {
      const { [entitlement]: owner, ...others } = owned;
      const isTaken = orderId === null && typeof owner === 'string';
      return isTaken ? { ...others, takenBack: [...others.takenBack, owner] } : others;
    },
  },
});
