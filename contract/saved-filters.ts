import type { Created, Resource } from './http';
import { line, text } from './rules';

/** How many each person keeps. */
export const MOST_FILTERS = 20;

export const savedFilterRules = { name: line('name', 60), search: text('search', 2000) } as const;

export interface SavedFilterFields {
  /** No two of a person's are called the same, whatever their case. */
  readonly name: string;
  /** What the address of the list of students says of what is shown: `q=ann&filter=behind&…`. */
  readonly search: string;
}

/** `GET /users/students/filters` → `data[]`, by name. */
export type SavedFilterResource = Resource<SavedFilterFields>;

export interface SavedFilterCalls {
  'GET /users/students/filters': { answer: { readonly data: readonly SavedFilterResource[] } };
  'POST /users/students/filters': { body: SavedFilterFields; answer: Created };
  'PATCH /users/students/filters/{id}': { body: Pick<SavedFilterFields, 'name'>; answer: void };
  'DELETE /users/students/filters/{id}': { answer: void };
}
