import { configureStore } from '@reduxjs/toolkit';
import {
  badGateway,
  deferred,
  done,
  pathOf,
  problem,
  serve,
  tokenFor,
  type Responses,
  type Failure,
} from '../../test/server';
import { call } from './call';
import { api } from './baseApi';
import { messageOf } from './errors';
import { selectUser, sessionReducer, sessionRead } from './session';
import { clearToken, readToken, writeToken } from './token';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    profileOf: build.query<unknown, string>({
      query: (id) => call('GET /users/counselor/{id}/profile', { path: { id } }),
    }),
    mark: build.mutation<unknown, void>({ query: () => call('PATCH /notifications/seen') }),
    createEntity: build.mutation<unknown, string>({
      query: (name) => call('POST /admin/entity', { body: { name } }),
    }),
    takeTask: build.mutation<unknown, string>({
      query: (ceeb) =>
        call('DELETE /v2/tasks/{taskId}/student/{studentId}', {
          path: { taskId: 't', studentId: 's' },
          query: { ceeb },
        }),
    }),
    readExams: build.query<unknown, void>({
      query: () => call('POST /exams/calculations', { query: { startDate: '2026-11-01', testType: 'SAT' } }),
    }),
    removeExam: build.mutation<unknown, string>({
      query: (studentid) =>
        call('DELETE /exams/student-entry/{examId}', { path: { examId: 'e' }, headers: { studentid } }),
    }),
    importColleges: build.mutation<unknown, string>({
      query: (text) => {
        const body = new FormData();
        body.append('file', new Blob([text]), 'colleges.csv');
        return call('POST /colleges/imports', { body });
      },
    }),
  }),
});

const OLD = tokenFor({}, 1);
const NEW = tokenFor({}, 2);

function start(token?: string) {
  if (token) writeToken(token);
  else clearToken();
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(sessionRead);
  const get = (id: string) => store.dispatch(calls.endpoints.profileOf.initiate(id));
  return { store, get };
}

const PROFILE = {
  data: {
    id: '1',
    attributes: { firstName: 'Daniel', lastName: 'Reyes' },
    relationships: { entities: { data: [] } },
  },
};
const expired = () => problem(401, 'token-expired', 'expired');
const offline = () => Promise.reject(new TypeError('offline'));
const profile = (answer: Responses['GET /users/counselor/{id}/profile']): Responses => ({
  'GET /users/counselor/{id}/profile': answer,
});

const strict: Responses = {
  'POST /auth/refresh': () => ({ token: NEW, refreshToken: 'x' }),
  ...profile(({ request }) => (request.headers.get('token') === NEW ? PROFILE : expired())),
};

describe('a request', () => {
  it('has the token and returns the body', async () => {
    const requests = serve(profile(() => PROFILE));
    const { get } = start(OLD);
    expect((await get('1')).data).toEqual(PROFILE);
    expect(requests[0]?.headers.get('token')).toBe(OLD);
  });

  it('returns null for an empty body', async () => {
    serve({ 'PATCH /notifications/seen': done });
    const { store } = start(OLD);
    expect((await store.dispatch(calls.endpoints.mark.initiate())).data).toBeNull();
  });

  it('fails with the problem and the status text', async () => {
    serve(profile(() => problem(422, 'wrong', 'Wrong input', { email: 'Email is a required field' })));
    const { error } = await start(OLD).get('1');
    expect(error).toEqual({
      status: 422,
      statusText: 'Unprocessable Entity',
      path: '/users/counselor/1/profile',
      data: {
        statusCode: 422,
        code: 'wrong',
        message: 'Wrong input',
        fields: { email: 'Email is a required field' },
      },
    });
  });

  it('names its path in the error if no response came', async () => {
    serve(profile(() => Promise.reject(new TypeError('Failed to fetch'))));
    const { error } = await start(OLD).get('7');
    expect(messageOf(error)).toBe(
      'Unable to process API request to /users/counselor/7/profile REASON TypeError: Failed to fetch',
    );
  });

  it('names its path in the error if the response is not the server’s', async () => {
    serve(profile(badGateway));
    const { error } = await start(OLD).get('7');
    expect(messageOf(error)).toBe(
      'Unable to process API request to /users/counselor/7/profile REASON Bad Gateway',
    );
  });

  it('returns any other 401 to the caller', async () => {
    const requests = serve(profile(() => problem(401, 'invalid-credentials', 'invalid email or password')));
    const { get, store } = start(OLD);
    expect(messageOf((await get('1')).error)).toBe('invalid email or password');
    expect(requests).toHaveLength(1);
    expect(selectUser(store.getState())).not.toBeNull();
  });
});

