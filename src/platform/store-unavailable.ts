import { Unavailable } from '../kernel/errors';
import { say } from './words';

type Store = 'event store' | 'document store' | 'vault' | 'job queue';

export class StoreUnavailable extends Unavailable {
  constructor(
    readonly store: Store,
    cause: unknown,
    /** True if a write may have reached the store. */
    mayBeStored = false,
  ) {
    super(say(mayBeStored ? 'may-be-stored' : `unavailable.${store}`), { cause });
    this.name = 'StoreUnavailable';
  }
}

/** Wraps an adapter so that its driver's connection errors become `StoreUnavailable`. */
export function tellingUnavailable<Adapter extends object>(
  adapter: Adapter,
  store: Store,
  isUnavailable: (error: unknown) => boolean,
): Adapter {
  const rethrow = (error: unknown): never => {
    throw isUnavailable(error) ? new StoreUnavailable(store, error) : error;
  };
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise ? answer.catch(rethrow) : answer;
      };
    },
  });
}
