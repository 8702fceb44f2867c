import { io, type Socket } from 'socket.io-client';
import type { Tokens } from '../../contract/identity';
import type { ServerEvent } from '../../contract/realtime';
import { PASSWORD, TestApp, type User } from './app';
import { LiveClient } from './live';

export const JWT_SECRET = 'the secret that these tests sign their own tokens with';
export const NEW_PASSWORD = 'a brand new one';

export let app: TestApp;
export let admin: User;
export let counselor: User;
export let student: User;
let witness: LiveClient;
const open: Socket[] = [];

async function start(): Promise<void> {
  // Tests that race with a password check need a slow check.
  app = await TestApp.start(undefined, { JWT_SECRET, PASSWORD_HASHING: 'strong' });
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  witness = await LiveClient.connect(app.url, counselor.token);
}

export let count = 0;

async function nextStudent(): Promise<void> {
  student = await app.user('student', `Student${++count}`);
  await app.grantAccess(counselor, student);
}

export const closeAll = () => open.splice(0).forEach((socket) => socket.close());

async function end(): Promise<void> {
  witness.close();
  await app.dispose();
}

export function withSessions(): void {
  beforeAll(start);
  beforeEach(nextStudent);
  afterEach(closeAll);
  afterAll(end);
}

export async function signIn(password = PASSWORD): Promise<Tokens> {
  const { body } = await app.call('post', '/auth/login').send({ email: student.email, password });
  return body as Tokens;
}

export const refresh = ({ token, refreshToken }: Tokens) =>
  app.call('post', '/auth/refresh').set('token', token).set('refresh-token', refreshToken);

export async function connect({ token }: Pick<Tokens, 'token'>, url = app.url): Promise<LiveClient> {
  const client = await LiveClient.connect(url, token);
  open.push(client.socket);
  return client;
}

export async function sendMessage(content: string, to = student): Promise<void> {
  const { body } = await app
    .call('post', '/messages', counselor)
    .send({ content, sentTo: to.id })
    .expect(201);
  await witness.next(({ name, id }) => name === 'message.sent' && id === body.id);
}

export const hasContent = (content: string) => (event: ServerEvent) =>
  event.name === 'message.sent' && event.data.content === content;

interface Lost {
  readonly pid: string;
  readonly offset: string;
}

/** Interrupts a connection that has received an event, so that it can be recovered. */
export async function interrupt(client: LiveClient): Promise<Lost> {
  let offset = '';
  client.socket.on('event', (_: unknown, latest: string) => (offset = latest));
  await sendMessage('Before');
  await client.next(hasContent('Before'));
  const lost = client.ended();
  client.socket.io.engine.close();
  await lost;
  return { pid: String(Reflect.get(client.socket, '_pid')), offset };
}

/** Recovers a lost connection; returns the texts that it then receives. */
export async function recover(token: string, lost: Lost): Promise<() => string[]> {
  const auth = { token, ...lost };
  const socket = io(app.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  open.push(socket);
  const texts: string[] = [];
  socket.on('event', (events: readonly ServerEvent[]) => {
    for (const event of events) if (event.name === 'message.sent') texts.push(event.data.content);
  });
  await new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', reject);
  });
  return () => texts;
}

export const profileOf = async ({ token }: Pick<Tokens, 'token'>, { url }: { url: string } = app) =>
  (await fetch(`${url}/api/users/profile`, { headers: { token } })).status;
