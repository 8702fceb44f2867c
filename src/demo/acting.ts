import type { Actor } from '../kernel/event';
import { runInContext } from '../platform/http/request-context';

export const KEY = 'demonstration-1';

/** In the name of the actor, and sent again without doing it twice. */
export const as = <T>(actor: Actor, work: () => Promise<T>): Promise<T> =>
  runInContext({ actor, correlationId: KEY, idempotencyKey: KEY, written: 0n }, work);
