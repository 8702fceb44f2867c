import { configureStore } from '@reduxjs/toolkit';
import { deferred, json, pathOf, problem, serve, tokenFor } from '../../test/server';
import { api } from './baseApi';
import { messageOf } from './errors';
import { selectUser, sessionReducer, sessionRead } from './session';
import { clearToken, readToken, writeToken } from './token';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<unknown, string>({ query: (id) => `/things/${id}` }),
    addThing: build.mutation<unknown, string>({
      query: (name) => ({ url: '/things', method: 'POST', body: { name } }),
    }),
    removeThing: build.mutation<unknown, string>({
      query: (ceeb) => ({ url: '/things/1', method: 'DELETE', params: { ceeb } }),
    }),
    uploadThings: build.mutation<unknown, string>({
      query: (text) => {
        const body = new FormData();
        body.append('file', new Blob([text]), 'things.csv');
        return { url: '/things/file', method: 'POST', body };
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
  const get = (id: string) => store.dispatch(calls.endpoints.thing.initiate(id));
  return { store, get };
}

/** Accepts the new token only, and exchanges the old one for it. */
const strict = (request: Request) => {
  if (pathOf(request) === '/auth/refresh') return json({ token: NEW, refreshToken: 'x' });
  return request.headers.get('token') === NEW ? json('fine') : problem(401, 'token-expired', 'expired');
};

describe('a call', () => {
  it('carries the token and answers the body', async () => {
    const requests = serve(() => json({ id: 1 }));
    const { get } = start(OLD);
    expect((await get('1')).data).toEqual({ id: 1 });
    expect(requests[0]?.headers.get('token')).toBe(OLD);
  });

  it('answers null to an empty body', async () => {
    serve(() => new Response(null, { status: 204 }));
    expect((await start(OLD).get('1')).data).toBeNull();
  });

  it('fails with the problem and the status text', async () => {
    serve(() => problem(422, 'wrong', 'Wrong input', { email: 'Email is a required field' }));
    const { error } = await start(OLD).get('1');
    expect(error).toEqual({
      status: 422,
      statusText: 'Unprocessable Entity',
      path: '/things/1',
      data: {
        statusCode: 422,
        code: 'wrong',
        message: 'Wrong input',
        fields: { email: 'Email is a required field' },
      },
    });
  });

  it('says which request no answer came to', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const { error } = await start(OLD).get('7');
    expect(messageOf(error)).toBe(
      'Unable to process API request to /things/7 REASON TypeError: Failed to fetch',
    );
  });

  it('says which request something else than the server answered', async () => {
    serve(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const { error } = await start(OLD).get('7');
    expect(messageOf(error)).toBe('Unable to process API request to /things/7 REASON Bad Gateway');
  });

  it('leaves every other 401 to the caller', async () => {
    const requests = serve(() => problem(401, 'invalid-credentials', 'invalid email or password'));
    const { get, store } = start(OLD);
    expect(messageOf((await get('1')).error)).toBe('invalid email or password');
    expect(requests).toHaveLength(1);
    expect(selectUser(store.getState())).not.toBeNull();
  });
});

describe('an expired token', () => {
  it('is exchanged once for all calls that met it, and they are repeated', async () => {
    const requests = serve(strict);
    const { get } = start(OLD);
    const answers = await Promise.all([get('1'), get('2'), get('3')]);
    expect(answers.map(({ data }) => data)).toEqual(['fine', 'fine', 'fine']);
    expect(requests.filter((request) => pathOf(request) === '/auth/refresh')).toHaveLength(1);
    expect(readToken()).toBe(NEW);
  });

  it('is not exchanged again for a call whose refusal comes late', async () => {
    const late = deferred<Response>();
    const requests = serve((request) => {
      if (pathOf(request) === '/things/late' && request.headers.get('token') === OLD) return late.promise;
      return strict(request);
    });
    const { get } = start(OLD);
    const slow = get('late');
    await get('1');
    late.resolve(problem(401, 'token-expired', 'expired'));
    expect((await slow).data).toBe('fine');
    expect(requests.filter((request) => pathOf(request) === '/auth/refresh')).toHaveLength(1);
  });

  it('is left alone where another tab has exchanged it while this one waited for the lock', async () => {
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
      expect((await answer).data).toBe('fine');
      expect(requests.map(pathOf)).toEqual(['/things/1', '/things/1']);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('signs out where it cannot be exchanged', async () => {
    serve((request) =>
      pathOf(request) === '/auth/refresh'
        ? problem(401, 'refresh-failed', 'Unable to refresh tokens.')
        : problem(401, 'token-expired', 'expired'),
    );
    const { get, store } = start(OLD);
    expect((await get('1')).error).toMatchObject({ status: 401 });
    expect(readToken()).toBeUndefined();
    expect(selectUser(store.getState())).toBeNull();
  });

  it('stays where the exchange met no server', async () => {
    serve((request) =>
      pathOf(request) === '/auth/refresh'
        ? Promise.reject(new TypeError('offline'))
        : problem(401, 'token-expired', 'expired'),
    );
    const { get, store } = start(OLD);
    expect(messageOf((await get('1')).error)).toContain('/auth/refresh REASON TypeError: offline');
    expect(selectUser(store.getState())).not.toBeNull();
  });

  it('brings the role that the new one names', async () => {
    serve((request) =>
      pathOf(request) === '/auth/refresh'
        ? json({ token: tokenFor({ role: 'account_admin' }), refreshToken: 'x' })
        : request.headers.get('token') === OLD
          ? problem(401, 'token-outdated', 'outdated')
          : json('fine'),
    );
    const { get, store } = start(OLD);
    await get('1');
    expect(selectUser(store.getState())?.role).toBe('account_admin');
  });
});

describe('a write', () => {
  const key = (request: Request | undefined) => request?.headers.get('idempotency-key');

  it('that no answer came to is sent again under its key, and under a new one once answered or changed', async () => {
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => json({}),
      () => json({}),
      () => json({}),
    ];
    const requests = serve(() => answers.shift()!());
    const { store } = start(OLD);
    const add = (name: string) => store.dispatch(calls.endpoints.addThing.initiate(name));
    await add('cup');
    await add('cup');
    await add('cup');
    await add('plate');
    const [lost, again, another, changed] = requests.map(key);
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(new Set([lost, another, changed]).size).toBe(3);
  });

  it('of other parameters or of a file is another one, whatever became of the first', async () => {
    const requests = serve(() => Promise.reject(new TypeError('offline')));
    const { store } = start(OLD);
    await store.dispatch(calls.endpoints.removeThing.initiate('6001'));
    await store.dispatch(calls.endpoints.removeThing.initiate('6002'));
    await store.dispatch(calls.endpoints.uploadThings.initiate('cup'));
    await store.dispatch(calls.endpoints.uploadThings.initiate('plate'));
    expect(new Set(requests.map(key)).size).toBe(4);
  });

  it('alone has a key', async () => {
    const requests = serve(() => json({}));
    await start(OLD).get('1');
    expect(key(requests[0])).toBeNull();
  });
});
