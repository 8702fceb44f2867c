import type { Problem } from 'contract/resources';

/** What a failed call rejects with; status 0 where no answer came. */
export interface ApiError {
  readonly status: number;
  readonly statusText: string;
  readonly data: Problem;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error;

/** Not of a limit, whose sentence says how long to wait, and not over HTTP/2, which has none. */
export const hasStatusText = (error: unknown): error is ApiError =>
  isApiError(error) && error.statusText !== '' && error.status !== 429;

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.data.message;
  if (error instanceof Error) return error.message;
  return 'Something went wrong. Try again.';
}

export const unprocessed = (path: string, reason: string): Problem => ({
  statusCode: 0,
  code: 'unprocessed',
  message: `Unable to process API request to ${path} REASON ${reason}`,
});
