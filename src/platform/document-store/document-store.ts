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
  /** Part of a string, without regard to case. */
  | { readonly contains: string };

/**
 * All conditions must hold. Fields may be dotted and hold one kind of scalar throughout a collection;
 * null also matches a missing field, nothing else does.
 */
export type Where = Readonly<Record<string, Condition>>;

export interface Query {
  readonly where?: Where;
  /**
   * In order of precedence; null and missing sort first, strings by code point. The document's key breaks ties in the
   * last field's direction, so that pages never overlap; without fields it determines the order.
   */
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly skip?: number;
  readonly limit?: number;
}

export interface Write {
  /** Documents by key, null to remove one. */
  readonly documents: ReadonlyMap<string, object | null>;
  /**
   * Stored with the documents in one transaction; nothing is written if the stored checkpoint is not `from`.
   * `eventId` is that of the event at `to`.
   */
  readonly checkpoint: { readonly from: bigint; readonly to: bigint; readonly eventId?: string | null };
  /** What the documents were made of, if they were read: it must not have been replaced since. */
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

/** A collection under construction beside the served one; unusable once it is swapped, dropped or discarded. */
export interface ShadowCollection {
  /** Adds documents whose keys were not inserted before. */
  insert(documents: Iterable<readonly [key: string, doc: object]>): Promise<void>;
  /** Those that were inserted, in no particular order. */
  getMany(keys: readonly string[]): Promise<Map<string, object>>;
  /** Replaces documents that were inserted; null removes one. */
  replace(documents: ReadonlyMap<string, object | null>): Promise<void>;
  /** In key order. */
  scan(): AsyncIterable<readonly StoredDocument<object>[]>;
  /** Builds the indexes, then atomically replaces the served collection and its checkpoint. */
  swap(checkpoint: bigint, eventId?: string | null): Promise<void>;
  drop(): Promise<void>;
}

/** Reading or writing a collection that does not exist throws `UnknownCollection`. */
export interface DocumentStore {
  /** Creates the collection and its declared indexes if missing, and drops undeclared indexes. */
  ensure(collection: CollectionSpec): Promise<void>;
  get<Doc extends object>(collection: string, key: string): Promise<Doc | undefined>;
  /** Those that exist, in no particular order. */
  getMany<Doc extends object>(collection: string, keys: readonly string[]): Promise<Map<string, Doc>>;
  /** The same for a write that follows, and names the generation. */
  readForWrite<Doc extends object>(collection: string, keys: readonly string[]): Promise<ReadForWrite<Doc>>;
  find<Doc extends object>(collection: string, query?: Query): Promise<Doc[]>;
  count(collection: string, where?: Where): Promise<number>;
  /** How many documents have each value of a string field. */
  countBy(collection: string, field: string, where?: Where): Promise<Map<string, number>>;
  /** False if the stored checkpoint is not `checkpoint.from`, or the generation another: nothing changed. */
  write(collection: string, write: Write): Promise<boolean>;
  /** 0n if nothing was written yet. */
  checkpoint(collection: string): Promise<bigint>;
  /** The checkpoint with the id of its event; null if none was given. */
  checkpointPlace(
    collection: string,
  ): Promise<{ readonly position: bigint; readonly eventId: string | null }>;
  /** Another one once something else has taken the collection's place, so that who remembers documents reads all anew. */
  generation(collection: string): Promise<string>;
  /**
   * A consistent snapshot of a collection, in key order, with its checkpoint.
   * It is held until the iteration of `batches` ends.
   */
  snapshot(collection: string): Promise<{
    readonly checkpoint: bigint;
    readonly batches: AsyncIterable<readonly StoredDocument<object>[]>;
  }>;
  /** Starts an empty shadow, discarding an unfinished earlier one. */
  shadow(collection: CollectionSpec): Promise<ShadowCollection>;
  /** In one step, `by` takes the collection's place with its checkpoint, and is gone under its own name. */
  replace(collection: string, by: string): Promise<void>;
  /** Those that are served, by name. */
  collections(): Promise<string[]>;
  /** Including its checkpoint and shadow. */
  drop(collection: string): Promise<void>;
  /** Overwrites the remains of removed documents in the files that this store owns. */
  overwriteRemoved(): Promise<void>;
  /** Takes or renews what a process does for long, all in one command: which of these `holder` has then. */
  leaseDuties(names: readonly string[], holder: string, ttlMs: number): Promise<ReadonlySet<string>>;
  releaseDuties(names: readonly string[], holder: string): Promise<void>;
  /** Takes or renews the lease for `holder`; false while another holder's is valid. Expired ones are removed. */
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
