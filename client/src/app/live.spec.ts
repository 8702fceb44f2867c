import { waitFor } from '@testing-library/react';
import * as client from 'socket.io-client';
import { problem, serve, tokenFor, type Responses } from '../test/server';
import { sessionRead } from '../shared/api/session';
import { writeToken } from '../shared/api/token';
import { goLive } from './live';
import { createStore } from './store';

type Listener = (...args: readonly unknown[]) => unknown;

class Socket {
  readonly listeners = new Map<string, Listener[]>();
  connected = true;
  connects = 0;

  on(name: string, listener: Listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
    return this;
  }
  emit() {
    return this;
  }
  connect() {
    this.connects += 1;
    return this;
  }
  disconnect() {
    this.connected = false;
    return this;
  }
  hear(name: string, ...args: readonly unknown[]) {
    return Promise.all((this.listeners.get(name) ?? []).map((listener) => listener(...args)));
  }
}

let socket: Socket;

const REFRESH = 'POST /auth/refresh';

async function live(refresh: Responses[typeof REFRESH]) {
  const requests = serve({ [REFRESH]: refresh });
  writeToken(tokenFor({}));
  const store = createStore();
  store.dispatch(sessionRead);
  socket = new Socket();
  const end = goLive(store);
  await waitFor(() => expect(socket.listeners.has('disconnect')).toBe(true));
  const refreshes = () => requests.filter(({ url }) => url.endsWith('/auth/refresh')).length;
  return { end, refreshes };
}

const unavailable = () => problem(503, 'unavailable', 'Try again in a moment.');

const { default: library, io } = client;
beforeAll(() => Object.assign(library, { io: () => socket }));
afterAll(() => Object.assign(library, { io }));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  // The window of jsdom refuses the AbortSignal of Node, which requests need.
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('a socket connects again with a new token after the server ended it', async () => {
  const { end, refreshes } = await live(() => ({ token: tokenFor({}), refreshToken: 'next' }));
  await socket.hear('disconnect', 'io server disconnect');
  expect([refreshes(), socket.connects]).toEqual([1, 1]);
  end();
});

it('a socket that was closed refreshes no token', async () => {
  const { end, refreshes } = await live(() => ({ token: tokenFor({}), refreshToken: 'next' }));
  end();
  await socket.hear('disconnect', 'io server disconnect');
  expect([refreshes(), socket.connects]).toEqual([0, 0]);
});

it('a socket is retried without a token, until it was closed', async () => {
  const { end, refreshes } = await live(unavailable);
  await socket.hear('disconnect', 'io server disconnect');
  const first = refreshes();
  expect(first).toBeGreaterThan(0);
  await jest.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(refreshes()).toBeGreaterThan(first));
  const tried = refreshes();
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refreshes()).toBe(tried);
});

it('a socket waits for another tab to close, until it was closed', async () => {
  const { end } = await live(unavailable);
  await socket.hear('connect_error', { message: 'too-many' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(socket.connects).toBe(1);
  await socket.hear('connect_error', { message: 'too-many' });
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(1);
});
