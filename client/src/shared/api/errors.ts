import { messages } from 'contract/messages';
import type { Problem } from 'contract/http';
import { t } from '../en';

/** What a failed call rejects with; status 0 where no answer came. */
export interface ApiError {
  readonly status: number;
  /** Empty over HTTP/2. */
  readonly statusText: string;
  readonly path: string;
  readonly data: Problem;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error;

/** Of what is no more, or may be seen no longer. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.data.message;
  if (error instanceof Error) return error.message;
  return t.errors.unknown;
}

/** Where the catalogue shows the status text: the server's own sentence says more of a limit. */
export const statusTextOf = ({ status, statusText, data }: ApiError): string =>
  status === 429 || statusText === '' ? data.message : statusText;

export const unprocessed = (path: string, reason: string): Problem => ({
  statusCode: 0,
  code: 'unprocessed',
  message: t.errors.unprocessed(path, reason),
});

/** What is said of a list that could not be loaded. */
export function loadFailure(error: unknown): string {
  if (!isApiError(error) || error.data.code === 'unprocessed') return messageOf(error);
  return t.errors.unprocessed(error.path, error.data.message);
}

/** The catalogue's sentence of calls whose refusals it does not tell apart; none where no answer came. */
export const serverFailure = (error: unknown): string | undefined =>
  isApiError(error) && error.status > 0 ? messages.serverFailed : undefined;
