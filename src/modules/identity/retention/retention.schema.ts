import { departures } from '../../../../projections/identity/departures';
import { retentionPolicies } from '../../../../projections/identity/retention-policies';
import { defineSchema } from '../../../kernel/schema';
import { describeRetention } from './retention.audit';
import { retentionEvents } from './retention.events';

export const retentionSchema = defineSchema({
  events: retentionEvents,
  audit: describeRetention,
  projections: [departures, retentionPolicies],
});
