import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Index } from '../../kernel/projection';
import { ifPresent } from '../mongo/connect';
import { UnknownCollection, type StoredDocument } from './document-store';
import { applyRedo, partsOf, type Redo, type StoredRedo } from './mongo-redo';
import { named } from './names';
import { indexName, orderOf, REMOVED_INDEX } from './query-to-mongo';

const PAGE = 1000;
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Everything about a collection is in one document, so that each change is atomic. */
export interface Entry {
  readonly _id: string;
  readonly physical?: string;
  readonly position?: bigint;
  readonly eventId?: string | null;
  readonly shadow?: string;
  /** An accepted write, which any process that meets it completes. */
  readonly pending?: Redo;
  /** No write is accepted before `until`. */
  readonly frozen?: { readonly by: string; readonly until: Date };
}

interface ServedEntry extends Entry {
  readonly physical: string;
  readonly position: bigint;
}

export class MongoRegistry {
  readonly entries: mongo.Collection<Entry>;
  #lookup?: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, Entry>> };

  constructor(private readonly db: mongo.Db) {
    this.entries = db.collection('_collections', { useBigInt64: true });
  }

  documents(physical: string): mongo.Collection<StoredRedo> {
    return this.db.collection(physical);
  }

  /** Creates the declared indexes, and one by which all documents can be counted without reading them. */
  async createIndexes(physical: string, indexes: readonly Index[]): Promise<void> {
    const documents = this.documents(physical);
    const present = (await ifPresent(documents.indexes()))?.map(({ name }) => name) ?? [];
    if (!present.includes(REMOVED_INDEX.name)) await documents.createIndex({ doc: 1 }, REMOVED_INDEX);
    for (const index of indexes) {
      const name = indexName(index);
      if (!present.includes(name)) await documents.createIndex(orderOf(index), { name });
    }
  }

  newPhysical(collection: string): string {
    return `${named(collection)}:${randomUUID()}`;
  }

  /** Returns the entry without its pending write, which may be large. Calls of one event loop turn share a command. */
  entryOf(collection: string): Promise<Entry | null> {
    const _id = named(collection);
    this.#lookup ??= { ids: new Set(), found: nextTurn().then(() => this.#runLookup()) };
    this.#lookup.ids.add(_id);
    return this.#lookup.found.then((entries) => entries.get(_id) ?? null);
  }

  async physicalOf(collection: string): Promise<string> {
    const physical = (await this.entryOf(collection))?.physical;
    if (physical === undefined) throw new UnknownCollection(collection);
    return physical;
  }

  async settled(collection: string): Promise<ServedEntry> {
    for (;;) {
      const entry = await this.#served(collection);
      if (entry.pending) await this.complete(collection, entry.physical, entry.pending);
      else if (entry.frozen) await this.#thaw(entry, entry.frozen);
      else return entry;
    }
  }

  async complete(collection: string, physical: string, pending: Redo): Promise<boolean> {
    const documents = this.documents(physical);
    const applied = await applyRedo(documents, pending);
    if (applied) {
      const { matchedCount } = await this.entries.updateOne(
        { _id: collection, physical, 'pending.id': pending.id },
        { $set: { position: pending.to, eventId: pending.eventId }, $unset: { pending: 1 } },
      );
      if (matchedCount === 1) {
        if (pending.parts) await documents.deleteMany(partsOf(pending));
        return true;
      }
    }
    if ((await this.entryOf(collection))?.physical === physical) return true;
    await this.dropUnused();
    return false;
  }

  /** First makes the new collection the shadow of the old one, so that no process drops it as unused. */
  async replace(collection: string, by: string): Promise<void> {
    const quiet = { pending: { $exists: false }, frozen: { $exists: false } };
    for (;;) {
      const { physical } = await this.settled(by);
      const shadow = { $set: { shadow: physical } };
      await this.entries.updateOne({ _id: named(collection) }, shadow, { upsert: true });
      const taken = await this.entries.findOneAndDelete({ _id: by, physical, ...quiet });
      if (!taken) continue;
      const { position, eventId } = taken;
      const { matchedCount } = await this.entries.updateOne(
        { _id: collection, shadow: physical },
        { $set: { physical, position, eventId }, $unset: { shadow: 1, pending: 1, frozen: 1 } },
      );
      await this.dropUnused();
      if (matchedCount === 1) return;
      throw new UnknownCollection(by);
    }
  }

  async dropUnused(): Promise<void> {
    const name = { $regex: `^[\\w-]+:${UUID}$` };
    const present = await this.db.listCollections({ name }, { nameOnly: true }).toArray();
    // This is read after the list; otherwise a collection created in between would look unused.
    const entries = await this.entries.find({}, { projection: { physical: 1, shadow: 1 } }).toArray();
    const used = new Set(entries.flatMap(({ physical, shadow }) => [physical, shadow]));
    for (const { name: unused } of present.filter((one) => !used.has(one.name))) {
      // A collection that moved between entries while they were read is in its new entry by now.
      const isUsed = { $or: [{ physical: unused }, { shadow: unused }] };
      if (!(await this.entries.findOne(isUsed, { projection: { _id: 1 } })))
        await ifPresent(this.db.dropCollection(unused));
    }
  }

  async now(): Promise<Date> {
    const { localTime } = await this.db.command({ hello: 1 });
    return localTime as Date;
  }

  async *pagesOf(physical: string): AsyncGenerator<readonly StoredDocument<object>[]> {
    const cursor = this.documents(physical).find(
      { doc: { $ne: null } },
      { sort: { _id: 1 }, batchSize: PAGE, projection: { doc: 1 } },
    );
    try {
      let page: StoredDocument<object>[] = [];
      for await (const { _id, doc } of cursor) {
        if (page.push({ key: _id as string, doc: doc as object }) < PAGE) continue;
        yield page;
        page = [];
      }
      if (page.length) yield page;
    } finally {
      await cursor.close();
    }
  }

  async #runLookup(): Promise<ReadonlyMap<string, Entry>> {
    const ids = [...this.#lookup!.ids];
    this.#lookup = undefined;
    const found = await this.entries.find({ _id: { $in: ids } }, { projection: { pending: 0 } }).toArray();
    return new Map(found.map((entry) => [entry._id, entry]));
  }

  async #served(collection: string): Promise<ServedEntry> {
    const entry = await this.entries.findOne({ _id: named(collection) });
    const { physical, position } = entry ?? {};
    if (!entry || physical === undefined || position === undefined) throw new UnknownCollection(collection);
    return { ...entry, physical, position };
  }

  async #thaw({ _id, physical }: ServedEntry, { by, until }: NonNullable<Entry['frozen']>): Promise<void> {
    if (until > (await this.now())) await setTimeout(20);
    else await this.entries.updateOne({ _id, physical, 'frozen.by': by }, { $unset: { frozen: 1 } });
  }
}
