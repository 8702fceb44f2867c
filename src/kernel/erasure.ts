import type { AnyRecordedEvent } from './event';
import { Kept } from './personal';

/** The event that erases somebody: it names the person, and what was written for that person alone. */
export const ERASING = 'AccountErased';

export const erasedBy = ({ type, data }: Pick<AnyRecordedEvent, 'type' | 'data'>): readonly string[] =>
  type === ERASING ? [String(data.userId), ...(data.taskIds as readonly string[])] : [];

/** A field of a document, dotted for a nested one. */
type FieldOf<Doc> = (keyof Doc & string) | `${keyof Doc & string}.${string}`;

/**
 * What is left of a document when somebody is erased whose id stands in a field: nothing, another document, or all
 * of it for a reason. Only documents that hold their key as `id` are found again.
 */
export type Erasure<Doc> = {
  readonly [Field in FieldOf<Doc>]?:
    Kept | (Doc extends { readonly id: string } ? 'nothing' | ((doc: Doc) => Doc) : never);
};

type AnyErasure = Readonly<Record<string, Kept | 'nothing' | ((doc: object) => object)>>;

/** The fields by whose value a document goes, or changes. */
export const fieldsThatGo = (erasure: object): string[] =>
  Object.entries(erasure as AnyErasure).flatMap(([field, left]) => (left instanceof Kept ? [] : field));

export const isDropping = (erasure: object) => Object.values(erasure as AnyErasure).includes('nothing');

/** What the erased leave of a document; null for nothing. */
export function remainsOf<Doc extends object>(
  erasure: object,
  doc: Doc,
  erased: ReadonlySet<string>,
): Doc | null {
  let remains: object = doc;
  for (const [field, left] of Object.entries(erasure as AnyErasure)) {
    if (left instanceof Kept || !erased.has(String(valueAt(doc, field)))) continue;
    if (left === 'nothing') return null;
    remains = left(remains);
  }
  return remains as Doc;
}

const valueAt = (doc: object, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], doc);
