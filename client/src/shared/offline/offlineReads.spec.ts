import { tokenFor } from '../../test/server';
import { call } from '../api/call';
import { clearToken, writeToken } from '../api/token';

beforeEach(() => writeToken(tokenFor({ id: 'me' })));
afterEach(clearToken);

const headers = (studentid: string) => ({ path: { id: 'exam-1' }, headers: { studentid } });

it('the signed-in user’s own exams and credits are stored for offline use', () => {
  expect(call('GET /exams/{id}', headers('me')).offline).toBe(true);
  expect(call('GET /users/{studentId}/credits', { path: { studentId: 'me' } }).offline).toBe(true);
});

it('another person’s exams and credits are not stored on the device', () => {
  expect(call('GET /exams/{id}', headers('another')).offline).toBeUndefined();
  expect(call('GET /users/{studentId}/credits', { path: { studentId: 'another' } }).offline).toBeUndefined();
});

it('a read that is not listed is not stored on the device', () => {
  expect(call('GET /admin/audit', { query: { currentPage: 1, pageSize: 1 } }).offline).toBeUndefined();
});
