import type { Redis } from 'ioredis';

/** How long a connection may take to end; as long, a timer of its client keeps the process. */
const END_MS = 500;

/** A client, and the copies that libraries make of it: one that is not disconnected looks for a lost Redis for ever. */
export interface RedisClients {
  readonly redis: Redis;
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
  return { redis, disconnect: () => clients.forEach(end) };
}

/** One that is stopped between two attempts to connect tells those who wait for it nothing; within an attempt it does. */
function end(client: Redis): void {
  if (client.status === 'end') return;
  if (client.status === 'reconnecting') client.connect().catch(() => undefined);
  client.disconnect();
}
