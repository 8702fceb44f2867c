import { Aggregator } from 'mingo';
import { mongo } from 'mongoose';
import { Collection, CommandFailure, type Find, type Update } from './collection';
import { matcher, projected } from './query';
import type { Document } from './wire';

const FIRST_BATCH = 101;
const NEXT_BATCH = 2_000;
const BATCH_BYTES = 16 * 1024 * 1024;

interface WriteCommand extends Document {
  readonly ordered?: boolean;
}

interface Cursor {
  readonly ns: string;
  readonly rest: Document[];
  readonly now: (document: Document) => readonly Document[];
}

export class Databases {
  readonly #collections = new Map<string, Collection>();
  readonly #cursors = new Map<number, Cursor>();
  #cursorId = 0;

  constructor(private readonly now: () => Date) {}

  run(command: Document): Document {
    const [name] = Object.keys(command);
    const handler = name && this.#handlers[name];
    if (!handler) throw new CommandFailure(59, 'CommandNotFound', `no such command: '${name}'`);
    const subject = command[name] as unknown;
    return handler(command, `${command.$db}.${String(subject)}`);
  }

  readonly #handlers: Record<string, ((command: Document, ns: string) => Document) | undefined> = {
    hello: () => greeting(this.now()),
    ismaster: () => greeting(this.now()),
    isMaster: () => greeting(this.now()),
    ping: () => ({}),
    endSessions: () => ({}),

    find: ({ batchSize = FIRST_BATCH, ...command }, ns) => {
      const { filter, sort, projection }: Find = command;
      const now: Cursor['now'] = ({ _id }) =>
        this.#collections.get(ns)?.find({ filter: { ...filter, _id }, projection }) ?? [];
      const found = this.#collections.get(ns)?.find(command) ?? [];
      return this.#cursor(ns, found, batchSize as number, sort ? undefined : now);
    },
    getMore: ({ getMore, batchSize = NEXT_BATCH }) => {
      const id = Number(getMore);
      const cursor = this.#cursors.get(id);
      if (!cursor) throw new CommandFailure(43, 'CursorNotFound', `cursor id ${id} not found`);
      const nextBatch = batchOf(cursor.rest, batchSize as number).flatMap(cursor.now);
      const over = cursor.rest.length === 0;
      if (over) this.#cursors.delete(id);
      return { cursor: { id: mongo.Long.fromNumber(over ? 0 : id), ns: cursor.ns, nextBatch } };
    },
    killCursors: ({ cursors }) => {
      for (const id of cursors as mongo.Long[]) this.#cursors.delete(id.toNumber());
      return { cursorsKilled: cursors as mongo.Long[] };
    },
    aggregate: ({ pipeline }, ns) => {
      const [{ $match }, ...stages] = pipeline as [Document, ...Document[]];
      const found = this.#collections.get(ns)?.find({ filter: $match as Document }) ?? [];
      return this.#cursor(ns, new Aggregator(stages).run(found), NEXT_BATCH);
    },

    insert: (command, ns) => {
      const collection = this.#made(ns);
      return eachOf(command.documents as Document[], command, (document) => {
        collection.insert(document);
        return { n: 1 };
      });
    },
    update: (command, ns) => {
      const collection = this.#made(ns);
      return eachOf(command.updates as Update[], command, (update) => collection.update(update));
    },
    delete: (command, ns) => {
      const deletes = command.deletes as { readonly q: Document; readonly limit: number }[];
      return eachOf(deletes, command, ({ q, limit }) => ({
        n: this.#collections.get(ns)?.delete(q, limit) ?? 0,
      }));
    },
    findAndModify: ({ query, update, remove, upsert, new: after, sort, fields }, ns) => {
      const collection = this.#made(ns);
      const filter = query as Document;
      const [before] = collection.find({ filter, sort: sort as Document | undefined, limit: 1 });
      const q = before ? { _id: before._id as unknown } : filter;
      if (remove) collection.delete(q, before ? 1 : 0);
      const outcome = remove
        ? undefined
        : collection.update({ q, u: update as Update['u'], upsert: upsert as boolean });
      const _id = before ? (before._id as unknown) : outcome?.upserted;
      const value = after ? collection.find({ filter: { _id } })[0] : before;
      return {
        value: value ? projected(value, fields as Document | undefined) : null,
        lastErrorObject: { n: before || outcome?.n ? 1 : 0, updatedExisting: !remove && Boolean(before) },
      };
    },

