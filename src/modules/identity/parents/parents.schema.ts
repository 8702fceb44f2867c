import { parents } from '../../../../projections/identity/parents';
import { defineSchema } from '../../../kernel/schema';
import { describeParents } from './parents.audit';
import { parentEvents } from './parents.events';

export const parentsSchema = defineSchema({
  events: parentEvents,
  audit: describeParents,
  projections: [parents],
});
