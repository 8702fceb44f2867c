import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decider, type Decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { EventCatalog, events } from '../../kernel/event';
import { ID } from '../../kernel/personal';
import { SqliteEventStore } from '../event-store/sqlite-event-store';
import { History } from '../history/history';
import { WrittenPositions } from '../history/written-positions';
import { newId, runInContext, SYSTEM } from '../http/request-context';
import { t } from '../messages';
import { PersonalKeys } from '../personal-data/personal-keys';
import { SqliteVault } from '../vault/sqlite-vault';
import { Decide, DecideHandler } from './dispatcher';

type LampEvents = {
  LampLit: { lampId: string };
  LampDimmed: { lampId: string };
  LampBroken: { lampId: string };
};
type LampCommands = Record<'Light' | 'Dim' | 'Break' | 'Fit', { lampId: string }>;

const lamp = decider<{ on: boolean | undefined }, LampCommands, LampEvents>({
  name: 'lamp',
  initial: { on: undefined },
  decide: {
    Light: (data, { on }) => (on ? [] : [{ type: 'LampLit', data }]),
    Dim: (data, { on }) => (on ? [{ type: 'LampDimmed', data }] : []),
    Break: (data) => [{ type: 'LampBroken', data }],
    Fit: (data, { on }) => {
      if (on !== undefined) throw new Rejected('conflict', t('conflict'));
      return [{ type: 'LampLit', data }];
    },
  },
  evolve: {
    LampLit: () => ({ on: true }),
    LampDimmed: () => ({ on: false }),
    LampBroken: () => ({ on: false }),
  },
});

const ofLamp = { fields: { lampId: ID }, sample: { lampId: 'l' } } as const;

class CountingStore extends SqliteEventStore {
  reads = 0;

  override readStream(stream: string) {
    this.reads += 1;
    return super.readStream(stream);
  }
}

let folder: string;
let store: CountingStore;
let vault: SqliteVault;
let history: History;
let handler: DecideHandler;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dispatcher-'));
  store = new CountingStore(join(folder, 'events.db'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  const catalog = new EventCatalog(
    events<LampEvents>({ LampLit: ofLamp, LampDimmed: ofLamp, LampBroken: ofLamp }),
  );
  history = new History(store, catalog, new PersonalKeys(vault));
  handler = new DecideHandler(history);
});

afterEach(async () => {
  await store.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

const request = <Result>(work: () => Promise<Result>, idempotencyKey?: string) =>
  runInContext({ actor: SYSTEM, correlationId: 'c', idempotencyKey, written: new WrittenPositions() }, work);

const decide = (lampId: string, ...names: (keyof LampCommands)[]) =>
  handler.execute(
    new Decide(
      lamp as unknown as Decider<unknown, Record<string, unknown>, Record<string, object>>,
      lampId,
      names.map((name) => [name, { lampId }]),
    ),
  );

const typesOf = async (lampId: string) => (await history.read(`lamp-${lampId}`)).map(({ type }) => type);

describe('a decision about an id that its request has made', () => {
  it('is recorded without reading the stream', async () => {
    const { events, recorded } = await request(() => decide(newId(), 'Light', 'Dim'));
    expect(store.reads).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(['LampLit', 'LampDimmed']);
    expect(recorded).toEqual([
      { revision: 0, type: 'LampLit' },
      { revision: 1, type: 'LampDimmed' },
    ]);
  });

  it('is followed by another one that sees its events', async () => {
    const lampId = await request(async () => {
      const id = newId();
      await decide(id, 'Light');
      await decide(id, 'Dim');
      return id;
    });
    expect(await typesOf(lampId)).toEqual(['LampLit', 'LampDimmed']);
  });

  it('is recorded once when the request is repeated', async () => {
    const light = () => request(() => decide(newId('lamp'), 'Light'), 'key');
    const [first, second] = [await light(), await light()];
    expect(second.revision).toBe(first.revision);
    expect(second.recorded).toMatchObject(first.recorded);
    const lampId = await request(() => Promise.resolve(newId('lamp')), 'key');
    expect(await typesOf(lampId)).toEqual(['LampLit']);
  });

  it('has the state of what has happened since when it is repeated', async () => {
    const light = () => request(() => decide(newId('lamp'), 'Light'), 'key');
    await light();
    const lampId = await request(() => Promise.resolve(newId('lamp')), 'key');
    await request(() => decide(lampId, 'Break'));
    expect(await light()).toMatchObject({ events: [], revision: 1, state: { on: false } });
  });

  it('has that state in a process that has just started, too', async () => {
    const light = () => request(() => decide(newId('lamp'), 'Light'), 'key');
    await light();
    const lampId = await request(() => Promise.resolve(newId('lamp')), 'key');
    await request(() => decide(lampId, 'Break'));
    history = new History(store, history.catalog, new PersonalKeys(vault));
    await history.head();
    handler = new DecideHandler(history);
    expect(await light()).toMatchObject({ events: [], revision: 1, state: { on: false } });
  });

  it('is refused for what is stored when the id was used before', async () => {
    const lampId = await request(() => Promise.resolve(newId('lamp')), 'key');
    await request(() => decide(lampId, 'Light'));
    const fit = request(() => decide(newId('lamp'), 'Fit'), 'key');
    await expect(fit).rejects.toThrow(Rejected);
    expect(await typesOf(lampId)).toEqual(['LampLit']);
  });

  it('yields events for what is stored when it would yield none', async () => {
    const lampId = await request(() => Promise.resolve(newId('lamp')), 'key');
    await request(() => decide(lampId, 'Light'));
    await request(() => decide(newId('lamp'), 'Dim'), 'key');
    expect(await typesOf(lampId)).toEqual(['LampLit', 'LampDimmed']);
  });
});

it('a decision about any other id reads its stream', async () => {
  await request(() => decide('l1', 'Light'));
  expect(store.reads).toBe(1);
});
