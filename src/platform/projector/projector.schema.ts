import { defineSchema } from '../../kernel/schema';
import { describeProjector } from './projector.audit';
import { projectorEvents } from './projector.events';

export const projectorSchema = defineSchema({
  events: projectorEvents,
  audit: describeProjector,
  projections: [],
});
