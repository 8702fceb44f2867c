import { nanoid } from '@reduxjs/toolkit';
import { fetchBaseQuery, type BaseQueryApi, type FetchArgs } from '@reduxjs/toolkit/query';
import type { Tokens } from 'contract/identity';
import { t } from '../en';
import { compareClocks, deviceNow } from '../lib/clock';
import { currentLanguage } from '../lib/language';
import { isProblem, unprocessed, type ApiError } from './errors';
import { forgetKey, keyOfUnanswered, rememberKey } from './requestKeys';
import { isOfAnother, sessionEnded, sessionRead, tokenReceived } from './session';
import { readToken } from './token';

const REFRESH = '/auth/refresh';
const TOKEN_CODES = new Set(['token-missing', 'token-expired', 'token-outdated']);
export const isTokenError = ({ data }: ApiError) => TOKEN_CODES.has(data.code);

/** Scripts import this module without a page, only to read the table of pages. */
const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

const baseUrl = `${origin}/api`;

const addHeaders = (headers: Headers) => {
  const token = readToken();
  if (token && !headers.has('token')) headers.set('token', token);
  headers.set('accept-language', currentLanguage);
  return headers;
};

const fetchTimed: typeof fetch = async (...asked) => {
  const compareClock = compareClocks();
  const response = await fetch(...asked);
  compareClock(response.headers.get('date'));
  return response;
};

const EARLY_MS = 10_000;

/** What a page begins with is requested before the code of the page has arrived. */
let early:
  { readonly request: Request; readonly sentAt: number; readonly response: Promise<Response> } | undefined;

export function requestEarly(path: string): void {
  const request = new Request(`${baseUrl}${path}`, { headers: addHeaders(new Headers()) });
  const response = fetchTimed(request).then(readToEnd);
  response.catch(dropEarly);
  early = { request, sentAt: deviceNow(), response };
}

/** A body that nobody reads would keep its connection busy. */
const readToEnd = async (response: Response) => new Response(await response.arrayBuffer(), response);

/** An event makes it necessary, because the response may be older. */
export function dropEarly(): void {
  early = undefined;
}

function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  if (early?.request.url !== url || method !== 'GET') return undefined;
  const { request, sentAt, response } = early;
  dropEarly();
  const isOfToken = request.headers.get('token') === headers.get('token');
  return isOfToken && deviceNow() - sentAt < EARLY_MS ? response : undefined;
}

const request = fetchBaseQuery({
  baseUrl,
  fetchFn: (asked) => takeEarly(asked as Request) ?? fetchTimed(asked),
  prepareHeaders: addHeaders,
  // An empty body becomes null, because the cache cannot hold undefined.
  responseHandler: async (response) => {
    const text = await response.text();
    return text && response.headers.get('content-type')?.includes('json')
      ? (JSON.parse(text) as unknown)
      : text || null;
  },
});

export type ApiResponse =
  | {
      readonly data: unknown;
      readonly error?: undefined;
      readonly request?: string;
      /** Where the change is, if the server does not have it yet. */
      readonly queuedIn?: 'storage' | 'memory';
    }
  | {
      readonly error: ApiError;
      readonly data?: undefined;
      readonly request?: undefined;
      readonly queuedIn?: undefined;
    };

/** Whether the status shows if the server performed the request. */
export const isAnswered = (status: number | string) => typeof status === 'number' && status < 500;

const hasKey = ({ headers }: FetchArgs) => headers !== undefined && 'idempotency-key' in headers;

export async function call(asked: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const path = asked.url;
  // Queries never write, even if they are a POST.
  const isWrite = asked.method !== undefined && api.type === 'mutation' && !hasKey(asked);
  if (isOfAnother(api.getState())) {
    sessionRead(api.dispatch);
    return { error: { status: 0, statusText: '', path, data: unprocessed(path, t.errors.noToken) } };
  }
  const key = isWrite ? (keyOfUnanswered(asked) ?? nanoid()) : undefined;
  if (key !== undefined) rememberKey(asked, key);
  const headers = key === undefined ? asked.headers : { 'idempotency-key': key, ...asked.headers };
  const answer = await request({ ...asked, headers }, api, {});
  if (isWrite && isAnswered(answer.error?.status ?? 200)) forgetKey(asked);
  if (!answer.error)
    return { data: answer.data, request: answer.meta?.response?.headers.get('x-request-id') ?? undefined };
  const { status, data } = answer.error;
  if (typeof status !== 'number') {
    return { error: { status: 0, statusText: '', path, data: unprocessed(path, answer.error.error) } };
  }
  const statusText = answer.meta?.response?.statusText ?? '';
  const problem = isProblem(data) ? data : unprocessed(path, statusText || t.errors.status(status));
  return { error: { status, statusText, path, data: problem } };
}

const acrossTabs = (task: () => Promise<ApiResponse>): Promise<ApiResponse> =>
  'locks' in navigator ? navigator.locks.request('token-refresh', task) : task();

async function exchange(stale: string, api: BaseQueryApi): Promise<ApiResponse> {
  const current = readToken();
  if (current && current !== stale) {
    sessionRead(api.dispatch);
    return { data: null };
  }
  const answer = await call({ url: REFRESH, method: 'POST' }, api);
  if (!answer.error) tokenReceived((answer.data as Tokens).token)(api.dispatch);
  else if (answer.error.status === 401) sessionEnded(api.dispatch);
  return answer;
}

let refreshing: Promise<ApiResponse> | undefined;

/** Concurrent callers share one request, which continues even if its first caller is aborted. */
export function refresh(api: BaseQueryApi, stale = readToken()): Promise<ApiResponse> {
  if (!stale) {
    sessionEnded(api.dispatch);
    return Promise.resolve({
      error: { status: 401, statusText: '', path: REFRESH, data: unprocessed(REFRESH, t.errors.noToken) },
    });
  }
  const unaborted: BaseQueryApi = { ...api, type: 'mutation', signal: new AbortController().signal };
  refreshing ??= acrossTabs(() => exchange(stale, unaborted)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}
