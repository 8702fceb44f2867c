import type { Connection, mongo } from 'mongoose';
import { closedUnless, connect, databaseOf, isUnreached, unlessDuplicate } from '../mongo/connect';
import { type RequestTimeout, mapConnectionErrors } from '../store-unavailable';
import type { Vault, VaultEntry, VaultKind, VaultPutOptions, VaultRecord } from './vault';

interface Stored {
  readonly _id: string;
  readonly kind: VaultKind;
  readonly json: string;
  readonly version: number;
  readonly owner: string | null;
  readonly expiresAt: Date | null;
}

const NEVER = new Date(8.64e15);

/** Without `$literal`, a text that begins with a dollar sign would be a field. */
const literally = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, $literal]: [string, unknown]) => [name, { $literal }]),
  );

const idOf = (kind: VaultKind, id: string) => `${kind}/${id}`;

/** Each entry is a document, and each write atomically replaces the version read just before. */
export class MongoVault implements Vault {
  private constructor(
    private readonly connection: Connection,
    private readonly entries: mongo.Collection<Stored>,
  ) {}

  static async connect(url: string, timeout?: RequestTimeout): Promise<MongoVault> {
    const connection = await connect(url);
    const entries = databaseOf(connection).collection<Stored>('vault');
    await closedUnless(connection, entries.createIndex({ kind: 1, owner: 1 }));
    // The server deletes expired entries.
    await entries.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    return mapConnectionErrors(new MongoVault(connection, entries), 'vault', isUnreached, timeout);
  }

  async get<Value>(kind: VaultKind, id: string): Promise<VaultEntry<Value> | undefined> {
    const stored = await this.entries.findOne({ _id: idOf(kind, id) });
    if (!stored || versionOf(stored) === 0) return undefined;
    return { value: JSON.parse(stored.json) as Value, version: stored.version };
  }

  async getMany<Value>(kind: VaultKind, ids: readonly string[]): Promise<Map<string, Value>> {
    if (ids.length === 0) return new Map();
    const filter = { _id: { $in: ids.map((id) => idOf(kind, id)) } };
    const stored = (await this.entries.find(filter).toArray()).filter((one) => versionOf(one) > 0);
    const prefix = idOf(kind, '').length;
    return new Map(stored.map(({ _id, json }) => [_id.slice(prefix), JSON.parse(json) as Value]));
  }

  async put(kind: VaultKind, id: string, value: unknown, options: VaultPutOptions = {}): Promise<boolean> {
    const { expectedVersion, owner = null } = options;
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) throw new TypeError('What the vault keeps must be JSON.');
    const expiresAt = options.expiresAt ? new Date(options.expiresAt) : null;
    if (Number.isNaN(expiresAt?.getTime())) throw new RangeError('An entry expires at a date.');
    const _id = idOf(kind, id);
    const next = { kind, json, owner, expiresAt };
    if (expectedVersion === undefined) return this.#replacedInAnyCase(_id, next);
    if (expectedVersion === 0 && (await this.#replaced(_id, null, { ...next, version: 1 }))) return true;
    const stored = await this.entries.findOne({ _id });
    if (versionOf(stored) !== expectedVersion) return false;
    return this.#replaced(_id, stored, { ...next, version: expectedVersion + 1 });
  }

  async remove(kind: VaultKind, ...ids: readonly string[]): Promise<void> {
    await this.entries.deleteMany({ _id: { $in: ids.map((id) => idOf(kind, id)) } });
  }

  async removeOwned(kind: VaultKind, owner: string, but?: string): Promise<void> {
    await this.entries.deleteMany({
      kind,
      owner,
      ...(but !== undefined && { _id: { $ne: idOf(kind, but) } }),
    });
  }

  async owned(kind: VaultKind, owner: string): Promise<VaultRecord[]> {
    const stored = await this.entries.find({ kind, owner }).toArray();
    return stored.filter((one) => versionOf(one) > 0).map(recordOf);
  }

  async *all(): AsyncGenerator<VaultRecord> {
    for await (const stored of this.entries.find()) if (versionOf(stored) > 0) yield recordOf(stored);
  }

  async close(): Promise<void> {
    await this.connection.destroy();
  }

  async #replacedInAnyCase(_id: string, next: Omit<Stored, '_id' | 'version'>): Promise<true> {
    const hasExpired = { $lte: [{ $ifNull: ['$expiresAt', NEVER] }, new Date()] };
    const version = { $add: [{ $cond: [hasExpired, 0, { $ifNull: ['$version', 0] }] }, 1] };
    const change = [{ $replaceWith: { _id, version, ...literally(next) } }];
    const upsert = { upsert: true } as const;
    // If two insert at once, one of them finds the other's entry when it tries again.
    while ((await unlessDuplicate(this.entries.updateOne({ _id }, change, upsert))) === undefined);
    return true;
  }

  /** Returns false if the entry was written or removed by another caller since it was read. */
  async #replaced(_id: string, stored: Stored | null, next: Omit<Stored, '_id'>): Promise<boolean> {
    if (!stored) return (await unlessDuplicate(this.entries.insertOne({ _id, ...next }))) !== undefined;
    const { version, expiresAt } = stored;
    return (await this.entries.replaceOne({ _id, version, expiresAt }, next)).matchedCount === 1;
  }
}

const recordOf = ({ _id, kind, json, owner, expiresAt }: Stored): VaultRecord => ({
  kind,
  id: _id.slice(kind.length + 1),
  value: JSON.parse(json) as unknown,
  owner,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** Returns 0 if there is no entry, or it has expired. */
function versionOf(stored: Stored | null): number {
  if (!stored || (stored.expiresAt && stored.expiresAt <= new Date())) return 0;
  return stored.version;
}
