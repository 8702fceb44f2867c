import type { ReactNode } from 'react';
import { isGone } from '../api/errors';
import { Failed, Loading, type FailedProps } from './States';

/** What a hook of a query gives, as far as it is shown. */
export interface Query<Data> {
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> extends Pick<FailedProps, 'message' | 'reason'> {
  readonly query: Query<Data>;
  readonly what: string;
  /** About how many there will be. */
  readonly rows?: number;
  /** In place of the usual rows while it is on its way. */
  readonly loading?: ReactNode;
  /** In place of a list or page without entries. */
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for; until it is there that it is on its way, or why it did not come. */
export function Loaded<Data>({
  query,
  what,
  rows,
  loading,
  empty,
  children,
  ...sentences
}: LoadedProps<Data>) {
  const { currentData: data, error, refetch } = query;
  if (data !== undefined && !isGone(error))
    return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error !== undefined) return <Failed {...sentences} error={error} onRetry={refetch} />;
  return loading ?? <Loading what={what} rows={rows} />;
}

function isEmpty(data: unknown): boolean {
  const entries = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  return Array.isArray(entries) && entries.length === 0;
}
