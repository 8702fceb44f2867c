import { operationRules } from './admin';
import type { entitlementNames } from './en/entitlements';
import type { Resource } from './http';
import type { FieldRules } from './rules';

/** A benefit that a student can have in addition to a free account. */
export type Entitlement = keyof typeof entitlementNames;

export const ENTITLEMENTS: readonly Entitlement[] = ['advising'];

/** Lists all entitlements that exist; the id of each is its name. */
export type EntitlementResource = Resource<{
  /** The time is null while the student does not have the entitlement. */
  readonly since: string | null;
  /** Staff gave this reason when they granted it; null for a purchase. */
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
