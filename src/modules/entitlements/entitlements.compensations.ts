import { compensation } from '../../kernel/compensation';
import { entitlements, UNDONE } from './entitlements.decider';

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
