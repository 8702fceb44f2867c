import { inspect } from 'node:util';
import { connect, databaseOf } from '../../src/platform/mongo/connect';
import type { mongo } from 'mongoose';
import type { DocumentStore } from '../../src/platform/document-store/document-store';
import { MongoDocumentStore } from '../../src/platform/document-store/mongo-document-store';
import { eventually } from '../support/eventually';
import { ownServer } from '../support/given-servers';
import { MongodbServer, type Failure } from '../support/mongodb-server/mongodb-server';

const people = { name: 'people__v1', indexes: [{ name: 1 }] } as const;
const checkpoint = { from: 1n, to: 2n };
const everything = { sort: { id: 1 } } as const;

const small = new Map<string, object | null>([
  ['ada', { id: 'ada', name: 'Ada Lovelace' }],
  ['bob', null],
  ['cyd', { id: 'cyd', name: 'Cyd' }],
]);
const large = new Map(
  Array.from({ length: 3 }, (_, index) => [
    `p${index}`,
    { id: `p${index}`, name: `${index}`.repeat(3 * 1024 * 1024) },
  ]),
);

const own = ownServer('READ_STORE_URL');

own.describe(`the MongoDB adapter under failures${own.why}`, () => {
  let server: MongodbServer;
  let opened: MongoDocumentStore[];

  const open = async (database = 'views') => {
    const store = await MongoDocumentStore.connect(server.url(database));
    opened.push(store);
    return store;
  };
  const before = [
    { id: 'ada', name: 'Ada' },
    { id: 'bob', name: 'Bob' },
  ];
  const filled = async (database?: string) => {
    const store = await open(database);
    await store.ensure(people);
    const documents = new Map(before.map((doc) => [doc.id, doc]));
    await store.write(people.name, { documents, checkpoint: { from: 0n, to: 1n } });
    return store;
  };
  const inServer = async <T>(database: string, ask: (db: mongo.Db) => Promise<T>) => {
    const connection = await connect(server.url(database));
    return ask(databaseOf(connection)).finally(() => connection.destroy());
  };
  const collectionsOf = async (db: mongo.Db) =>
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const serverCollections = async () =>
    (await inServer('views', collectionsOf)).map((name) => name.replace(/:.*/, '')).sort();
  const partsLeft = (database: string) =>
    inServer(database, async (db) => {
      const physical = (await collectionsOf(db)).find((name) => name.startsWith(people.name));
      return db.collection(physical ?? '').countDocuments({ text: { $exists: true } });
    });
  const holdFirst = (isIt: (...command: Parameters<MongodbServer['onCommand']>) => boolean) => {
    let release = () => {};
    const gate = new Promise<Failure>((resolve) => (release = () => resolve(undefined)));
    const held = new Promise<void>((resolve) => {
      server.onCommand = (name, command) => {
        if (!isIt(name, command)) return undefined;
        server.onCommand = () => undefined;
        resolve();
        return gate;
      };
    });
    return { held, release };
  };
  const holdFirstChange = () =>
    holdFirst((name, { update }) => name === 'update' && String(update).startsWith(people.name));

  beforeEach(async () => {
    opened = [];
    server = await MongodbServer.start();
  });

  afterEach(async () => {
    server.onCommand = () => undefined;
    for (const store of opened) await store.close();
    await server.stop();
  });

  describe.each([
    ['a write', small, [small.get('ada'), small.get('cyd')]],
    ['a write too large for one document', large, [...before, ...large.values()]],
  ])('%s', (_, documents, after) => {
    it('is done as a whole or not at all, wherever the process dies', async () => {
      const positions = new Set<bigint>();
      let written = false;
      for (let step = 0; !written; step++) {
        const crashing = await filled(`step-${step}`);
        let commands = 0;
        server.onCommand = () => {
          if (++commands < step) return undefined;
          return commands === step ? 'after' : 'before';
        };
        written = await crashing.write(people.name, { documents, checkpoint }).catch(() => false);
        server.onCommand = () => undefined;
        await crashing.close();

        const next = await open(`step-${step}`);
        await next.ensure(people);
        const position = await next.checkpoint(people.name);
        positions.add(position);
        expect(await next.find(people.name, everything)).toEqual(position === 1n ? before : after);
        expect(await next.write(people.name, { documents, checkpoint })).toBe(position === 1n);
        expect(await next.find(people.name, everything)).toEqual(after);
        await next.ensure(people);
        expect(await partsLeft(`step-${step}`)).toBe(0);
      }
      expect([...positions].sort()).toEqual([1n, 2n]);
    });
  });

  it('a write that arrives after others completed it changes nothing', async () => {
    const slow = await filled();
    const { held, release } = holdFirstChange();
    const writing = slow.write(people.name, { documents: small, checkpoint });
    await held;
    const other = await open();
    const later = new Map([
      ['ada', null],
      ['cyd', { id: 'cyd', name: 'Cyd the Second' }],
    ]);
    expect(await other.write(people.name, { documents: later, checkpoint })).toBe(false);
    expect(await other.write(people.name, { documents: later, checkpoint: { from: 2n, to: 3n } })).toBe(true);
    release();
    expect(await writing).toBe(true);
    expect(await slow.find(people.name)).toEqual([later.get('cyd')]);
    expect(await slow.count(people.name)).toBe(1);
    expect(await slow.checkpoint(people.name)).toBe(3n);
  });

  it('a write that arrives after a rebuild changes nothing', async () => {
    const slow = await filled();
    const { held, release } = holdFirstChange();
    const writing = slow.write(people.name, { documents: small, checkpoint });
    await held;
    const other = await open();
    const shadow = await other.shadow(people);
    await shadow.insert([['dee', { id: 'dee' }]]);
    await shadow.swap(9n);
    release();
    expect(await writing).toBe(false);
    for (const store of [slow, other]) {
      expect(await store.find(people.name)).toEqual([{ id: 'dee' }]);
      expect(await store.checkpoint(people.name)).toBe(9n);
    }
    expect(await serverCollections()).toEqual(['_collections', '_leases', people.name]);
  });

  it('a drop spares a collection that is replacing another', async () => {
    const other = await filled();
    // Two batches are needed: one is read before the replacement and one after it.
    const fillers = Array.from({ length: 101 }, (_, index) => ({ _id: `filler${index}`, shadow: 'none' }));
    await inServer('views', (db) => db.collection<{ _id: string }>('_collections').insertMany(fillers));
    const candidate = { ...people, name: 'people__beside' };
    await other.ensure(candidate);
    const documents = new Map([['dee', { id: 'dee' }]]);
    await other.write(candidate.name, { documents, checkpoint: { from: 0n, to: 1n } });
    const slow = await open();
    const { held, release } = holdFirst(
      (name, { collection }) => name === 'getMore' && collection === '_collections',
    );
    const dropping = slow.drop('filler0');
    await held;
    await other.replace(people.name, candidate.name);
    release();
    await dropping;
    expect(await slow.find(people.name)).toEqual([{ id: 'dee' }]);
  });

  it.each(['before', 'after'] as const)(
    'a swap cut off %s its command keeps documents and checkpoint together',
    async (moment) => {
      const crashing = await filled();
      const shadow = await crashing.shadow(people);
      await shadow.insert([['dee', { id: 'dee' }]]);
      server.onCommand = (name, command) =>
        name === 'update' && command.update === '_collections' ? moment : undefined;
      await expect(shadow.swap(9n)).rejects.toThrow();
      server.onCommand = () => undefined;
      const next = await open();
      await next.ensure(people);
      expect(await next.find(people.name)).toEqual(moment === 'before' ? before : [{ id: 'dee' }]);
      expect(await next.checkpoint(people.name)).toBe(moment === 'before' ? 1n : 9n);
      await (await next.shadow(people)).drop();
      expect(await serverCollections()).toEqual(['_collections', '_leases', people.name]);
    },
  );

  it('a write continues once the freeze of a crashed snapshot has expired', async () => {
    const crashing = await filled();
    server.onCommand = cutOnceFrozen(people.name);
    await expect(crashing.snapshot(people.name)).rejects.toThrow();
    let asked = 0;
    server.onCommand = (name, command) => {
      if (name === 'find' && command.find === '_collections') asked++;
      return undefined;
    };
    const other = await open();
    let written: boolean | undefined;
    const writing = other.write(people.name, { documents: small, checkpoint }).then((is) => (written = is));
    await eventually(
      async () => asked,
      (times) => times > 3,
    );
    expect(written).toBeUndefined();
    const inAMinute = Date.now() + 60_000;
    server.now = () => new Date(inAMinute);
    await writing;
    expect(written).toBe(true);
  });

  it('a snapshot shows a write that came after its freeze expired', async () => {
    const slow = await filled();
    const other = await open();
    server.onCommand = async (name, command) => {
      if (name !== 'find' || !String(command.find).startsWith(people.name)) return undefined;
      server.onCommand = () => undefined;
      const inAMinute = Date.now() + 60_000;
      server.now = () => new Date(inAMinute);
      await other.write(people.name, { documents: small, checkpoint });
      return undefined;
    };
    const snapshot = await slow.snapshot(people.name);
    const seen: object[] = [];
    for await (const page of snapshot.batches) seen.push(...page.map(({ doc }) => doc));
    expect(snapshot.checkpoint).toBe(2n);
    expect(seen).toEqual([small.get('ada'), small.get('cyd')]);
  });

  it('a read continues when the server comes back', async () => {
    const store = await filled();
    await server.stop();
    const reading = store.find(people.name, everything);
    await server.start();
    expect(await reading).toEqual(before);
    expect(await store.write(people.name, { documents: small, checkpoint })).toBe(true);
  });

  it.each([
    ['a read', 'We can’t reach the document store', (store: DocumentStore) => store.get(people.name, 'ada')],
    ['a write', 'may or may not be saved', (store: DocumentStore) => store.lease('lease', 'ada', 1_000)],
  ])('%s ends a request at its time limit', async (_, sentence, act) => {
    await filled();
    let since: number | undefined;
    const timeout = { timeoutMs: 10_000, waitingSince: () => since };
    const store = await MongoDocumentStore.connect(server.url('views'), timeout);
    server.onCommand = () => new Promise(() => undefined);
    since = Date.now() - 9_900;
    await expect(act(store)).rejects.toThrow(sentence);
    since = undefined;
    await store.close();
  });

  it('the start looks for abandoned collections once, not for each view', async () => {
    const commands: string[] = [];
    server.onCommand = (name) => void commands.push(name);
    const store = await open();
    for (const name of ['people__v1', 'tasks__v1', 'colleges__v1']) await store.ensure({ ...people, name });
    expect(commands.filter((name) => name === 'listCollections')).toHaveLength(1);
  });

  it('an error does not reveal the password of an unreachable server', async () => {
    const url = server.url('views').replace('//', '//quadrangle:sesame@');
    await server.stop();
    const failing = MongoDocumentStore.connect(`${url}?serverSelectionTimeoutMS=50`);
    const error: unknown = await failing.catch((thrown: unknown) => thrown);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain('sesame');
  });
});

function cutOnceFrozen(collection: string): MongodbServer['onCommand'] {
  let frozen = false;
  return (name, command) => {
    if (frozen) return 'before';
    const [update] = (command.updates ?? []) as { q: { _id?: unknown }; u: { $set?: object } }[];
    frozen = name === 'update' && update?.q._id === collection && 'frozen' in (update.u.$set ?? {});
    return undefined;
  };
}