describe('an expired token', () => {
  it('is refreshed once for all requests, which are then repeated', async () => {
    const requests = serve(strict);
    const { get } = start(OLD);
    const answers = await Promise.all([get('1'), get('2'), get('3')]);
    expect(answers.map(({ data }) => data)).toEqual([PROFILE, PROFILE, PROFILE]);
    expect(requests.filter((request) => pathOf(request) === '/auth/refresh')).toHaveLength(1);
    expect(readToken()).toBe(NEW);
  });

  it('is not refreshed again for a late refusal', async () => {
    const late = deferred<Failure>();
    const requests = serve({
      ...strict,
      ...profile(({ request, path }) => {
        if (request.headers.get('token') === NEW) return PROFILE;
        return path.id === 'late' ? late.promise : expired();
      }),
    });
    const { get } = start(OLD);
    const slow = get('late');
    await get('1');
    late.resolve(expired());
    expect((await slow).data).toEqual(PROFILE);
    expect(requests.filter((request) => pathOf(request) === '/auth/refresh')).toHaveLength(1);
  });

  it('is not refreshed if another tab did so during the lock', async () => {
    const granted = deferred<void>();
    const asked = deferred<string>();
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: async (name: string, task: () => Promise<unknown>) => {
          asked.resolve(name);
          await granted.promise;
          return task();
        },
      },
    });
    try {
      const requests = serve(strict);
      const answer = start(OLD).get('1');
      expect(await asked.promise).toBe('token-refresh');
      writeToken(NEW);
      granted.resolve();
      expect((await answer).data).toEqual(PROFILE);
      expect(requests.map(pathOf)).toEqual(['/users/counselor/1/profile', '/users/counselor/1/profile']);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('signs out if it cannot be refreshed', async () => {
    serve({
      'POST /auth/refresh': () => problem(401, 'refresh-failed', 'Unable to refresh tokens.'),
      ...profile(expired),
    });
    const { get, store } = start(OLD);
    expect((await get('1')).error).toMatchObject({ status: 401 });
    expect(readToken()).toBeUndefined();
    expect(selectUser(store.getState())).toBeNull();
  });

  it('keeps the session if the refresh gets no response', async () => {
    serve({ 'POST /auth/refresh': offline, ...profile(expired) });
    const { get, store } = start(OLD);
    expect(messageOf((await get('1')).error)).toContain('/auth/refresh REASON TypeError: offline');
    expect(selectUser(store.getState())).not.toBeNull();
  });

  it('never enters the cache', async () => {
    serve({ 'POST /auth/refresh': () => ({ token: NEW, refreshToken: 'x' }) });
    const { store } = start(OLD);
    await store.dispatch(api.endpoints.refreshToken.initiate());
    expect(readToken()).toBe(NEW);
    const { mutations } = store.getState().api;
    expect(Object.values(mutations).map((mutation) => mutation?.data)).toEqual([null]);
  });

  it('updates the role when refreshed', async () => {
    serve({
      'POST /auth/refresh': () => ({ token: tokenFor({ role: 'account_admin' }), refreshToken: 'x' }),
      ...profile(({ request }) =>
        request.headers.get('token') === OLD ? problem(401, 'token-outdated', 'outdated') : PROFILE,
      ),
    });
    const { get, store } = start(OLD);
    await get('1');
    expect(selectUser(store.getState())?.role).toBe('account_admin');
  });
});

