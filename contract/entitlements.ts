import { operationRules } from './admin';
import type { entitlementNames } from './en/entitlements';
import type { Resource } from './http';
import type { FieldRules } from './rules';

export type Entitlement = keyof typeof entitlementNames;

export const ENTITLEMENTS: readonly Entitlement[] = ['advising'];

/** Lists all entitlements that exist; the id of each is its name. */
export type EntitlementResource = Resource<{
  readonly since: string | null;
  readonly reason: string | null;
}>;

export interface EntitlementCalls {
  'GET /admin/students/{studentId}/entitlements': {
    answer: { readonly data: readonly EntitlementResource[] };
  };
  'PUT /admin/students/{studentId}/entitlements/{entitlement}': { answer: void };
}

export const entitlementRules = { reason: operationRules.reason } as const satisfies Record<
  string,
  FieldRules
>;
