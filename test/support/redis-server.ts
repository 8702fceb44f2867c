import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const given = process.env.REDIS_URL;
const installed = () => spawnSync('redis-server', ['--version']).status === 0;
const available = given !== undefined || installed();

if (!available) {
  const how = 'Install redis-server (Debian: apt-get install redis-server) or set REDIS_URL.';
  if (process.env.CI) throw new Error(`The tests on Redis need a server. ${how}`);
  process.stderr.write(`No redis-server found: the tests on Redis are skipped. ${how}\n`);
}

/** Skips where there is no Redis; in CI its absence is a failure. */
export const describeOnRedis = available ? describe : describe.skip;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server of its own that keeps nothing on disk, or the one that `REDIS_URL` names. */
export async function startRedis(): Promise<RedisServer> {
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  const port = await freePort();
  const inMemory = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...inMemory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const line of createInterface({ input: server.stdout })) {
    said += `${line}\n`;
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return { url: `redis://127.0.0.1:${port}`, stop: () => stop(server) };
    }
  }
  throw new Error(`redis-server did not start.\n${said}`);
}

async function stop(server: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
