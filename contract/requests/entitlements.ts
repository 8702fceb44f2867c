import { entitlementRules, type EntitlementCalls } from '../entitlements';
import { boolean, string, type RequestsOf } from '../fields';

export const entitlementRequests = {
  'PUT /admin/students/{studentId}/entitlements/{entitlement}': {
    body: { owned: boolean(), reason: string(entitlementRules.reason) },
  },
} as const satisfies RequestsOf<keyof EntitlementCalls>;
