import { randomUUID } from 'node:crypto';
import type { Actor } from '../kernel/event';
import { WrittenPositions } from '../platform/history/written-positions';
import { runInContext } from '../platform/http/request-context';
import { runAsOf } from '../platform/http/run-as-of';

export const KEY = 'demonstration-1';

/** Runs as the actor, idempotently; with `now`, as if it were that time. */
export const as = <T>(actor: Actor, work: () => Promise<T>, now?: string): Promise<T> =>
  runInContext(
    { actor, correlationId: randomUUID(), idempotencyKey: KEY, written: new WrittenPositions() },
    now === undefined ? work : () => runAsOf(now, work),
  );
