import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway';
import { io, type Socket } from 'socket.io-client';
import type { ServerEvent } from '../../contract/realtime';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

let app: TestApp;
let counselor: User;
let student: User;
let witness: LiveClient;
const open: Socket[] = [];

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
  student = await app.user('student', 'Maya');
  await app.grantAccess(counselor, student);
  witness = await LiveClient.connect(app.url, counselor.token);
});

afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(async () => {
  witness.close();
  await app.dispose();
});

interface Session {
  /** The session id for recovery, and the offset of the last received event. */
  readonly pid: string;
  readonly offset: string;
}

interface Connection {
  readonly socket: Socket;
  readonly texts: string[];
  readonly session: () => Session;
}

function connect(earlier?: Session): Promise<Connection> {
  const auth = { token: student.token, ...earlier };
  const socket = io(app.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  open.push(socket);
  const texts: string[] = [];
  let offset = '';
  socket.on('event', (events: readonly ServerEvent[], latest: string) => {
    offset = latest;
    for (const event of events) if (event.name === 'message.sent') texts.push(event.data.content);
  });
  const session = () => ({ pid: String(Reflect.get(socket, '_pid')), offset });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ socket, texts, session }));
    socket.on('connect_error', reject);
  });
}

async function sendMessage(content: string): Promise<void> {
  await app.call('post', '/messages', counselor).send({ content, sentTo: student.id }).expect(201);
  await witness.next((event) => event.name === 'message.sent' && event.data.content === content);
}

const connections = async () => (await app.app.get(RealtimeGateway).connectionsOf(student.id)).length;

async function lose({ socket }: Connection, left: number): Promise<void> {
  socket.io.engine.close();
  await eventually(connections, (count) => count === left);
}

const hears = ({ texts }: Connection, expected: readonly string[]) =>
  eventually(
    async () => texts,
    (heard) => JSON.stringify(heard) === JSON.stringify(expected),
  );

it('a connection gets what it missed if an older reconnect ends late', async () => {
  const first = await connect();
  await sendMessage('Before');
  await hears(first, ['Before']);
  const session = first.session();
  await lose(first, 0);
  await sendMessage('Missed');

  const attempt = await connect(session);
  const next = await connect(session);
  await hears(next, ['Missed']);
  expect(await connections()).toBe(2);
  await lose(attempt, 1);
  await sendMessage('After');
  await hears(next, ['Missed', 'After']);

  const last = next.session();
  await lose(next, 0);
  await sendMessage('Missed again');
  await hears(await connect(last), ['Missed again']);
});
