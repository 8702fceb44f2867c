import { configureStore } from '@reduxjs/toolkit';
import type { ServerEvent } from 'contract/realtime';
import type { TaskAssignmentResource, TaskType } from 'contract/tasks';
import { deferred, pathOf, serve } from '../../test/server';
import { taskNamed } from '../../test/tasks';
import { api } from '../api/baseApi';
import { call } from '../api/call';
import { LIST, listTags } from '../api/resource';
import { bindSocket, isNewer, onServerEvent, replayMiddleware } from './realtime';

interface Row {
  readonly id: string;
  readonly version: number;
  completedDate: string | null;
}

const rowOf = ({ id, attributes: { version, completedDate } }: TaskAssignmentResource): Row => ({
  id,
  version,
  completedDate,
});

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    rows: build.query<Row[], { readonly type?: TaskType }>({
      query: (query) => call('GET /v2/tasks/all', { query }),
      transformResponse: ({ data }: { data: TaskAssignmentResource[] }) => data.map(rowOf),
      providesTags: (rows) => listTags('Assignment', rows),
    }),
    row: build.query<Row, string>({
      query: (id) => call('GET /v2/tasks/{studentId}', { path: { studentId: id } }),
      transformResponse: ({ data: [only] }: { data: [TaskAssignmentResource] }) => rowOf(only),
      providesTags: (_row, _error, id) => [{ type: 'Assignment', id }],
    }),
  }),
});

type Changed = Extract<ServerEvent, { name: 'assignment.changed' }>;
const merge = (row: Row | undefined, { data, version, ...event }: Changed) => {
  if (row && isNewer(row, { data, version, ...event })) Object.assign(row, data, { version });
};
onServerEvent('assignment.changed', {
  patch: {
    rows: (rows: Row[], event) =>
      merge(
        rows.find(({ id }) => id === event.id),
        event,
      ),
    row: (row: Row, event) => merge(row, event),
  },
});
onServerEvent('assignment.added', { invalidate: () => [{ type: 'Assignment', id: LIST }] });

const changed = (version: number, completedDate: string | null): Changed => ({
  name: 'assignment.changed',
  type: 'Assignment',
  id: 'a',
  version,
  data: { studentId: 's', taskId: 't', completedDate },
});
const DONE = '2026-03-08T12:00:00.000Z';

class Wire {
  private readonly listeners: Record<string, ((events: readonly ServerEvent[]) => void)[]> = {};
  on(name: string, listener: (events: readonly ServerEvent[]) => void) {
    (this.listeners[name] ??= []).push(listener);
  }
  emit(name: 'connect' | 'connect_error' | 'event', ...events: ServerEvent[]) {
    this.listeners[name]?.forEach((listener) => listener(events));
  }
}

const served = { ...taskNamed('A', { version: 3 }), id: 'a' };

function start(first: 'connect' | 'connect_error' = 'connect') {
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data: [served, { ...taskNamed('B', { version: 1 }), id: 'b' }] }),
    'GET /v2/tasks/{studentId}': () => ({ data: [served] }),
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, replayMiddleware),
  });
  const wire = new Wire();
  bindSocket(wire, store, ['Assignment']);
  wire.emit(first);
  const list = (type?: TaskType) => calls.endpoints.rows.select({ type })(store.getState()).data;
  const detail = () => calls.endpoints.row.select('a')(store.getState()).data;
  const loadLists = () =>
    Promise.all([
      store.dispatch(calls.endpoints.rows.initiate({})),
      store.dispatch(calls.endpoints.rows.initiate({ type: 'college' })),
    ]);
  const loadDetail = () => store.dispatch(calls.endpoints.row.initiate('a'));
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { store, wire, requests, list, detail, loadLists, loadDetail, settled };
}

describe('a pushed event', () => {
  it('patches every cached list and detail without a request', async () => {
    const { wire, requests, list, detail, loadLists, loadDetail } = start();
    await loadLists();
    await loadDetail();
    const before = requests.length;
    wire.emit('event', changed(4, DONE));
    expect([list()?.[0], list('college')?.[0], detail()].map((row) => row?.completedDate)).toEqual([
      DONE,
      DONE,
      DONE,
    ]);
    expect(requests).toHaveLength(before);
  });

  it('is applied in order with others of its packet', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    wire.emit('event', changed(4, DONE), changed(5, null), changed(6, DONE));
    expect(list()?.[0]).toMatchObject({ version: 6, completedDate: DONE });
  });

  it('keeps the identical data if it comes late', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    const before = list();
    wire.emit('event', changed(2, DONE));
    expect(list()).toBe(before);
  });

  it('keeps the identical data if it echoes a known change', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    const before = list();
    wire.emit('event', changed(3, DONE));
    expect(list()).toBe(before);
  });

  it('survives an older response of a running query', async () => {
    const { store, wire, detail } = start();
    const answer = deferred<{ data: TaskAssignmentResource[] }>();
    serve({ 'GET /v2/tasks/{studentId}': () => answer.promise });
    const loading = store.dispatch(calls.endpoints.row.initiate('a'));
    wire.emit('event', changed(4, DONE));
    answer.resolve({ data: [served] });
    await loading;
    expect(detail()).toMatchObject({ version: 4, completedDate: DONE });
  });

  it('about a new item refetches only the lists', async () => {
    const { wire, requests, loadLists, loadDetail, settled } = start();
    await loadLists();
    await loadDetail();
    const before = requests.length;
    const { studentId, taskId } = changed(1, null).data;
    wire.emit('event', {
      name: 'assignment.added',
      type: 'Assignment',
      id: 'c',
      version: 1,
      data: { studentId, taskId },
    });
    await settled();
    expect(requests.slice(before).map(pathOf)).toEqual(['/v2/tasks/all', '/v2/tasks/all']);
  });
});

it.each([
  ['comes back', 'connect'],
  ['comes after a refusal', 'connect_error'],
] as const)('the cache refetches when the connection %s', async (_, first) => {
  const { wire, requests, loadDetail, settled } = start(first);
  await loadDetail();
  wire.emit('connect');
  await settled();
  expect(requests.map(pathOf)).toEqual(['/v2/tasks/a', '/v2/tasks/a']);
});
