import type { Middleware } from '@reduxjs/toolkit';
import { isAnswered } from '../realtime/realtime';
import { showWaiting } from './waiting';

/** What the server tells does not hold what waits: that is shown on top. */
export const waitingMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAnswered(action)) showWaiting(dispatch);
    return result;
  };
