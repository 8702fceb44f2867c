import type { FieldOf } from './erasure';

/** The documents that are part of a student's export. */
export interface Exported<Doc> {
  /** Maps each section's name to the indexed field with the student's id. */
  readonly sections: Readonly<Record<string, FieldOf<Doc>>>;
  /** The fields that are left out because they serve only the product, or are about others. */
  readonly without?: readonly (keyof Doc & string)[];
}
