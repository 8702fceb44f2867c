import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { EventBatch, EventStore } from '../event-store/event-store';
import { SqliteEventStore } from '../event-store/sqlite-event-store';
import { SharedSubscription, type FollowOptions } from './shared-subscription';

const metadata = { version: 1, actor: { id: 'maya', role: 'student' }, correlationId: 'c' };

let folder: string;
let store: SqliteEventStore;
let fail: (error: Error) => void;
let opened: number;
let open: number;
let shared: SharedSubscription;
let end: AbortController;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subscription-'));
  store = new SqliteEventStore(join(folder, 'events.db'));
  [opened, open] = [0, 0];
  end = new AbortController();
  shared = new SharedSubscription(observed(store));
});

afterEach(async () => {
  end.abort();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const observed = (real: EventStore): Pick<EventStore, 'readAll' | 'subscribe'> => ({
  readAll: (options) => real.readAll(options),
  async *subscribe(options) {
    const failed = new AbortController();
    let failure: Error | undefined;
    fail = (error) => {
      failure = error;
      failed.abort();
    };
    opened += 1;
    open += 1;
    try {
      yield* real.subscribe({ ...options, signal: AbortSignal.any([options.signal, failed.signal]) });
      if (failure) throw failure;
    } finally {
      open -= 1;
    }
  },
});

async function append(...types: string[]): Promise<string[]> {
  const events = types.map((type) => ({ id: randomUUID(), type, data: {}, metadata }));
  await store.append(`thing-${randomUUID()}`, 'no-stream', events);
  return events.map(({ id }) => id);
}

const subscribe = (options: Partial<FollowOptions> = {}) =>
  shared.subscribe({ after: 0n, signal: end.signal, ...options });

async function next(batches: AsyncGenerator<EventBatch>, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { value } = (await batches.next()) as IteratorYieldResult<EventBatch>;
    ids.push(...value.events.map(({ id }) => id));
  }
  return ids;
}

async function subscribed(): Promise<void> {
  while (open === 0) await setImmediate();
}

it('delivers their events to all followers by one subscription', async () => {
  const before = await append('Made', 'Moved');
  const [all, moves] = [subscribe(), subscribe({ types: ['Moved'] })];
  const after = Promise.all([next(all, 5), next(moves, 2)]);
  const [made, moved] = [await append('Made'), await append('Made', 'Moved')];
  expect(await after).toEqual([
    [...before, ...made, ...moved],
    [before[1], moved[1]],
  ]);
  expect(opened).toBe(1);
});

it('reports commits without requested events as passed', async () => {
  const passed: [position: bigint, eventId: string][] = [];
  const batches = subscribe({
    types: ['Sought'],
    passed: ({ position, eventId }) => void passed.push([position, eventId]),
  });
  const woken = batches.next();
  const other = subscribe();
  const [first] = await append('Made');
  await next(other, 1);
  const [second] = await append('Made');
  await next(other, 1);
  expect(passed).toEqual([
    [1n, expect.stringContaining(first!)],
    [2n, expect.stringContaining(second!)],
  ]);
  const [sought] = await append('Sought');
  expect((await woken).value).toMatchObject({ events: [{ id: sought }], position: 3n });
  expect(passed).toHaveLength(2);
});

it('lets a slow follower read events that are no longer buffered', async () => {
  const [slow, fast] = [subscribe(), subscribe()];
  const [first] = await append('Made');
  expect(await next(slow, 1)).toEqual([first]);
  expect(await next(fast, 1)).toEqual([first]);
  const later: string[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const ids = await append(...Array.from({ length: 1_000 }, () => 'Made'));
    later.push(...ids);
    expect(await next(fast, ids.length)).toEqual(ids);
  }
  expect(await next(slow, later.length)).toEqual(later);
  const last = append('Made');
  expect(await next(slow, 1)).toEqual(await last);
});

it('delivers no larger batch than was requested', async () => {
  const batches = subscribe({ batchSize: 2 });
  const first = batches.next();
  const ids = [...(await append('Made')), ...(await append('Made', 'Made', 'Made', 'Made'))];
  const sizes = [((await first) as IteratorYieldResult<EventBatch>).value.events.length];
  while (sizes.reduce((sum, size) => sum + size) < ids.length) {
    sizes.push(((await batches.next()) as IteratorYieldResult<EventBatch>).value.events.length);
  }
  expect(Math.max(...sizes)).toBe(2);
});

it('fails for all followers if it is lost, and they can subscribe again', async () => {
  const followers = [subscribe(), subscribe()];
  const [first] = await append('Made');
  for (const follower of followers) expect(await next(follower, 1)).toEqual([first]);
  const failures = followers.map((follower) => follower.next());
  await subscribed();
  fail(new Error('The disk is gone.'));
  for (const failure of failures) await expect(failure).rejects.toThrow('The disk is gone.');

  const again = subscribe({ after: 1n });
  const second = append('Made');
  expect(await next(again, 1)).toEqual(await second);
});

it('ends the subscription with its last follower', async () => {
  const follower = subscribe();
  await append('Made');
  await next(follower, 1);
  const waiting = follower.next();
  await subscribed();
  expect(open).toBe(1);
  end.abort();
  expect((await waiting).done).toBe(true);
  expect(open).toBe(0);
});

it('ends for its followers when the event store closes', async () => {
  const waiting = subscribe().next();
  await append('Made');
  await waiting;
  const follower = subscribe({ after: 1n });
  const closed = follower.next();
  await store.close();
  expect((await closed).done).toBe(true);
});
