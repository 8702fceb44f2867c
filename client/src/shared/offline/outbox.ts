import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { hasNoResponse, errorMessage, type ApiError } from '../api/errors';
import { call, isAnswered, isTokenError, refresh, type ApiResponse } from '../api/request';
import { forgetKey, keyOfUnanswered, rememberKey } from '../api/requestKeys';
import { me, readToken, userOf } from '../api/token';
import { t } from '../en';
import { observable } from '../lib/observable';
import { toast } from '../ui/toast';
import { isOffline, probe, untilOffline } from './connection';
import {
  applyQueuedMutations,
  changeQueue,
  nextId,
  queuedMutations,
  readQueue,
  reportResponse,
  ruleOf,
} from './mutationQueue';
import type { Change, QueuedMutation, StoredMutation } from './queueMachine';

const TIMEOUT_MS = 20_000;
const AGAIN_MS = 4_000;

/** These refusals may be temporary. */
const PASSING = new Set([429, 502, 503, 504, 507]);

export interface Postable extends FetchArgs {
  readonly queuedAs: Change;
}

const keyOf = ({ id, key }: StoredMutation) => key ?? id;

type OnSettled = (answer: ApiResponse | undefined) => void;
/** Callers that wait for a result; undefined means that the mutation stays queued. */
const callers = new Map<string, OnSettled>();

const stuck = observable(false);
/** Whether mutations wait, or waited when the queue that is being sent began. */
export const useStuck = stuck.useValue;

/** Sends a mutation, or queues it while offline. A queued mutation counts as done for its caller. */
export async function post(
  { queuedAs: change, ...request }: Postable,
  api: BaseQueryApi,
): Promise<ApiResponse> {
  const key = keyOfUnanswered(request);
  // Each queued mutation is a change of its own, so an identical one gets a new key.
  if (key !== undefined) forgetKey(request);
  const mutation = { id: nextId(), userId: me() ?? '', change, request, ...(key && { key }) };
  const settled = new Promise<ApiResponse | undefined>((resolve) => callers.set(mutation.id, resolve));
  await changeQueue({ type: 'add', mutation });
  if (isOffline()) {
    stuck.set(true);
    callers.get(mutation.id)?.(undefined);
  } else void drain(api);
  const answer = await settled;
  callers.delete(mutation.id);
  if (answer) return answer;
  applyQueuedMutations(api.dispatch);
  const isInMemory = queuedMutations().some(({ id, isStored }) => id === mutation.id && !isStored);
  return { data: null, queuedIn: isInMemory ? 'memory' : 'storage' };
}

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
  await readQueue();
  applyQueuedMutations(api.dispatch);
  await drain(api);
}

function drain(api: BaseQueryApi): Promise<void> {
  draining = draining
    .then(() => acrossTabs(() => sendAll(api)))
    .catch((error: unknown) => console.warn('Queued mutations were not sent', error));
  return draining;
}

async function sendAll(api: BaseQueryApi): Promise<void> {
  clearTimeout(later);
  await readQueue();
  let isSettled = false;
  let isLost = false;
  for (const { id } of queuedMutations()) {
    await changeQueue({ type: 'send', id });
    const mutation = queuedMutations().find((one) => one.id === id);
    if (!mutation || mutation.state === 'refused') continue;
    const answer = await sendAs(mutation, api);
    const caller = callers.get(id);
    isLost = !answer || (answer.error !== undefined && mayPass(answer.error, caller));
    if (!answer || isLost) {
      await changeQueue({ type: 'lose', id });
      break;
    }
    await settle(mutation, answer, api);
    isSettled ||= !caller;
  }
  stuck.set(isLost);
  releaseCallers(isLost);
  if (isLost) later = setTimeout(() => isOffline() || void drain(api), AGAIN_MS);
  if (isSettled) settledListeners.forEach((listener) => listener());
}

const mayPass = (error: ApiError, caller: OnSettled | undefined) =>
  hasNoResponse(error) || error.status === 401 || (!caller && PASSING.has(error.status));

/** Releases the callers whose mutation stays queued or was sent by another tab. */
function releaseCallers(isLost: boolean) {
  const left = new Set(queuedMutations().map(({ id }) => id));
  for (const [id, leave] of callers) if (isLost || !left.has(id)) leave(undefined);
}

async function settle(
  mutation: QueuedMutation,
  { data, error, request }: ApiResponse,
  api: BaseQueryApi,
): Promise<void> {
  const { id, change } = mutation;
  if (!error) reportResponse(mutation, data, api);
  else if (!isAnswered(error.status)) rememberKey(mutation.request, keyOf(mutation));
  const refusal = error && errorMessage(error).message;
  const reason = refusal && ruleOf(mutation)?.refusal?.(refusal);
  await changeQueue(reason ? { type: 'refuse', id, reason } : { type: 'settle', id });
  const caller = callers.get(id);
  if (caller) caller(error ? { error } : { data, request });
  else if (refusal && !reason) toast.error(t.offline.refused(change.what, refusal));
}

/** Sends it only with the token of its own user. */
async function sendAs(mutation: StoredMutation, api: BaseQueryApi): Promise<ApiResponse | undefined> {
  const attempt = async (): Promise<[ApiResponse | undefined, string | undefined]> => {
    const token = readToken();
    if (userOf(token)?.id !== mutation.userId) return [undefined, token];
    const headers = {
      ...(mutation.request.headers as Record<string, string>),
      token,
      'idempotency-key': keyOf(mutation),
    };
    const asked = { ...mutation.request, headers, timeout: TIMEOUT_MS };
    const giveUp = new AbortController();
    const [offline, stop] = untilOffline();
    void offline.then(() => giveUp.abort());
    const answer = await call(asked, { ...api, signal: giveUp.signal });
    stop();
    return [answer, token];
  };
  const [answer, token] = await attempt();
  if (answer?.error && hasNoResponse(answer.error)) probe();
  if (!answer?.error || !isTokenError(answer.error)) return answer;
  const refreshed = await refresh(api, token);
  return refreshed.error ? { error: refreshed.error } : (await attempt())[0];
}
