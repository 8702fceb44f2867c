import { entitlementNames } from '../../../contract/en/entitlements';
import type { Describe } from '../../kernel/audit';
import type { EntitlementEvents } from './entitlements.events';

export const describeEntitlements: Describe<EntitlementEvents> = {
  EntitlementGranted: ({ userId, entitlement, orderId, reason }) => ({
    sentence: `Gave the student ${entitlementNames[entitlement]}`,
    subject: userId,
    after: { entitlement, orderId, reason },
  }),
  EntitlementEnded: ({ userId, entitlement, orderId, reason }) => ({
    sentence: `Took ${entitlementNames[entitlement]} from the student`,
    subject: userId,
    before: { entitlement },
    after: { orderId, reason },
  }),
};
