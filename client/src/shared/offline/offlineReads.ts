import type { FetchArgs } from '@reduxjs/toolkit/query';
import { delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Call } from 'contract/calls';
import { me } from '../api/token';
import { now, nowDate } from '../lib/clock';
import type { Instant } from '../lib/time';

/** Of all stored responses together; the oldest make room. */
const MAX_BYTES = 5_000_000;

/** An older response is neither shown nor stored. */
const MAX_AGE_MS = 14 * 24 * 3_600_000;

export type Read = Extract<Call, `GET ${string}`>;

/**
 * Reads whose last response is stored on the device: the user's own data, and data that is the same for everyone. The
 * exceptions are a student's tasks and the names of the staff's students, because staff may tick off tasks offline.
 */
const OF_ALL: readonly Read[] = [
  'GET /colleges/catalogue',
  'GET /colleges/college-survey',
  'GET /colleges/compare',
  'GET /colleges/{ceeb}',
  'GET /config',
  'GET /dashboard',
  'GET /exams/forms',
  'GET /messages/contacts',
  'GET /messages/sendee/{id}',
  'GET /messages/templates',
  'GET /messages/unread',
  'GET /notifications',
  'GET /notifications/preferences',
  'GET /payment/orders',
  'GET /payment/orders/{id}',
  'GET /payment/products',
  'GET /sessions/hours',
  'GET /sessions/requests/waiting',
  'GET /threads/all',
  'GET /threads/{id}',
  'GET /users/about',
  'GET /users/course',
  'GET /users/extra-curricular',
  'GET /users/honors',
  'GET /users/list-access',
  'GET /users/profile',
  'GET /users/saved-colleges',
  'GET /users/saved-colleges/prospects',
  'GET /users/students/filters',
  'GET /users/students/groups',
  'GET /users/test',
  'GET /v2/tasks/all',
  'GET /v2/tasks/{studentId}',
];

/** Those that name a person are stored only if it is the signed-in user. */
const OF_OWN: readonly Read[] = [
  'GET /exams/student/{studentId}',
  'GET /exams/student/{studentId}/analysis',
  'GET /exams/{id}',
  'GET /exams/{id}/audit',
  'GET /exams/{id}/score',
  'GET /sessions/requests/user/{userId}',
  'GET /sessions/times/{studentId}',
  'GET /users/{studentId}/credits',
  'GET /users/{studentId}/letter-sheet',
  'GET /users/{studentId}/letters',
];

export type Key = readonly [userId: string, release: string, asked: string];

export interface Response {
  readonly read: Read;
  readonly asked: FetchArgs;
  readonly key: Key;
  readonly data: unknown;
}

export interface StoredResponse {
  readonly at: Instant;
  readonly until: Instant;
  readonly json: string;
}

const isOwn = ({ url, headers }: FetchArgs, userId: string) =>
  url.split('/').includes(encodeURIComponent(userId)) ||
  (headers as Readonly<Record<string, string>> | undefined)?.studentid === userId;

const isStored = ({ read, asked, key: [userId] }: Response) =>
  userId === me() && (OF_ALL.includes(read) || (OF_OWN.includes(read) && isOwn(asked, userId)));

const bytesOf = ({ json }: StoredResponse) => new Blob([json]).size;

let bytesSincePruned = 0;

export async function storeResponses(responses: readonly Response[], store: UseStore): Promise<void> {
  const at = nowDate().toISOString();
  const until = new Date(now() + MAX_AGE_MS).toISOString();
  const stored = responses
    .filter(isStored)
    .map(({ key, data }): [[...Key], StoredResponse] => [
      [...key],
      { at, until, json: JSON.stringify(data) },
    ]);
  await setMany(stored, store);
  for (const [, response] of stored) bytesSincePruned += bytesOf(response);
  if (stored[0] && bytesSincePruned > MAX_BYTES / 10) await pruneResponses(stored[0][0][1], store);
}

/** Deletes what is old, too much, or of another user or release; without a user, all. */
export async function pruneResponses(release: string, store: UseStore): Promise<void> {
  bytesSincePruned = 0;
  const mine = me();
  const today = nowDate().toISOString();
  const all = await entries<[...Key], StoredResponse>(store);
  let bytes = 0;
  const unneeded = all
    .toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1))
    .filter(
      ([[userId, of], response]) =>
        userId !== mine ||
        of !== release ||
        response.until < today ||
        (bytes += bytesOf(response)) > MAX_BYTES,
    );
  await delMany(
    unneeded.map(([key]) => key),
    store,
  );
}
