import { entitlementNames as en } from '../../../contract/en/entitlements';
import { entitlementNames as es } from '../../../contract/es/entitlements';
import type { Describe } from '../../kernel/audit';
import type { EntitlementEvents } from './entitlements.events';

export const describeEntitlements: Describe<EntitlementEvents> = {
  EntitlementGranted: ({ userId, entitlement, orderId, reason }) => ({
    sentence: {
      en: `Granted the student ${en[entitlement]}`,
      es: `Dio al estudiante ${es[entitlement]}`,
    },
    subject: userId,
    after: { entitlement, orderId, reason },
  }),
  EntitlementEnded: ({ userId, entitlement, orderId, reason }) => ({
    sentence: {
      en: `Revoked ${en[entitlement]} from the student`,
      es: `Quitó al estudiante ${es[entitlement]}`,
    },
    subject: userId,
    before: { entitlement },
    after: { orderId, reason },
  }),
};
