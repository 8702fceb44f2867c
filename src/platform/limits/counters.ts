import { createHash } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** If Redis takes longer than this, an instance counts on its own. */
const REDIS_TIMEOUT_MS = 250;

const KNOWN_SECONDS = 14 * 24 * 60 * 60;

export interface Counter {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counts for all instances in Redis; without Redis, or while it is down, each instance counts on its own. */
export class Counters implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

  private constructor(private readonly redis: Redis | null) {}

  static async open(redisUrl: string | null): Promise<Counters> {
    if (redisUrl === null) return new Counters(null);
    const { Redis } = await import('ioredis');
    const logger = new Logger(Counters.name);
    const redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: REDIS_TIMEOUT_MS,
    }).on('error', (err) => logger.error({ err }, 'Redis failed; each instance counts separately.'));
    return new Counters(redis);
  }

  /** Returns null if there is room, and otherwise the seconds until there is. */
  async take(counter: Counter, key: string): Promise<number | null> {
    try {
      await this.limiter(counter).consume(hashOf(key));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }

  async refund(counter: Counter, key: string): Promise<void> {
    await this.limiter(counter).reward(hashOf(key));
  }

  /** Remembers a key for two weeks. Without Redis it is forgotten at a restart. */
  async remember(name: string, key: string): Promise<void> {
    await this.limiter(known(name)).set(hashOf(key), 1, KNOWN_SECONDS);
  }

  async isKnown(name: string, key: string): Promise<boolean> {
    return (await this.limiter(known(name)).get(hashOf(key))) !== null;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(counter: Counter): RateLimiterMemory | RateLimiterRedis {
    const known = this.limiters.get(counter.name);
    if (known) return known;
    const options = {
      keyPrefix: `quadrangle:limit:${counter.name}`,
      points: counter.most,
      duration: counter.seconds,
    };
    const own = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: own })
      : own;
    this.limiters.set(counter.name, limiter);
    return limiter;
  }
}

const known = (name: string): Counter => ({ name: `known:${name}`, most: 1, seconds: KNOWN_SECONDS });

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
