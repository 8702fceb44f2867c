import { TAGS, type ServerEvent } from 'contract/realtime';
import { sendUnanswered } from '../features/messages/outbox';
import { api } from '../shared/api/baseApi';
import { readToken } from '../shared/api/token';
import { bindSocket, speakThrough } from '../shared/realtime/realtime';
import type { AppStore } from './store';

/** Opens the one socket of a signed-in person; the answer closes it. */
export function goLive(store: AppStore): () => void {
  const closing = new AbortController();
  connect(store, closing.signal).catch((error: unknown) => console.warn('No live updates', error));
  return () => closing.abort();
}

async function connect(store: AppStore, closed: AbortSignal): Promise<void> {
  const { io } = await import('socket.io-client');
  if (closed.aborted) return;
  const socket = io({
    auth: (send) => send({ token: readToken() }),
    // Polling, for networks that let no WebSocket through, has to reach the same instance each time.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  const atOnce = () => {
    if (!socket.connected) socket.disconnect().connect();
  };
  window.addEventListener('online', atOnce, { signal: closed });
  closed.addEventListener('abort', () => socket.disconnect());
  bindSocket(socket, store, TAGS);
  speakThrough(socket);
  socket.on('connect', () => sendUnanswered(store.dispatch));

  const refreshToken = () => store.dispatch(api.endpoints.refreshToken.initiate());
  socket.on('event', async (events: readonly ServerEvent[]) => {
    if (events.some(({ name }) => name === 'account.changed')) await refreshToken();
  });
  let refused = false;
  socket.on('connect', () => {
    refused = false;
  });
  socket.on('connect_error', async ({ message }) => {
    if (message !== 'unauthorized' || refused) return;
    refused = true;
    const answer = await refreshToken();
    if (!answer.error && !closed.aborted) socket.connect();
  });
}
