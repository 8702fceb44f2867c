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

/** Of what the server is still preparing, from 0 to 1. */
export const progressOf = (error: unknown): number | undefined =>
  isApiError(error) ? error.data.progress : undefined;

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.data.message;
  if (error instanceof Error) return error.message;
  return t.errors.unknown;
}

/** What is said of a failure first, and below it the catalogue's sentence where that is a technical one. */
export interface Said {
  readonly message: string;
  readonly details?: string;
}

/** `documented` is what the catalogue has for it, if that is not the failure's own sentence. */
export function saidOf(error: unknown, documented = messageOf(error)): Said {
  if (!isApiError(error)) return { message: documented };
  const { data } = error;
  const plain =
    data.code !== 'unprocessed' ? data.message : isUnheard(error) ? t.errors.unanswered : t.errors.failed;
  return plain === documented ? { message: plain } : { message: plain, details: documented };
}

/** Whether the server was not there to answer, or does not know what became of it: it is sent again under its key. */
export const isUnheard = ({ status, data }: ApiError) =>
  status === 0 ||
  data.code === 'may-be-stored' ||
  ([502, 503, 504].includes(status) && data.code === 'unprocessed');

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
