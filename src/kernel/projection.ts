import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from './event';

/** A compound index: field (dotted for a nested one) to direction, in order. */
export type Index = Readonly<Record<string, 1 | -1>>;

/** A read model as a value: pure functions of document and event, nothing else. */
export interface Projection<Doc extends object, Events extends EventMap> {
  readonly name: string;
  /** Raise it whenever the same history would yield other documents. */
  readonly version: number;
  readonly indexes: readonly Index[];
  /** The documents that an event concerns. */
  readonly key: (event: RecordedEvent<Events>) => string | readonly string[];
  readonly empty: (key: string) => Doc;
  /** The next document, or null to remove it. */
  readonly on: {
    readonly [Name in EventName<Events>]: (doc: Doc, event: RecordedEvent<Events, Name>) => Doc | null;
  };
}

export type AnyProjection = Projection<object, Record<string, never>>;

export const projection = <Doc extends object, Events extends EventMap>(
  definition: Projection<Doc, Events>,
) => definition;

export const collectionOf = ({ name, version }: { name: string; version: number }) => `${name}__v${version}`;

export const keysOf = ({ key, on }: AnyProjection, event: AnyRecordedEvent): readonly string[] => {
  if (!(event.type in on)) return [];
  const keys = key(event as never);
  return typeof keys === 'string' ? [keys] : keys;
};

/** Folds one event into `documents`, in which null stands for a removed one. */
export function project(
  projection: AnyProjection,
  documents: Map<string, object | null>,
  event: AnyRecordedEvent,
): void {
  const apply = (projection.on as Record<string, (doc: object, event: AnyRecordedEvent) => object | null>)[
    event.type
  ];
  if (!apply) return;
  for (const key of keysOf(projection, event)) {
    documents.set(key, apply(documents.get(key) ?? projection.empty(key), event));
  }
}

/** All documents that a history yields. */
export function replay<Doc extends object, Events extends EventMap>(
  definition: Projection<Doc, Events>,
  history: Iterable<AnyRecordedEvent>,
): Map<string, Doc> {
  const documents = new Map<string, object | null>();
  for (const event of history) project(definition as unknown as AnyProjection, documents, event);
  for (const [key, doc] of documents) if (doc === null) documents.delete(key);
  return documents as Map<string, Doc>;
}
