import type { Call } from 'contract/calls';
import { me } from '../api/token';

/** Of all stored responses together; the oldest make room. */
export const MAX_BYTES = 5_000_000;

/** An older response is neither shown nor kept. */
export const MAX_AGE_MS = 14 * 24 * 3_600_000;

type Read = Extract<Call, `GET ${string}`>;

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

const includes = (reads: readonly string[], call: Call) => reads.includes(call);

/** Takes what the request names: the parameters of its path, and the student of its header. */
export const isStoredOffline = (call: Call, names: readonly (string | undefined)[]): boolean =>
  includes(OF_ALL, call) || (includes(OF_OWN, call) && names.includes(me()));
