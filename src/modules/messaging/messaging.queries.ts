import { Injectable } from '@nestjs/common';
import {
  conversationKey,
  conversations,
  type Conversation,
} from '../../../projections/messaging/conversations';
import { messages } from '../../../projections/messaging/messages';
import { Views } from '../../platform/document-store/views';

@Injectable()
export class ConversationReader {
  static readonly views = [conversations, messages] as const;

  constructor(private readonly views: Views) {}

  of(ownerId: string): Promise<Conversation[]> {
    return this.views.find(conversations, { where: { ownerId } });
  }

  countOf(contactId: string): Promise<number> {
    return this.views.count(conversations, { contactId });
  }

  async lastMessages(
    ownerIds: readonly string[],
    contactIds: readonly string[],
  ): Promise<Map<string, Conversation['last']>> {
    const keys = ownerIds.flatMap((ownerId) => contactIds.map((id) => conversationKey(ownerId, id)));
    const latest = new Map<string, Conversation['last']>();
    for (const { contactId, last } of (await this.views.getMany(conversations, keys)).values()) {
      const known = latest.get(contactId);
      if (!known || known.sentAt < last.sentAt) latest.set(contactId, last);
    }
    return latest;
  }

  /** Returns the contacts who wrote the last of their messages with these owners. */
  async awaitingReply(ownerIds: readonly string[]): Promise<Set<string>> {
    const where = { ownerId: { in: ownerIds }, waits: true };
    const contactIds = (await this.views.find(conversations, { where })).map(({ contactId }) => contactId);
    const latest = await this.lastMessages(ownerIds, contactIds);
    return new Set(contactIds.filter((id) => latest.get(id)?.senderId === id));
  }

  async hasUnread(senderId: string, recipientId: string): Promise<boolean> {
    const where = { senderId, recipientId, seenAt: null };
    return (await this.views.find(messages, { where, limit: 1 })).length > 0;
  }
}
