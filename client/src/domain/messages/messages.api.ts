import type { ResponseOf } from 'contract/calls';
import { useSelector } from 'react-redux';
import { askerIn, messagingMessages, SUPPORT, type ContactList, type Conversation } from 'contract/messaging';
import { type ContactSearch, type NewMessage } from 'contract/requests/messaging';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { selectUser } from '../../shared/api/session';
import { LIST } from '../../shared/api/tags';
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

export const messagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    unreadMessages: build.query<number, void>({
      query: () => call('GET /messages/unread', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /messages/unread'>) => data.count,
      providesTags: [UNREAD],
    }),
    contacts: build.query<ContactList, ContactSearch>({
      query: (query) => call('GET /messages/contacts', { query, offline: true }),
      providesTags: [
        { type: 'Message', id: LIST },
        { type: 'Access', id: LIST },
      ],
    }),
    /** A refetch loads only the newest page and merges it with the earlier pages. */
    conversation: build.query<Pages, string>({
      query: (id) => call('GET /messages/sendee/{id}', { path: { id }, offline: true }),
      transformResponse: (newest: Conversation): Pages => [newest],
      merge: mergeNewest,
      providesTags: [{ type: 'Message', id: LIST }],
    }),
    earlierMessages: build.mutation<Conversation, { readonly id: string; readonly before: string }>({
      query: ({ id, before }) => call('GET /messages/sendee/{id}', { path: { id }, query: { before } }),
      onQueryStarted: async ({ id, before }, { dispatch, queryFulfilled }) => {
        const page = await queryFulfilled.catch(() => undefined);
        if (page) dispatch(patchConversation(id, (pages) => addEarlier(pages, before, page.data)));
      },
    }),
    sendMessage: build.mutation<unknown, OwnMessage>({
      query: (body) => call('POST /messages', { body, queuedAs: sending(body) }),
    }),
    markSeen: build.mutation<unknown, string>({
      query: (id) => call('PATCH /messages/sendee/{id}/seen', { path: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : [UNREAD]),
    }),
  }),
});

export const { useContactsQuery, useConversationQuery, useEarlierMessagesMutation, useMarkSeenMutation } =
  messagesApi;

const patchConversation = (id: string, recipe: (pages: Pages) => void) =>
  messagesApi.util.updateQueryData('conversation', id, recipe);

/** Drops the earlier pages for a reader who is at the newest messages; scrolling back loads them again. */
export const dropEarlier = (id: string) =>
  patchConversation(id, (pages) => {
    pages.splice(MAX_PAGES_AT_END);
  });

export function useUnreadCount(): number {
  const user = useSelector(selectUser);
  return messagesApi.useUnreadMessagesQuery(undefined, { skip: !user }).data ?? 0;
}
