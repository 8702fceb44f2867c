import type { Middleware } from '@reduxjs/toolkit';
import { isAnswered } from '../realtime/realtime';
import { applyQueuedMutations } from './mutationQueue';

/** Server responses lack the queued mutations, so their optimistic updates are applied on top. */
export const waitingMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAnswered(action)) applyQueuedMutations(dispatch);
    return result;
  };
