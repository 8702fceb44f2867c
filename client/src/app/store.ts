import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/baseApi';
import { sessionReducer } from '../shared/api/session';
import { replayMiddleware } from '../shared/realtime/realtime';

export const createStore = () =>
  configureStore({
    reducer: { api: api.reducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(api.middleware, replayMiddleware),
  });

export type AppStore = ReturnType<typeof createStore>;
