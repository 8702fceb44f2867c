import type { ServerEvent } from '../../contract/realtime';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { ServerProcess } from '../support/server-process';
import type { Settings } from '../support/settings';

describeOnRedis('an instance that survives another', () => {
  let redis: RedisServer;
  let app: TestApp;
  let counselor: User;
  let student: User;
  let env: Settings;

  beforeAll(async () => {
    redis = await startRedis();
    env = { REDIS_URL: redis.url, WAIT_SCALE: '0.3' };
    app = await TestApp.start(undefined, env);
    counselor = await app.user('counselor', 'Daniel');
    student = await app.user('student', 'Maya');
    await app.grantAccess(counselor, student);
  });

  afterAll(async () => {
    await app.dispose();
    await redis.stop();
  });

  it.each([
    ['killed', 'SIGKILL'],
    ['cleanly stopped', 'SIGTERM'],
  ] as const)('pushes that the users of a %s one went offline', async (_how, signal) => {
    const other = await ServerProcess.start(app.dataDir, { ...env, ROLE: 'api' });
    const watching = await LiveClient.connect(app.url, counselor.token);
    const client = await LiveClient.connect(other.url, student.token);
    const presence = (online: boolean) => (event: ServerEvent) =>
      event.name === 'presence.changed' && event.id === student.id && event.data.online === online;
    try {
      await watching.next(presence(true), 20_000);
      await other.end(signal);
      await watching.next(presence(false), 20_000);
    } finally {
      client.close();
      watching.close();
      await other.end('SIGKILL');
    }
  });
});
