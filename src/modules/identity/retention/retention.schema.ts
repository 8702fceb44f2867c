import { departures } from '../../../../projections/departures';
import { retentionPolicies } from '../../../../projections/retention-policies';
import { defineSchema } from '../../../kernel/schema';
import { describeRetention } from './retention.audit';
import { retentionEvents } from './retention.events';

export const retentionSchema = defineSchema({
  events: retentionEvents,
  audit: describeRetention,
  projections: [departures, retentionPolicies],
});
