import { DOCUMENT_STORE } from '../../src/platform/document-store/document-store';
import { EVENT_STORE } from '../../src/platform/event-store/event-store';
import { currentContext } from '../../src/platform/http/request-context';
import { JOB_QUEUE } from '../../src/platform/jobs/job-queue';
import { StoreUnavailable } from '../../src/platform/store-unavailable';
import { VAULT } from '../../src/platform/vault/vault';
import type { TestApp } from './app';

/** What requests ask of each; a lease that is not given back ends by itself. */
const STORES = {
  'event store': [EVENT_STORE, ['append', 'readStream', 'head', 'idAt', 'positionOf']],
  'document store': [
    DOCUMENT_STORE,
    ['get', 'getMany', 'find', 'count', 'countBy', 'checkpoint', 'generation', 'write', 'drop', 'lease'],
  ],
  vault: [VAULT, ['get', 'getMany', 'put', 'remove', 'removeOwned', 'owned']],
  'job queue': [JOB_QUEUE, ['add', 'status', 'result', 'parked', 'counts', 'retry']],
} as const satisfies Record<string, readonly [symbol, readonly string[]]>;

type StoreName = keyof typeof STORES;
type Method = (...args: unknown[]) => unknown;

/** What one request asks of the stores, and which of them is away for it, and from when on. */
export interface Watched {
  readonly key: string;
  readonly asked: (store: StoreName, method: string, args: readonly unknown[], answer: unknown) => void;
  /** How many times it still asks before a store is away, the one that it asks then. */
  left: number;
  away?: StoreName;
  /** Whether what is asked of it still comes to it, and its answer alone is lost. */
  isHeard: boolean;
}

/** Lets stores be away for one request, known by its `Idempotency-Key`, and for nothing else; returns what chooses it. */
export function cutStores({ app }: TestApp): (watched: Watched | undefined) => void {
  let watched: Watched | undefined;
  for (const name of Object.keys(STORES) as StoreName[]) {
    const [token, methods] = STORES[name];
    const store = app.get<Record<string, Method>>(token);
    for (const method of methods) {
      const real = store[method]!.bind(store);
      store[method] = (...args) => {
        const one = watched;
        if (!one || currentContext().idempotencyKey !== one.key) return real(...args);
        if (!one.away && one.left-- <= 0) one.away = name;
        const isAway = one.away === name;
        const lost = () => new StoreUnavailable(name, new Error(`Lost at ${method}.`));
        // What nobody knows to be taken keeps others waiting until it ends by itself, as after a crash.
        if (isAway && (!one.isHeard || method === 'lease')) return Promise.reject(lost());
        const answer = real(...args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((value: unknown) => {
          one.asked(name, method, args, value);
          if (isAway) throw lost();
          return value;
        });
      };
    }
  }
  return (next) => (watched = next);
}
