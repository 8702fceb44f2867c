import { Module, type OnModuleInit } from '@nestjs/common';
import { messages } from '../../../projections/messages';
import { Accounts } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { Contacts } from './contacts';
import { message } from './message.decider';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { ERASE_MESSAGES, messagingReactions } from './messaging.reactions';
import { PresenceGateway } from './presence.gateway';

@Module({ controllers: [MessagesController], providers: [Contacts, MessageQueries, PresenceGateway] })
export class MessagingModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly liveFeed: LiveFeed,
    private readonly accounts: Accounts,
    private readonly projector: Projector,
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  onModuleInit(): void {
    this.reactor.on(messagingReactions);
    this.liveFeed.on(messagingLiveRules(this.accounts));
    this.jobs.handle<{ userId: string }>(ERASE_MESSAGES, ({ data }) => this.eraseTextsOf(data.userId));
  }

  /** A replay yields no text of an erased person; this takes it out of the views that are served now. */
  private async eraseTextsOf(senderId: string): Promise<void> {
    await this.projector.caughtUp();
    for (const { id } of await this.views.find(messages, { where: { senderId } })) {
      await this.dispatcher.dispatch(message, id, 'Erase', {});
    }
  }
}
