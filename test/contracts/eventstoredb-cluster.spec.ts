import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { EventStore } from '../../src/platform/event-store/event-store';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { EventStoreDbCluster } from '../support/eventstoredb/eventstoredb-cluster';
import { eventually } from '../support/eventually';
import { ownServer } from '../support/given-servers';
import { event } from './event-store.harness';

const own = ownServer('EVENT_STORE_URL');

own.describe(`the EventStoreDB adapter on a cluster of three${own.why}`, () => {
  let cluster: EventStoreDbCluster;
  let store: EventStore;
  let abort: AbortController;
  let following: Promise<void>;
  let seen: string[];
  let expected: string[];

  const open = async (url: string, timeoutMs = 15_000) => {
    store = await EventStoreDbEventStore.open(url, { deadlineMs: 500, timeoutMs });
  };
  const follow = async () => {
    for await (const { events } of store.subscribe({ after: 0n, signal: abort.signal })) {
      seen.push(...events.map(({ id }) => id));
    }
  };
  const write = async () => {
    for (const stream of [`thing-${randomUUID()}`, 'shared-1']) {
      const one = event();
      await store.append(stream, stream === 'shared-1' ? 'any' : 'no-stream', [one]);
      expected.push(one.id);
    }
  };
  const allSeen = () =>
    eventually(
      async () => [...seen],
      (ids) => ids.length >= expected.length,
      20_000,
    );

  beforeEach(async () => {
    cluster = await EventStoreDbCluster.start();
    abort = new AbortController();
    [seen, expected] = [[], []];
    await open(cluster.url());
    following = follow();
    await write();
    await allSeen();
  });

  afterEach(async () => {
    abort.abort();
    await following;
    await store.close();
    await cluster.stop();
  });

  const expectContinuation = async () => {
    await write();
    expect(await allSeen()).toEqual(expected);
    expect((await store.readStream('shared-1')).map(({ revision }) => revision)).toEqual(
      expected.flatMap((_, index) => (index % 2 ? [(index - 1) / 2] : [])),
    );
  };

  it.each([1, 2])('continues when follower %s leaves and returns', async (index) => {
    await cluster.leave(index);
    await expectContinuation();
    await cluster.join(index);
    await expectContinuation();
  });

  it('waits for a new leader when the leader leaves, then continues', async () => {
    await cluster.leave(0);
    const writing = write();
    await eventually(
      async () => cluster.members.reduce((sum, { refusals }) => sum + refusals, 0),
      (refusals) => refusals > 3,
    );
    cluster.elect(2);
    await writing;
    await expectContinuation();
    await cluster.join(0);
    await expectContinuation();
  });

  it('stores once what a leader without a majority refused', async () => {
    for (const index of [1, 2]) await cluster.leave(index);
    const writing = write();
    await eventually(
      async () => cluster.members[0]!.refusals,
      (refusals) => refusals > 3,
    );
    for (const index of [1, 2]) await cluster.join(index);
    cluster.elect(1);
    await writing;
    await expectContinuation();
  });

  it('resumes when the leader is asked to stop', async () => {
    await cluster.askToStop(0);
    const writing = write();
    cluster.elect(1);
    await writing;
    await expectContinuation();
    await cluster.join(0);
    await expectContinuation();
  });

  it('continues under one new leader after another', async () => {
    for (const leader of [1, 2, 0, 2]) {
      cluster.elect(leader);
      await expectContinuation();
    }
  });

  it('switches from a silent leader to the elected one', async () => {
    cluster.members[0]!.silence();
    cluster.elect(1);
    await expectContinuation();
  });

  it('continues once all nodes are back after many attempts', async () => {
    for (const index of [0, 1, 2]) await cluster.leave(index);
    const { knocked, close } = await hangsUpOn(cluster.members[0]!.port, 5);
    const working = Promise.all([write(), store.readStream('shared-1'), store.head()]);
    expect(await Promise.race([working, knocked])).toBe('still trying');
    await close();
    for (const index of [0, 1, 2]) await cluster.join(index);
    cluster.elect(1);
    await working;
    await expectContinuation();
  });

  it('discovers the other nodes through one', async () => {
    abort.abort();
    await following;
    await store.close();
    abort = new AbortController();
    await open(cluster.discoverUrl(1));
    [following, seen] = [follow(), []];
    await expectContinuation();
    await cluster.leave(1);
    const writing = write();
    await cluster.join(1);
    await writing;
    cluster.elect(2);
    await expectContinuation();
  });

  it('reports that the cluster is unreachable if all nodes stay away', async () => {
    for (const index of [0, 1, 2]) await cluster.leave(index);
    const hasty = await EventStoreDbEventStore.open(cluster.url(), { deadlineMs: 100, timeoutMs: 300 });
    await expect(hasty.append('thing-1', 'any', [event()])).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    await hasty.close();
    for (const index of [0, 1, 2]) await cluster.join(index);
    cluster.elect(0);
    await expectContinuation();
  });
});

async function hangsUpOn(port: number, attempts: number) {
  let left = attempts;
  let enough = (_: 'still trying') => {};
  const knocked = new Promise<'still trying'>((resolve) => (enough = resolve));
  const server = createServer((socket) => {
    socket.destroy();
    if (--left === 0) enough('still trying');
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
  return { knocked, close };
}
