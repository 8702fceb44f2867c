import { compensation } from '../../kernel/compensation';
import { currentLanguage } from '../../platform/http/request-context';
import { entitlements } from './entitlements.decider';
import { words } from './words';

/** What an order bought or gave back follows the order. */
export const entitlementCompensation = compensation({
  decider: entitlements,
  takesBack: {
    EntitlementGranted: ({ userId, entitlement, orderId }) =>
      orderId === null
        ? ['EndEntitlement', { userId, entitlement, orderId, reason: words[currentLanguage()].undone }]
        : undefined,
    EntitlementEnded: ({ userId, entitlement, orderId }, { before }) => {
      if (orderId !== null) return undefined;
      const bought = before[entitlement] ?? null;
      const reason = bought === null ? words[currentLanguage()].undone : null;
      return ['GrantEntitlement', { userId, entitlement, orderId: bought, reason }];
    },
  },
});
