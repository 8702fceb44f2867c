import type { Draft } from '@reduxjs/toolkit';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { ContactResource, Conversation, MessageResource } from 'contract/messaging';
import type { ServerEvent } from 'contract/realtime';
import { readToken, userOf } from '../../shared/api/token';
import { isNews, onServerEvent } from '../../shared/realtime/realtime';

/** Of the count of what is unread. */
export const UNREAD = { type: 'Message', id: 'UNREAD' } as const;

type Stretches = Draft<InfiniteData<Conversation, string | null>>;
type Contacts = Draft<ContactResource>[];
type EventOf<Name> = Extract<ServerEvent, { name: Name }>;

const isMe = (id: string) => userOf(readToken())?.id === id;

const messageIn = ({ pages }: Stretches, id: string) => {
  for (const { data } of pages) {
    const found = data.find((message) => message.id === id);
    if (found) return found;
  }
  return undefined;
};

const messageOf = ({ id, version, data }: EventOf<'message.sent'>): MessageResource => ({
  id,
  attributes: {
    content: data.content,
    sent_at: data.sentAt,
    seen_at: null,
    sent_by: data.senderId,
    client_id: data.clientId,
    version,
  },
  relationships: { user: { data: { id: data.senderId, attributes: {} } } },
});

onServerEvent('message.sent', {
  patch: {
    conversation: (stretches: Stretches, event, contactId: string) => {
      const { senderId, recipientId } = event.data;
      if (contactId !== senderId && contactId !== recipientId) return;
      if (!messageIn(stretches, event.id)) stretches.pages[0]?.data.push(messageOf(event));
    },
    contacts: (contacts: Contacts, { id, data: { senderId, recipientId, content, sentAt } }) => {
      const contact = contacts.find((one) => one.id === senderId || one.id === recipientId)?.attributes;
      const last = contact?.lastMessage;
      if (!contact || last?.id === id || (last && last.sent_at > sentAt)) return;
      contact.lastMessage = { id, content, sent_at: sentAt, sent_by: senderId };
      if (isMe(recipientId)) contact.unread += 1;
    },
  },
  invalidate: ({ data }) => (isMe(data.recipientId) ? [UNREAD] : []),
});

onServerEvent('message.seen', {
  patch: {
    conversation: (stretches: Stretches, event) => {
      const message = messageIn(stretches, event.id)?.attributes;
      if (!message || !isNews(message, event)) return;
      message.seen_at = event.data.seenAt;
      message.version = event.version;
    },
    /** A conversation is seen as a whole, up to what has come after. */
    contacts: (contacts: Contacts, { data: { senderId, readerId, seenAt } }) => {
      const contact = isMe(readerId) ? contacts.find(({ id }) => id === senderId) : undefined;
      if (!contact) return;
      const { lastMessage } = contact.attributes;
      const cameAfter = lastMessage?.sent_by === senderId && lastMessage.sent_at > seenAt;
      if (!cameAfter) contact.attributes.unread = 0;
    },
  },
  invalidate: ({ data }) => (isMe(data.readerId) ? [UNREAD] : []),
});

onServerEvent('presence.changed', {
  patch: {
    contacts: (contacts: Contacts, { id, data }) => {
      const contact = contacts.find((one) => one.id === id);
      if (contact) contact.attributes.online = data.online;
    },
  },
});
