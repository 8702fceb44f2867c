import type { Index } from '../../kernel/projection';

export interface CollectionSpec {
  readonly name: string;
  readonly indexes: readonly Index[];
}

export type Scalar = string | number | boolean | null;
export type Condition =
  | Scalar
  | { readonly in: readonly Scalar[] }
  | {
      readonly gt?: string | number;
      readonly gte?: string | number;
      readonly lt?: string | number;
      readonly lte?: string | number;
    }
  | { readonly prefix: string }
  /** Matches a part of a string, ignoring case. */
  | { readonly contains: string };

/** All conditions must hold. Fields may be dotted and have one kind of scalar; null also matches a missing field. */
export type Where = Readonly<Record<string, Condition>>;

export interface Query {
  readonly where?: Where;
  /** Null and missing values sort first, strings by code point; the key breaks ties in the last field's direction. */
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly skip?: number;
  readonly limit?: number;
}

export interface Write {
  readonly documents: ReadonlyMap<string, object | null>;
  /** Nothing is written if the stored checkpoint is not `from`. `eventId` is the id of the event at `to`. */
  readonly checkpoint: { readonly from: bigint; readonly to: bigint; readonly eventId?: string | null };
  /** The generation that was read for this write. Nothing is written if the collection was replaced since. */
  readonly generation?: string;
}

export interface ReadForWrite<Doc> {
  readonly documents: Map<string, Doc>;
  readonly generation: string;
}

export interface StoredDocument<Doc> {
  readonly key: string;
  readonly doc: Doc;
}

/** A collection under construction next to the served one. Once swapped, dropped or discarded, it is unusable. */
export interface ShadowCollection {
  insert(documents: Iterable<readonly [key: string, doc: object]>): Promise<void>;
  getMany(keys: readonly string[]): Promise<Map<string, object>>;
  replace(documents: ReadonlyMap<string, object | null>): Promise<void>;
  scan(): AsyncIterable<readonly StoredDocument<object>[]>;
  /** Builds the indexes, then atomically replaces the served collection and its checkpoint. */
  swap(checkpoint: bigint, eventId?: string | null): Promise<void>;
  drop(): Promise<void>;
}

/** Reading or writing a collection that does not exist throws `UnknownCollection`. */
export interface DocumentStore {
  /** Creates the collection and its declared indexes if they are missing, and drops undeclared indexes. */
  ensure(collection: CollectionSpec): Promise<void>;
  get<Doc extends object>(collection: string, key: string): Promise<Doc | undefined>;
  getMany<Doc extends object>(collection: string, keys: readonly string[]): Promise<Map<string, Doc>>;
  /** Like `getMany`, for a write that follows; it also returns the generation, which the write must name. */
  readForWrite<Doc extends object>(collection: string, keys: readonly string[]): Promise<ReadForWrite<Doc>>;
  find<Doc extends object>(collection: string, query?: Query): Promise<Doc[]>;
  count(collection: string, where?: Where): Promise<number>;
  countBy(collection: string, field: string, where?: Where): Promise<Map<string, number>>;
  /** Returns false and changes nothing if the stored checkpoint is not `checkpoint.from`, or the generation differs. */
  write(collection: string, write: Write): Promise<boolean>;
  checkpoint(collection: string): Promise<bigint>;
  checkpointPlace(
    collection: string,
  ): Promise<{ readonly position: bigint; readonly eventId: string | null }>;
  /** Changes when another collection takes this one's place, so that readers with a cache read everything again. */
  generation(collection: string): Promise<string>;
  /** Returns a consistent snapshot in key order, with its checkpoint. It is open until the iteration ends. */
  snapshot(collection: string): Promise<{
    readonly checkpoint: bigint;
    readonly batches: AsyncIterable<readonly StoredDocument<object>[]>;
  }>;
  shadow(collection: CollectionSpec): Promise<ShadowCollection>;
  /** True if writers of other collections wait for a write to this one. A shadow never does. */
  sharesFile(collection: string): boolean;
  /** In one step, `by` replaces the collection with its checkpoint, and loses its own name. */
  replace(collection: string, by: string): Promise<void>;
  collections(): Promise<string[]>;
  drop(collection: string): Promise<void>;
  /** Overwrites the remains of removed documents in the files that this store owns. */
  overwriteRemoved(): Promise<void>;
  /** Takes or renews leases of long-running duties, all in one command; returns those that `holder` has afterwards. */
  leaseDuties(names: readonly string[], holder: string, ttlMs: number): Promise<ReadonlySet<string>>;
  releaseDuties(names: readonly string[], holder: string): Promise<void>;
  /** Takes or renews the lease; returns false while another holder's lease is valid. Removes expired leases. */
  lease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;
  close(): Promise<void>;
}

export const DOCUMENT_STORE = Symbol('DocumentStore');

export class UnknownCollection extends Error {
  constructor(readonly collection: string) {
    super(`Unknown collection ${collection}.`);
    this.name = 'UnknownCollection';
  }
}
