import { randomUUID } from 'node:crypto';
import {
  type Appended,
  type EventBatch,
  type EventStore,
  type EventToStore,
  type ReadAllOptions,
  type StoredEvent,
  WrongExpectedRevision,
} from '../../src/platform/event-store/event-store';

export interface EventStoreHarness {
  readonly store: EventStore;
  /** Closes the store and opens another on the same data. */
  reopen(): Promise<EventStore>;
  dispose(): Promise<void>;
}

const newStream = () => `thing-${randomUUID()}`;

const event = (data: Record<string, unknown> = {}, type = 'ThingHappened'): EventToStore => ({
  id: randomUUID(),
  type,
  data,
  metadata: { version: 1, actor: { id: 'ada', role: 'student' }, correlationId: 'request-1' },
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

async function batchesOf(store: EventStore, options: ReadAllOptions): Promise<EventBatch[]> {
  const batches: EventBatch[] = [];
  for await (const batch of store.readAll(options)) batches.push(batch);
  return batches;
}

const eventsOf = (batches: readonly EventBatch[]): StoredEvent[] => batches.flatMap(({ events }) => events);

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

/** What every event store does. The stores may be shared: no test minds events of others before its own. */
export function eventStoreContract(name: string, makeHarness: () => Promise<EventStoreHarness>): void {
  describe(`Event store contract: ${name}`, () => {
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

    describe('append', () => {
      it('numbers the events of a stream from 0, in order', async () => {
        const events = times(5, (index) => event({ index }));
        const first = await store.append(stream, 'no-stream', events.slice(0, 2));
        const second = await store.append(stream, 1, events.slice(2, 3));
        const third = await store.append(stream, 'any', events.slice(3));

        expect([first.revision, second.revision, third.revision]).toEqual([1, 2, 4]);
        const stored = await store.readStream(stream);
        expect(idsOf(stored)).toEqual(idsOf(events));
        expect(stored.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
        expect(stored.map(({ data }) => data['index'])).toEqual([0, 1, 2, 3, 4]);
        expect([first, second, third].map(({ position }) => position)).toEqual(
          [1, 2, 4].map((revision) => stored[revision]!.position),
        );
      });

      it('starts a stream with any revision expected', async () => {
        expect(await store.append(stream, 'any', [event()])).toMatchObject({ revision: 0 });
      });

      it.each([
        ['no stream, where there is one', 2, 'no-stream', 1],
        ['an older revision', 2, 0, 1],
        ['a revision to come', 2, 2, 1],
        ['a revision, where there is no stream', 0, 0, 'no-stream'],
      ] as const)('refuses to expect %s, and says what there is', async (_, stored, expected, actual) => {
        if (stored > 0)
          await store.append(
            stream,
            'no-stream',
            times(stored, () => event()),
          );

        const failure = await failureOf(store.append(stream, expected, [event(), event()]));

        expect(failure).toBeInstanceOf(WrongExpectedRevision);
        expect(failure).toMatchObject({ stream, expected, actual });
        expect(await store.readStream(stream)).toHaveLength(stored);
      });

      it('keeps the time of what was recorded elsewhere, and gives its own to the rest', async () => {
        const before = Date.now();
        const time = '2024-02-29T12:30:15.123Z';
        await store.append(stream, 'any', [{ ...event(), time }, event()]);

        const [moved, own] = await store.readStream(stream);
        expect(moved!.time).toBe(time);
        expect(moved!.metadata).toEqual(event().metadata);
        expect(Date.parse(own!.time)).toBeGreaterThanOrEqual(before - 60_000);
      });

      it('refuses to append nothing', async () => {
        await expect(store.append(stream, 'any', [])).rejects.toThrow('at least one event');
      });

      it('lets exactly one of 200 concurrent appends start a stream', async () => {
        const failures = await Promise.all(
          times(200, () => failureOf(store.append(stream, 'no-stream', [event(), event()]))),
        );

        expect(failures.filter((failure) => failure === undefined)).toHaveLength(1);
        expect(failures.filter((failure) => failure instanceof WrongExpectedRevision)).toHaveLength(199);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      it('keeps 200 concurrent appends to many streams beyond a restart', async () => {
        const appends = times(200, (index) => ({ stream: `${stream}-${index % 40}`, event: event() }));
        await Promise.all(appends.map((append) => store.append(append.stream, 'any', [append.event])));

        const reopened = await harness.reopen();

        const stored = eventsOf(await batchesOf(reopened, { after: start })).filter((one) =>
          one.stream.startsWith(stream),
        );
        expect(idsOf(stored).sort()).toEqual(idsOf(appends.map((append) => append.event)).sort());
        expect(await reopened.readStream(`${stream}-7`)).toHaveLength(5);
      });
    });

    describe('the same event ids again', () => {
      it.each(['no-stream', 'any', 1, 0, 7] as const)(
        'change nothing and answer as the first time, with %s expected',
        async (expected) => {
          const events = [event(), event()];
          const first = await store.append(stream, 'no-stream', events);

          expect(await store.append(stream, expected, events)).toEqual(first);
          expect(await store.readStream(stream)).toHaveLength(2);
        },
      );

      it('answer as the first time when others were appended since, and after a restart', async () => {
        await store.append(stream, 'no-stream', [event()]);
        const events = [event(), event()];
        const first = await store.append(stream, 0, events);
        await store.append(stream, 2, [event()]);

        expect(await store.append(stream, 3, events)).toEqual(first);
        const reopened = await harness.reopen();
        expect(await reopened.append(stream, 0, events)).toEqual(first);
        expect(await reopened.readStream(stream)).toHaveLength(4);
      });

      it('are stored once when they are sent twice at the same time', async () => {
        const events = [event(), event()];
        const [first, second] = await Promise.all([
          store.append(stream, 'no-stream', events),
          store.append(stream, 'no-stream', events),
        ]);

        expect(second).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      it('are refused together with new ones', async () => {
        const [known, unknown] = [event(), event()];
        await store.append(stream, 'no-stream', [known]);

        await expect(store.append(stream, 'any', [known, unknown])).rejects.toThrow('stored already');
        await expect(store.append(stream, 'any', [unknown, known])).rejects.toThrow('stored already');
        expect(idsOf(await store.readStream(stream))).toEqual([known.id]);
      });

      it('are refused in another order', async () => {
        const [first, second] = [event(), event()];
        await store.append(stream, 'no-stream', [first, second]);
        await expect(store.append(stream, 'any', [second, first])).rejects.toThrow('stored already');
      });

      it('are refused twice in one append', async () => {
        const one = event();
        await expect(store.append(stream, 'any', [one, one])).rejects.toThrow('twice');
        expect(await store.readStream(stream)).toEqual([]);
      });
    });

    describe('an event', () => {
      it('comes back as it was stored, with when and where', async () => {
        const stored: EventToStore = {
          id: randomUUID(),
          type: 'ThingRenamed',
          data: { name: { from: null, to: 'x' }, tags: ['a', 1, true, { deep: [] }], none: null },
          metadata: {
            version: 3,
            actor: { id: randomUUID(), role: 'counselor' },
            correlationId: 'request-2',
            causationId: randomUUID(),
          },
        };
        const { position } = await store.append(stream, 'no-stream', [stored]);

        const [read] = await store.readStream(stream);
        expect(read!.id).toBe(stored.id);
        expect(read!.type).toBe('ThingRenamed');
        expect(read!.stream).toBe(stream);
        expect(read!.revision).toBe(0);
        expect(read!.position).toBe(position);
        expect(read!.data).toEqual(stored.data);
        expect(read!.metadata).toEqual(stored.metadata);
        expect(new Date(read!.time).toISOString()).toBe(read!.time);
        expect(Math.abs(Date.now() - Date.parse(read!.time))).toBeLessThan(60_000);
      });

      it.each([
        ['every script', { ключ: 'naïve Ωμέγα 漢字 العربية 👩🏽‍🎓 \u2028 "quoted" \\ \n\t' }],
        ['control characters', { text: '\u0000\u0001\u001f\u007f' }],
        ['1 MB', { text: 'é😀x'.repeat(150_000) }],
      ])('holds %s', async (_, data) => {
        await store.append(stream, 'no-stream', [event(data)]);
        const [read] = await (await harness.reopen()).readStream(stream);
        expect(read!.data).toEqual(data);
      });
    });

    describe('readStream', () => {
      it('is empty where there is no such stream', async () => {
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

      it('reads every stream in the order of commits, positions strictly increasing up to the head', async () => {
        const events = await append(times(25, () => 'ThingHappened'));

        const batches = await batchesOf(store, { after: start });

        const read = eventsOf(batches);
        expect(idsOf(read)).toEqual(idsOf(events));
        expect(read.every(({ position }, index) => position > (read[index - 1]?.position ?? start))).toBe(
          true,
        );
        expect(batches.at(-1)!.position).toBe(await store.head());
      });

      it('yields no more events in a batch than asked for, and how far it got', async () => {
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

      it('goes on after any event', async () => {
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

      it('keeps to the types asked for and still passes the others', async () => {
        const types = ['Rare', 'Common', 'Common', 'Odd', 'Common', 'Rare', 'Common'];
        const events = await append(types);

        const batches = await batchesOf(store, { after: start, types: ['Rare', 'Odd'], batchSize: 2 });

        expect(idsOf(eventsOf(batches))).toEqual(idsOf([events[0]!, events[3]!, events[5]!]));
        expect(batches.at(-1)!.position).toBe(await store.head());
      });
    });

    describe('subscribe', () => {
      it('hands over what is there and what comes, once and in order, while writers write', async () => {
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

      it('starts at the head with nothing and hands over what comes next', async () => {
        await store.append(stream, 'any', [event()]);
        const next = event();
        const following = follow(store, { after: await store.head() }, (events) => events.length > 0);
        await store.append(stream, 'any', [next]);
        expect(idsOf(await following)).toEqual([next.id]);
      });

      it('keeps to the types asked for and still passes the others', async () => {
        const wanted = event({}, 'Wanted');
        await store.append(stream, 'any', [event(), wanted, event()]);

        let last: Promise<Appended> | undefined;
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

      it('yields nothing when it is aborted already', async () => {
        await store.append(stream, 'any', [event()]);
        const batches = store.subscribe({ after: start, signal: AbortSignal.abort() });
        for await (const batch of batches) throw new Error(`Yielded ${batch.events.length} events.`);
      });

      it('serves many at once', async () => {
        const events = times(20, () => event());
        const following = times(30, (index) =>
          follow(store, { after: start, batchSize: index + 1 }, (seen) => seen.length >= events.length),
        );
        for (const one of events) await store.append(stream, 'any', [one]);
        for (const seen of await Promise.all(following)) expect(idsOf(seen)).toEqual(idsOf(events));
      });
    });
  });
}
