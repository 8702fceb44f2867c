import { entitlements } from '../../../projections/entitlements/entitlements';
import { defineSchema } from '../../kernel/schema';
import { describeEntitlements } from './entitlements.audit';
import { entitlementEvents } from './entitlements.events';

export const entitlementsSchema = defineSchema({
  events: entitlementEvents,
  audit: describeEntitlements,
  projections: [entitlements],
});
