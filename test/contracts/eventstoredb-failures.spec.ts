import {
  type EventStore,
  type EventToStore,
  type StoredEvent,
  WrongExpectedRevision,
} from '../../src/platform/event-store/event-store';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { archive, archived, restore, sealOf } from '../../src/platform/history/archive';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { eventually } from '../support/eventually';
import { ownServer } from '../support/given-servers';
import { event, everything, idsOf, times } from './event-store.harness';

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

own.describe(`the EventStoreDB adapter when its server fails${own.why}`, () => {
  let server: EventStoreDbServer;
  let opened: EventStore[];

  const open = async (
    options: { deadlineMs?: number; timeoutMs?: number; installation?: string } = {},
  ): Promise<EventStore> => {
    const { installation, ...rest } = { deadlineMs: 300, timeoutMs: 10_000, ...options };
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
    ])('and %s unanswered appends stores each of them once', async (_, isStored) => {
      const store = await open();
      const [first, second, third] = [event(), event(), event()];
      await store.append('thing-1', 'no-stream', [first]);

      server.silence(() => isStored);
      const appending = [store.append('thing-1', 0, [second]), store.append('thing-2', 'no-stream', [third])];
      await unanswered(2);
      server.respondAgain();

      const [appended, started] = await Promise.all(appending);
      const [ofThing1, ofThing2] = [await store.readStream('thing-1'), await store.readStream('thing-2')];
      expect(idsOf(ofThing1)).toEqual(idsOf([first, second]));
      expect(idsOf(ofThing2)).toEqual([third.id]);
      expect(appended).toEqual({ revision: 1, position: ofThing1[1]!.position });
      expect(started).toEqual({ revision: 0, position: ofThing2[0]!.position });
    });

    it('and never responds again makes every call fail in time', async () => {
      const store = await open({ deadlineMs: 50, timeoutMs: 100 });
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

  it('an unanswered append may be stored, and is stored once when repeated', async () => {
    const store = await open({ deadlineMs: 100, timeoutMs: 200 });
    const one = event();
    server.silence(() => true);
    const refused = store.append('thing-1', 'no-stream', [one]);
    await expect(refused).rejects.toThrow('this may or may not be saved');
    server.respondAgain();
    expect(await store.append('thing-1', 'no-stream', [one])).toMatchObject({ revision: 0 });
    expect(idsOf(await store.readStream('thing-1'))).toEqual([one.id]);
  });

  it('no call is repeated for a request that has waited long enough', async () => {
    const waitingSince = () => Date.now() - 10_000;
    const store = await EventStoreDbEventStore.open(server.url(), { deadlineMs: 50, waitingSince });
    opened.push(store);
    server.silence();
    await expect(store.append('thing-1', 'no-stream', [event()])).rejects.toThrow('may or may not be saved');
    expect(server.unanswered).toBe(1);
  });

  it('finds the head without reading later events of others', async () => {
    const { position } = await (await open()).append('thing-1', 'no-stream', [event()]);
    for (let foreign = 0; foreign < 20_000; foreign++) server.writeForeign('$stats-127.0.0.1:2113');
    const store = await open({ deadlineMs: 10_000 });
    server.eventsRead = 0;
    expect(await store.head()).toBe(position);
    expect(server.eventsRead).toBeLessThan(2_000);
  });

  describe('appends that share one call', () => {
    const appended = async (store: EventStore, events: readonly EventToStore[]) => {
      await Promise.all(events.map((one, index) => store.append(`thing-${index}`, 'no-stream', [one])));
      expect(idsOf(await everything(store)).sort()).toEqual(idsOf(events).sort());
    };

    it('are one call for all that is in flight', async () => {
      await appended(
        await open({ deadlineMs: 10_000 }),
        times(50, () => event()),
      );
      expect([server.batched, server.batchCalls]).toEqual([50, 1]);
    });

    it('are repeated if the server has ended the call', async () => {
      const store = await open();
      await store.append('other', 'no-stream', [event()]);
      server.silence(() => false);
      const appending = store.append('thing', 'no-stream', [event()]);
      await unanswered(1);
      server.respondAgain();
      expect(server.endBatches()).toBe(1);
      expect(await appending).toMatchObject({ revision: 0 });
    });

    it('are refused one by one', async () => {
      const store = await open();
      const taken = event();
      await store.append('thing', 'no-stream', [taken]);
      const [late, good] = await Promise.allSettled([
        store.append('thing', 'no-stream', [event()]),
        store.append('other', 'no-stream', [event()]),
      ]);
      expect(late).toMatchObject({ reason: new WrongExpectedRevision('thing', 'no-stream', 0) });
      expect(good.status).toBe('fulfilled');
    });

    it('are stored even if the server rejects one of them', async () => {
      const store = await open();
      const [bad, good] = await Promise.allSettled([
        store.append('thing', 'any', [{ ...event(), id: 'not-a-uuid' }]),
        store.append('other', 'no-stream', [event()]),
      ]);
      expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    });
  });

  describe('appends that depend on their order', () => {
    const stored = async (store: EventStore) => idsOf(await everything(store));
    const appendsOf = (events: readonly EventToStore[]) =>
      events.map((one, index) => ({
        stream: `thing-${index % 3}`,
        expected: index < 3 ? ('no-stream' as const) : Math.floor(index / 3) - 1,
        events: [one],
      }));

    it('stay in order when the server stops responding for a while', async () => {
      const store = await open();
      const events = times(300, () => event());
      const done: string[] = [];
      server.silence((nth) => nth < 20);
      const appending = store.appendInOrder(appendsOf(events), ({ events: [one] }) => done.push(one!.id));
      await unanswered(30);
      server.respondAgain();
      await appending;
      expect(await stored(store)).toEqual(idsOf(events));
      expect(done).toEqual(idsOf(events));
    });

    it('end with the refusal of the first that is refused', async () => {
      const store = await open();
      await store.append('thing-1', 'no-stream', [event()]);
      const appending = store.appendInOrder(appendsOf(times(9, () => event())), () => undefined);
      await expect(appending).rejects.toBeInstanceOf(WrongExpectedRevision);
    });
  });

  it('a node killed with 50 appends in flight loses and duplicates none', async () => {
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

  it('an append waits for a node that is down, and fails after its timeout', async () => {
    const [patient, hasty] = [await open(), await open({ timeoutMs: 100 })];
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
      'dropped %s resumes, with each event once and in order',
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
    ])('receives events after a checkpoint %s, even after resuming', async (_, checkpointAfter) => {
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
    });

    it('skips the server’s own event on a deleted stream', async () => {
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

    it('resumes when it is dropped after a long wait for events', async () => {
      const store = await open({ timeoutMs: 0 });
      const { ended, hasSeen } = following(store, 2);
      await store.append('thing-1', 'no-stream', [event()]);
      await hasSeen(1);
      server.dropSubscriptions('with an error');
      await store.append('thing-1', 0, [event()]);
      expect(idsOf(await ended)).toEqual(idsOf(await everything(store)));
    });

    it('survives its node', async () => {
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

    it('loses nothing between checkpoints over foreign events', async () => {
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

  it('a history of long events is moved within the server’s limit', async () => {
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
