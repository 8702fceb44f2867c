import { JwtService } from '@nestjs/jwt';
import { io, type Socket } from 'socket.io-client';
import type { ServerEvent } from '../../contract/realtime';
import type { Tokens } from '../../contract/identity';
import { MOST_SESSIONS } from '../../src/modules/identity/sign-in/refresh-families';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { times } from '../support/limits';
import { LiveClient } from '../support/live';
import { resetTokenFor } from '../support/mails';

const JWT_SECRET = 'the secret that these tests sign their own tokens with';
const NEW_PASSWORD = 'a brand new one';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let witness: LiveClient;
const open: Socket[] = [];

beforeAll(async () => {
  app = await TestApp.start(undefined, { JWT_SECRET });
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  witness = await LiveClient.connect(app.url, counselor.token);
});

let count = 0;
beforeEach(async () => {
  student = await app.user('student', `Student${++count}`);
  await app.grantAccess(counselor, student);
});

afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(async () => {
  witness.close();
  await app.dispose();
});

async function signIn(password = PASSWORD): Promise<Tokens> {
  const { body } = await app.call('post', '/auth/login').send({ email: student.email, password });
  return body as Tokens;
}

const refresh = ({ token, refreshToken }: Tokens) =>
  app.call('post', '/auth/refresh').set('token', token).set('refresh-token', refreshToken);

async function connect({ token }: Pick<Tokens, 'token'>, url = app.url): Promise<LiveClient> {
  const client = await LiveClient.connect(url, token);
  open.push(client.socket);
  return client;
}

/** Resolves once it was pushed to everybody connected. */
async function say(content: string, to = student): Promise<void> {
  const { body } = await app
    .call('post', '/messages', counselor)
    .send({ content, sentTo: to.id })
    .expect(201);
  await witness.next(({ name, id }) => name === 'message.sent' && id === body.id);
}

const saying = (content: string) => (event: ServerEvent) =>
  event.name === 'message.sent' && event.data.content === content;

interface Lost {
  readonly pid: string;
  readonly offset: string;
}

/** A connection that has received something and was lost by the network: it could be resumed. */
async function lose(client: LiveClient): Promise<Lost> {
  let offset = '';
  client.socket.on('event', (_: unknown, latest: string) => (offset = latest));
  await say('Before');
  await client.next(saying('Before'));
  const lost = client.ended();
  client.socket.io.engine.close();
  await lost;
  return { pid: String(Reflect.get(client.socket, '_pid')), offset };
}

