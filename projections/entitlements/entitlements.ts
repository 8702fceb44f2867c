import type { Entitlement } from '../../contract/entitlements';
import { projection } from '../../src/kernel/projection';
import type { EntitlementEvents } from '../../src/modules/entitlements/entitlements.events';

export interface Entitlements {
  readonly id: string;
  readonly owned: {
    readonly [Name in Entitlement]?: { readonly since: string; readonly reason: string | null };
  };
}

export const entitlements = projection<Entitlements, EntitlementEvents>({
  name: 'entitlements',
  contains: 'what each student has beyond the free account',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, owned: {} }),
  erasure: { id: 'nothing' },
  exported: { sections: { entitlements: 'id' } },
  on: {
    EntitlementGranted: (doc, { data: { entitlement, reason }, time }) => ({
      ...doc,
      owned: { ...doc.owned, [entitlement]: { since: time, reason } },
    }),
    EntitlementEnded: (doc, { data }) => {
      const { [data.entitlement]: _ended, ...owned } = doc.owned;
      return { ...doc, owned };
    },
  },
});

/** `owns(await views.get(entitlements, studentId), 'advising')` */
export const owns = (doc: Entitlements | undefined, entitlement: Entitlement) =>
  doc?.owned[entitlement] !== undefined;
