import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway';
import type { TestApp } from './app';
import type { LiveClient } from './live';

export const listenedTo = ({ app }: TestApp, { socket: { id } }: LiveClient) =>
  (app.get(RealtimeGateway)['server']?.sockets.sockets.get(id!)?.eventNames() as string[]).filter(
    (name) => name !== 'disconnect' && name !== 'error',
  );
