export const UNDO_MINUTES = 30;

export interface UndoCalls {
  /** Undoes everything that a request of the same user did; `request` is the `X-Request-Id` of its response. */
  'POST /undo': { answer: void; refuses: 404 };
}
