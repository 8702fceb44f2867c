import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { api } from './baseApi';
import type { Undoable } from './baseQuery';

export interface Action<Answer = unknown> {
  readonly requestId: string;
  readonly unwrap: () => Promise<Answer>;
}

type UndoAction = () => Promise<unknown>;

const MAX_STORED = 20;

/** The actions that only this device knows, by request id. */
const queued = new Map<string, Undoable['queuedIn']>();

/** Undo functions by request id. The oldest are dropped, because undo is offered only right after an action. */
const undoActions = new Map<string, UndoAction>();

export const actionsMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (isFulfilled(action)) {
      const { requestId, baseQueryMeta } = action.meta as {
        requestId: string;
        baseQueryMeta?: Partial<Undoable>;
      };
      if (baseQueryMeta?.queuedIn) queued.set(requestId, baseQueryMeta.queuedIn);
      const request = baseQueryMeta?.undoes;
      if (request) {
        const [oldest] = undoActions.keys();
        if (undoActions.size >= MAX_STORED) undoActions.delete(oldest!);
        undoActions.set(requestId, async () => {
          const undo = api.endpoints.undo.initiate(request, { track: false });
          await (dispatch as (thunk: typeof undo) => ReturnType<typeof undo>)(undo).unwrap();
        });
      }
    }
    return next(action);
  };

export const undoActionOf = ({ requestId }: Action): UndoAction | undefined => undoActions.get(requestId);

export const queuedIn = ({ requestId }: Action) => queued.get(requestId);
