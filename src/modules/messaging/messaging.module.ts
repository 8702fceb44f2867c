import { Module, type OnModuleInit } from '@nestjs/common';
import { Views } from '../../platform/document-store/views';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { ContactList } from './contact-list';
import { Contacts } from './contacts';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { PresenceGateway } from './presence.gateway';

@Module({
  controllers: [MessagesController],
  providers: [ContactList, Contacts, MessageQueries, PresenceGateway],
})
export class MessagingModule implements OnModuleInit {
  constructor(
    private readonly liveFeed: LiveFeed,
    private readonly contacts: Contacts,
    private readonly views: Views,
  ) {}

  onModuleInit(): void {
    this.liveFeed.on(messagingLiveRules(this.views, this.contacts));
  }
}
