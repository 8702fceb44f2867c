import { Injectable } from '@nestjs/common';
import { SUPPORT, type Conversation, type MessageResource } from '../../../contract/messaging';
import { messages, type Message } from '../../../projections/messaging/messages';
import { fullName, people } from '../../../projections/identity/people';
import { Views } from '../../platform/document-store/views';
import { conversationOf } from './message.decider';
import type { ParsedQuery } from '../../../contract/calls';
import type { Sides } from './contacts';

@Injectable()
export class MessageQueries {
  constructor(private readonly views: Views) {}

  async conversation(
    { ownerId, contactId }: Sides,
    { before, limit }: ParsedQuery<'GET /messages/sendee/{id}'>,
  ): Promise<Conversation> {
    const conversationId = conversationOf(ownerId, contactId);
    const found = await this.views.find(messages, {
      where: { conversationId, ...(before && { order: { lt: before } }) },
      sort: { order: -1 },
      limit: limit + 1,
    });
    const shown = found.slice(0, limit).reverse();
    const answering = ownerId === SUPPORT ? shown.flatMap(({ answeredBy }) => answeredBy ?? []) : [];
    const names = await this.namesOf(answering);
    return {
      data: shown.map((message) => messageResource(message, names)),
      before: found.length > limit ? shown[0]!.order : null,
    };
  }

  async unseenIn({ ownerId, contactId }: Sides): Promise<Pick<Message, 'id' | 'sentAt'>[]> {
    const conversationId = conversationOf(ownerId, contactId);
    const unseen = await this.views.find(messages, {
      where: { recipientId: ownerId, seenAt: null, conversationId },
    });
    return unseen
      .sort((one, other) => (one.order < other.order ? -1 : 1))
      .map(({ id, sentAt }) => ({ id, sentAt }));
  }

  private async namesOf(answering: readonly string[]): Promise<Map<string, string>> {
    const admins = await this.views.getMany(people, answering);
    return new Map([...admins.values()].map((admin) => [admin.id, fullName(admin)]));
  }
}

const messageResource = (
  { id, content, sentAt, seenAt, senderId, clientId, version, answeredBy }: Message,
  names: ReadonlyMap<string, string>,
): MessageResource => {
  const name = answeredBy && names.get(answeredBy);
  return {
    id,
    attributes: {
      content,
      sent_at: sentAt,
      seen_at: seenAt,
      sent_by: senderId,
      client_id: clientId,
      version,
      ...(name && { answered_by: name }),
    },
    relationships: { user: { data: { id: senderId, attributes: {} } } },
  };
};
