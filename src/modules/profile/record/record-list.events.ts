import type { Changes, EventSpecs, Sample } from '../../../kernel/event';
import { ID, PERSON, sealedValue } from '../../../kernel/personal';

/** The fields in the history; they are null once the student is erased. */
export type Erasable<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null };

export interface OfItem {
  readonly itemId: string;
  readonly studentId: string;
}

/** Events about the items of a student's list. A removed item may be restored. */
export type RecordListEvents<Noun extends string, Fields> = {
  [Name in `${Noun}${'Added' | 'Removed' | 'Restored'}`]: OfItem & { readonly fields: Erasable<Fields> };
} & {
  [Name in `${Noun}Edited`]: OfItem & { readonly changes: Changes<Erasable<Fields>> };
};

const item = { itemId: ID, studentId: PERSON };
const sampleItem = { itemId: 'i1', studentId: 's1' };

/** Declares the events of a list, by a sample of an item and of an edit that changes every field. */
export function recordListEvents<Noun extends string, Fields>(
  noun: Noun,
  fields: Sample<Erasable<Fields>>,
  changes: Sample<Changes<Erasable<Fields>>>,
) {
  const whole = {
    fields: { ...item, fields: sealedValue('studentId') },
    sample: { ...sampleItem, fields },
  };
  const edited = {
    fields: { ...item, changes: sealedValue('studentId') },
    sample: { ...sampleItem, changes },
  };
  const specs = { Added: whole, Edited: edited, Removed: whole, Restored: whole };
  return namedAfter(noun, specs) as unknown as EventSpecs<RecordListEvents<Noun, Fields>>;
}

/** Turns `{ Added }` into `{ HonorAdded }`. */
export const namedAfter = (noun: string, parts: object) =>
  Object.fromEntries(Object.entries(parts).map(([what, part]) => [`${noun}${what}`, part as unknown]));
