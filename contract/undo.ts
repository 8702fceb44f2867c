/** How long after it was done something can be undone. */
export const UNDO_MINUTES = 30;

export interface UndoCalls {
  /** Takes back all that a call of one's own did, which is named by the `X-Request-Id` of its answer. */
  'POST /undo': { body: { readonly request: string }; answer: void; refuses: 404 };
}
