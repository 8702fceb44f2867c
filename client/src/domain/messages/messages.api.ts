import type { ResponseOf } from 'contract/calls';
import { useSelector } from 'react-redux';
import { askerIn, messagingMessages, SUPPORT, type Conversation } from 'contract/messaging';
import type { NewMessage } from 'contract/requests/messaging';
import { endpoints, mutation, query, lists, onSuccess } from '../../shared/api/resource';
import { selectUser } from '../../shared/api/session';
import { readToken, userOf } from '../../shared/api/token';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { handleEvent, type LiveStore } from '../../shared/realtime/realtime';
import { addEarlier, mergeNewest, type Pages } from './conversation';
import { t } from './en';
import { UNREAD } from './messages.events';

const MAX_PAGES_AT_END = 2;

export type OwnMessage = NewMessage & { readonly clientId: string };

export const MESSAGE = 'message';

const sending = queuedMutation<OwnMessage>(MESSAGE, {
  what: t.sending,
  onResponse: ({ content, sentTo, clientId }, answer, store) => {
    const me = userOf(readToken());
    if (!me) return;
    const { id, attributes } = answer as ResponseOf<'POST /messages'>;
    const asker = askerIn(sentTo);
    const [senderId, recipientId] = asker ? [SUPPORT, asker] : [me.id, sentTo];
    const conversationId = [senderId, recipientId].sort().join('.');
    const sentAt = attributes.sent_at;
    const answeredBy = asker ? `${me.first_name} ${me.last_name}` : undefined;
    const data = { conversationId, senderId, recipientId, content, sentAt, clientId, answeredBy };
    handleEvent(store as LiveStore, { name: 'message.sent', type: 'Message', id, version: 0, data });
  },
  refusal: messagingMessages.sendFailed,
});

export const MessagesApi = endpoints({
  unreadMessages: query('GET /messages/unread', {
    transformResponse: ({ data }) => data.count,
    providesTags: [UNREAD],
  }),
  contacts: query('GET /messages/contacts', { providesTags: lists('Message', 'Access') }),
  /** A refetch loads only the newest page and merges it with the earlier pages. */
  conversation: query('GET /messages/sendee/{id}', {
    request: (id: string) => ({ path: { id } }),
    transformResponse: (newest: Conversation): Pages => [newest],
    merge: mergeNewest,
    providesTags: lists('Message'),
  }),
  earlierMessages: mutation('GET /messages/sendee/{id}', {
    onQueryStarted: async ({ id, before = '' }, { dispatch, queryFulfilled }) => {
      const page = await queryFulfilled.catch(() => undefined);
      if (page) dispatch(patchConversation(id, (pages) => addEarlier(pages, before, page.data)));
    },
  }),
  sendMessage: mutation('POST /messages', { queuedAs: sending }),
  markSeen: mutation('PATCH /messages/sendee/{id}/seen', { invalidatesTags: onSuccess([UNREAD]) }),
});

const patchConversation = (id: string, recipe: (pages: Pages) => void) =>
  MessagesApi.util.updateQueryData('conversation', id, recipe);

/** Drops the earlier pages for a reader who is at the newest messages; scrolling back loads them again. */
export const dropEarlier = (id: string) =>
  patchConversation(id, (pages) => {
    pages.splice(MAX_PAGES_AT_END);
  });

export function useUnreadCount(): number {
  const user = useSelector(selectUser);
  return (
    MessagesApi.useUnreadMessagesQuery(undefined, {
      skip: !user || user.role === 'recommender',
    }).data ?? 0
  );
}
