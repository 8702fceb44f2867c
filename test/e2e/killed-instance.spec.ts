import type { ServerEvent } from '../../contract/realtime';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { ServerProcess } from '../support/server-process';

describeOnRedis('an instance that survives another', () => {
  let redis: RedisServer;
  let app: TestApp;
  let counselor: User;
  let student: User;
  let killed: ServerProcess;

  beforeAll(async () => {
    redis = await startRedis();
    const env = { REDIS_URL: redis.url, WAIT_SCALE: '0.3' };
    app = await TestApp.start(undefined, env);
    counselor = await app.user('counselor', 'Daniel');
    student = await app.user('student', 'Maya');
    await app.grantAccess(counselor, student);
    killed = await ServerProcess.start(app.dataDir, { ...env, ROLE: 'api' });
  });

  afterAll(async () => {
    await app.dispose();
    await redis.stop();
  });

  it('pushes that the users of a killed one went offline', async () => {
    const watching = await LiveClient.connect(app.url, counselor.token);
    const client = await LiveClient.connect(killed.url, student.token);
    const presence = (online: boolean) => (event: ServerEvent) =>
      event.name === 'presence.changed' && event.id === student.id && event.data.online === online;
    try {
      await watching.next(presence(true), 20_000);
      await killed.end('SIGKILL');
      await watching.next(presence(false), 20_000);
    } finally {
      client.close();
      watching.close();
    }
  });
});
