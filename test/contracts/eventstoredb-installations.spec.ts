import { randomUUID } from 'node:crypto';
import type { EventStore } from '../../src/platform/event-store/event-store';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { givenUrl, onWhat } from '../support/given-servers';
import { installationAt } from '../support/server-places';
import { event, everything, idsOf, times } from './event-store.harness';

const given = givenUrl('EVENT_STORE_URL');

describe(`the EventStoreDB adapter with installations ${onWhat('EVENT_STORE_URL')}`, () => {
  let server: EventStoreDbServer | undefined;
  let run: string;
  let opened: EventStore[];

  const open = async (installation = 'main'): Promise<EventStore> => {
    const url = installationAt(given ?? server!.url(), `test_${run}_${installation}`);
    const store = await EventStoreDbEventStore.open(url);
    opened.push(store);
    return store;
  };

  beforeEach(async () => {
    if (!given) server = await EventStoreDbServer.start();
    run = randomUUID().slice(0, 8);
    opened = [];
  });

  afterEach(async () => {
    for (const store of opened) await store.close();
    await server?.kill();
  });

  it('hides the events of other installations and of the server', async () => {
    const [one, two] = [await open('one'), await open('two')];
    expect([await one.head(), await one.head()]).toEqual([0n, 0n]);

    const [ofOne, ofTwo] = [times(3, () => event()), times(3, () => event())];
    const { position } = await one.append('thing-1', 'no-stream', ofOne);
    await two.append('thing-1', 'no-stream', ofTwo);
    for (let foreign = 0; foreign < 1_200; foreign++) server?.writeForeign('$stats-127.0.0.1:2113');

    const other = await open('one');
    expect(await other.head()).toBe(position);
    expect(idsOf(await everything(one))).toEqual(idsOf(ofOne));
    expect(idsOf(await everything(two))).toEqual(idsOf(ofTwo));
    expect((await everything(two)).map(({ stream }) => stream)).toEqual(times(3, () => 'thing-1'));
  });

  it('refuses a value that is not JSON, without harm to other appends', async () => {
    const store = await open();
    const good = event();
    const [bad] = await Promise.allSettled([
      store.append('thing-1', 'any', [event({ amount: 1n })]),
      store.append('thing-1', 'any', [good]),
    ]);
    expect(bad.status).toBe('rejected');
    expect(idsOf(await everything(store))).toEqual([good.id]);
  });

  it('finishes appends in flight when it closes, and ends subscriptions', async () => {
    const store = await open();
    const waiting = store.subscribe({ after: 0n, signal: new AbortController().signal });
    const next = waiting[Symbol.asyncIterator]().next();
    const events = times(20, () => event());
    const appending = Promise.all(
      events.map((one, index) => store.append(`thing-${index}`, 'no-stream', [one])),
    );
    await store.close();

    expect(await appending).toHaveLength(20);
    expect(await next).toMatchObject({ done: true });
    await expect(store.append('thing-1', 'any', [event()])).rejects.toThrow('closed');
    expect(await everything(await open())).toHaveLength(20);
  });
});
