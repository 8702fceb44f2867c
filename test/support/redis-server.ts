import { spawnSync } from 'node:child_process';
import { startOwnRedis, type RedisServer } from './own-redis';

const given = process.env.REDIS_URL;
const installed = () => spawnSync('redis-server', ['--version']).status === 0;
const available = given !== undefined || installed();

if (!available) {
  const how = 'Install redis-server (Debian: apt-get install redis-server) or set REDIS_URL.';
  if (process.env.CI) throw new Error(`The tests on Redis need a server. ${how}`);
  process.stderr.write(`No redis-server found: the tests on Redis are skipped. ${how}\n`);
}

/** Skips without Redis; in CI its absence is a failure. */
export const describeOnRedis = available ? describe : describe.skip;

/** A separate server, or the one that `REDIS_URL` names. */
export async function startRedis(): Promise<RedisServer> {
  const nothing = () => Promise.resolve();
  if (given !== undefined) return { url: given, start: nothing, stop: nothing };
  return startOwnRedis();
}
