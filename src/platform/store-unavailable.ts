import { Unavailable } from '../kernel/errors';
import { say } from './words';

type Store = 'event store' | 'document store' | 'vault' | 'job queue';

/** A store that cannot be reached just now; whether a write got there is unknown. */
export class StoreUnavailable extends Unavailable {
  constructor(
    readonly store: Store,
    cause: unknown,
  ) {
    super(say(`unavailable.${store}`), { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The adapter, whose driver's errors that mean so become `StoreUnavailable`. */
export function tellingUnavailable<Adapter extends object>(
  adapter: Adapter,
  store: Store,
  isUnavailable: (error: unknown) => boolean,
): Adapter {
  const told = (error: unknown): never => {
    throw isUnavailable(error) ? new StoreUnavailable(store, error) : error;
  };
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise ? answer.catch(told) : answer;
      };
    },
  });
}
