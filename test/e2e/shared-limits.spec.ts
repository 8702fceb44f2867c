import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { expectWait, times } from '../support/limits';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { Relay } from '../support/relay';

const FOR_ACCOUNT = 'Too many attempts for this account.';

describeOnRedis('instances over one Redis', () => {
  let dataDir: string;
  let redis: RedisServer;
  let relay: Relay;
  let one: TestApp;
  let other: TestApp;
  let student: User;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-limits-'));
    redis = await startRedis();
    relay = await Relay.to(redis.url);
    const env = { REDIS_URL: relay.url, LOG_LEVEL: 'silent' };
    one = await TestApp.start(dataDir, env);
    other = await TestApp.start(dataDir, env);
    student = await one.user('student', 'Maya');
  });

  // Each is stopped, even if another failed to start.
  afterAll(() => one.stop());
  afterAll(() => other.stop());
  afterAll(() => relay.stop());
  afterAll(() => redis.stop());
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const guess = (app: TestApp, email: string) =>
    app.call('post', '/auth/login').send({ email, password: 'not the password' });

  it('count limits together', async () => {
    const email = 'guessed-everywhere@example.test';
    for (const index of times(10)) await guess(index % 2 ? one : other, email).expect(401);
    for (const app of [one, other]) expectWait(await guess(app, email), FOR_ACCOUNT);
  });

  it.each([
    ['does not answer', () => relay.silence()],
    ['cannot be reached', () => relay.close()],
  ])('let people in while Redis %s, and count separately', async (how, part) => {
    part();
    try {
      await one.signIn(student.email, PASSWORD);
      const email = `while-it-${how.replaceAll(' ', '-')}@example.test`;
      const wrong = await Promise.all(times(10).map(() => guess(one, email)));
      expect(wrong.map(({ status }) => status)).toEqual(times(10).map(() => 401));
      expectWait(await guess(one, email), FOR_ACCOUNT);
      await guess(other, email).expect(401);
    } finally {
      relay.open();
    }
  });

  it('count together again once Redis is back', async () => {
    const together = async () => {
      const email = `guessed-${crypto.randomUUID().slice(0, 8)}@example.test`;
      await Promise.all(times(10).map(() => guess(one, email)));
      return (await guess(other, email)).status;
    };
    expect(await eventually(together, (status) => status === 429, 20_000)).toBe(429);
  });
});
