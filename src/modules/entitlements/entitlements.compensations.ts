import { compensation } from '../../kernel/compensation';
import { entitlements, UNDONE } from './entitlements.decider';

/** What an order bought or gave back follows the order. */
export const entitlementCompensation = compensation({
  decider: entitlements,
  takesBack: {
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
