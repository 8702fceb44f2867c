import { Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { FAMILIES_AND_STAFF } from '../../../contract/roles';
import { Body, Limits, Query, Roles, USER } from '../../platform/http/route.decorators';
import { SUPPORT, type FamilyMessageResult, type MessageResult } from '../../../contract/messaging';
import { conversationKey } from '../../../projections/messaging/conversations';
import { messages } from '../../../projections/messaging/messages';
import { forbidden } from '../../platform/auth/access.guard';
import { RecordViews } from '../../platform/auth/record-views';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher, mapInBatches, toBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom, newId } from '../../platform/http/request-context';
import { AccessReader, FamilyReader } from '../identity/directory/directory.queries';
import { ContactList } from './contact-list';
import { Contacts, sidesOf } from './contacts';
import { readConversation } from './conversation.decider';
import { conversationOf, message } from './message.decider';
import { MessageQueries } from './message-queries';

const MAX_READ_AT_ONCE = 1_000;

/** Only its two sides read a conversation; every admin reads those with Support. */
@Controller('messages')
@Roles(...FAMILIES_AND_STAFF)
export class MessagesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly access: AccessReader,
    private readonly families: FamilyReader,
    private readonly contacts: Contacts,
    private readonly list: ContactList,
    private readonly queries: MessageQueries,
    private readonly recordViews: RecordViews,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
  ) {}

  @Get('contacts')
  contactList(
    @Query() search: ParsedQuery<'GET /messages/contacts'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /messages/contacts'>> {
    return this.list.of(user, search);
  }

  @Get('unread')
  async unread(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /messages/unread'>> {
    return { data: { count: await this.list.unread(user) } };
  }

  @Get('sendee/:id')
  async conversation(
    @Param('id') contactId: string,
    @Query() page: ParsedQuery<'GET /messages/sendee/{id}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /messages/sendee/{id}'>> {
    const sides = sidesOf(user, contactId);
    await this.contacts.admitToRead(sides);
    const conversation = await this.queries.conversation(sides, page);
    if (sides.ownerId === SUPPORT && (await this.accounts.roleOf(sides.contactId)) === 'student')
      await this.recordViews.note(sides.contactId, 'conversations');
    return conversation;
  }

  @Post()
  @Limits({ most: 60, of: 'calls', per: USER, minutes: 1 })
  async send(
    @Body() { content, sentTo, clientId }: ParsedBody<'POST /messages'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /messages'>> {
    const sides = sidesOf(user, sentTo);
    await this.contacts.admitToWrite(sides);
    const { ownerId: senderId, contactId: recipientId } = sides;
    const messageId = clientId ? idFrom('message', user.id, clientId) : newId('message');
    const data = {
      messageId,
      senderId,
      recipientId,
      content,
      ...(clientId && { clientId }),
      ...(senderId === SUPPORT && { answeredBy: user.id }),
    };
    const { state, events } = await this.dispatcher.dispatch(message, messageId, 'Send', data);
    const known = events.length === 0 ? await this.views.get(messages, messageId) : null;
    const attributes = { sent_at: state!.sent.sentAt, seen_at: known?.seenAt ?? null };
    return { id: messageId, attributes, relationships: {} };
  }

  @Post('students')
  @HttpCode(200)
  @Roles('counselor', 'account_admin', 'admin')
  @Limits({ most: 10, of: 'calls', per: USER, minutes: 1 })
  async sendToStudents(
    @Body() { content, sentTo, clientId }: ParsedBody<'POST /messages/students'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /messages/students'>> {
    const own = new Set(await this.access.studentsOf(user));
    const recipients = [...new Set(sentTo)];
    if (!recipients.some((id) => own.has(id))) throw forbidden();
    const data = await mapInBatches(recipients, async (recipientId): Promise<MessageResult> => {
      if (!own.has(recipientId)) return { sentTo: recipientId, outcome: 'no-access' };
      const messageId = idFrom('message', user.id, clientId, recipientId);
      const sent = { messageId, senderId: user.id, recipientId, content };
      await this.dispatcher.dispatch(message, messageId, 'Send', sent);
      return { sentTo: recipientId, outcome: 'sent' };
    });
    return { data };
  }

  @Post('families')
  @HttpCode(200)
  @Roles('counselor', 'account_admin', 'admin')
  @Limits({ most: 10, of: 'calls', per: USER, minutes: 1 })
  async sendToFamilies(
    @Body() { content, studentIds, clientId }: ParsedBody<'POST /messages/families'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /messages/families'>> {
    const counseled =
      user.role === 'admin' ? await this.access.studentsOf(user) : await this.access.counseledBy(user.id);
    const own = new Set(counseled);
    const requested = [...new Set(studentIds)];
    const reached = requested.filter((id) => own.has(id));
    if (reached.length === 0) throw forbidden();
    const families = await this.families.parentsByStudent(reached);
    const recipients = [...new Set([...families.values()].flat())];
    await mapInBatches(recipients, async (recipientId) => {
      const messageId = idFrom('message', user.id, clientId, recipientId);
      const sent = { messageId, senderId: user.id, recipientId, content, copied: true };
      await this.dispatcher.dispatch(message, messageId, 'Send', sent);
    });
    const data = requested.map((studentId): FamilyMessageResult => {
      if (!own.has(studentId)) return { studentId, outcome: 'no-access' };
      return { studentId, outcome: families.has(studentId) ? 'sent' : 'no-parent' };
    });
    return { data, parents: recipients.length };
  }

  @Patch('sendee/:id/seen')
  async markSeen(@Param('id') contactId: string, @CurrentUser() user: SessionUser): Promise<void> {
    const sides = sidesOf(user, contactId);
    await this.contacts.admitToRead(sides);
    const conversation = {
      conversationId: conversationOf(sides.ownerId, sides.contactId),
      senderId: sides.contactId,
      readerId: sides.ownerId,
    };
    const id = conversationKey(sides.ownerId, sides.contactId);
    for (const { batch: messages } of toBatches(await this.queries.unseenIn(sides), MAX_READ_AT_ONCE))
      await this.dispatcher.dispatch(readConversation, id, 'Read', { ...conversation, messages });
  }
}
