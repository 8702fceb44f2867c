import { Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../../platform/auth/session-user';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { Contacts } from './contacts';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { PresenceGateway } from './presence.gateway';

@Module({ controllers: [MessagesController], providers: [Contacts, MessageQueries, PresenceGateway] })
export class MessagingModule implements OnModuleInit {
  constructor(
    private readonly liveFeed: LiveFeed,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.liveFeed.on(messagingLiveRules(this.accounts));
  }
}
