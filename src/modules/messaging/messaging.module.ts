import { messages } from '../../../projections/messaging/messages';
import { people } from '../../../projections/identity/people';
import { defineModule } from '../../platform/define-module';
import { inParallel } from '../../platform/jobs/jobs';
import { Views } from '../../platform/document-store/views';
import { ContactList } from './contact-list';
import { Contacts } from './contacts';
import { MessageCopies, type CopiedMessage } from './message-copies';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { ConversationReader } from './messaging.queries';
import { copyReactions, MAIL_COPY } from './messaging.reactions';
import { PresenceGateway } from './presence.gateway';

export const messagingModule = defineModule({
  name: 'Messaging',
  queries: [ConversationReader],
  controllers: [MessagesController],
  providers: [ContactList, Contacts, MessageCopies, MessageQueries, PresenceGateway],
  reactions: [copyReactions],
  jobs: {
    inject: [MessageCopies],
    useFactory: (copies) => ({
      [MAIL_COPY]: inParallel(4, (data: CopiedMessage) => copies.send(data)),
    }),
  },
  live: { views: [messages, people], inject: [Views, Contacts], useFactory: messagingLiveRules },
});
