import type { Block } from '../../../contract/document';

export interface PrintedDocument {
  readonly title: string;
  /** A BCP 47 tag, such as `en-US`. */
  readonly language: string;
  readonly author: string;
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly blocks: readonly PrintedBlock[];
}

/** Something that a person has done: a title on a line of its own, figures to its right, and words below. */
export interface Entry {
  readonly title: string;
  readonly meta: string;
  readonly text?: string;
}

export type PrintedBlock =
  | Block
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };
