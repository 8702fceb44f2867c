import { messages } from 'contract/messages';
import type { Problem } from 'contract/http';
import { t } from '../en';

/** The `status` is 0 if no response came. */
export interface ApiError {
  readonly status: number;
  /** The text is empty over HTTP/2, which does not send it. */
  readonly statusText: string;
  readonly path: string;
  readonly data: Problem;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error;

export const isUnavailable = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

export const progressOf = (error: unknown): number | undefined =>
  isApiError(error) ? error.data.progress : undefined;

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.data.message;
  if (error instanceof Error) return error.message;
  return t.errors.unknown;
}

/** A message for the user; technical messages are in `details`. */
export interface ErrorMessages {
  readonly message: string;
  readonly details?: string;
}

/** Returns what to show to the user. The text `documented` replaces the server's message. */
export function errorMessage(error: unknown, documented = messageOf(error)): ErrorMessages {
  if (!isApiError(error)) return { message: documented };
  const { data } = error;
  const plain =
    data.code !== 'unprocessed' ? data.message : hasNoResponse(error) ? t.errors.unanswered : t.errors.failed;
  return plain === documented ? { message: plain } : { message: plain, details: documented };
}

/** Whether the server may have performed the request. If so, it is repeated with the same key. */
export const hasNoResponse = ({ status, data }: ApiError) =>
  status === 0 ||
  data.code === 'may-be-stored' ||
  ([502, 503, 504].includes(status) && data.code === 'unprocessed');

export const statusTextOf = ({ status, statusText, data }: ApiError): string =>
  status === 429 || statusText === '' ? data.message : statusText;

export const unprocessed = (path: string, reason: string): Problem => ({
  statusCode: 0,
  code: 'unprocessed',
  message: t.errors.unprocessed(path, reason),
});

export function loadFailure(error: unknown): string {
  if (!isApiError(error) || error.data.code === 'unprocessed') return messageOf(error);
  return t.errors.unprocessed(error.path, error.data.message);
}

/** For calls whose refusals share one message; undefined if no response came. */
export const serverFailure = (error: unknown): string | undefined =>
  isApiError(error) && error.status > 0 ? messages.serverFailed : undefined;
