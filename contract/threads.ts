import type { Created, Page, Related, Resource } from './http';
import { line, text, type FieldRules, type RuleViolation } from './rules';

export const OPEN_THREADS = 3;

export const THREADS_PER_PAGE = 10;

export type ThreadResource = Resource<
  {
    readonly title: string;
    readonly categories: readonly string[];
    /** Paragraphs are separated by empty lines. The body is empty for a visitor, except in the newest three threads. */
    readonly body: string;
    readonly created_at: string;
  },
  { readonly author: Related<{ readonly first_name: string; readonly last_name: string }> }
>;

export interface ThreadFields {
  readonly title: string;
  readonly categories: readonly string[];
  readonly body: string;
}

export interface ThreadCalls {
  /** Threads are listed newest first; a token is optional, but must be valid if sent. */
  'GET /threads/all': { answer: Page<ThreadResource>; refuses: 401 };
  'GET /threads/{id}': { answer: { readonly data: ThreadResource } };
  'POST /threads': { answer: Created };
  'PATCH /threads/{id}': { answer: void };
  'DELETE /threads/{id}': { answer: void };
}

export const MAX_CATEGORIES = 5;
export const MAX_CATEGORY_LENGTH = 30;

export const threadRules = {
  title: line('title', 120),
  body: text('text', 10000),
} as const satisfies Record<string, FieldRules>;

export function categoriesIssue(value: unknown): RuleViolation | undefined {
  const fine =
    Array.isArray(value) &&
    value.length <= MAX_CATEGORIES &&
    value.every(
      (each) => typeof each === 'string' && each.trim() !== '' && each.length <= MAX_CATEGORY_LENGTH,
    ) &&
    new Set(value).size === value.length;
  return fine ? undefined : { code: 'categories', most: MAX_CATEGORIES, longest: MAX_CATEGORY_LENGTH };
}
