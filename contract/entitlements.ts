import { operationRules, type Reason } from './admin';
import type { entitlementNames } from './en/entitlements';
import type { Resource } from './http';
import type { FieldRules } from './rules';

/** What a student can own beside a free account. */
export type Entitlement = keyof typeof entitlementNames;

export const ENTITLEMENTS: readonly Entitlement[] = ['advising'];

/** `GET /admin/students/{id}/entitlements` → `data[]`: each there is. Its id is its name. */
export type EntitlementResource = Resource<{
  /** Null while the student does not own it. */
  readonly since: string | null;
  /** Why staff gave it; null where it was bought. */
  readonly reason: string | null;
}>;

export interface EntitlementChange extends Reason {
  readonly owned: boolean;
}

export interface EntitlementCalls {
  'GET /admin/students/{studentId}/entitlements': {
    answer: { readonly data: readonly EntitlementResource[] };
  };
  'PUT /admin/students/{studentId}/entitlements/{entitlement}': { body: EntitlementChange; answer: void };
}

export const entitlementRules = { reason: operationRules.reason } as const satisfies Record<
  string,
  FieldRules
>;
