import { Unavailable } from '../kernel/errors';
import { t } from './messages';

type Store = 'event store' | 'document store' | 'vault' | 'job queue';

export class StoreUnavailable extends Unavailable {
  constructor(
    readonly store: Store,
    cause: unknown,
    /** True if a write may have reached the store. */
    mayBeStored = false,
  ) {
    super(t(mayBeStored ? 'may-be-stored' : `unavailable.${store}`), { cause });
    this.name = 'StoreUnavailable';
  }
}

/** How long a request waits for a store, from its arrival on. */
export interface RequestTimeout {
  readonly timeoutMs: number;
  /** Returns when the caller began to wait, or undefined outside a request, where the driver's own limits apply. */
  readonly waitingSince: () => number | undefined;
}

const UNLIMITED: RequestTimeout = { timeoutMs: Infinity, waitingSince: () => undefined };
const READS = /^(get|find|count|checkpoint|generation|owned)/;

/** Wraps an adapter so that its driver's connection errors, and no answer in time, become `StoreUnavailable`. */
export function mapConnectionErrors<Adapter extends object>(
  adapter: Adapter,
  store: Store,
  isUnavailable: (error: unknown) => boolean,
  { timeoutMs, waitingSince }: RequestTimeout = UNLIMITED,
): Adapter {
  const inTime = async <T>(name: string, answer: Promise<T>): Promise<T> => {
    const since = waitingSince();
    if (since === undefined) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () =>
        reject(new StoreUnavailable(store, new Error('No answer in time.'), !READS.test(name)));
      timer = setTimeout(giveUp, Math.max(0, since + timeoutMs - Date.now()));
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  const rethrow = (error: unknown): never => {
    throw isUnavailable(error) ? new StoreUnavailable(store, error) : error;
  };
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise ? inTime(String(name), answer.catch(rethrow)) : answer;
      };
    },
  });
}
