import { recordViews } from '../../../projections/record-views/record-views';
import { defineSchema } from '../../kernel/schema';
import { describeRecordViews } from './record-views.audit';
import { recordViewEvents } from './record-views.events';

export const recordViewsSchema = defineSchema({
  events: recordViewEvents,
  audit: describeRecordViews,
  projections: [recordViews],
});
