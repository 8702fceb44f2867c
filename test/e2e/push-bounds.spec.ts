import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import { serverEvent } from '../../contract/realtime';
import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';

const MAX_ROOMS = 500;

let app: TestApp;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  student = await app.user('student', 'Maya');
});
afterAll(() => app.dispose());

function watchPackets(): number[] {
  const { server } = app.app.get<{ readonly server: Server }>(RealtimeGateway);
  const { adapter } = server.sockets;
  const broadcast = adapter.broadcast.bind(adapter);
  const sizes: number[] = [];
  adapter.broadcast = (packet, options) => {
    sizes.push(options.rooms.size);
    broadcast(packet, options);
  };
  return sizes;
}

it('a push to thousands of users is sent in bounded packets, to each once', async () => {
  const watching = await LiveClient.connect(app.url, student.token);
  const sizes = watchPackets();
  const others = Array.from({ length: 2_400 }, () => randomUUID());
  const gateway = app.app.get(RealtimeGateway);
  gateway.send([...others, student.id, student.id], serverEvent('task.changed', 'essay', 1, {}));
  gateway.send([student.id], serverEvent('task.changed', 'last', 1, {}));
  await watching.next(({ id }) => id === 'last');
  watching.close();
  expect(watching.events.filter(({ id }) => id === 'essay')).toHaveLength(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(others.length + 2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_ROOMS);
});
