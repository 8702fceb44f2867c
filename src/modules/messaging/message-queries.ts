import { Injectable } from '@nestjs/common';
import type { ContactResource, Conversation, MessageResource } from '../../../contract/messaging';
import { conversations } from '../../../projections/conversations';
import { messages, type Message } from '../../../projections/messages';
import { people } from '../../../projections/people';
import { Views } from '../../platform/document-store/views';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { Contacts } from './contacts';
import { conversationOf } from './message.decider';
import type { StretchDto } from './messaging.dto';

@Injectable()
export class MessageQueries {
  constructor(
    private readonly views: Views,
    private readonly contacts: Contacts,
    private readonly gateway: RealtimeGateway,
  ) {}

  async conversation(
    userId: string,
    contactId: string,
    { before, limit }: StretchDto,
  ): Promise<Conversation> {
    const conversationId = conversationOf(userId, contactId);
    const found = await this.views.find(messages, {
      where: { conversationId, ...(before && { order: { lt: before } }) },
      sort: { order: -1 },
      limit: limit + 1,
    });
    const shown = found.slice(0, limit).reverse();
    return { data: shown.map(messageResource), before: found.length > limit ? shown[0]!.order : null };
  }

  async unseenIn(userId: string, contactId: string): Promise<string[]> {
    const conversationId = conversationOf(userId, contactId);
    const unseen = await this.views.find(messages, {
      where: { recipientId: userId, seenAt: null, conversationId },
    });
    return unseen.map(({ id }) => id);
  }

  async contactsOf(userId: string): Promise<ContactResource[]> {
    const ids = await this.contacts.of(userId);
    const [persons, begun, online] = await Promise.all([
      this.views.getMany(people, ids),
      this.views.find(conversations, { where: { ownerId: userId } }),
      this.gateway.online(ids),
    ]);
    const byContact = new Map(begun.map((conversation) => [conversation.contactId, conversation]));
    const contacts = [...persons.values()].map((person) => ({
      person,
      conversation: byContact.get(person.id),
    }));
    const lastAt = ({ conversation }: (typeof contacts)[number]) => conversation?.last.sentAt ?? '';
    contacts.sort(
      (a, b) => lastAt(b).localeCompare(lastAt(a)) || a.person.sortName.localeCompare(b.person.sortName),
    );
    return contacts.map(({ person: { id, role, firstName, lastName }, conversation }) => ({
      id,
      attributes: {
        relation: role,
        firstName,
        lastName,
        online: online.has(id),
        unread: conversation?.unread ?? 0,
        lastMessage: conversation
          ? {
              id: conversation.last.id,
              content: conversation.last.content,
              sent_at: conversation.last.sentAt,
              sent_by: conversation.last.senderId,
            }
          : null,
      },
      relationships: {},
    }));
  }

  /** Only what can still be opened counts. */
  async unreadCount(userId: string): Promise<number> {
    const unread = await this.views.find(conversations, { where: { ownerId: userId, unread: { gt: 0 } } });
    const counts = await Promise.all(
      unread.map(async ({ contactId, unread }) =>
        (await this.contacts.mayWrite(userId, contactId)) === 'granted' ? unread : 0,
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

const messageResource = ({
  id,
  content,
  sentAt,
  seenAt,
  senderId,
  clientId,
  version,
}: Message): MessageResource => ({
  id,
  attributes: {
    content,
    sent_at: sentAt,
    seen_at: seenAt,
    sent_by: senderId,
    client_id: clientId,
    version,
  },
  relationships: { user: { data: { id: senderId, attributes: {} } } },
});