/** The server's reply to a connection that claims to resume a lost one. */
async function goOn(token: string, lost: Lost): Promise<() => string[]> {
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

const profileOf = async ({ token }: Pick<Tokens, 'token'>, { url }: { url: string } = app) =>
  (await fetch(`${url}/api/users/profile`, { headers: { token } })).status;

interface Way {
  /** Performs the action that ends sessions; `own` is the caller's. */
  readonly end: (own: Tokens) => Promise<unknown>;
  readonly own: 'ends' | 'lives';
  readonly others: 'ends' | 'lives';
}

/** Every way in which a session ends before its time. */
const ways: Readonly<Record<string, Way>> = {
  'signing out': {
    end: ({ token, refreshToken }) =>
      app.call('post', '/auth/logout').set('token', token).set('refresh-token', refreshToken).expect(204),
    own: 'ends',
    others: 'lives',
  },
  'signing out with the access token alone': {
    end: ({ token }) => app.call('post', '/auth/logout').set('token', token).expect(204),
    own: 'ends',
    others: 'lives',
  },
  'signing out with the refresh token alone': {
    end: ({ refreshToken }) =>
      app.call('post', '/auth/logout').set('refresh-token', refreshToken).expect(204),
    own: 'ends',
    others: 'lives',
  },
  'using a refresh token twice': {
    end: async (own) => {
      await refresh(own).expect(200);
      await refresh(own).expect(401);
    },
    own: 'ends',
    others: 'lives',
  },
  'changing the password': {
    end: (own) =>
      app
        .call('patch', '/auth/update-pass', own)
        .send({ password: PASSWORD, newPass: NEW_PASSWORD })
        .expect(204),
    own: 'lives',
    others: 'ends',
  },
  'resetting the password': {
    end: async () => {
      await app.call('post', '/auth/reset-password').send({ email: student.email }).expect(200);
      const token = await resetTokenFor(student.email, app.dataDir);
      await app
        .call('patch', '/auth/password-reset')
        .set('x-pw-token', token)
        .send({ password: NEW_PASSWORD })
        .expect(200);
    },
    own: 'ends',
    others: 'ends',
  },
  'deleting the account': {
    end: () => app.call('delete', `/admin/user/${student.id}`, admin).expect(204),
    own: 'ends',
    others: 'ends',
  },
};

describe.each(Object.entries(ways))('%s', (_, { end, own, others }) => {
  it(`${own === 'ends' ? 'ends' : 'spares'} the own session, and ${others === 'ends' ? 'ends' : 'spares'} the others, in every tab`, async () => {
    const sessions = [
      { tokens: await signIn(), fate: own },
      { tokens: await signIn(), fate: others },
    ];
    const tabs = [];
    for (const { tokens, fate } of sessions) {
      for (const client of [await connect(tokens), await connect(tokens)]) {
        tabs.push({ client, fate, ended: client.ended() });
      }
    }
    await end(sessions[0]!.tokens);

    const living = tabs.filter(({ fate }) => fate === 'lives');
    for (const { ended, fate } of tabs) if (fate === 'ends') expect(await ended).toBe('io server disconnect');
    if (living.length > 0) await say('Still there?');
    for (const { client } of living) await client.next(saying('Still there?'));

    for (const { tokens, fate } of sessions) {
      expect(await profileOf(tokens)).toBe(fate === 'lives' ? 200 : 401);
      if (fate === 'lives') await refresh(tokens).expect(200);
      else {
        await expect(LiveClient.connect(app.url, tokens.token)).rejects.toThrow('unauthorized');
        await refresh(tokens).expect(401);
      }
    }
  });

  it('leaves no lost connection of an ended session to go on with', async () => {
    const tokens = await signIn();
    const byItself = await signIn();
    const lost = await lose(await connect(own === 'ends' ? tokens : byItself));
    await end(tokens);
    await expect(goOn((own === 'ends' ? tokens : byItself).token, lost)).rejects.toThrow('unauthorized');
    const password = [PASSWORD, NEW_PASSWORD];
    const [again] = (await Promise.all(password.map((one) => signIn(one)))).filter(({ token }) => token);
    if (!again) return;
    await say('Missed');
    const texts = await goOn(again.token, lost);
    await say('After');
    expect(
      await eventually(
        async () => texts(),
        (heard) => heard.includes('After'),
      ),
    ).toEqual(['After']);
  });
});

describe('an access token', () => {
  const jwt = new JwtService();

  /** One of the same session that the server could have signed, and that expires soon. */
  const expiringSoon = ({ token }: Tokens) => {
    const { user, sid } = jwt.decode<{ user: object; sid: string }>(token);
    return jwt.sign({ user, sid }, { secret: JWT_SECRET, expiresIn: '3s' });
  };

  it('ends its connection when it expires, unless the browser, which is asked in time, brings the next', async () => {
    const tokens = await signIn();
    const short = { token: expiringSoon(tokens) };
    const [left, renewed, refused] = [await connect(short), await connect(short), await connect(short)];
    const end = left.ended();
    await renewed.expiring;
    renewed.socket.emit('renew', { token: tokens.token });
    const wrong = refused.ended();
    refused.socket.emit('renew', { token: (await signIn()).token });
    expect(await wrong).toBe('io server disconnect');

    expect(await end).toBe('io server disconnect');
    await eventually(
      () => profileOf(short),
      (status) => status === 401,
    );
    await say('After the first token');
    await renewed.next(saying('After the first token'));
    expect(left.events.filter(saying('After the first token'))).toEqual([]);
  });

  it('that is no token at all ends the connection that it was to renew', async () => {
    const client = await connect(await signIn());
    const ended = client.ended();
    client.socket.emit('renew', null);
    expect(await ended).toBe('io server disconnect');
  });

  it('that has expired lets no lost connection go on, though its session lives', async () => {
    const tokens = await signIn();
    const short = { token: expiringSoon(tokens) };
    const [client, clock] = [await connect(short), await connect(short)];
    const expired = clock.ended();
    const lost = await lose(client);
    await say('Missed');
    await expired;
    const texts = await goOn(tokens.token, lost);
    await say('After');
    expect(
      await eventually(
        async () => texts(),
        (heard) => heard.includes('After'),
      ),
    ).toEqual(['After']);
  });

  it('of another person hears nothing more of whose lost connection it goes on with', async () => {
    const lost = await lose(await connect(await signIn()));
    const other = await app.user('student', `Other${count}`);
    await app.grantAccess(counselor, other);
    const owner = await connect(await signIn());
    const texts = await goOn(other.token, lost);
    await say('For its owner');
    await owner.next(saying('For its owner'));
    await say('For the other', other);
    const heard = await eventually(
      async () => texts(),
      (all) => all.includes('For the other'),
    );
    expect(heard).not.toContain('For its owner');
  });

  it('that was changed is refused, though the server has just taken the real one', async () => {
    const { token } = await signIn();
    expect(await profileOf({ token })).toBe(200);
    const [head, body, signature] = token.split('.');
    const { user, ...rest } = jwt.decode<{ user: object }>(token);
    const raised = Buffer.from(JSON.stringify({ user: { ...user, role: 'admin' }, ...rest })).toString(
      'base64url',
    );
    expect(await profileOf({ token: [head, raised, signature].join('.') })).toBe(401);
    expect(await profileOf({ token: `${head}.${body}.` })).toBe(401);
    expect(await profileOf({ token })).toBe(200);
  });

  it('without a session is refused', async () => {
    const { user } = jwt.decode<{ user: object }>((await signIn()).token);
    const token = jwt.sign({ user }, { secret: JWT_SECRET, expiresIn: '1h' });
    expect(await profileOf({ token })).toBe(401);
    await expect(LiveClient.connect(app.url, token)).rejects.toThrow('unauthorized');
  });
});

it.each(['changing the role', 'refreshing the token'])('%s keeps the connection', async (what) => {
  const tokens = await signIn();
  const client = await connect(tokens);
  if (what === 'refreshing the token') await refresh(tokens).expect(200);
  else {
    const staff = await app.user('counselor', `Staff${count}`);
    await app.call('patch', `/users/role/${staff.id}`, admin).send({ role: 'account_admin' }).expect(204);
  }
  await say('Still here');
  await client.next(saying('Still here'));
});

describe('a password that is checked while it is being replaced', () => {
  const reset = async () => {
    await app.call('post', '/auth/reset-password').send({ email: student.email }).expect(200);
    const token = await resetTokenFor(student.email, app.dataDir);
    return async () => {
      await app
        .call('patch', '/auth/password-reset')
        .set('x-pw-token', token)
        .send({ password: NEW_PASSWORD })
        .expect(200);
    };
  };

  it('begins no session', async () => {
    const redeem = await reset();
    // Hashes take their turns: the first are checked before the new password is there, the last ones after.
    const before = times(4).map(() => signIn());
    const redeemed = redeem();
    const after = times(5).map(() => signIn());
    await redeemed;
    for (const { token } of await Promise.all([...before, ...after])) {
      if (token) expect(await profileOf({ token })).toBe(401);
    }
    expect((await signIn(NEW_PASSWORD)).token).toBeTruthy();
  });

  it('is not replaced by another one', async () => {
    const own = await signIn();
    const redeem = await reset();
    const before = times(4).map(() => signIn());
    const redeemed = redeem();
    const late = times(4).map(() =>
      app.call('patch', '/auth/update-pass', own).send({ password: PASSWORD, newPass: 'of the other one' }),
    );
    await Promise.all([redeemed, ...before, ...late]);
    expect((await signIn(NEW_PASSWORD)).token).toBeTruthy();
  });
});

it('of very many sessions the one that was not used for longest ends', async () => {
  const [first, second] = [await signIn(), await signIn()];
  const used = (await refresh(first).expect(200)).body as Tokens;
  const client = await connect(second);
  const ended = client.ended();
  for (const _ of times(MOST_SESSIONS - 1)) await signIn();
  expect(await ended).toBe('io server disconnect');
  expect(await profileOf(second)).toBe(401);
  expect(await profileOf(used)).toBe(200);
});

it('a session that is ended by one process ends in another one, which cannot be told, within seconds', async () => {
  const other = await TestApp.start(app.dataDir, { JWT_SECRET });
  const [left, kept] = [await signIn(), await signIn()];
  const [ending, living] = [await connect(left, other.url), await connect(kept, other.url)];
  const ended = ending.ended();
  await app.call('post', '/auth/logout').set('token', left.token).expect(204);
  expect(await profileOf(left, other)).toBe(401);
  expect(await ended).toBe('io server disconnect');
  expect(await profileOf(kept, other)).toBe(200);
  expect(living.socket.connected).toBe(true);
  open.splice(0).forEach((socket) => socket.close());
  await other.stop();
});
