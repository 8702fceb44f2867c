import { messages } from '../../../projections/messaging/messages';
import { people } from '../../../projections/identity/people';
import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import { ContactList } from './contact-list';
import { Contacts } from './contacts';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { ConversationReader } from './messaging.queries';
import { PresenceGateway } from './presence.gateway';

export const messagingModule = defineModule({
  name: 'Messaging',
  queries: [ConversationReader],
  controllers: [MessagesController],
  providers: [ContactList, Contacts, MessageQueries, PresenceGateway],
  live: { views: [messages, people], inject: [Views, Contacts], useFactory: messagingLiveRules },
});
