import { once } from 'node:events';
import type { Redis, RedisOptions } from 'ioredis';

/** How long a connection may take to end; the client's timer keeps the process alive for that long. */
const END_MS = 500;

/** A client and the copies that libraries make of it. A copy that stays connected retries a lost Redis for ever. */
export interface RedisClients {
  readonly redis: Redis;
  readonly connected: () => Promise<unknown>;
  readonly disconnect: () => void;
}

export async function openRedis(url: string, onError: (error: unknown) => void): Promise<RedisClients> {
  const { Redis } = await import('ioredis');
  const clients: Redis[] = [];
  class TrackedRedis extends Redis {
    override duplicate<Options extends Partial<RedisOptions> | undefined = undefined>(options?: Options) {
      const copy = super.duplicate(options);
      clients.push(copy);
      return copy;
    }
  }
  const redis = new TrackedRedis(url, { maxRetriesPerRequest: null, disconnectTimeout: END_MS });
  clients.push(redis.on('error', onError));
  const connected = () =>
    Promise.all(
      clients
        .filter(isConnecting)
        .map((client) => Promise.race([once(client, 'ready'), once(client, 'end')])),
    );
  return { redis, connected, disconnect: () => clients.forEach(end) };
}

const isConnecting = ({ status }: Redis) => !['wait', 'ready', 'end'].includes(status);

/** A client that stops between two connection attempts never ends its pending calls; within an attempt, it does. */
function end(client: Redis): void {
  if (client.status === 'end') return;
  if (client.status === 'reconnecting') client.connect().catch(() => undefined);
  client.disconnect();
}