describe('a tab in which another user has signed in', () => {
  it('sends no request of the previous user under the new token', async () => {
    const requests = serve({ ...profile(() => PROFILE), 'PATCH /notifications/seen': done });
    const { get, store } = start(OLD);
    writeToken(tokenFor({ id: 'user-2' }));
    expect((await get('1')).error).toMatchObject({ status: 0 });
    store.dispatch(sessionRead);
    expect((await get('1')).data).toEqual(PROFILE);
    store.dispatch(api.util.resetApiState());
    writeToken(tokenFor({ id: 'user-3' }));
    expect((await store.dispatch(calls.endpoints.mark.initiate())).error).toMatchObject({ status: 0 });
    expect(selectUser(store.getState())?.id).toBe('user-3');
    expect(requests.map(pathOf)).toEqual(['/users/counselor/1/profile']);
  });
});

describe('a write', () => {
  const key = (request: Request | undefined) => request?.headers.get('idempotency-key');

  const open: [string, () => Failure | Promise<never>][] = [
    ['after no response', offline],
    ['after an unknown outcome', () => problem(503, 'unavailable.vault', 'away')],
    ['after a failure of the proxy', badGateway],
  ];

  it.each(open)('repeats its key %s, and gets a new one once answered or changed', async (_, fails) => {
    let failed = false;
    const requests = serve({
      'POST /admin/entity': () => {
        if (failed) return { id: '1' };
        failed = true;
        return fails();
      },
    });
    const { store } = start(OLD);
    const add = (name: string) => store.dispatch(calls.endpoints.createEntity.initiate(name));
    await add('cup');
    await add('cup');
    await add('cup');
    await add('plate');
    const [lost, again, another, changed] = requests.map(key);
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(new Set([lost, another, changed]).size).toBe(3);
  });

  it('stores no body, which may contain a password', async () => {
    serve({ 'POST /admin/entity': offline });
    const { store } = start(OLD);
    const sets = jest.spyOn(Map.prototype, 'set');
    await store.dispatch(calls.endpoints.createEntity.initiate('a-password'));
    const names = sets.mock.calls.map(([name]: unknown[]) => String(name));
    sets.mockRestore();
    expect(names.filter((name) => name.includes('a-password'))).toEqual([]);
  });

  it('gets a new key for other parameters or any file', async () => {
    const requests = serve({
      'DELETE /v2/tasks/{taskId}/student/{studentId}': offline,
      'POST /colleges/imports': offline,
    });
    const { store } = start(OLD);
    await store.dispatch(calls.endpoints.takeTask.initiate('6001'));
    await store.dispatch(calls.endpoints.takeTask.initiate('6002'));
    await store.dispatch(calls.endpoints.importColleges.initiate('cup'));
    await store.dispatch(calls.endpoints.importColleges.initiate('plate'));
    expect(new Set(requests.map(key)).size).toBe(4);
  });

  it('gets a new key for another student', async () => {
    const requests = serve({ 'DELETE /exams/student-entry/{examId}': offline });
    const { store } = start(OLD);
    await store.dispatch(calls.endpoints.removeExam.initiate('one'));
    await store.dispatch(calls.endpoints.removeExam.initiate('other'));
    expect(new Set(requests.map(key)).size).toBe(2);
  });

  it('has a key, unlike a read, even if that is a POST', async () => {
    const requests = serve({ ...profile(() => PROFILE), 'POST /exams/calculations': () => ({ data: [] }) });
    const { get, store } = start(OLD);
    await get('1');
    await store.dispatch(calls.endpoints.readExams.initiate());
    expect(requests.map(key)).toEqual([null, null]);
  });

  it('has a key when it refreshes the token for a read', async () => {
    const requests = serve(strict);
    await start(OLD).get('1');
    const exchanged = requests.find((request) => pathOf(request) === '/auth/refresh');
    expect(key(exchanged)).toBeTruthy();
  });
});
