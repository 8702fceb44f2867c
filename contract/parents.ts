import type { Created, Resource } from './http';

/** A student has at most this many parents, including those who have not accepted yet. */
export const MAX_PARENTS = 4;

export type ParentState = 'invited' | 'accepted';

/** The id is that of the invitation. */
export type ParentResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: ParentState;
  /** When the invitation was made, or accepted. */
  readonly since: string;
}>;

export type ChildResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly state: ParentState;
}>;

export interface ParentCalls {
  'GET /users/{studentId}/parents': { answer: { readonly data: readonly ParentResource[] } };
  /** The response does not reveal whether an account with this address exists. */
  'POST /users/{studentId}/parents': { answer: Created };
  'POST /users/{studentId}/parents/{linkId}/mails': { answer: void };
  'DELETE /users/{studentId}/parents/{linkId}': { answer: void };
  'GET /children': { answer: { readonly data: readonly ChildResource[] } };
  'PUT /children/{childId}/accepted': { answer: void };
  'DELETE /children/{childId}': { answer: void };
}
