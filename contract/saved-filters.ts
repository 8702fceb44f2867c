import type { Created, Resource } from './http';
import { line, text } from './rules';

export const MAX_FILTERS = 20;

export const savedFilterRules = { name: line('name', 60), search: text('search', 2000) } as const;

export interface SavedFilterFields {
  /** Names are unique for each person, ignoring case. */
  readonly name: string;
  /**
   * The query of the list's address: `q=ann&filter=behind&…`. That of another list than the students' begins with its
   * name: `list=applications&…`.
   */
  readonly search: string;
}

export type SavedFilterResource = Resource<SavedFilterFields>;

export interface SavedFilterCalls {
  'GET /users/students/filters': { answer: { readonly data: readonly SavedFilterResource[] } };
  'POST /users/students/filters': { answer: Created };
  'PATCH /users/students/filters/{id}': { answer: void };
  'DELETE /users/students/filters/{id}': { answer: void };
}
