import type { Connection, mongo } from 'mongoose';
import { MongoDocumentStore } from '../../src/platform/document-store/mongo-document-store';
import { connect, databaseOf } from '../../src/platform/mongo/connect';
import { MongoVault } from '../../src/platform/vault/mongo-vault';
import { onWhat } from '../support/given-servers';
import { mongodbPlace, type ServerPlace } from '../support/server-places';

const secret = 'Rumpelstiltskin';
const people = { name: 'people__v1', indexes: [{ name: 1 }, { team: 1, joined: -1 }] } as const;

describe(`what the MongoDB adapters store ${onWhat('READ_STORE_URL')}`, () => {
  let database: ServerPlace;
  let connection: Connection;
  let db: mongo.Db;

  beforeEach(async () => {
    database = await mongodbPlace('READ_STORE_URL');
    connection = await connect(database.url);
    db = databaseOf(connection);
  });

  afterEach(async () => {
    await connection.destroy();
    await database.dispose();
  });

  const collections = async () =>
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => db.collection(name));
  const everything = async () =>
    JSON.stringify(await Promise.all((await collections()).map((each) => each.find().toArray())));
  const indexes = async () => {
    const served = (await collections()).find(({ collectionName }) => collectionName.startsWith('people'));
    return (await served?.indexes())?.filter(({ name }) => name !== '_removed').map(({ key }) => key);
  };

  describe('for views', () => {
    let store: MongoDocumentStore;

    beforeEach(async () => {
      store = await MongoDocumentStore.connect(database.url);
      await store.ensure(people);
    });

    afterEach(() => store.close());

    const put = async (documents: [string, object | null][]) => {
      const from = await store.checkpoint(people.name);
      await store.write(people.name, { documents: new Map(documents), checkpoint: { from, to: from + 1n } });
    };

    it('has the declared indexes only, also after ensuring and swapping', async () => {
      const declared = [{ _id: 1 }, { 'doc.name': 1, _id: 1 }, { 'doc.team': 1, 'doc.joined': -1, _id: -1 }];
      expect(await indexes()).toEqual(declared);
      await (await store.shadow(people)).swap(1n);
      expect(await indexes()).toEqual(declared);
      await store.ensure({ name: people.name, indexes: [people.indexes[0], { city: 1 }] });
      expect(await indexes()).toEqual([declared[0], declared[1], { 'doc.city': 1, _id: 1 }]);
    });

    it('has nothing of a removed or replaced document', async () => {
      await put([
        ['ada', { name: secret }],
        ['bob', { name: secret }],
      ]);
      expect(await everything()).toContain(secret);
      await put([
        ['ada', null],
        ['bob', { name: 'Bob' }],
      ]);
      expect(await everything()).not.toContain(secret);
    });

    it('has nothing of what a swap or a drop replaced', async () => {
      await put([['ada', { name: secret }]]);
      await (await store.shadow(people)).swap(9n);
      expect(await everything()).not.toContain(secret);
      await put([['ada', { name: secret }]]);
      await store.drop(people.name);
      expect(await everything()).not.toContain(secret);
    });

    it('deletes replaced collections but no foreign ones', async () => {
      await put([['ada', { name: 'Ada' }]]);
      const foreign = ['people__v1:backup', 'people__v10:kept', 'people', 'orders'];
      for (const name of foreign) await db.collection(name).insertOne({ kept: true });
      const shadow = await store.shadow(people);
      await shadow.insert([['dee', { id: 'dee' }]]);
      await shadow.swap(9n);
      await store.drop(people.name);
      const left = (await collections()).map(({ collectionName }) => collectionName);
      expect(left.sort()).toEqual(['_collections', '_leases', ...foreign].sort());
    });

    it('accepts exactly one of two writers at a checkpoint, 30 times', async () => {
      const other = await MongoDocumentStore.connect(database.url);
      const stores = [store, other] as const;
      await put([['bob', { id: 'bob' }]]);
      for (let round = 1n; round <= 30n; round++) {
        const written = await Promise.all(
          stores.map((store, writer) =>
            store.write(people.name, {
              documents: new Map(
                ['ada', 'bob', `${writer}`].map((id) => [id, { id, writer, round: `${round}` }]),
              ),
              checkpoint: { from: round, to: round + 1n },
            }),
          ),
        );
        expect(written.filter(Boolean)).toHaveLength(1);
        const writer = written.indexOf(true);
        for (const id of ['ada', 'bob']) {
          expect(await stores[0].get(people.name, id)).toEqual({ id, writer, round: `${round}` });
        }
      }
      await other.close();
    });
  });

  it('has no expired lease, as the server deletes it', async () => {
    const store = await MongoDocumentStore.connect(database.url);
    await store.close();
    const indexes = await db.collection('_leases').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  describe('for the vault', () => {
    let vault: MongoVault;

    beforeEach(async () => {
      vault = await MongoVault.connect(database.url);
    });

    afterEach(() => vault.close());

    it('has nothing of what was removed or replaced', async () => {
      await vault.put('personal-key', 'ada', secret);
      await vault.put('credential', 'ada', secret);
      await vault.put('refresh-family', 'f1', secret, { owner: 'ada' });
      expect(await everything()).toContain(secret);
      await vault.remove('personal-key', 'ada');
      await vault.put('credential', 'ada', 'another');
      await vault.removeOwned('refresh-family', 'ada');
      expect(await everything()).not.toContain(secret);
    });

    it('has no expired secret, as the server deletes it', async () => {
      const indexes = await db.collection('vault').indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    });
  });
});
