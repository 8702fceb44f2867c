import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { hasNoResponse, errorMessage, type ApiError } from '../api/errors';
import { call, isAnswered, isTokenError, refresh, type ApiResponse } from '../api/request';
import { forgetKey, keyOfUnanswered, rememberKey } from '../api/requestKeys';
import { readToken, userOf } from '../api/token';
import { t } from '../en';
import { observable } from '../lib/observable';
import { toast } from '../ui/toast';
import { isOffline, probe } from './connection';
import {
  settleMutation,
  me,
  nextId,
  put,
  readAgain,
  remove,
  ruleOf,
  applyQueuedMutations,
  queuedMutations,
  type Change,
  type QueuedMutation,
} from './mutationQueue';

const TIMEOUT_MS = 20_000;
const AGAIN_MS = 4_000;

/** These refusals may be temporary. */
const PASSING = new Set([429, 502, 503, 504, 507]);

export interface Postable extends FetchArgs {
  readonly queuedAs: Change;
}

const keyOf = ({ id, key }: QueuedMutation) => key ?? id;

type OnSettled = (answer: ApiResponse | undefined) => void;
/** Callers that wait for a result; undefined means that the mutation stays queued. */
const callers = new Map<string, OnSettled>();

const stuck = observable(false);
export const useStuck = stuck.useValue;

/** Sends a mutation, or queues it while offline. A queued mutation counts as done for its caller. */
export async function post(
  { queuedAs: change, ...request }: Postable,
  api: BaseQueryApi,
): Promise<ApiResponse> {
  const key = keyOfUnanswered(request);
  // Each queued mutation is a change of its own, so an identical one gets a new key.
  if (key !== undefined) forgetKey(request);
  const entry: QueuedMutation = { id: nextId(), userId: me() ?? '', change, request, ...(key && { key }) };
  const settled = new Promise<ApiResponse | undefined>((resolve) => callers.set(entry.id, resolve));
  await put(entry);
  if (isOffline()) callers.get(entry.id)?.(undefined);
  else void drain(api);
  const answer = await settled;
  callers.delete(entry.id);
  if (answer) return answer;
  applyQueuedMutations(api.dispatch);
  return { data: null, isQueued: true };
}

export const release = ({ refused: _, ...entry }: QueuedMutation): Promise<void> => put(entry);

const acrossTabs = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('outbox', task) : task();

let draining: Promise<void> = Promise.resolve();
let later: ReturnType<typeof setTimeout> | undefined;
const settledListeners = new Set<() => void>();

/** Called when mutations without a caller were accepted or rejected. */
export const onSettled = (listener: () => void) => {
  settledListeners.add(listener);
};

/** Sends the mutations that an earlier page has queued. Until they are sent, they show as done. */
export async function sendQueued(api: BaseQueryApi): Promise<void> {
  await readAgain();
  applyQueuedMutations(api.dispatch);
  await drain(api);
}

function drain(api: BaseQueryApi): Promise<void> {
  const unaborted: BaseQueryApi = { ...api, signal: new AbortController().signal };
  draining = draining
    .then(() => acrossTabs(() => sendAll(unaborted)))
    .catch((error: unknown) => console.warn('Queued mutations were not sent', error));
  return draining;
}

async function sendAll(api: BaseQueryApi): Promise<void> {
  clearTimeout(later);
  await readAgain();
  let isSettled = false;
  let isReachable = true;
  for (const entry of queuedMutations()) {
    if (entry.refused !== undefined) continue;
    const answer = await sendAs(entry, api);
    const caller = callers.get(entry.id);
    isReachable = answer !== undefined && !(answer.error && mayPass(answer.error, caller));
    if (!answer || !isReachable) break;
    await settleEntry(entry, answer, api);
    isSettled ||= !caller;
  }
  stuck.set(!isReachable);
  releaseCallers();
  if (!isReachable) later = setTimeout(() => isOffline() || void drain(api), AGAIN_MS);
  if (isSettled) settledListeners.forEach((listener) => listener());
}

const mayPass = (error: ApiError, caller: OnSettled | undefined) =>
  hasNoResponse(error) || error.status === 401 || (!caller && PASSING.has(error.status));

/** Releases the callers whose mutation stays queued or was sent by another tab. */
function releaseCallers() {
  const left = new Set(queuedMutations().map(({ id }) => id));
  for (const [id, leave] of callers) if (stuck.get() || !left.has(id)) leave(undefined);
}

async function settleEntry(
  entry: QueuedMutation,
  { data, error, request }: ApiResponse,
  api: BaseQueryApi,
): Promise<void> {
  const rule = ruleOf(entry);
  if (!error) settleMutation(entry, data, api);
  else if (!isAnswered(error.status)) rememberKey(entry.request, keyOf(entry));
  const refusal = error && errorMessage(error).message;
  const stays = refusal !== undefined && rule?.refusal?.(refusal);
  if (stays) await put({ ...entry, refused: stays });
  else await remove(entry);
  const caller = callers.get(entry.id);
  if (caller) caller(error ? { error } : { data, request });
  else if (refusal !== undefined && !stays) toast.error(t.offline.refused(entry.change.what, refusal));
}

/** Sends it only with the token of its own user. */
async function sendAs(entry: QueuedMutation, api: BaseQueryApi): Promise<ApiResponse | undefined> {
  const attempt = async (): Promise<[ApiResponse | undefined, string | undefined]> => {
    const token = readToken();
    if (userOf(token)?.id !== entry.userId) return [undefined, token];
    const headers = {
      ...(entry.request.headers as Record<string, string>),
      token,
      'idempotency-key': keyOf(entry),
    };
    return [await call({ ...entry.request, headers, timeout: TIMEOUT_MS }, api), token];
  };
  const [answer, token] = await attempt();
  if (answer?.error && hasNoResponse(answer.error)) probe();
  if (!answer?.error || !isTokenError(answer.error)) return answer;
  const refreshed = await refresh(api, token);
  return refreshed.error ? { error: refreshed.error } : (await attempt())[0];
}
