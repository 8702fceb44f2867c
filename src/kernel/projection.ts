import {
  fieldsThatGo,
  hasUnknownOwner,
  remainsOf,
  type ErasedBy,
  type Erasure,
  type FieldOf,
} from './erasure';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from './event';
import type { Retained } from './personal';

/** A compound index: directions by field, in order; nested fields are dotted. */
export type Index = Readonly<Record<string, 1 | -1>>;

export interface Exported<Doc> {
  /** Maps each section's name to the indexed field with the person's id. */
  readonly sections: Readonly<Record<string, FieldOf<Doc>>>;
  /** The fields that are left out because they serve only the product, or are about others. */
  readonly without?: readonly (keyof Doc & string)[];
}

/** A read model as a value: pure functions of document and event. */
export interface Projection<Doc extends object, Events extends EventMap> {
  readonly name: string;
  /** Documentation: what the documents are about. */
  readonly contains?: string;
  /** The version must grow whenever the same history would yield different documents. */
  readonly version: number;
  readonly indexes: readonly Index[];
  /** No response and no push waits for this view to show what was written; reads of the view wait instead. */
  readonly inBackground?: boolean;
  readonly key: (event: RecordedEvent<Events>) => string | readonly string[];
  readonly empty: (key: string) => Doc;
  readonly erasure: Erasure<Doc>;
  readonly exported?: Exported<Doc> | Retained;
  readonly on: {
    readonly [Name in EventName<Events>]: (doc: Doc, event: RecordedEvent<Events, Name>) => Doc | null;
  };
}

export type AnyProjection = Projection<object, Record<string, never>>;

export const projection = <Doc extends object, Events extends EventMap>(
  definition: Projection<Doc, Events>,
) => definition;

export const collectionOf = ({ name, version }: { name: string; version: number }) => `${name}__v${version}`;

export const isOfProjection = (collection: string) => /__v\d+$/.test(collection);

export const keysOf = ({ key, on }: AnyProjection, event: AnyRecordedEvent): readonly string[] => {
  if (!(event.type in on)) return [];
  const keys = key(event as never);
  return typeof keys === 'string' ? [keys] : keys;
};

/** Returns the types of the events that change the view; `erasing` are those that erase persons. */
export const typesOf = ({ on, erasure }: AnyProjection, erasing: readonly string[]): string[] => [
  ...new Set([...Object.keys(on), ...(fieldsThatGo(erasure).length > 0 ? erasing : [])]),
];

const NO_ONE_ERASED: ReadonlySet<string> = new Set();

/** Folds one event into `documents`; a late event does not bring back a document removed with one of the `erased`. */
export function project(
  projection: AnyProjection,
  documents: Map<string, object | null>,
  event: AnyRecordedEvent,
  erased = NO_ONE_ERASED,
): void {
  const apply = (projection.on as Record<string, (doc: object, event: AnyRecordedEvent) => object | null>)[
    event.type
  ];
  if (!apply) return;
  for (const key of keysOf(projection, event)) {
    const current = documents.get(key);
    const before = current ?? projection.empty(key);
    if (!current && isLate(projection, before, event, erased)) continue;
    const next = apply(before, event);
    documents.set(key, next && erased.size > 0 ? remainsOf(projection.erasure, next, erased) : next);
  }
}

const isLate = (
  { erasure }: AnyProjection,
  empty: object,
  { data }: AnyRecordedEvent,
  erased: ReadonlySet<string>,
) =>
  erased.size > 0 &&
  hasUnknownOwner(erasure, empty) &&
  Object.values(data).some((value) => erased.has(value as string));

export function forget(
  { erasure }: AnyProjection,
  documents: Map<string, object | null>,
  erased: ReadonlySet<string>,
): void {
  if (erased.size === 0) return;
  for (const [key, doc] of documents) if (doc) documents.set(key, remainsOf(erasure, doc, erased));
}

export function replay<Doc extends object, Events extends EventMap>(
  definition: Projection<Doc, Events>,
  history: Iterable<AnyRecordedEvent>,
  erasedBy: ErasedBy = () => [],
): Map<string, Doc> {
  const documents = new Map<string, object | null>();
  const any = definition as unknown as AnyProjection;
  const erased = new Set<string>();
  for (const event of history) {
    project(any, documents, event);
    for (const id of erasedBy(event)) erased.add(id);
  }
  forget(any, documents, erased);
  for (const [key, doc] of documents) if (doc === null) documents.delete(key);
  return documents as Map<string, Doc>;
}
