import { threads } from '../../../projections/threads/threads';
import { defineSchema } from '../../kernel/schema';
import { describeThreads } from './threads.audit';
import { threadEvents } from './threads.events';

export const threadsSchema = defineSchema({
  events: threadEvents,
  audit: describeThreads,
  projections: [threads],
});
