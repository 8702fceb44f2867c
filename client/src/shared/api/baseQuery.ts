import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { confirmOffline, isOffline, probe, untilOffline } from '../offline/connection';
import { remember, seen } from '../offline/responseCache';
import { post, type Postable } from '../offline/outbox';
import { t } from '../en';
import { hasNoResponse, unprocessed, type ApiError } from './errors';
import { call, isTokenFault, refresh, type ApiResponse } from './request';
import { isOfAnother } from './session';
import { readToken } from './token';

/** A request without a response for this long triggers a check of the connection. */
const PATIENCE_MS = 5_000;

export interface QueryArgs extends FetchArgs, Partial<Pick<Postable, 'waits'>> {
  /** Stores the response on the device to show it offline. It must not contain another person's record. */
  readonly offline?: boolean;
}

/** Sends a request, and repeats it if its token had to be refreshed first. */
async function ask(asked: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const used = readToken();
  const answer = await call(asked, api);
  if (!answer.error || !isTokenFault(answer.error)) return answer;
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
  const late = setTimeout(probe, PATIENCE_MS);
  try {
    return await Promise.race([ask(asked, api), away.then(() => unanswered)]);
  } finally {
    clearTimeout(late);
    stop();
  }
}

interface WithQueries {
  readonly api: { readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>> };
}

const isOnScreen = ({ getState, queryCacheKey = '' }: BaseQueryApi) =>
  (getState() as WithQueries).api.queries[queryCacheKey]?.data !== undefined;

const isPostable = (asked: QueryArgs): asked is Postable => asked.waits !== undefined;

export interface Undoable {
  readonly undoes: string;
}

export interface EndpointOptions {
  /** An action can be undone only by the user who did it. */
  readonly undo?: true;
}

async function answerOf({ offline, ...asked }: QueryArgs, api: BaseQueryApi): Promise<ApiResponse> {
  // With another user's token in the cookie, the mutation would be queued for the wrong user; `call` rejects it
  // instead.
  if (isPostable(asked) && !isOfAnother(api.getState())) return post(asked, api);
  const isQuery = api.type === 'query';
  const answer = isQuery ? await read(asked, api) : await ask(asked, api);
  const isUnanswered = answer.error && hasNoResponse(answer.error);
  if (isUnanswered) probe();
  if (!isQuery || asked.method || !offline) return answer;
  if (!answer.error) remember(asked, answer.data);
  // What is on the screen stays; other queries return the response cached last.
  if (!isUnanswered || isOnScreen(api) || !(await confirmOffline())) return answer;
  return (await seen(asked)) ?? answer;
}

export const baseQuery: BaseQueryFn<
  string | QueryArgs,
  unknown,
  ApiError,
  EndpointOptions,
  Partial<Undoable>
> = async (args, api, { undo } = {}) => {
  const { data, error, request } = await answerOf(typeof args === 'string' ? { url: args } : args, api);
  if (error) return { error };
  return undo && request ? { data, meta: { undoes: request } } : { data };
};
