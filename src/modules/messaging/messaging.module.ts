import { Module, type OnModuleInit } from '@nestjs/common';
import { messages } from '../../../projections/messages';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { Jobs } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { ContactList } from './contact-list';
import { Contacts } from './contacts';
import { message } from './message.decider';
import { MessageQueries } from './message-queries';
import { MessagesController } from './messages.controller';
import { messagingLiveRules } from './messaging.live';
import { ERASE_MESSAGES, messagingReactions } from './messaging.reactions';
import { PresenceGateway } from './presence.gateway';

const PATIENCE_MS = 30_000;

@Module({
  controllers: [MessagesController],
  providers: [ContactList, Contacts, MessageQueries, PresenceGateway],
})
export class MessagingModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly liveFeed: LiveFeed,
    private readonly contacts: Contacts,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  onModuleInit(): void {
    this.reactor.on(messagingReactions);
    this.liveFeed.on(messagingLiveRules(this.views, this.contacts));
    this.jobs.handle<{ userId: string }>(ERASE_MESSAGES, ({ data }) => this.eraseTextsOf(data.userId));
  }

  /** A replay yields no text of an erased person; this takes it out of the views that are served now. */
  private async eraseTextsOf(senderId: string): Promise<void> {
    if (!(await this.projector.reached(await this.history.head(), PATIENCE_MS))) {
      throw new Error('The views lag behind; the texts are erased later.');
    }
    for (const { id } of await this.views.find(messages, { where: { senderId } })) {
      await this.dispatcher.dispatch(message, id, 'Erase', {});
    }
  }
}
