import type { Tokens } from '../../contract/identity';
import { MAX_SESSIONS } from '../../src/modules/identity/sign-in/refresh-families';
import { PASSWORD, TestApp } from '../support/app';
import {
  admin,
  app,
  closeAll,
  connect,
  count,
  JWT_SECRET,
  interrupt,
  recover,
  NEW_PASSWORD,
  profileOf,
  refresh,
  sendMessage,
  hasContent,
  signIn,
  student,
  withSessions,
} from '../support/ending-sessions';
import { eventually } from '../support/eventually';
import { times } from '../support/limits';
import { LiveClient } from '../support/live';
import { resetTokenFor } from '../support/mails';

withSessions();

interface Way {
  readonly end: (own: Tokens) => Promise<unknown>;
  readonly own: 'ends' | 'lives';
  readonly others: 'ends' | 'lives';
}

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
      const { body } = await refresh(own).expect(200);
      await refresh(body as Tokens).expect(200);
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
  it(`${own === 'ends' ? 'ends' : 'spares'} the caller’s session and ${others === 'ends' ? 'ends' : 'spares'} all others, in every tab`, async () => {
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
    if (living.length > 0) await sendMessage('Still there?');
    for (const { client } of living) await client.next(hasContent('Still there?'));

    for (const { tokens, fate } of sessions) {
      expect(await profileOf(tokens)).toBe(fate === 'lives' ? 200 : 401);
      if (fate === 'lives') await refresh(tokens).expect(200);
      else {
        await expect(LiveClient.connect(app.url, tokens.token)).rejects.toThrow('unauthorized');
        await refresh(tokens).expect(401);
      }
    }
  });

  it('does not let a lost connection of an ended session resume', async () => {
    const tokens = await signIn();
    const otherSession = await signIn();
    const lost = await interrupt(await connect(own === 'ends' ? tokens : otherSession));
    await end(tokens);
    await expect(recover((own === 'ends' ? tokens : otherSession).token, lost)).rejects.toThrow(
      'unauthorized',
    );
    const password = [PASSWORD, NEW_PASSWORD];
    const [again] = (await Promise.all(password.map((one) => signIn(one)))).filter(({ token }) => token);
    if (!again) return;
    await sendMessage('Missed');
    const texts = await recover(again.token, lost);
    await sendMessage('After');
    expect(
      await eventually(
        async () => texts(),
        (heard) => heard.includes('After'),
      ),
    ).toEqual(['After']);
  });
});

it.each(['changing the role', 'refreshing the token'])('%s keeps the connection open', async (what) => {
  const tokens = await signIn();
  const client = await connect(tokens);
  if (what === 'refreshing the token') await refresh(tokens).expect(200);
  else {
    const staff = await app.user('counselor', `Staff${count}`);
    await app.call('patch', `/users/role/${staff.id}`, admin).send({ role: 'account_admin' }).expect(204);
  }
  await sendMessage('Still here');
  await client.next(hasContent('Still here'));
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

  it('starts no session', async () => {
    const redeem = await reset();
    // Passwords are hashed in order: those of the first sign-ins before the new one is stored, the last ones after.
    const before = times(4).map(() => signIn());
    const redeemed = redeem();
    const after = times(5).map(() => signIn());
    await redeemed;
    for (const { token } of await Promise.all([...before, ...after])) {
      if (token) expect(await profileOf({ token })).toBe(401);
    }
    expect((await signIn(NEW_PASSWORD)).token).toBeTruthy();
  });

  it('cannot be used to set a third one', async () => {
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

it('the least recently used session ends when there are too many', async () => {
  const [first, second] = [await signIn(), await signIn()];
  const used = (await refresh(first).expect(200)).body as Tokens;
  const client = await connect(second);
  const ended = client.ended();
  for (const _ of times(MAX_SESSIONS - 1)) await signIn();
  expect(await ended).toBe('io server disconnect');
  expect(await profileOf(second)).toBe(401);
  expect(await profileOf(used)).toBe(200);
});

it('a session ended by one process ends in another within seconds', async () => {
  const other = await TestApp.start(app.dataDir, { JWT_SECRET });
  const [left, remaining] = [await signIn(), await signIn()];
  const [ending, living] = [await connect(left, other.url), await connect(remaining, other.url)];
  const ended = ending.ended();
  await app.call('post', '/auth/logout').set('token', left.token).expect(204);
  expect(await profileOf(left, other)).toBe(401);
  expect(await ended).toBe('io server disconnect');
  expect(await profileOf(remaining, other)).toBe(200);
  expect(living.socket.connected).toBe(true);
  closeAll();
  await other.stop();
});
