import type { AnyRecordedEvent } from './event';
import { Retained } from './personal';

/** Returns the ids that an event erases, none for most events. */
export type ErasedBy = (event: AnyRecordedEvent) => readonly string[];

export type FieldOf<Doc> = (keyof Doc & string) | `${keyof Doc & string}.${string}`;

/**
 * What remains of a document after the erasure of the person in a field. Only documents with their key as `id` are
 * found.
 */
export type Erasure<Doc> = {
  readonly [Field in FieldOf<Doc>]?:
    Retained | (Doc extends { readonly id: string } ? 'nothing' | ((doc: Doc) => Doc) : never);
};

type AnyErasure = Readonly<Record<string, Retained | 'nothing' | ((doc: object) => object)>>;

export const fieldsThatGo = (erasure: object): string[] =>
  Object.entries(erasure as AnyErasure).flatMap(([field, left]) => (left instanceof Retained ? [] : field));

/** Returns whether a document is removed with a person whom it does not name yet. */
export const hasUnknownOwner = (erasure: object, doc: object): boolean =>
  Object.entries(erasure as AnyErasure).some(([field, left]) => left === 'nothing' && !valueAt(doc, field));

export function remainsOf<Doc extends object>(
  erasure: object,
  doc: Doc,
  erased: ReadonlySet<string>,
): Doc | null {
  let remains: object = doc;
  for (const [field, left] of Object.entries(erasure as AnyErasure)) {
    if (left instanceof Retained || !erased.has(String(valueAt(doc, field)))) continue;
    if (left === 'nothing') return null;
    remains = left(remains);
  }
  return remains as Doc;
}

const valueAt = (doc: object, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], doc);
