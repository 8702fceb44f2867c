import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Restarts the server on the same port with the same data; unavailable with `REDIS_URL`. */
  start(): Promise<void>;
}

export async function startOwnRedis(): Promise<RedisServer> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'quadrangle-redis-'))];
  let server = await launch(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => stop(server),
    start: async () => {
      server = await launch(port, folder);
    },
  };
}

async function launch(port: number, folder: string): Promise<ReturnType<typeof spawn>> {
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const how = [
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'no',
    '--maxmemory-policy',
    'noeviction',
    // Rate per second at which Redis checks timeouts; its default is 10.
    '--hz',
    '100',
  ];
  const server = spawn('redis-server', [...where, ...how], { stdio: ['ignore', 'pipe', 'pipe'] });
  server.stderr.pipe(process.stderr);
  let output = '';
  for await (const line of createInterface({ input: server.stdout })) {
    output += `${line}\n`;
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error(`redis-server did not start.\n${output}`);
}

async function stop(server: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
