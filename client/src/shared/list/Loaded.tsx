import type { ReactNode } from 'react';
import { isUnavailable } from '../api/errors';
import { Failed, Loading, type FailedProps } from './States';

export interface Query<Data> {
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> extends Pick<FailedProps, 'message' | 'reason'> {
  readonly query: Query<Data>;
  readonly what: string;
  readonly rows?: number;
  readonly loading?: ReactNode;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

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
  if (data !== undefined && !isUnavailable(error))
    return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error !== undefined) return <Failed {...sentences} error={error} onRetry={refetch} />;
  return loading ?? <Loading what={what} rows={rows} />;
}

function isEmpty(data: unknown): boolean {
  const entries = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  return Array.isArray(entries) && entries.length === 0;
}
