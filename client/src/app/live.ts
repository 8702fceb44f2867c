import { TAGS, type ServerEvent } from 'contract/realtime';
import { api } from '../shared/api/baseApi';
import { isApiError } from '../shared/api/errors';
import { readToken } from '../shared/api/token';
import { currentLanguage } from '../shared/lib/language';
import { onOnline, probe } from '../shared/offline/connection';
import { bindSocket, setChannel } from '../shared/realtime/realtime';
import { setRequestSocket, RECONNECT_MS } from '../features/video-room/roomRequests';
import type { AppStore } from './store';

const RETRY_MS = 10_000;

export function goLive(store: AppStore): () => void {
  const closing = new AbortController();
  connect(store, closing.signal).catch((error: unknown) => console.warn('No live updates', error));
  return () => closing.abort();
}

async function connect(store: AppStore, closed: AbortSignal): Promise<void> {
  const { io } = await import('socket.io-client');
  if (closed.aborted) return;
  let given = readToken();
  const socket = io({
    auth: (send) => {
      given = readToken();
      send({ token: given, language: currentLanguage });
    },
    // Polling is the fallback for networks that block WebSockets. It needs a load balancer with sticky sessions.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0.5,
  });
  const atOnce = () => {
    if (!socket.connected) socket.disconnect().connect();
  };
  window.addEventListener('online', atOnce, { signal: closed });
  closed.addEventListener('abort', () => socket.disconnect());
  bindSocket(socket, store, TAGS);
  setChannel(socket);
  setRequestSocket(socket);
  socket.on('disconnect', probe);
  closed.addEventListener('abort', onOnline(atOnce));

  const refreshToken = () => store.dispatch(api.endpoints.refreshToken.initiate());
  const renew = () => {
    if (readToken() === given) return;
    given = readToken();
    socket.emit('renew', { token: given });
  };
  socket.on('event', async (events: readonly ServerEvent[]) => {
    if (!events.some(({ name }) => name === 'account.changed')) return;
    await refreshToken();
    renew();
  });
  socket.on('expiring', async () => {
    if (readToken() === given) await refreshToken();
    renew();
  });
  let refused = false;
  socket.on('connect', () => {
    refused = false;
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  closed.addEventListener('abort', () => clearTimeout(retry));
  const connectAgain = async () => {
    if (closed.aborted) return;
    const { error } = await refreshToken();
    if (closed.aborted) return;
    if (!error) socket.connect();
    else if (!isApiError(error) || error.status !== 401)
      retry = setTimeout(() => void connectAgain(), RETRY_MS);
  };
  socket.on('connect_error', async ({ message }) => {
    // The server limits connections per account, so a place may be free once another tab was closed.
    if (message === 'too-many') retry = setTimeout(() => socket.connect(), RETRY_MS);
    if (message !== 'unauthorized' || refused) return;
    refused = true;
    await connectAgain();
  });
  // The server disconnects when the token has expired or the session has ended.
  socket.on('disconnect', async (reason) => {
    if (reason === 'io server disconnect') await connectAgain();
  });
}