    createIndexes: ({ indexes }, ns) => {
      const collection = this.#made(ns);
      for (const index of indexes as Document[])
        collection.indexes.set(index.name as string, { v: 2, ...index });
      return {};
    },
    listIndexes: (_, ns) => this.#cursor(ns, [...this.#existing(ns).indexes.values()], NEXT_BATCH),
    dropIndexes: ({ index }, ns) => {
      if (this.#existing(ns).indexes.delete(index as string)) return {};
      throw new CommandFailure(27, 'IndexNotFound', `index not found with name [${String(index)}]`);
    },

    listCollections: ({ $db, filter = {} }) => {
      const prefix = `${$db}.`;
      const names = [...this.#collections.keys()].filter((ns) => ns.startsWith(prefix));
      const all = names.map((ns): Document => ({ name: ns.slice(prefix.length), type: 'collection' }));
      return this.#cursor(
        `${prefix}$cmd.listCollections`,
        all.filter(matcher(filter as Document)),
        NEXT_BATCH,
      );
    },
    drop: (_, ns) => {
      this.#existing(ns);
      this.#collections.delete(ns);
      for (const [id, cursor] of this.#cursors) if (cursor.ns === ns) this.#cursors.delete(id);
      return {};
    },
    dropDatabase: ({ $db }) => {
      for (const ns of this.#collections.keys()) if (ns.startsWith(`${$db}.`)) this.#collections.delete(ns);
      return {};
    },
  };

  #made(ns: string): Collection {
    const collection = this.#collections.get(ns) ?? new Collection(this.now);
    this.#collections.set(ns, collection);
    return collection;
  }

  #existing(ns: string): Collection {
    const collection = this.#collections.get(ns);
    if (!collection) throw new CommandFailure(26, 'NamespaceNotFound', `ns not found: ${ns}`);
    return collection;
  }

  #cursor(
    ns: string,
    documents: Document[],
    size: number,
    now: Cursor['now'] = (document) => [document],
  ): Document {
    const rest = [...documents];
    const firstBatch = batchOf(rest, size);
    const id = rest.length ? ++this.#cursorId : 0;
    if (id) this.#cursors.set(id, { ns, rest, now });
    return { cursor: { id: mongo.Long.fromNumber(id), ns, firstBatch } };
  }
}

function batchOf(rest: Document[], size: number): Document[] {
  let count = 0;
  for (let room = BATCH_BYTES; count < Math.min(size, rest.length); count++) {
    room -= mongo.BSON.calculateObjectSize(rest[count] ?? {});
    if (room < 0 && count > 0) break;
  }
  return rest.splice(0, count);
}

/** Describes a standalone server of the oldest version that the driver accepts. */
function greeting(localTime: Date): Document {
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime,
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 9,
    readOnly: false,
  };
}

function eachOf<Item>(
  items: readonly Item[],
  { ordered = true }: WriteCommand,
  write: (item: Item) => { n: number; nModified?: number; upserted?: unknown },
): Document {
  let n = 0;
  let nModified = 0;
  const upserted: Document[] = [];
  const writeErrors: Document[] = [];
  for (const [index, item] of items.entries()) {
    try {
      const outcome = write(item);
      n += outcome.n;
      nModified += outcome.nModified ?? 0;
      if (outcome.upserted !== undefined) upserted.push({ index, _id: outcome.upserted });
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message });
      if (ordered) break;
    }
  }
  return {
    n,
    nModified,
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
  };
}
