import type { FieldOf } from './erasure';

/** The documents that a student takes home. */
export interface Exported<Doc> {
  /** By the name of each section, the indexed field that holds the student's id. */
  readonly sections: Readonly<Record<string, FieldOf<Doc>>>;
  /** What serves the product alone, or is about others. */
  readonly without?: readonly (keyof Doc & string)[];
}
