import type { Block } from '../../../contract/document';

export interface PrintedDocument {
  readonly title: string;
  /** As in BCP 47: `en-US`. */
  readonly language: string;
  readonly author: string;
  /** Stands at the foot of every page, left of its number. */
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly blocks: readonly PrintedBlock[];
}

/** What somebody has done: on a line of its own what it was, at its right the figures, below it the words. */
export interface Entry {
  readonly title: string;
  readonly meta: string;
  readonly text?: string;
}

export type PrintedBlock =
  | Block
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };
