import type { Write } from './document-store';
import { applyRedo, partsOf, prepareRedo, type PreparedRedo } from './mongo-redo';
import type { MongoRegistry } from './mongo-registry';

interface QueuedWrite {
  readonly collection: string;
  readonly physical: string;
  readonly checkpoint: Write['checkpoint'];
  readonly prepared: PreparedRedo | null;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A write is refused if the collection is not at its checkpoint, and gone if the collection was replaced. */
export type Outcome = 'written' | 'refused' | 'gone';

/** Writes of one turn of the event loop share the commands by which they are accepted and completed. */
export class MongoWrites {
  #queue: QueuedWrite[] = [];

  constructor(private readonly registry: MongoRegistry) {}

  write(collection: string, physical: string, { documents, checkpoint }: Write): Promise<Outcome> {
    const prepared = documents.size > 0 ? prepareRedo(documents, checkpoint) : null;
    return new Promise((resolve, reject) => {
      this.#queue.push({ collection, physical, checkpoint, prepared, resolve, reject });
      if (this.#queue.length === 1) setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const writes = this.#queue;
    this.#queue = [];
    try {
      await Promise.all(writes.map((write) => this.#insertParts(write)));
      const accepted = await this.#accept(writes);
      const applied = await Promise.all(accepted.map((write) => this.#apply(write)));
      await this.#complete(applied.flat());
    } catch (error) {
      for (const { reject } of writes) reject(error);
    }
  }

  async #insertParts({ physical, prepared }: QueuedWrite): Promise<void> {
    if (prepared?.parts.length) await this.registry.documents(physical).insertMany([...prepared.parts]);
  }

  async #accept(writes: readonly QueuedWrite[]): Promise<readonly QueuedWrite[]> {
    const changes = writes.map(({ collection, physical, checkpoint, prepared }) => {
      const { from, to, eventId = null } = checkpoint;
      return {
        updateOne: {
          filter: {
            _id: collection,
            physical,
            position: from,
            pending: { $exists: false },
            frozen: { $exists: false },
          },
          update: { $set: prepared ? { pending: prepared.redo } : { position: to, eventId } },
        },
      };
    });
    const { matchedCount } = await this.registry.entries.bulkWrite(changes, { ordered: false });
    const isAccepted = matchedCount === writes.length ? () => true : await this.#acceptedOf(writes);
    for (const write of writes) {
      if (!isAccepted(write)) await this.#refuse(write);
      else if (!write.prepared) write.resolve('written');
    }
    return writes.filter((write) => write.prepared && isAccepted(write));
  }

  async #acceptedOf(writes: readonly QueuedWrite[]): Promise<(write: QueuedWrite) => boolean> {
    const ids = writes.map(({ collection }) => collection);
    const fields = { physical: 1, position: 1, 'pending.id': 1 };
    const found = await this.registry.entries.find({ _id: { $in: ids } }, { projection: fields }).toArray();
    const entries = new Map(found.map((entry) => [entry._id, entry]));
    return ({ collection, physical, checkpoint, prepared }) => {
      const entry = entries.get(collection);
      if (entry?.physical !== physical) return false;
      return prepared ? entry.pending?.id === prepared.redo.id : entry.position === checkpoint.to;
    };
  }

  async #refuse({ physical, prepared, resolve }: QueuedWrite): Promise<void> {
    if (prepared?.parts.length) await this.registry.documents(physical).deleteMany(partsOf(prepared.redo));
    resolve('refused');
  }

  /** A write that fails here stays pending, and is completed by the next process that reads its entry. */
  async #apply(write: QueuedWrite): Promise<QueuedWrite[]> {
    try {
      await applyRedo(this.registry.documents(write.physical), write.prepared!.redo);
      return [write];
    } catch (error) {
      write.reject(error);
      return [];
    }
  }

  async #complete(writes: readonly QueuedWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const changes = writes.map(({ collection, physical, prepared }) => {
      const { id, to, eventId } = prepared!.redo;
      return {
        updateOne: {
          filter: { _id: collection, physical, 'pending.id': id },
          update: { $set: { position: to, eventId }, $unset: { pending: 1 as const } },
        },
      };
    });
    const { matchedCount } = await this.registry.entries.bulkWrite(changes, { ordered: false });
    await Promise.all(
      writes.map(async ({ collection, physical, prepared, resolve }) => {
        const { redo } = prepared!;
        if (redo.parts) await this.registry.documents(physical).deleteMany(partsOf(redo));
        const isServed =
          matchedCount === writes.length || (await this.registry.entryOf(collection))?.physical === physical;
        if (!isServed) await this.registry.dropUnused();
        resolve(isServed ? 'written' : 'gone');
      }),
    );
  }
}
