import { conversations } from '../../../projections/messaging/conversations';
import { messages } from '../../../projections/messaging/messages';
import { defineSchema } from '../../kernel/schema';
import { describeMessaging } from './messaging.audit';
import { messagingEvents } from './messaging.events';

export const messagingSchema = defineSchema({
  events: messagingEvents,
  audit: describeMessaging,
  projections: [conversations, messages],
});
