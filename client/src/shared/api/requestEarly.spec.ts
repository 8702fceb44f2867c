import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { serve, tokenFor } from '../../test/server';
import { handleEvent, type LiveStore } from '../realtime/realtime';
import { api } from './baseApi';
import { requestEarly } from './request';
import { query } from './resource';
import { sessionReducer, sessionRead } from './session';
import { writeToken } from './token';

const { config } = api.injectEndpoints({ endpoints: () => ({ config: query('GET /config') }) }).endpoints;

function signIn(id: string) {
  writeToken(tokenFor({ id }));
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(sessionRead);
  return store;
}

/** Returns how often the server is asked if `between` happens after the early request. */
async function countRequests(between: (store: LiveStore) => void): Promise<number> {
  let asked = 0;
  serve({
    'GET /config': () => {
      asked += 1;
      return {} as never;
    },
  });
  const store = signIn('user-1');
  requestEarly('/config');
  between(store);
  await store.dispatch(config.initiate());
  return asked;
}

describe('an early request', () => {
  it('spares the first request of the page', async () => {
    expect(await countRequests(() => undefined)).toBe(1);
  });

  it('serves no second request', async () => {
    let asked = 0;
    serve({ 'GET /config': () => ({ asked: ++asked }) as never });
    const store = signIn('user-1');
    requestEarly('/config');
    const read = async () => (await store.dispatch(config.initiate(undefined, { forceRefetch: true }))).data;
    expect([await read(), await read()]).toEqual([{ asked: 1 }, { asked: 2 }]);
  });

  it('is not used once an event has arrived', async () => {
    const event = { name: 'task.changed', type: 'Task', id: 't1', version: 2, data: {} } as const;
    expect(await countRequests((store) => handleEvent(store, event))).toBe(2);
  });

  it('is read to its end, so that its connection is free', async () => {
    const responses: Response[] = [];
    serve({ 'GET /config': () => ({}) as never });
    const answer = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      responses.push(await answer(...asked));
      return responses.at(-1)!;
    };
    requestEarly('/config');
    await waitFor(() => expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([true]));
  });

  it('is not used for another user', async () => {
    expect(await countRequests(() => writeToken(tokenFor({ id: 'user-1' }, 2)))).toBe(2);
  });

  it('is not used after ten seconds', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    });
    const asked = await countRequests(() => jest.setSystemTime(Date.now() + 10_001));
    jest.useRealTimers();
    expect(asked).toBe(2);
  });
});
