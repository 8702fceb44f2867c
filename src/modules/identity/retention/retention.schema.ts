import { departures } from '../../../../projections/identity/departures';
import { retentionPolicies } from '../../../../projections/identity/retention-policies';
import { defineSchema } from '../../../kernel/schema';
import { describeDepartures } from '../accounts/departures.audit';
import { departureEvents } from '../accounts/departures.events';
import { describeRetention } from './retention.audit';
import { retentionEvents } from './retention.events';

export const retentionSchema = defineSchema({
  events: { ...retentionEvents, ...departureEvents },
  audit: { ...describeRetention, ...describeDepartures },
  projections: [departures, retentionPolicies],
});
