import { Aggregator } from 'mingo';
import { update as applyOperators, type Modifier } from 'mingo/updater';
import { matcher, projected, sorted } from './query';
import { decodeDocument, encodeDocument, type Document } from './wire';

export interface Find {
  readonly filter?: Document;
  readonly sort?: Document;
  readonly skip?: number;
  readonly limit?: number;
  readonly projection?: Document;
}

export interface Update {
  readonly q: Document;
  readonly u: Document | readonly Document[];
  readonly upsert?: boolean;
  readonly multi?: boolean;
}

export class CommandFailure extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
  ) {
    super(message);
  }
}

const keyOf = (id: unknown) => JSON.stringify(id);

export class Collection {
  readonly indexes = new Map<string, Document>([['_id_', { v: 2, key: { _id: 1 }, name: '_id_' }]]);
  readonly #documents = new Map<string, Document>();

  constructor(private readonly now: () => Date) {}

  find({ filter = {}, sort, skip = 0, limit = 0, projection }: Find): Document[] {
    const found = sorted(this.#matching(filter), sort);
    return found.slice(skip, limit ? skip + limit : undefined).map((one) => projected(one, projection));
  }

  insert(document: Document): void {
    if (this.#documents.has(keyOf(document._id))) {
      throw new CommandFailure(11_000, 'DuplicateKey', `E11000 duplicate key: ${keyOf(document._id)}`);
    }
    this.#documents.set(keyOf(document._id), document);
  }

  update({ q, u, upsert = false, multi = false }: Update): {
    n: number;
    nModified: number;
    upserted?: unknown;
  } {
    const found = this.#matching(q).slice(0, multi ? undefined : 1);
    for (const document of found) this.#documents.set(keyOf(document._id), this.#changed(document, u));
    if (found.length || !upsert) return { n: found.length, nModified: found.length };
    const document = this.#changed(equalities(q), u);
    this.insert(document);
    return { n: 1, nModified: 0, upserted: document._id };
  }

  delete(q: Document, limit: number): number {
    const found = this.#matching(q).slice(0, limit || undefined);
    for (const { _id } of found) this.#documents.delete(keyOf(_id));
    return found.length;
  }

  #changed(document: Document, change: Update['u']): Document {
    if (Array.isArray(change)) {
      const stages = atTime(change, this.now()) as Document[];
      return new Aggregator(stages).run([document])[0] as Document;
    }
    if (!Object.keys(change).some((name) => name.startsWith('$'))) return { _id: document._id, ...change };
    const copy = decodeDocument(encodeDocument(document));
    applyOperators(copy, change as Modifier<Document>);
    return copy;
  }

  #matching(filter: Document): Document[] {
    return this.#candidates(filter._id).filter(matcher(filter));
  }

  #candidates(id: unknown): Document[] {
    const keys = typeof id === 'string' ? [id] : (id as { $in?: unknown[] } | undefined)?.$in;
    if (!keys) return [...this.#documents.values()];
    return [...new Set(keys.map(keyOf))].flatMap((key) => this.#documents.get(key) ?? []);
  }
}

function atTime(part: unknown, now: Date): unknown {
  if (part === '$$NOW') return now;
  if (Array.isArray(part)) return part.map((one) => atTime(one, now));
  if (part === null || typeof part !== 'object' || Object.getPrototypeOf(part) !== Object.prototype)
    return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, atTime(value, now)]));
}

function equalities(filter: Document): Document {
  const isOperator = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith('$'));
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => !name.startsWith('$') && !isOperator(value)),
  );
}
