import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { confirmAway, isAway, suspect, untilAway } from '../offline/connection';
import { remember, seen } from '../offline/lastSeen';
import { post, type Postable } from '../offline/outbox';
import { t } from '../en';
import { isUnheard, unprocessed, type ApiError } from './errors';
import { call, isTokenFault, refresh, type Answer } from './request';
import { isOfAnother } from './session';
import { readToken } from './token';

/** After so long without an answer the server is asked whether it is there. */
const PATIENCE_MS = 5_000;

/** What a call says beside the request itself. */
export interface Asked extends FetchArgs, Partial<Pick<Postable, 'waits'>> {
  /** The answer is stored on the device and shown without a connection. It must hold no other person's record. */
  readonly offline?: boolean;
}

/** A call, repeated where its token had to be exchanged first. */
async function ask(asked: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const used = readToken();
  const answer = await call(asked, api);
  if (!answer.error || !isTokenFault(answer.error)) return answer;
  const refreshed = await refresh(api, used);
  if (!refreshed.error) return call(asked, api);
  return refreshed.error.status === 401 ? answer : refreshed;
}

async function read(asked: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const unanswered = {
    error: { status: 0, statusText: '', path: asked.url, data: unprocessed(asked.url, t.errors.away) },
  };
  if (isAway()) return unanswered;
  const [away, stop] = untilAway();
  const late = setTimeout(suspect, PATIENCE_MS);
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

const isPostable = (asked: Asked): asked is Postable => asked.waits !== undefined;

/** What was answered to one that can be taken back. */
export interface Undoable {
  /** What the server calls the request. */
  readonly undoes: string;
}

/** What an endpoint says of itself. */
export interface EndpointOptions {
  /** Whoever did it can take it back. */
  readonly undo?: true;
}

async function answerOf({ offline, ...asked }: Asked, api: BaseQueryApi): Promise<Answer> {
  // What waits would be kept as another person's; `call` says so.
  if (isPostable(asked) && !isOfAnother(api.getState())) return post(asked, api);
  const isQuery = api.type === 'query';
  const answer = isQuery ? await read(asked, api) : await ask(asked, api);
  const isUnanswered = answer.error && isUnheard(answer.error);
  if (isUnanswered) suspect();
  if (!isQuery || asked.method || !offline) return answer;
  if (!answer.error) remember(asked, answer.data);
  // What is on the screen stays; otherwise it is what was seen last.
  if (!isUnanswered || isOnScreen(api) || !(await confirmAway())) return answer;
  return (await seen(asked)) ?? answer;
}

export const baseQuery: BaseQueryFn<
  string | Asked,
  unknown,
  ApiError,
  EndpointOptions,
  Partial<Undoable>
> = async (args, api, { undo } = {}) => {
  const { data, error, request } = await answerOf(typeof args === 'string' ? { url: args } : args, api);
  if (error) return { error };
  return undo && request ? { data, meta: { undoes: request } } : { data };
};
