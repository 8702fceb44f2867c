import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { closedUnless, connect, databaseOf, ifPresent, isUnreached, unlessDuplicate } from '../mongo/connect';
import { type RequestTimeout, mapConnectionErrors } from '../store-unavailable';
import type {
  CollectionSpec,
  DocumentStore,
  Query,
  ReadForWrite,
  ShadowCollection,
  StoredDocument,
  Where,
  Write,
} from './document-store';
import type { StoredRedo } from './mongo-redo';
import { MongoLeases } from './mongo-leases';
import { MongoRegistry } from './mongo-registry';
import { MongoShadowCollection } from './mongo-shadow-collection';
import { MongoWrites } from './mongo-writes';
import { named } from './names';
import { filterOf, pathOf, indexName, orderOf, REMOVED, REMOVED_INDEX } from './query-to-mongo';

const FREEZE_MS = 30_000;

/** Needs no transactions or replica set: a registry records each collection's checkpoint and write in progress. */
export class MongoDocumentStore implements DocumentStore {
  readonly #registry: MongoRegistry;
  readonly #writes: MongoWrites;
  readonly #leases: MongoLeases;
  readonly #physical = new Map<string, string>();
  #turn?: { readonly reads: Promise<unknown>[]; readonly ended: Promise<void> };

  private constructor(private readonly connection: Connection) {
    this.#registry = new MongoRegistry(databaseOf(connection));
    this.#writes = new MongoWrites(this.#registry);
    this.#leases = new MongoLeases(databaseOf(connection));
  }

  static async connect(url: string, timeout?: RequestTimeout): Promise<MongoDocumentStore> {
    const connection = await connect(url);
    const store = new MongoDocumentStore(connection);
    await closedUnless(connection, store.#leases.prepare());
    // Processes that ended too early may have left collections behind.
    await store.#registry.dropUnused();
    return mapConnectionErrors(store, 'document store', isUnreached, timeout);
  }

  async ensure({ name, indexes }: CollectionSpec): Promise<void> {
    const physical = this.#registry.newPhysical(name);
    await unlessDuplicate(
      this.#registry.entries.updateOne(
        { _id: name, physical: { $exists: false } },
        { $set: { physical, position: 0n } },
        { upsert: true },
      ),
    );
    const entry = await this.#registry.settled(name);
    const documents = this.#registry.documents(entry.physical);
    const existing = (await ifPresent(documents.indexes()))?.flatMap((index) => index.name ?? []) ?? [];
    const declared = ['_id_', REMOVED_INDEX.name, ...indexes.map(indexName)];
    for (const index of existing) {
      if (!declared.includes(index)) await ifPresent(documents.dropIndex(index));
    }
    await this.#registry.createIndexes(entry.physical, indexes);
    // These are parts of writes that were never accepted, and no longer can be.
    await documents.deleteMany({ _id: { $type: 'object' }, from: { $lt: entry.position } });
  }

  async get<Doc extends object>(collection: string, key: string): Promise<Doc | undefined> {
    return (await this.getMany<Doc>(collection, [key])).get(key);
  }

  async getMany<Doc extends object>(collection: string, keys: readonly string[]): Promise<Map<string, Doc>> {
    if (keys.length === 0) return new Map();
    const found = await this.#read(collection, (documents) => this.#withKeys(documents, keys));
    return found as Map<string, Doc>;
  }

  /** Reads of one turn of the event loop resolve together, so that the writes that follow from them share commands. */
  async readForWrite<Doc extends object>(
    collection: string,
    keys: readonly string[],
  ): Promise<ReadForWrite<Doc>> {
    const reading = this.#readServed<Doc>(collection, keys);
    const batch = (this.#turn ??= { reads: [], ended: nextTurn().then(() => this.#endTurn()) });
    batch.reads.push(Promise.allSettled([reading]));
    await batch.ended;
    return reading;
  }

  async #endTurn(): Promise<void> {
    const { reads } = this.#turn!;
    this.#turn = undefined;
    await Promise.all(reads);
  }

