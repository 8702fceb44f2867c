import { configureStore } from '@reduxjs/toolkit';
import { pathOf, serve, tokenFor } from '../../test/server';
import { api } from '../../shared/api/baseApi';
import { writeToken } from '../../shared/api/token';
import { MessagesApi } from './messages.api';

it('the number of unread messages is read again after a conversation was', async () => {
  writeToken(tokenFor({}));
  let count = 2;
  const requests = serve({
    'GET /messages/unread': () => ({ data: { count } }),
    'PATCH /messages/sendee/{id}/seen': () => undefined,
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { markSeen, unreadMessages } = MessagesApi.endpoints;
  await store.dispatch(unreadMessages.initiate());
  count = 0;
  await store.dispatch(markSeen.initiate('user-2'));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(unreadMessages.select()(store.getState()).data).toBe(0);
  expect(requests.map(pathOf).filter((path) => path === '/messages/unread')).toHaveLength(2);
});
