import type { FieldOf } from './erasure';

export interface Exported<Doc> {
  /** Maps each section's name to the indexed field with the student's id. */
  readonly sections: Readonly<Record<string, FieldOf<Doc>>>;
  /** The fields that are left out because they serve only the product, or are about others. */
  readonly without?: readonly (keyof Doc & string)[];
}