  /** Reads without checking whether the collection was replaced meanwhile: a write that follows would be refused. */
  async #readServed<Doc extends object>(
    collection: string,
    keys: readonly string[],
  ): Promise<ReadForWrite<Doc>> {
    const generation = this.#physical.get(collection) ?? (await this.#lookUp(collection));
    const documents = await this.#withKeys(this.#registry.documents(generation), keys);
    return { documents: documents as Map<string, Doc>, generation };
  }

  async find<Doc extends object>(collection: string, query: Query = {}): Promise<Doc[]> {
    const { where, sort, skip = 0, limit } = query;
    const filter = filterOf(where);
    const options = { sort: orderOf(sort), skip, limit, projection: { doc: 1 } };
    const found = await this.#read(collection, async (documents) =>
      // To the server, a limit of 0 means no limit.
      limit === 0 ? [] : documents.find(filter, options).toArray(),
    );
    return found.map(({ doc }) => doc as Doc);
  }

  async count(collection: string, where?: Where): Promise<number> {
    const filter = filterOf(where);
    const isWhole = Object.keys(filter).length === Object.keys(filterOf()).length;
    return this.#read(collection, async (documents) => {
      if (!isWhole) return documents.countDocuments(filter);
      const [all, removed] = await Promise.all([
        documents.countDocuments({ _id: { $gte: '' } }, { hint: '_id_' }),
        documents.countDocuments(REMOVED),
      ]);
      return all - removed;
    });
  }

  async countBy(collection: string, field: string, where?: Where): Promise<Map<string, number>> {
    const stages = [
      { $match: filterOf(where) },
      { $group: { _id: `$${pathOf(field)}`, count: { $sum: 1 } } },
    ];
    const groups = await this.#read(collection, (documents) =>
      documents.aggregate<{ _id: string | null; count: number }>(stages).toArray(),
    );
    return new Map(groups.flatMap(({ _id, count }) => (_id === null ? [] : [[_id, count] as const])));
  }

  async write(collection: string, write: Write): Promise<boolean> {
    const { checkpoint, generation } = write;
    for (;;) {
      const physical = generation ?? this.#physical.get(collection) ?? (await this.#lookUp(collection));
      const outcome = await this.#writes.write(collection, physical, write);
      if (outcome !== 'refused') return outcome === 'written';
      const registered = await this.#registry.settled(collection);
      this.#physical.set(collection, registered.physical);
      if (registered.position !== checkpoint.from) return false;
      if (generation !== undefined && registered.physical !== generation) return false;
    }
  }

  async overwriteRemoved(): Promise<void> {}

  async checkpoint(collection: string): Promise<bigint> {
    return (await this.#registry.entryOf(collection))?.position ?? 0n;
  }

  async checkpointPlace(collection: string) {
    const { position = 0n, eventId = null } = (await this.#registry.entryOf(collection)) ?? {};
    return { position, eventId };
  }

  async generation(collection: string): Promise<string> {
    return (await this.#registry.entryOf(collection))?.physical ?? '';
  }

  async snapshot(collection: string) {
    for (let freezeMs = FREEZE_MS; ; freezeMs *= 2) {
      const { physical, position } = await this.#registry.settled(collection);
      const frozen = { by: randomUUID(), until: new Date((await this.#registry.now()).getTime() + freezeMs) };
      const registered = { physical, position, pending: { $exists: false }, frozen: { $exists: false } };
      const { entries } = this.#registry;
      const { matchedCount } = await entries.updateOne(
        { _id: collection, ...registered },
        { $set: { frozen } },
      );
      if (matchedCount === 0) continue;
      const thaw = () =>
        entries.updateOne({ _id: collection, physical, 'frozen.by': frozen.by }, { $unset: { frozen: 1 } });
      const pages: (readonly StoredDocument<object>[])[] = [];
      try {
        for await (const page of this.#registry.pagesOf(physical)) pages.push(page);
      } catch (error) {
        await thaw();
        throw error;
      }
      if ((await thaw()).matchedCount === 1) return { checkpoint: position, batches: asyncOf(pages) };
    }
  }

  sharesFile(): boolean {
    return false;
  }

  async shadow(collection: CollectionSpec): Promise<ShadowCollection> {
    const physical = this.#registry.newPhysical(collection.name);
    await this.#registry.entries.updateOne(
      { _id: collection.name },
      { $set: { shadow: physical } },
      { upsert: true },
    );
    await this.#registry.dropUnused();
    return new MongoShadowCollection(this.#registry, collection, physical);
  }

  replace(collection: string, by: string): Promise<void> {
    return this.#registry.replace(collection, by);
  }

  async collections(): Promise<string[]> {
    const served = { physical: { $exists: true } };
    const found = await this.#registry.entries
      .find(served, { projection: { _id: 1 }, sort: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async drop(collection: string): Promise<void> {
    await this.#registry.entries.deleteOne({ _id: named(collection) });
    await this.#registry.dropUnused();
  }

  leaseDuties(names: readonly string[], holder: string, ttlMs: number): Promise<ReadonlySet<string>> {
    return this.#leases.acquireDuties(names, holder, ttlMs);
  }

  releaseDuties(names: readonly string[], holder: string): Promise<void> {
    return this.#leases.releaseDuties(names, holder);
  }

  lease(name: string, holder: string, ttlMs: number): Promise<boolean> {
    return this.#leases.acquire(name, holder, ttlMs);
  }

  releaseLease(name: string, holder: string): Promise<void> {
    return this.#leases.release(name, holder);
  }

  async close(): Promise<void> {
    await this.connection.destroy();
  }

  async #withKeys(
    documents: mongo.Collection<StoredRedo>,
    keys: readonly string[],
  ): Promise<Map<string, object>> {
    const found = await documents.find({ ...filterOf(), _id: { $in: [...keys] } }).toArray();
    return new Map(found.map(({ _id, doc }) => [_id as string, doc!]));
  }

  async #read<Result>(
    collection: string,
    work: (documents: mongo.Collection<StoredRedo>) => Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      const physical = this.#physical.get(collection) ?? (await this.#lookUp(collection));
      const [outcome] = await Promise.allSettled([work(this.#registry.documents(physical))]);
      if (physical !== (await this.#lookUp(collection))) continue;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
  }

  async #lookUp(collection: string): Promise<string> {
    this.#physical.delete(collection);
    const physical = await this.#registry.physicalOf(collection);
    this.#physical.set(collection, physical);
    return physical;
  }
}

async function* asyncOf<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
