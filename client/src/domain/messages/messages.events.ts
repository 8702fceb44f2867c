import type { Draft } from '@reduxjs/toolkit';
import { askerIn, SUPPORT, supportOf, type ContactList, type MessageResource } from 'contract/messaging';
import type { ServerEvent } from 'contract/realtime';
import { readToken, userOf } from '../../shared/api/token';
import { onServerEvent } from '../../shared/realtime/realtime';
import type { Pages } from './conversation';

export const UNREAD = { type: 'Message', id: 'UNREAD' } as const;

export const UNANSWERED = { type: 'Message', id: 'UNANSWERED' } as const;

type Contacts = Draft<ContactList>;
type EventOf<Name> = Extract<ServerEvent, { name: Name }>;

/** Whether the signed-in user reads and writes as this person; an admin is also Support. */
export function isOwn(id: string): boolean {
  const me = userOf(readToken());
  return me?.id === id || (me?.role === 'admin' && id === SUPPORT);
}

/** Returns the id of the other side, as in the user's contact list. */
export function contactOf(senderId: string, recipientId: string): string {
  const me = userOf(readToken());
  const asker = senderId === SUPPORT ? recipientId : senderId;
  if (me?.role === 'admin' && (senderId === SUPPORT || recipientId === SUPPORT)) return supportOf(asker);
  return me?.id === senderId ? recipientId : senderId;
}

export const personBehind = (contactId: string) => askerIn(contactId) ?? contactId;

const messageIn = (pages: Draft<Pages>, id: string) => {
  for (const { data } of pages) {
    const found = data.find((message) => message.id === id);
    if (found) return found;
  }
  return undefined;
};

const resourceOf = ({ id, version, data }: EventOf<'message.sent'>): MessageResource => ({
  id,
  attributes: {
    content: data.content,
    sent_at: data.sentAt,
    seen_at: null,
    sent_by: data.senderId,
    client_id: data.clientId,
    version,
    ...(data.answeredBy && { answered_by: data.answeredBy }),
  },
  relationships: { user: { data: { id: data.senderId, attributes: {} } } },
});

onServerEvent('message.sent', {
  patch: {
    conversation: (pages: Draft<Pages>, event, contactId: string) => {
      if (contactId !== contactOf(event.data.senderId, event.data.recipientId)) return;
      if (!messageIn(pages, event.id)) pages[0]?.data.push(resourceOf(event));
    },
    contacts: (list: Contacts, { id, data: { senderId, recipientId, content, sentAt } }) => {
      const contactId = contactOf(senderId, recipientId);
      const contact = list.data.find((one) => one.id === contactId)?.attributes;
      const last = contact?.lastMessage;
      if (!contact || last?.id === id || (last && last.sent_at > sentAt)) return;
      if (!last && list.silent) list.silent -= 1;
      contact.lastMessage = { id, content, sent_at: sentAt, sent_by: senderId };
      if (isOwn(recipientId)) contact.unread += 1;
    },
  },
  invalidate: ({ data }) => (isOwn(data.recipientId) ? [UNREAD, UNANSWERED] : [UNANSWERED]),
});

onServerEvent('message.seen', {
  patch: {
    conversation: (pages: Draft<Pages>, event, contactId: string) => {
      const { senderId, readerId, upTo, seenAt } = event.data;
      if (contactId !== contactOf(senderId, readerId)) return;
      for (const { attributes } of pages.flatMap(({ data }) => data)) {
        if (attributes.sent_by !== senderId || attributes.seen_at !== null || attributes.sent_at > upTo)
          continue;
        attributes.seen_at = seenAt;
        attributes.version += 1;
      }
    },
    /** Clears the unread count, unless a message arrived after the reader looked. */
    contacts: ({ data: contacts }: Contacts, { data: { senderId, readerId, seenAt } }) => {
      const contactId = contactOf(senderId, readerId);
      const contact = isOwn(readerId) ? contacts.find(({ id }) => id === contactId) : undefined;
      if (!contact) return;
      const { lastMessage } = contact.attributes;
      const cameAfter = lastMessage?.sent_by === senderId && lastMessage.sent_at > seenAt;
      if (!cameAfter) contact.attributes.unread = 0;
    },
  },
  invalidate: ({ data }) => (isOwn(data.readerId) ? [UNREAD] : []),
});

onServerEvent('presence.changed', {
  patch: {
    contacts: ({ data: contacts }: Contacts, { id, data }) => {
      for (const contact of contacts) {
        if (contact.attributes.mayWrite && personBehind(contact.id) === id)
          contact.attributes.online = data.online;
      }
    },
  },
});
