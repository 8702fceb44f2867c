import { configureStore } from '@reduxjs/toolkit';
import { done, pathOf, problem, serve } from '../../test/server';
import { api } from './baseApi';
import { endpoints, mutation, query, resource } from './resource';

const thread = resource('Thread');

const threads = endpoints({
  threads: thread.list('GET /threads/all'),
  thread: thread.one('GET /threads/{id}'),
  publish: thread.create('POST /threads'),
  edit: thread.edit('PATCH /threads/{id}'),
  retire: thread.remove('DELETE /threads/{id}'),
  unread: query('GET /messages/unread', { transformResponse: ({ data }) => data.count }),
  checkImport: mutation('POST /colleges/imports'),
}).endpoints;

const THREAD = {
  id: 't',
  attributes: { title: 'Essays', body: 'Begin.', categories: [], created_at: '2026-11-20T12:00:00Z' },
  relationships: { author: { data: null } },
};

function start(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    'GET /threads/all': () => ({ data: [THREAD], pageCount: 1 }),
    'GET /threads/{id}': () => ({ data: THREAD }),
    'POST /threads': () => ({ id: 'u' }),
    'PATCH /threads/{id}': done,
    'DELETE /threads/{id}': done,
    ...answers,
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { requests, store, dispatch: store.dispatch, settled };
}

describe('the argument of an endpoint', () => {
  it('is the path parameter if there is nothing else', async () => {
    const { requests, dispatch } = start();
    await dispatch(threads.thread.initiate('t'));
    expect(requests.map(pathOf)).toEqual(['/threads/t']);
  });

  it('is the query of a GET', async () => {
    const { requests, dispatch } = start();
    await dispatch(threads.threads.initiate({ currentPage: 2, pageSize: 5 }));
    expect(new URL(requests[0]!.url).search).toBe('?currentPage=2&pageSize=5');
  });

  it('is split into path and body', async () => {
    const { requests, dispatch } = start();
    await dispatch(threads.edit.initiate({ id: 't', title: 'Visits' }));
    expect(pathOf(requests[0]!)).toBe('/threads/t');
    expect(await requests[0]!.json()).toEqual({ title: 'Visits' });
  });

  it('leaves an empty body if an edit changes nothing', async () => {
    const { requests, dispatch } = start();
    await dispatch(threads.edit.initiate({ id: 't' }));
    expect(await requests[0]!.json()).toEqual({});
  });

  it('is sent as the file of an upload', async () => {
    const { requests, dispatch } = start({
      'POST /colleges/imports': () => problem(422, 'not-a-college-file', ''),
    });
    await dispatch(threads.checkImport.initiate(new File(['unitid'], 'colleges.csv')));
    expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  });
});

describe('the result of an endpoint', () => {
  it('is the data of a response that has nothing else', async () => {
    const { dispatch } = start();
    expect((await dispatch(threads.thread.initiate('t'))).data).toEqual(THREAD);
  });

  it('is the whole response if it has more than data', async () => {
    const { dispatch } = start();
    expect((await dispatch(threads.threads.initiate({}))).data).toEqual({ data: [THREAD], pageCount: 1 });
  });

  it('can be a part of the response', async () => {
    const { dispatch } = start({ 'GET /messages/unread': () => ({ data: { count: 3 } }) });
    expect((await dispatch(threads.unread.initiate())).data).toBe(3);
  });
});

describe('a resource', () => {
  const loaded = async () => {
    const { requests, dispatch, settled } = start();
    await dispatch(threads.threads.initiate({}));
    await dispatch(threads.thread.initiate('t'));
    requests.length = 0;
    const refetched = async () => {
      await settled();
      return requests.slice(1).map(pathOf).sort();
    };
    return { dispatch, refetched };
  };

  it('refetches its lists after one was added', async () => {
    const { dispatch, refetched } = await loaded();
    await dispatch(threads.publish.initiate({ title: 'Visits', body: 'Go.' }));
    expect(await refetched()).toEqual(['/threads/all']);
  });

  it('refetches its lists after one was deleted', async () => {
    const { dispatch, refetched } = await loaded();
    await dispatch(threads.retire.initiate('t'));
    expect(await refetched()).toEqual(['/threads/all']);
  });

  it('refetches after an edit whatever shows the edited one', async () => {
    const { dispatch, refetched } = await loaded();
    await dispatch(threads.edit.initiate({ id: 't', title: 'Visits' }));
    expect(await refetched()).toEqual(['/threads/all', '/threads/t']);
  });
});
