import { CannotStart } from '../kernel/errors';
import type { Config } from './config/config';
import { MongoDocumentStore } from './document-store/mongo-document-store';
import { EventStoreDbEventStore } from './event-store/eventstoredb-event-store';
import { refusalOf, type StoreVariable } from './store-refusals';
import { MongoVault } from './vault/mongo-vault';
import { untilPossible } from './waiting';

/** Each probe rejects if its server refuses what the product needs. It stores nothing there. */
const PROBES: Readonly<Record<StoreVariable, (url: string) => Promise<void>>> = {
  EVENT_STORE_URL: async (url) => {
    const store = await EventStoreDbEventStore.open(url, { timeoutMs: 0 });
    await store.probe().finally(() => store.close());
  },
  READ_STORE_URL: async (url) => {
    const store = await MongoDocumentStore.connect(url);
    try {
      await store.lease('start', 'start', 1_000);
      await store.releaseLease('start', 'start');
    } finally {
      await store.close();
    }
  },
  VAULT_URL: async (url) => {
    const vault = await MongoVault.connect(url);
    try {
      await vault.put('cursor', 'start', null);
      await vault.remove('cursor', 'start');
    } finally {
      await vault.close();
    }
  },
  REDIS_URL: async (url) => {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      connectTimeout: 3_000,
      // Closing a failed connection waits for this timer.
      disconnectTimeout: 100,
      retryStrategy: () => null,
    });
    const errors: unknown[] = [];
    redis.on('error', (error) => errors.push(error));
    try {
      await redis.connect();
      await redis.eval("redis.call('SET', KEYS[1], '', 'PX', 1) return 1", 1, 'quadrangle:start');
    } catch (error) {
      const how = url.startsWith('rediss:') ? 'Failed over TLS.' : 'Failed.';
      throw new AggregateError([...errors, error], how, { cause: error });
    } finally {
      redis.disconnect();
    }
  },
};

/** Waits for unresponsive servers, and warns once; throws `CannotStart` for a refusal that only settings can end. */
export async function reachStores(
  config: Config,
  warn: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const urls: Readonly<Record<StoreVariable, string | null>> = {
    EVENT_STORE_URL: config.eventStoreUrl,
    READ_STORE_URL: config.readStoreUrl,
    VAULT_URL: config.vaultUrl,
    REDIS_URL: config.redisUrl,
  };
  for (const [variable, url] of Object.entries(urls) as [StoreVariable, string | null][]) {
    const reasonOf = (error: unknown) => {
      const refusal = refusalOf(error, variable);
      if (!refusal) throw error;
      const sentence = refusal.localized.in('en');
      if (!refusal.mayPass) throw new CannotStart(sentence);
      return sentence;
    };
    if (url !== null) await untilPossible(() => PROBES[variable](url), reasonOf, warn, signal);
  }
}
