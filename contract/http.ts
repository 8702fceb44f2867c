/** What calls answer: a JSON body with `data`, and `pageCount` if there are pages. */
export interface Resource<Attributes, Relationships = Record<string, never>> {
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships: Relationships;
}

/** Which page of a list, counted from 1. */
export interface PageRequest {
  readonly currentPage?: number;
  readonly pageSize?: number;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pageCount: number;
}

/** It says how much there is on all pages, too. */
export interface CountedPage<Item> extends Page<Item> {
  readonly total: number;
}

/** The answer of a call that created something. */
export interface Created {
  readonly id: string;
}

export interface Related<Attributes = Record<string, never>> {
  readonly data: { readonly id: string; readonly attributes: Attributes } | null;
}

export interface Named {
  readonly id: string;
  readonly attributes: { readonly name: string };
}

/** Body of every failed call. */
export interface Problem {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  /** A sentence for each faulty field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is asked for is being prepared: how far it is, from 0 to 1. */
  readonly progress?: number;
}
