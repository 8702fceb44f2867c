import type { mongo } from 'mongoose';
import { unlessDuplicate } from '../mongo/connect';

interface Lease {
  readonly _id: string;
  readonly holder: string;
  readonly expiresAt: Date;
}

interface Duties {
  readonly _id: 'duties';
  readonly path?: Readonly<Record<string, Omit<Lease, '_id'> | null>>;
}

const DUTIES = { _id: 'duties' } as const;

/** Leases expire by the server's clock, which all processes share. One command takes a lease or returns its holder. */
export class MongoLeases {
  readonly #leases: mongo.Collection<Lease>;
  readonly #duties: mongo.Collection<Duties>;

  constructor(db: mongo.Db) {
    this.#leases = db.collection('_leases');
    this.#duties = db.collection('_duties');
  }

  async prepare(): Promise<void> {
    await this.#leases.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  async acquire(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const isFree = isFreeFor(holder, '$');
    const taken = await unlessDuplicate(
      this.#leases.findOneAndUpdate(
        { _id: name },
        [
          {
            $set: {
              holder: { $cond: [isFree, { $literal: holder }, '$holder'] },
              expiresAt: { $cond: [isFree, after(ttlMs), '$expiresAt'] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return taken?.holder === holder;
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#leases.deleteOne({ _id: name, holder });
  }

  async acquireDuties(names: readonly string[], holder: string, ttlMs: number): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const lease = { holder: { $literal: holder }, expiresAt: after(ttlMs) };
    const duties = await this.#change(names, (path) => [isFreeFor(holder, `${path}.`), lease, path]);
    return new Set(names.filter((name) => duties?.path?.[name]?.holder === holder));
  }

  async releaseDuties(names: readonly string[], holder: string): Promise<void> {
    if (names.length === 0) return;
    await this.#change(names, (path) => [{ $eq: [`${path}.holder`, { $literal: holder }] }, null, path]);
  }

  #change(names: readonly string[], conditionOf: (path: string) => readonly unknown[]) {
    const changes = names.map((name) => [`held.${name}`, { $cond: conditionOf(`$held.${name}`) }] as const);
    return unlessDuplicate(
      this.#duties.findOneAndUpdate(DUTIES, [{ $set: Object.fromEntries(changes) }], {
        upsert: true,
        returnDocument: 'after',
      }),
    );
  }
}

const after = (ttlMs: number) => ({ $add: ['$$NOW', ttlMs] });

const isFreeFor = (holder: string, lease: string) => ({
  $or: [
    { $eq: [`${lease}holder`, { $literal: holder }] },
    { $lte: [{ $ifNull: [`${lease}expiresAt`, new Date(0)] }, '$$NOW'] },
  ],
});
