import { toBatches } from '../dispatch/dispatcher';
import {
  UnknownCollection,
  type CollectionSpec,
  type ShadowCollection,
  type StoredDocument,
} from './document-store';
import type { MongoRegistry } from './mongo-registry';

const BATCH = 2000;

export class MongoShadowCollection implements ShadowCollection {
  constructor(
    private readonly registry: MongoRegistry,
    private readonly collection: CollectionSpec,
    private readonly physical: string,
  ) {}

  async insert(documents: Iterable<readonly [key: string, doc: object]>): Promise<void> {
    await this.#assertInUse();
    let batch: { _id: string; doc: object; position: bigint }[] = [];
    const flush = async () => {
      await this.registry.documents(this.physical).insertMany(batch, { ordered: false });
      await this.#assertInUse();
      batch = [];
    };
    for (const [key, doc] of documents) {
      const json = JSON.parse(JSON.stringify(doc)) as object;
      if (batch.push({ _id: key, doc: json, position: 0n }) === BATCH) await flush();
    }
    if (batch.length) await flush();
  }

  async getMany(keys: readonly string[]): Promise<Map<string, object>> {
    const filter = { _id: { $in: [...keys] } };
    const found = await this.registry
      .documents(this.physical)
      .find(filter, { projection: { doc: 1 } })
      .toArray();
    await this.#assertInUse();
    return new Map(found.map(({ _id, doc }) => [_id as string, doc!]));
  }

  async replace(documents: ReadonlyMap<string, object | null>): Promise<void> {
    await this.#assertInUse();
    for (const { batch } of toBatches([...documents], BATCH)) {
      const changes = batch.map(([_id, doc]) =>
        doc
          ? {
              updateOne: {
                filter: { _id },
                update: { $set: { doc: JSON.parse(JSON.stringify(doc)) as object } },
              },
            }
          : { deleteOne: { filter: { _id } } },
      );
      await this.registry.documents(this.physical).bulkWrite(changes, { ordered: false });
      await this.#assertInUse();
    }
  }

  async *scan(): AsyncGenerator<readonly StoredDocument<object>[]> {
    for await (const page of this.registry.pagesOf(this.physical)) {
      await this.#assertInUse();
      yield page;
    }
    await this.#assertInUse();
  }

  async swap(checkpoint: bigint, eventId: string | null = null): Promise<void> {
    await this.#assertInUse();
    const { name, indexes } = this.collection;
    await this.registry.createIndexes(this.physical, indexes);
    const { matchedCount } = await this.registry.entries.updateOne(
      { _id: name, shadow: this.physical },
      {
        $set: { physical: this.physical, position: checkpoint, eventId },
        $unset: { shadow: 1, pending: 1, frozen: 1 },
      },
    );
    await this.registry.dropUnused();
    if (matchedCount === 0) throw new UnknownCollection(this.physical);
  }

  async drop(): Promise<void> {
    const { name } = this.collection;
    await this.registry.entries.updateOne({ _id: name, shadow: this.physical }, { $unset: { shadow: 1 } });
    await this.registry.dropUnused();
  }

  async #assertInUse(): Promise<void> {
    const { name } = this.collection;
    if ((await this.registry.entryOf(name))?.shadow === this.physical) return;
    await this.registry.dropUnused();
    throw new UnknownCollection(this.physical);
  }
}
