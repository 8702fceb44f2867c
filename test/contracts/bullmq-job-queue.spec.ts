import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { BullMqJobQueue } from '../../src/platform/jobs/bullmq-job-queue';
import type { OnJobError } from '../../src/platform/jobs/job-queue';
import { StoreUnavailable } from '../../src/platform/store-unavailable';
import { JobTakers } from '../support/job-takers';
import type { RedisServer } from '../support/own-redis';
import { describeOnRedis, startRedis } from '../support/redis-server';
import { Relay } from '../support/relay';
import { jobQueueProcessesContract } from './job-queue-processes.contract';
import { jobQueueContract } from './job-queue.contract';
import { TIMEOUT_MS } from './job-queue.harness';

const LEASE_MS = 1_000;

describeOnRedis('Redis', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await startRedis();
  });

  afterAll(() => server.stop());

  async function start(leaseMs = LEASE_MS) {
    const storage = { url: server.url, prefix: `test-${randomUUID()}` };
    const opened: BullMqJobQueue[] = [];
    const takers = new JobTakers();

    return {
      leaseMs,
      async open(onError: OnJobError = () => undefined) {
        const queue = await BullMqJobQueue.open(storage.url, {
          prefix: storage.prefix,
          leaseMs,
          onError,
        });
        opened.push(queue);
        return queue;
      },
      takeAndDie: (name: string) => takers.takeAndDie({ storage, leaseMs, name }),
      async dispose() {
        await takers.dispose();
        for (const queue of opened) await queue.close();
        const redis = new Redis(storage.url);
        const keys = await redis.keys(`${storage.prefix}:*`);
        if (keys.length > 0) await redis.del(keys);
        await redis.quit();
      },
    };
  }

  jobQueueContract('The BullMQ adapter on Redis', start);
  jobQueueProcessesContract('The BullMQ adapter on Redis', start);

  describe('the BullMQ adapter on Redis', () => {
    let storage: Awaited<ReturnType<typeof start>>;

    beforeEach(async () => {
      storage = await start();
    });

    afterEach(() => storage.dispose());

    it('reports each failed run with its job, but without its data', async () => {
      const failures: unknown[] = [];
      const queue = await storage.open((error, job) => failures.push([String(error), job]));
      queue.process('failing', async () => Promise.reject(new Error('no')));
      const id = await queue.add('failing', { secret: 1 }, { attempts: 2, backoffMs: 1 });
      await expect(queue.result(id, TIMEOUT_MS)).rejects.toThrow('no');
      await queue.close();
      expect(failures).toEqual([
        ['Error: no', { id, name: 'failing', attempt: 1 }],
        ['Error: no', { id, name: 'failing', attempt: 2 }],
      ]);
    });

    it('stores the last 1,000 finished jobs of a name and drops older ones', async () => {
      const queue = await storage.open();
      queue.process('many', async () => undefined, 50);
      queue.process('few', async () => 'stored');
      await queue.result(await queue.add('few', null, { id: 'rare' }), TIMEOUT_MS);
      const ids = Array.from({ length: 1_200 }, (_, number) => `job-${number}`);
      await Promise.all(ids.map((id) => queue.add('many', null, { id })));
      await queue.result(await queue.add('many', null, { id: 'last' }), TIMEOUT_MS);
      expect(await queue.status('job-0')).toBeUndefined();
      expect(await queue.status('job-1199')).toMatchObject({ state: 'completed' });
      expect(await queue.status('rare')).toMatchObject({ state: 'completed' });
    });

    it('closes while its workers are reconnecting', async () => {
      const relay = await Relay.to(server.url);
      for (const round of Array.from({ length: 5 }, (_, number) => number)) {
        const queue = await BullMqJobQueue.open(relay.url, { onError: () => undefined });
        for (const name of ['one', 'two', 'three']) queue.process(`${name}-${round}`, async () => undefined);
        await queue.result(await queue.add(`one-${round}`, null), TIMEOUT_MS);
        relay.open();
        await queue.counts();
        await queue.close();
      }
      await relay.stop();
    });

    it.each<[string, (queue: BullMqJobQueue) => Promise<unknown>]>([
      ['the parked jobs', (queue) => queue.parked()],
      ['the retry of a parked job', (queue) => queue.retry('parked')],
    ])('gives up %s while Redis is silent', async (_, ask) => {
      const relay = await Relay.to(server.url);
      const queue = await BullMqJobQueue.open(relay.url, { onError: () => undefined });
      queue.process('failing', () => Promise.reject(new Error('no')));
      await queue.add('failing', null, { id: 'parked', attempts: 1 });
      await expect(queue.result('parked', TIMEOUT_MS)).rejects.toThrow('no');
      relay.silence();
      await expect(ask(queue)).rejects.toThrow(StoreUnavailable);
      relay.open();
      await queue.counts();
      await queue.close();
      await relay.stop();
    });
  });
});
