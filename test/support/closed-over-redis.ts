import { TestApp } from './app';
import { startOwnRedis, type RedisServer } from './own-redis';

// Closing an application over Redis must leave nothing that keeps the process alive.
const ways: readonly ((redis: RedisServer, app: TestApp) => Promise<unknown>)[] = [
  async (redis, app) => {
    await app.stop();
    await redis.stop();
  },
  async (redis, app) => {
    await redis.stop();
    await app.stop();
  },
  (redis, app) => Promise.all([redis.stop(), app.stop()]),
  async (redis, app) => {
    const other = await TestApp.start(undefined, env(redis));
    await Promise.all([app.stop(), other.dispose()]);
    await redis.stop();
  },
];

const env = (redis: RedisServer) => ({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' });

void main();

async function main(): Promise<void> {
  for (const close of ways) {
    const redis = await startOwnRedis();
    const app = await TestApp.start(undefined, env(redis));
    await app.user('student', 'Maya');
    await close(redis, app);
  }
  process.send!('closed');
  process.disconnect();
}
