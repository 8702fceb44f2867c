import type { Entitlement } from '../../../contract/entitlements';
import { compensation, decider } from '../../kernel/decider';
import type { EntitlementEvents } from './entitlements.events';

export type EntitlementCommands = {
  GrantEntitlement: EntitlementEvents['EntitlementGranted'];
  EndEntitlement: EntitlementEvents['EntitlementEnded'];
};

/** The reason of an undo. Earlier releases recorded a word in the language of the user who undid. */
export const UNDONE = 'undone';

/** For each entitlement, the order that bought it; null if staff granted it. */
type Owners = Partial<Readonly<Record<Entitlement, string | null>>>;

interface Owned extends Owners {
  readonly revokedOrderIds: readonly string[];
}

export const entitlements = decider<Owned, EntitlementCommands, EntitlementEvents>({
  name: 'entitlements',
  stream: { key: 'student', growsWith: 'entitlements given or revoked by hand, bought and refunded' },
  initial: { revokedOrderIds: [] },
  decide: {
    GrantEntitlement: (grant, owned) =>
      grant.entitlement in owned ? [] : [{ type: 'EntitlementGranted', data: grant }],
    EndEntitlement: (end, owned) => {
      if (!(end.entitlement in owned)) return [];
      // A refund ends what its order bought, not what staff granted.
      if (end.orderId !== null && owned[end.entitlement] !== end.orderId) return [];
      return [{ type: 'EntitlementEnded', data: end }];
    },
  },
  evolve: {
    EntitlementGranted: (owned, { entitlement, orderId }) => ({
      ...owned,
      [entitlement]: orderId,
      revokedOrderIds: owned.revokedOrderIds.filter((id) => id !== orderId),
    }),
    EntitlementEnded: (owned, { entitlement, orderId }) => {
      const { [entitlement]: owner, ...others } = owned;
      const isTaken = orderId === null && typeof owner === 'string';
      return isTaken ? { ...others, revokedOrderIds: [...others.revokedOrderIds, owner] } : others;
    },
  },
});

/** Changes by an order are excluded, since they follow the order. */
export const entitlementCompensation = compensation({
  decider: entitlements,
  undoCommands: {
    EntitlementGranted: ({ userId, entitlement, orderId }) =>
      orderId === null ? ['EndEntitlement', { userId, entitlement, orderId, reason: UNDONE }] : undefined,
    EntitlementEnded: ({ userId, entitlement, orderId }, { before }) => {
      if (orderId !== null) return undefined;
      const bought = before[entitlement] ?? null;
      const reason = bought === null ? UNDONE : null;
      return ['GrantEntitlement', { userId, entitlement, orderId: bought, reason }];
    },
  },
});
