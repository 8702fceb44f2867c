import { configureStore } from '@reduxjs/toolkit';
import { actionsMiddleware } from '../shared/api/actions';
import { api } from '../shared/api/baseApi';
import { sessionReducer } from '../shared/api/session';
import { waitingMiddleware } from '../shared/offline/mutationQueueMiddleware';
import { replayMiddleware } from '../shared/realtime/realtime';

/** A busy machine exceeds the default limit of 32 ms for the development checks. */
const patient = { warnAfter: 1000 };

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
