import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type {
  ContactResource,
  Conversation,
  SentMessageResource,
  UnreadMessages,
} from '../../../contract/messaging';
import { ANY_ROLE, Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { idFrom, newId } from '../../platform/http/request-context';
import { Limits, USER } from '../../platform/limits/limits';
import { Contacts } from './contacts';
import { message } from './message.decider';
import { MessageQueries } from './message-queries';
import { NewMessageDto, StretchDto } from './messaging.dto';

/** Nobody but the two reads a conversation. */
@Controller('messages')
@Roles(...ANY_ROLE)
export class MessagesController {
  constructor(
    private readonly contacts: Contacts,
    private readonly queries: MessageQueries,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get('contacts')
  async contactList(@CurrentUser() { id }: SessionUser): Promise<{ data: ContactResource[] }> {
    return { data: await this.queries.contactsOf(id) };
  }

  @Get('unread')
  async unread(@CurrentUser() { id }: SessionUser): Promise<{ data: UnreadMessages }> {
    return { data: { count: await this.queries.unreadCount(id) } };
  }

  @Get('sendee/:id')
  async conversation(
    @Param('id') contactId: string,
    @Query() stretch: StretchDto,
    @CurrentUser() { id }: SessionUser,
  ): Promise<Conversation> {
    await this.contacts.admit(id, contactId);
    return this.queries.conversation(id, contactId, stretch);
  }

  @Post()
  @Limits({ most: 60, of: 'calls', per: USER, minutes: 1 })
  async send(
    @Body() { content, sentTo, clientId }: NewMessageDto,
    @CurrentUser() { id: senderId }: SessionUser,
  ): Promise<SentMessageResource> {
    await this.contacts.admit(senderId, sentTo);
    const messageId = clientId ? idFrom('message', senderId, clientId) : newId('message');
    const data = { messageId, senderId, recipientId: sentTo, content, ...(clientId && { clientId }) };
    await this.dispatcher.dispatch(message, messageId, 'Send', data);
    const state = await this.dispatcher.stateOf(message, messageId);
    const attributes = { sent_at: state!.sent.sentAt, seen_at: state!.seenAt };
    return { id: messageId, attributes, relationships: {} };
  }

  @Patch('sendee/:id/seen')
  @HttpCode(204)
  async markSeen(
    @Param('id') contactId: string,
    @CurrentUser() { id: readerId }: SessionUser,
  ): Promise<void> {
    await this.contacts.admit(readerId, contactId);
    for (const messageId of await this.queries.unseenIn(readerId, contactId)) {
      await this.dispatcher.dispatch(message, messageId, 'MarkSeen', { readerId });
    }
  }
}
