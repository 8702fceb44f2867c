import { SUPPORT, supportOf } from '../../../contract/messaging';
import { serverEvent } from '../../../contract/realtime';
import { messages } from '../../../projections/messaging/messages';
import { fullName, people } from '../../../projections/identity/people';
import type { Views } from '../../platform/document-store/views';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { Contacts } from './contacts';
import type { MessagingEvents } from './messaging.events';

/** Pushes to both sides, in all their tabs, and to every admin for conversations with Support. */
export function messagingLiveRules(
  views: Views,
  contacts: Contacts,
): LiveRules<Omit<MessagingEvents, 'MessageSeen'>> {
  const isFirst = async ({ conversationId, messageId }: MessagingEvents['MessageSent']) => {
    const [first] = await views.find(messages, { where: { conversationId }, sort: { order: 1 }, limit: 1 });
    return first?.id === messageId;
  };

  /** Returns the changes of contact lists by a first message: an admin who writes becomes a contact. */
  const newContacts = async (
    senderId: string,
    recipientId: string,
    version: number,
  ): Promise<LiveMessage[]> => {
    const changed = (to: readonly string[], id: string): LiveMessage => ({
      to,
      event: serverEvent('access.changed', id, version, {}),
    });
    if (recipientId === SUPPORT) return [changed(await contacts.admins(), supportOf(senderId))];
    if (senderId === SUPPORT) return [changed(await contacts.admins(), supportOf(recipientId))];
    const sender = await views.get(people, senderId);
    return sender?.role === 'admin' ? [changed([recipientId], senderId)] : [];
  };

  return {
    MessageSent: async ({ data, revision: version }) => {
      const { messageId: id, clientId = null, answeredBy, ...sent } = data;
      const { senderId, recipientId } = sent;
      const event = (names: { answeredBy?: string }) =>
        serverEvent('message.sent', id, version, { ...sent, clientId, ...names });
      const first = (await isFirst(data)) ? await newContacts(senderId, recipientId, version) : [];
      if (!isWithSupport(data)) return [{ to: [senderId, recipientId], event: event({}) }, ...first];
      const admins = await contacts.admins();
      const asker = senderId === SUPPORT ? recipientId : senderId;
      const answering = answeredBy && (await views.get(people, answeredBy));
      const forAdmins = event(answering ? { answeredBy: fullName(answering) } : {});
      const others = admins.includes(asker) ? [] : [asker];
      return [{ to: others, event: event({}) }, { to: admins, event: forAdmins }, ...first];
    },
    ConversationRead: async ({ data, revision }) => {
      const { messageIds, conversationId, senderId, readerId, upTo, seenAt } = data;
      const people = [senderId, readerId].filter((id) => id !== SUPPORT);
      const admins = people.length === 1 ? await contacts.admins() : [];
      const seen = { conversationId, senderId, readerId, upTo, seenAt };
      const event = serverEvent('message.seen', messageIds.at(-1)!, revision, seen);
      return [{ to: [...new Set([...people, ...admins])], event }];
    },
  };
}

const isWithSupport = ({ senderId, recipientId }: { senderId: string; recipientId: string }) =>
  senderId === SUPPORT || recipientId === SUPPORT;
