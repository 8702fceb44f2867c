import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { actionsMiddleware } from '../shared/api/actions';
import { api } from '../shared/api/baseApi';
import { sessionReducer } from '../shared/api/session';
import { applyQueuedMutations } from '../shared/offline/mutationQueue';
import { isAnswered, replayMiddleware } from '../shared/realtime/realtime';

/** A busy machine exceeds the default limit of 32 ms for the development checks. */
const patient = { warnAfter: 1000 };

/** Server responses lack the queued mutations, so their optimistic updates are applied on top. */
const waitingMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAnswered(action)) applyQueuedMutations(dispatch);
    return result;
  };

export const createStore = () =>
  configureStore({
    reducer: { api: api.reducer, session: sessionReducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: patient, serializableCheck: patient }).concat(
        api.middleware,
        actionsMiddleware,
        replayMiddleware,
        waitingMiddleware,
      ),
  });

export type AppStore = ReturnType<typeof createStore>;
