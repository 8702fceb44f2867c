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
  // A test that races with the check of a password needs one that takes its time.
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

/** Starts an application for the whole file, and creates a student for each test. */
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

/** Resolves once the message was pushed to everybody connected. */
export async function say(content: string, to = student): Promise<void> {
  const { body } = await app
    .call('post', '/messages', counselor)
    .send({ content, sentTo: to.id })
    .expect(201);
  await witness.next(({ name, id }) => name === 'message.sent' && id === body.id);
}

export const saying = (content: string) => (event: ServerEvent) =>
  event.name === 'message.sent' && event.data.content === content;

interface Lost {
  readonly pid: string;
  readonly offset: string;
}

/** Loses a connection that has received something by the network, so that it could be resumed. */
export async function lose(client: LiveClient): Promise<Lost> {
  let offset = '';
  client.socket.on('event', (_: unknown, latest: string) => (offset = latest));
  await say('Before');
  await client.next(saying('Before'));
  const lost = client.ended();
  client.socket.io.engine.close();
  await lost;
  return { pid: String(Reflect.get(client.socket, '_pid')), offset };
}

/** Connects with a claim to resume a lost connection; returns the texts that it then receives. */
export async function goOn(token: string, lost: Lost): Promise<() => string[]> {
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
