import type {
  AppendResult,
  EventStore,
  ReadAllOptions,
  StoredEvent,
} from '../../src/platform/event-store/event-store';
import {
  batchesOf,
  event,
  eventsOf,
  type EventStoreHarness,
  idsOf,
  newStream,
  times,
} from './event-store.harness';

/** Reads a subscription until `enough`, then aborts it; settles when the iteration has ended. */
async function follow(
  store: EventStore,
  options: ReadAllOptions,
  enough: (events: readonly StoredEvent[], position: bigint) => boolean | Promise<boolean>,
): Promise<StoredEvent[]> {
  const abort = new AbortController();
  const seen: StoredEvent[] = [];
  for await (const { events, position } of store.subscribe({ ...options, signal: abort.signal })) {
    seen.push(...events);
    if (await enough(seen, position)) abort.abort();
  }
  return seen;
}

export function reading(makeHarness: () => Promise<EventStoreHarness>): void {
  let harness: EventStoreHarness;
  let store: EventStore;
  let start: bigint;
  let stream: string;

  beforeEach(async () => {
    harness = await makeHarness();
    store = harness.store;
    start = await store.head();
    stream = newStream();
  });

  afterEach(() => harness.dispose());

  describe('readStream', () => {
    it('is empty for an unknown stream', async () => {
      expect(await store.readStream(stream)).toEqual([]);
    });

    it('reads no other stream', async () => {
      const mine = event();
      await store.append(stream, 'any', [mine]);
      await store.append(`${stream}-other`, 'any', [event()]);
      expect(idsOf(await store.readStream(stream))).toEqual([mine.id]);
    });
  });

  describe('readAll', () => {
    const append = async (types: readonly string[]) => {
      const events = types.map((type) => event({}, type));
      for (const one of events) await store.append(newStream(), 'any', [one]);
      return events;
    };

    it('reads all streams in commit order, with increasing positions', async () => {
      const events = await append(times(25, () => 'ThingHappened'));

      const batches = await batchesOf(store, { after: start });

      const read = eventsOf(batches);
      expect(idsOf(read)).toEqual(idsOf(events));
      expect(read.every(({ position }, index) => position > (read[index - 1]?.position ?? start))).toBe(true);
      expect(batches.at(-1)!.position).toBe(await store.head());
    });

    it('names with each batch the event at its position, also if filtered out', async () => {
      const events = await append(['Wanted', 'Wanted', 'Wanted', 'Other']);
      const batches = await batchesOf(store, { after: start, types: ['Wanted'], batchSize: 2 });
      for (const { position, eventId } of batches) expect(await store.idAt(position)).toBe(eventId);
      expect(batches.at(-1)!.eventId).toContain(events.at(-1)!.id);
    });

    it('knows the event at each position, and none beyond the head', async () => {
      const events = await append(times(3, () => 'ThingHappened'));
      const read = eventsOf(await batchesOf(store, { after: start }));
      const ids = await Promise.all(read.map(({ position }) => store.idAt(position)));
      expect(ids).toEqual(idsOf(events).map((id) => expect.stringContaining(id) as string));
      expect(await store.idAt((await store.head()) + 1n)).toBeUndefined();
      expect(await store.idAt(0n)).toBeUndefined();
    });

    it('finds an event by stream, revision and id, and no other', async () => {
      const events = await append(times(3, () => 'ThingHappened'));
      const read = eventsOf(await batchesOf(store, { after: start }));
      const found = await Promise.all(read.map((one) => store.positionOf(one)));
      expect(found).toEqual(read.map(({ position }) => position));

      const [one, other] = read;
      const lacking = [
        { ...one!, id: events[1]!.id },
        { ...one!, revision: 1 },
        { ...one!, stream: other!.stream },
        { ...one!, stream: newStream() },
      ];
      expect(await Promise.all(lacking.map((key) => store.positionOf(key)))).toEqual(
        times(4, () => undefined),
      );
    });

    it('knows no event at a position between two, nor beyond the head', async () => {
      await append(times(3, () => 'ThingHappened'));
      const taken = new Set(
        eventsOf(await batchesOf(store, { after: start })).map(({ position }) => position),
      );
      const around = [...taken].flatMap((position) => [position - 1n, position + 1n, position + 50n]);
      const free = [...around.filter((position) => position > start && !taken.has(position)), 2n ** 60n];
      expect(await Promise.all(free.map((position) => store.idAt(position)))).toEqual(
        free.map(() => undefined),
      );
    });

    it('yields at most as many events per batch as requested', async () => {
      const events = await append(times(10, () => 'ThingHappened'));

      const batches = await batchesOf(store, { after: start, batchSize: 4 });

      expect(Math.max(...batches.map((batch) => batch.events.length))).toBe(4);
      expect(idsOf(eventsOf(batches))).toEqual(idsOf(events));
      for (const [index, batch] of batches.entries()) {
        expect(batch.position).toBeGreaterThan(batches[index - 1]?.position ?? start);
        const rest = eventsOf(await batchesOf(store, { after: batch.position }));
        expect(idsOf(rest)).toEqual(idsOf(eventsOf(batches.slice(index + 1))));
      }
    });

    it('resumes after any event', async () => {
      const events = await append(times(3, () => 'ThingHappened'));
      const [first] = eventsOf(await batchesOf(store, { after: start }));
      expect(idsOf(eventsOf(await batchesOf(store, { after: first!.position })))).toEqual(
        idsOf(events.slice(1)),
      );
    });

    it('yields nothing after the head', async () => {
      await append(['ThingHappened']);
      expect(await batchesOf(store, { after: await store.head() })).toEqual([]);
    });

    it('yields only the requested types but passes the others', async () => {
      const types = ['Rare', 'Common', 'Common', 'Odd', 'Common', 'Rare', 'Common'];
      const events = await append(types);

      const batches = await batchesOf(store, { after: start, types: ['Rare', 'Odd'], batchSize: 2 });

      expect(idsOf(eventsOf(batches))).toEqual(idsOf([events[0]!, events[3]!, events[5]!]));
      expect(batches.at(-1)!.position).toBe(await store.head());
    });
  });

  describe('subscribe', () => {
    it('yields present and future events once and in order during writes', async () => {
      const [writers, perWriter] = [5, 40];
      const write = async (from: number, to: number) => {
        const ofWriter = async (writer: number) => {
          for (let index = from; index < to; index++) {
            await store.append(`${stream}-${writer}`, index === 0 ? 'no-stream' : index - 1, [event()]);
          }
        };
        await Promise.all(times(writers, ofWriter));
      };
      await write(0, 10);

      const enough = (events: readonly StoredEvent[]) => events.length >= writers * perWriter;
      const [everything, small] = await Promise.all([
        follow(store, { after: start }, enough),
        follow(store, { after: start, batchSize: 3 }, enough),
        write(10, perWriter),
      ]);

      const all = idsOf(eventsOf(await batchesOf(store, { after: start })));
      expect(all).toHaveLength(writers * perWriter);
      expect(idsOf(everything)).toEqual(all);
      expect(idsOf(small)).toEqual(all);
    });

    it('yields nothing at the head, then what comes next', async () => {
      await store.append(stream, 'any', [event()]);
      const next = event();
      const following = follow(store, { after: await store.head() }, (events) => events.length > 0);
      await store.append(stream, 'any', [next]);
      expect(idsOf(await following)).toEqual([next.id]);
    });

    it('yields only the requested types but passes the others', async () => {
      const wanted = event({}, 'Wanted');
      await store.append(stream, 'any', [event(), wanted, event()]);

      let last: Promise<AppendResult> | undefined;
      const seen = await follow(store, { after: start, types: ['Wanted'] }, async (events, position) => {
        if (events.length === 0) return false;
        last ??= store.append(stream, 'any', [event()]);
        return position >= (await last).position;
      });

      expect(idsOf(seen)).toEqual([wanted.id]);
    });

    it('ends when it is aborted while it waits', async () => {
      const abort = new AbortController();
      const batches = store.subscribe({ after: start, signal: abort.signal });
      const waiting = batches[Symbol.asyncIterator]().next();
      abort.abort();

      expect(await waiting).toEqual({ done: true, value: undefined });
    });

    it('ends when it is aborted with more to come', async () => {
      await store.append(stream, 'any', [event(), event(), event()]);
      const seen = await follow(store, { after: start, batchSize: 1 }, (events) => events.length > 0);
      expect(seen).toHaveLength(1);
    });

    it('yields nothing if it is already aborted', async () => {
      await store.append(stream, 'any', [event()]);
      const batches = store.subscribe({ after: start, signal: AbortSignal.abort() });
      for await (const batch of batches) throw new Error(`Yielded ${batch.events.length} events.`);
    });

    it('serves many readers at once', async () => {
      const events = times(20, () => event());
      const following = times(30, (index) =>
        follow(store, { after: start, batchSize: index + 1 }, (seen) => seen.length >= events.length),
      );
      for (const one of events) await store.append(stream, 'any', [one]);
      for (const seen of await Promise.all(following)) expect(idsOf(seen)).toEqual(idsOf(events));
    });
  });
}
