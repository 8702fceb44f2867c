import { once } from 'node:events';
import type { Redis } from 'ioredis';

/** How long a connection may take to end; its client's timer keeps the process alive that long. */
const END_MS = 500;

/** A client and the copies that libraries make of it: any that is not disconnected keeps retrying a lost Redis for ever. */
export interface RedisClients {
  readonly redis: Redis;
  /** Resolves once each of them is connected or has ended. */
  readonly connected: () => Promise<unknown>;
  readonly disconnect: () => void;
}

export async function openRedis(url: string, onError: (error: unknown) => void): Promise<RedisClients> {
  // Loaded only where there is a Redis to connect to.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: null, disconnectTimeout: END_MS }).on(
    'error',
    onError,
  );
  const clients = [redis];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => {
    const copy = duplicate(override);
    clients.push(copy);
    return copy;
  };
  const connected = () =>
    Promise.all(
      clients
        .filter(isConnecting)
        .map((client) => Promise.race([once(client, 'ready'), once(client, 'end')])),
    );
  return { redis, connected, disconnect: () => clients.forEach(end) };
}

const isConnecting = ({ status }: Redis) => !['wait', 'ready', 'end'].includes(status);

/** Stopped between two connection attempts, a client never settles its pending calls; within an attempt it does. */
function end(client: Redis): void {
  if (client.status === 'end') return;
  if (client.status === 'reconnecting') client.connect().catch(() => undefined);
  client.disconnect();
}
