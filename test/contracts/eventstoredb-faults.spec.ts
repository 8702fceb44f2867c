import type { EventStore, StoredEvent } from '../../src/platform/event-store/event-store';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { archive, archived, restore, sealOf } from '../../src/platform/history/archive';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { eventually } from '../support/eventually';
import { ownServer } from '../support/given-servers';
import { event, everything, idsOf, times } from './event-store.harness';

/** Collects what a subscription hands over, until it has as many as wanted. */
function following(store: EventStore, wanted: number) {
  const seen: StoredEvent[] = [];
  const abort = new AbortController();
  const ended = (async () => {
    for await (const { events } of store.subscribe({ after: 0n, batchSize: 7, signal: abort.signal })) {
      seen.push(...events);
      if (seen.length >= wanted) abort.abort();
    }
    return seen;
  })();
  const hasSeen = (count: number) =>
    eventually(
      async () => seen.length,
      (length) => length >= count,
    );
  return { ended, hasSeen };
}

const own = ownServer('EVENT_STORE_URL');

own.describe(`EventStoreDB adapter when its server fails${own.why}`, () => {
  let server: EventStoreDbServer;
  let opened: EventStore[];

  const open = async (
    options: { deadlineMs?: number; patienceMs?: number; installation?: string } = {},
  ): Promise<EventStore> => {
    const { installation, ...rest } = { deadlineMs: 300, patienceMs: 10_000, ...options };
    const store = await EventStoreDbEventStore.open(server.url(installation), rest);
    opened.push(store);
    return store;
  };
  const unanswered = (count: number) =>
    eventually(
      async () => server.unanswered,
      (silent) => silent >= count,
    );

  beforeEach(async () => {
    server = await EventStoreDbServer.start();
    opened = [];
  });

  afterEach(async () => {
    for (const store of opened) await store.close();
    await server.kill();
  });

  describe('a server that falls silent', () => {
    it.each([
      ['keeps', true],
      ['loses', false],
    ])('and %s what it did not answer: every append is stored once', async (_, kept) => {
      const store = await open();
      const [first, second, third] = [event(), event(), event()];
      await store.append('thing-1', 'no-stream', [first]);

      server.silence(() => kept);
      const appending = [store.append('thing-1', 0, [second]), store.append('thing-2', 'no-stream', [third])];
      await unanswered(2);
      server.speak();

      const [appended, started] = await Promise.all(appending);
      const [ofThing1, ofThing2] = [await store.readStream('thing-1'), await store.readStream('thing-2')];
      expect(idsOf(ofThing1)).toEqual(idsOf([first, second]));
      expect(idsOf(ofThing2)).toEqual([third.id]);
      expect(appended).toEqual({ revision: 1, position: ofThing1[1]!.position });
      expect(started).toEqual({ revision: 0, position: ofThing2[0]!.position });
    });

    it('for good keeps nobody waiting for ever', async () => {
      const store = await open({ deadlineMs: 50, patienceMs: 100 });
      server.silence();

      const subscription = store.subscribe({ after: 0n, signal: new AbortController().signal });
      const outcomes = await Promise.allSettled([
        store.append('thing-1', 'no-stream', [event()]),
        store.append('thing-1', 'any', [event()]),
        store.readStream('thing-1'),
        store.head(),
        everything(store),
        subscription[Symbol.asyncIterator]().next(),
      ]);

      expect(outcomes.map(({ status }) => status)).toEqual(times(6, () => 'rejected'));
    });
  });

  it('an append that was sent and not answered may have been stored, and is stored once when repeated', async () => {
    const store = await open({ deadlineMs: 100, patienceMs: 200 });
    const one = event();
    server.silence(() => true);
    const refused = store.append('thing-1', 'no-stream', [one]);
    await expect(refused).rejects.toThrow('this may or may not be saved');
    server.speak();
    expect(await store.append('thing-1', 'no-stream', [one])).toMatchObject({ revision: 0 });
    expect(idsOf(await store.readStream('thing-1'))).toEqual([one.id]);
  });

  it('tries no call again for a request that has waited long enough', async () => {
    const waitingSince = () => Date.now() - 10_000;
    const store = await EventStoreDbEventStore.open(server.url(), { deadlineMs: 50, waitingSince });
    opened.push(store);
    server.silence();
    await expect(store.append('thing-1', 'no-stream', [event()])).rejects.toThrow('may or may not be saved');
    expect(server.unanswered).toBe(1);
  });

  it('a server that ends the stream of batched appends does no harm: none is sent on it', async () => {
    const store = await open();
    const events = times(50, () => event());
    await Promise.all(events.map((one, index) => store.append(`thing-${index}`, 'no-stream', [one])));
    expect(idsOf(await everything(store)).sort()).toEqual(idsOf(events).sort());
  });

  it('a node killed with 50 appends in flight loses none and doubles none', async () => {
    const store = await open();
    const own = times(25, () => [event(), event()]);
    const shared = times(25, () => [event()]);
    await store.append('shared-1', 'no-stream', [event()]);

    server.silence((nth) => nth % 2 === 0);
    const appending = [
      ...own.map((events, index) => store.append(`own-${index}`, 'no-stream', events)),
      ...shared.map((events) => store.append('shared-1', 'any', events)),
    ];
    const outcomes = Promise.allSettled(appending);
    await unanswered(50);
    await server.kill();
    await server.start();

    expect((await outcomes).map(({ status }) => status)).toEqual(times(50, () => 'fulfilled'));
    for (const [index, events] of own.entries()) {
      expect(idsOf(await store.readStream(`own-${index}`))).toEqual(idsOf(events));
    }
    const stored = await store.readStream('shared-1');
    expect(idsOf(stored.slice(1)).sort()).toEqual(idsOf(shared.flat()).sort());
    expect(stored.map(({ revision }) => revision)).toEqual(times(26, (index) => index));
    expect(await everything(store)).toHaveLength(76);
  });

  it('an append to a node that is down waits for it, and fails when that takes too long', async () => {
    const [patient, hasty] = [await open(), await open({ patienceMs: 100 })];
    await server.kill();

    await expect(hasty.append('thing-1', 'no-stream', [event()])).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { message: expect.stringMatching(/UNAVAILABLE/) as string },
    });
    const one = event();
    const appending = patient.append('thing-2', 'no-stream', [one]);
    await server.start();

    expect(await appending).toMatchObject({ revision: 0 });
    expect(idsOf(await everything(patient))).toEqual([one.id]);
  });

  describe('a subscription', () => {
    it.each(['with an error', 'without an error'] as const)(
      'dropped %s while events come goes on: each once and in order',
      async (how) => {
        const store = await open();
        const { ended, hasSeen } = following(store, 120);
        for (let index = 0; index < 120; index++) {
          await store.append(`thing-${index % 3}`, 'any', [event()]);
          if (index % 30 !== 29) continue;
          await hasSeen(index - 20);
          expect(server.dropSubscriptions(how)).toBe(1);
        }
        expect(idsOf(await ended)).toEqual(idsOf(await everything(store)));
      },
    );

    it.each([
      ['ahead of the last event', (last: bigint) => last + 10_000n],
      ['of no place at all', () => 2n ** 64n - 1n],
    ])(
      'is not deaf to what comes after a checkpoint %s, nor once it is taken up again',
      async (_, checkpointAfter) => {
        const store = await open();
        const { ended, hasSeen } = following(store, 3);
        const appended = await store.append('thing-1', 'no-stream', [event()]);
        await hasSeen(1);
        server.sendCheckpoint(checkpointAfter(appended.position));
        await store.append('thing-1', 0, [event()]);
        await hasSeen(2);
        server.sendCheckpoint(checkpointAfter(appended.position));
        server.dropSubscriptions('with an error');
        await store.append('thing-1', 1, [event()]);
        expect(idsOf(await ended)).toEqual(idsOf(await store.readStream('thing-1')));
      },
    );

    it('passes what the server itself writes about a stream that an operator has deleted', async () => {
      const store = await open();
      const [first, second] = [event(), event()];
      await store.append('thing-1', 'no-stream', [first]);
      server.tombstone('quadrangle.thing-1');
      expect(idsOf(await everything(store))).toEqual([first.id]);

      const { ended } = following(store, 2);
      await store.append('thing-2', 'no-stream', [second]);
      server.tombstone('quadrangle.thing-2');
      expect(idsOf(await ended)).toEqual(idsOf([first, second]));
      expect(idsOf(await everything(store))).toEqual(idsOf([first, second]));
    });

    it('dropped after it has long waited for events is taken up again', async () => {
      const store = await open({ patienceMs: 0 });
      const { ended, hasSeen } = following(store, 2);
      await store.append('thing-1', 'no-stream', [event()]);
      await hasSeen(1);
      server.dropSubscriptions('with an error');
      await store.append('thing-1', 0, [event()]);
      expect(idsOf(await ended)).toEqual(idsOf(await everything(store)));
    });

    it('outlives its node', async () => {
      const store = await open();
      const { ended, hasSeen } = following(store, 40);
      for (let index = 0; index < 40; index++) {
        await store.append('thing-1', index === 0 ? 'no-stream' : index - 1, [event()]);
        if (index !== 20) continue;
        await hasSeen(10);
        await server.kill();
        await server.start();
      }
      expect(idsOf(await ended)).toEqual(idsOf(await everything(store)));
    });

    it('loses nothing between checkpoints over what others write', async () => {
      const store = await open();
      for (let index = 0; index < 40; index++) {
        for (let foreign = 0; foreign < 100; foreign++) server.writeForeign('$stats-127.0.0.1:2113');
        await store.append('thing-1', index === 0 ? 'no-stream' : index - 1, [event()]);
      }
      const { ended, hasSeen } = following(store, 41);
      await hasSeen(40);
      for (let foreign = 0; foreign < 3_000; foreign++) server.writeForeign('$stats-127.0.0.1:2113');
      server.dropSubscriptions('with an error');
      await store.append('thing-1', 39, [event()]);

      expect(idsOf(await ended)).toEqual(idsOf(await store.readStream('thing-1')));
    });
  });

  it('takes in a history whose events are long, within what a server lets through at once', async () => {
    const source = await open({ installation: 'source' });
    const events = times(100, () => event({ text: 'Très long. '.repeat(2_000) }));
    for (const [index, one] of events.entries()) {
      await source.append('thing-1', index === 0 ? 'no-stream' : index - 1, [one]);
    }
    server.maxAppendBytes = 1024 * 1024;
    const target = await open({ installation: 'target' });
    const lines = archive(source, () => undefined);
    await restore(archived(lines), target, () => undefined);
    expect(await sealOf(target, () => undefined)).toEqual(await sealOf(source, () => undefined));
  });
});
