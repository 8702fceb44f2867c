import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { confirmOffline, isOffline, probe, untilOffline } from '../offline/connection';
import { cacheResponse, cachedResponse } from '../offline/responseCache';
import type { Read } from '../offline/offlineReads';
import { post, type Postable } from '../offline/outbox';
import { t } from '../en';
import { hasNoResponse, unprocessed, type ApiError } from './errors';
import { call, isTokenError, refresh, type ApiResponse } from './request';
import { isOfAnother } from './session';
import { readToken } from './token';

export interface QueryArgs extends FetchArgs, Partial<Pick<Postable, 'queuedAs'>> {
  /** The call, if it only reads: its last response may be stored for offline use. */
  readonly read?: Read;
}

async function sendRefreshed(asked: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const used = readToken();
  const answer = await call(asked, api);
  if (!answer.error || !isTokenError(answer.error)) return answer;
  const refreshed = await refresh(api, used);
  if (!refreshed.error) return call(asked, api);
  return refreshed.error.status === 401 ? answer : refreshed;
}

async function read(asked: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const unanswered = {
    error: { status: 0, statusText: '', path: asked.url, data: unprocessed(asked.url, t.errors.away) },
  };
  if (isOffline()) return unanswered;
  const [away, stop] = untilOffline();
  try {
    return await Promise.race([sendRefreshed(asked, api), away.then(() => unanswered)]);
  } finally {
    stop();
  }
}

interface WithQueries {
  readonly api: { readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>> };
}

const isOnScreen = ({ getState, queryCacheKey = '' }: BaseQueryApi) =>
  (getState() as WithQueries).api.queries[queryCacheKey]?.data !== undefined;

const isPostable = (asked: QueryArgs): asked is Postable => asked.queuedAs !== undefined;

export interface Undoable {
  readonly undoes: string;
  readonly queuedIn: 'storage' | 'memory';
}

export interface EndpointOptions {
  readonly undo?: true;
}

async function execute({ read: name, ...asked }: QueryArgs, api: BaseQueryApi): Promise<ApiResponse> {
  // With another user's token, the mutation would be queued for the wrong user; `call` rejects it.
  if (isPostable(asked) && !isOfAnother(api.getState())) return post(asked, api);
  const isQuery = api.type === 'query';
  const answer = isQuery ? await read(asked, api) : await sendRefreshed(asked, api);
  const isUnanswered = answer.error && hasNoResponse(answer.error);
  if (isUnanswered) probe();
  if (!isQuery || !name) return answer;
  if (!answer.error) cacheResponse(name, asked, answer.data);
  // A query whose data is on the screen keeps it; any other one returns the cached response while offline.
  if (!isUnanswered || isOnScreen(api) || !(await confirmOffline())) return answer;
  return (await cachedResponse(asked)) ?? answer;
}

export const baseQuery: BaseQueryFn<
  string | QueryArgs,
  unknown,
  ApiError,
  EndpointOptions,
  Partial<Undoable>
> = async (args, api, { undo } = {}) => {
  const { data, error, request, queuedIn } = await execute(
    typeof args === 'string' ? { url: args } : args,
    api,
  );
  if (error) return { error };
  if (queuedIn) return { data, meta: { queuedIn } };
  return undo && request ? { data, meta: { undoes: request } } : { data };
};
