import { randomUUID } from 'node:crypto';
import {
  type EventStore,
  type EventToStore,
  WrongExpectedRevision,
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

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

export function appending(makeHarness: () => Promise<EventStoreHarness>): void {
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

  describe('appendInOrder', () => {
    it('stores and reports appends in their order', async () => {
      const streams = [newStream(), newStream(), newStream()];
      const events = times(200, () => event());
      const appends = events.map((one, index) => ({
        stream: streams[index % 3]!,
        expected: index < 3 ? ('no-stream' as const) : Math.floor(index / 3) - 1,
        events: [one],
      }));
      const done: string[] = [];
      await store.appendInOrder(appends, (append) => done.push(...idsOf(append.events)));
      expect(done).toEqual(idsOf(events));
      expect(idsOf(eventsOf(await batchesOf(store, { after: start })))).toEqual(idsOf(events));
    });

    it('changes nothing when it is repeated', async () => {
      const appends = [{ stream, expected: 'no-stream' as const, events: [event(), event()] }];
      await store.appendInOrder(appends, () => undefined);
      await store.appendInOrder(appends, () => undefined);
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    it('appends nothing after a refused append', async () => {
      await store.append(stream, 'no-stream', [event()]);
      const appends = times(3, () => ({ stream, expected: 'no-stream' as const, events: [event()] }));
      const error = await failureOf(store.appendInOrder(appends, () => undefined));
      expect(error).toBeInstanceOf(WrongExpectedRevision);
      expect(await store.readStream(stream)).toHaveLength(1);
    });
  });

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

    it('starts a stream if any revision is expected', async () => {
      expect(await store.append(stream, 'any', [event()])).toMatchObject({ revision: 0 });
    });

    it.each([
      ['no stream, where there is one', 2, 'no-stream', 1],
      ['an older revision', 2, 0, 1],
      ['a revision to come', 2, 2, 1],
      ['a revision, where there is no stream', 0, 0, 'no-stream'],
    ] as const)(
      'refuses to expect %s, and reports the actual revision',
      async (_, stored, expected, actual) => {
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
      },
    );

    it('stores a given time and sets its own on the other events', async () => {
      const before = Date.now();
      const time = '2024-02-29T12:30:15.123Z';
      await store.append(stream, 'any', [{ ...event(), time }, event()]);

      const [moved, own] = await store.readStream(stream);
      expect(moved!.time).toBe(time);
      expect(moved!.metadata).toEqual(event().metadata);
      expect(Date.parse(own!.time)).toBeGreaterThanOrEqual(before - 60_000);
    });

    it('refuses an empty append', async () => {
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

    it('stores 200 concurrent appends to many streams beyond a restart', async () => {
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

  describe('event ids that are already stored', () => {
    it.each(['no-stream', 'any', 1, 0, 7] as const)(
      'change nothing and return the first result with %s expected',
      async (expected) => {
        const events = [event(), event()];
        const first = await store.append(stream, 'no-stream', events);

        expect(await store.append(stream, expected, events)).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(2);
      },
    );

    it('return the first result after later appends and a restart', async () => {
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

    it('are refused if others are stored between them', async () => {
      const [first, between, last] = [event(), event(), event()];
      await store.append(stream, 'no-stream', [first, between, last]);
      await expect(store.append(stream, 'any', [first, last])).rejects.toThrow('stored already');
    });

    it('are refused twice in one append', async () => {
      const one = event();
      await expect(store.append(stream, 'any', [one, one])).rejects.toThrow('twice');
      expect(await store.readStream(stream)).toEqual([]);
    });
  });

  describe('an event', () => {
    it('is read as it was stored, with its time and position', async () => {
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
    ])('may contain %s', async (_, data) => {
      await store.append(stream, 'no-stream', [event(data)]);
      const [read] = await (await harness.reopen()).readStream(stream);
      expect(read!.data).toEqual(data);
    });
  });
}
