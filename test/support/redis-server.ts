import { spawnSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { givenUrl } from './given-servers';
import { startOwnRedis, type RedisServer } from './own-redis';

const given = givenUrl('REDIS_URL');
const installed = () => spawnSync('redis-server', ['--version']).status === 0;
const available = given !== undefined || installed();

if (!available) {
  const how = 'Install redis-server (Debian: apt-get install redis-server) or set REDIS_URL.';
  if (process.env.CI) throw new Error(`The tests on Redis need a server. ${how}`);
  process.stderr.write(`No redis-server found: the tests on Redis are skipped. ${how}\n`);
}

/** Skips without Redis; in CI that is a failure. */
export const describeOnRedis = available ? describe : describe.skip;

export const startRedis = (): Promise<RedisServer> =>
  given === undefined ? startOwnRedis() : claimDatabase(given);

const CLAIM = 'claimed-by-a-test';

/** Reserves an empty database by a key in it; stopping empties it again. */
async function claimDatabase(server: string): Promise<RedisServer> {
  for (let number = 15; number > 0; number--) {
    const url = new URL(server);
    url.pathname = `/${number}`;
    const redis = new Redis(url.href);
    const isClaimed = (await redis.dbsize()) === 0 && (await redis.setnx(CLAIM, 1)) === 1;
    if (!isClaimed) {
      redis.disconnect();
      continue;
    }
    const stop = async () => {
      await redis.flushdb();
      await redis.quit();
    };
    return { url: url.href, start: () => Promise.resolve(), stop };
  }
  throw new Error('No database from 1 to 15 of the server of REDIS_URL is empty.');
}
