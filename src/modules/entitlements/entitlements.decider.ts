import type { Entitlement } from '../../../contract/entitlements';
import { decider } from '../../kernel/decider';
import type { EntitlementEvents } from './entitlements.events';

export type EntitlementCommands = {
  GrantEntitlement: EntitlementEvents['EntitlementGranted'];
  EndEntitlement: EntitlementEvents['EntitlementEnded'];
};

type Owned = readonly Entitlement[];

/** What one student owns. */
export const entitlements = decider<Owned, EntitlementCommands, EntitlementEvents>({
  name: 'entitlements',
  initial: [],
  decide: {
    GrantEntitlement: (grant, owned) =>
      owned.includes(grant.entitlement) ? [] : [{ type: 'EntitlementGranted', data: grant }],
    EndEntitlement: (end, owned) =>
      owned.includes(end.entitlement) ? [{ type: 'EntitlementEnded', data: end }] : [],
  },
  evolve: {
    EntitlementGranted: (owned, { entitlement }) => [...owned, entitlement],
    EntitlementEnded: (owned, { entitlement }) => owned.filter((one) => one !== entitlement),
  },
});
