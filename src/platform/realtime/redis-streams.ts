import type { createAdapter } from '@socket.io/redis-streams-adapter';

/** How long a stopped process still reads from Redis. */
const READ_MS = 1_000;

export interface SharedSockets {
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

/** With these, what one instance sends reaches the browsers of all of them. */
export async function redisStreams(url: string, onError: (error: unknown) => void): Promise<SharedSockets> {
  // Loaded only where there is a Redis to connect to.
  const [{ createAdapter }, { Redis }] = await Promise.all([
    import('@socket.io/redis-streams-adapter'),
    import('ioredis'),
  ]);
  const redis = new Redis(url, { maxRetriesPerRequest: null }).on('error', onError);
  return {
    adapter: createAdapter(redis, { streamName: 'quadrangle-sockets', blockTimeInMs: READ_MS }),
    close: async () => {
      const lost = new Promise((resolve) => redis.once('close', resolve));
      if (redis.status === 'ready') await Promise.race([redis.quit(), lost]);
      redis.disconnect();
    },
  };
}
