import { DOCUMENT_STORE } from '../../src/platform/document-store/document-store';
import { EVENT_STORE } from '../../src/platform/event-store/event-store';
import { currentContext } from '../../src/platform/http/request-context';
import { JOB_QUEUE } from '../../src/platform/jobs/job-queue';
import { StoreUnavailable } from '../../src/platform/store-unavailable';
import { VAULT } from '../../src/platform/vault/vault';
import type { TestApp } from './app';

/** The methods of each store that requests call, without releasing a lease, which expires anyway. */
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

export interface Watched {
  readonly key: string;
  readonly asked: (store: StoreName, method: string, args: readonly unknown[], answer: unknown) => void;
  stepsBefore: number;
  away?: StoreName;
  reachesStore: boolean;
}

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
        if (!one.away && one.stepsBefore-- <= 0) one.away = name;
        const isAway = one.away === name;
        const lost = () => new StoreUnavailable(name, new Error(`Lost at ${method}.`));
        // Without its response, an acquired lease would block others until it expires.
        if (isAway && (!one.reachesStore || method === 'lease')) return Promise.reject(lost());
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
