export interface Resource<Attributes, Relationships = Record<string, never>> {
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships: Relationships;
}

/** Pages are counted from 1. */
export interface PageRequest {
  readonly currentPage?: number;
  readonly pageSize?: number;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pageCount: number;
}

export interface CountedPage<Item> extends Page<Item> {
  readonly total: number;
}

export interface Created {
  readonly id: string;
}

export interface SyncResult {
  readonly message: string;
  readonly count: number;
  readonly syncedAt: string;
}

export interface Related<Attributes = Record<string, never>> {
  readonly data: { readonly id: string; readonly attributes: Attributes } | null;
}

export interface Named {
  readonly id: string;
  readonly attributes: { readonly name: string };
}

export interface Problem {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** What was requested is still being prepared; the number from 0 to 1 is the share that is done. */
  readonly progress?: number;
}

/** The orders of a list, each also in descending order, with a `-` in front. */
export const inBothDirections = <Order extends string>(orders: readonly Order[]) =>
  orders.flatMap((order) => [order, `-${order}` as const]);
