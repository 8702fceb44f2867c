import type { createAdapter } from '@socket.io/redis-streams-adapter';
import { openRedis } from '../redis-clients';

/** A stopped process still reads from Redis for this long. */
const READ_MS = 1_000;

export interface SharedSockets {
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

export async function redisStreams(url: string, onError: (error: unknown) => void): Promise<SharedSockets> {
  const [{ createAdapter }, { redis, disconnect }] = await Promise.all([
    import('@socket.io/redis-streams-adapter'),
    openRedis(url, onError),
  ]);
  return {
    adapter: createAdapter(redis, { streamName: 'quadrangle-sockets', blockTimeInMs: READ_MS }),
    close: async () => {
      const lost = new Promise((resolve) => redis.once('close', resolve));
      if (redis.status === 'ready') await Promise.race([redis.quit().catch(onError), lost]);
      disconnect();
    },
  };
}
