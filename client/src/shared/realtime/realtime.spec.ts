import { configureStore } from '@reduxjs/toolkit';
import type { ServerEvent } from 'contract/realtime';
import { deferred, json, pathOf, serve } from '../../test/server';
import { api } from '../api/baseApi';
import { LIST, listTags } from '../api/tags';
import { bindSocket, isNews, onServerEvent, replayMiddleware } from './realtime';

interface Row {
  readonly id: string;
  readonly version: number;
  completedDate: string | null;
}

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    rows: build.query<Row[], { readonly type?: string }>({
      query: (params) => ({ url: '/rows', params }),
      providesTags: (rows) => listTags('Assignment', rows),
    }),
    row: build.query<Row, string>({
      query: (id) => `/rows/${id}`,
      providesTags: (_row, _error, id) => [{ type: 'Assignment', id }],
    }),
  }),
});

type Changed = Extract<ServerEvent, { name: 'assignment.changed' }>;
const merge = (row: Row | undefined, { data, version, ...event }: Changed) => {
  if (row && isNews(row, { data, version, ...event })) Object.assign(row, data, { version });
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
  emit(name: 'connect' | 'event', ...events: ServerEvent[]) {
    this.listeners[name]?.forEach((listener) => listener(events));
  }
}

function start() {
  const rows: Row[] = [
    { id: 'a', version: 3, completedDate: null },
    { id: 'b', version: 1, completedDate: null },
  ];
  const requests = serve((request) => json(pathOf(request) === '/rows' ? rows : rows[0]));
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, replayMiddleware),
  });
  const wire = new Wire();
  bindSocket(wire, store, ['Assignment']);
  wire.emit('connect');
  const list = (type?: string) => calls.endpoints.rows.select({ type })(store.getState()).data;
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

describe('an event from the server', () => {
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

  it('is taken in with others of the same packet, in order', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    wire.emit('event', changed(4, DONE), changed(5, null), changed(6, DONE));
    expect(list()?.[0]).toMatchObject({ version: 6, completedDate: DONE });
  });

  it('that comes late leaves the very same data', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    const before = list();
    wire.emit('event', changed(2, DONE));
    expect(list()).toBe(before);
  });

  it('that echoes what is known leaves the very same data', async () => {
    const { wire, list, loadLists } = start();
    await loadLists();
    const before = list();
    wire.emit('event', changed(3, DONE));
    expect(list()).toBe(before);
  });

  it('that comes during a fetch survives the older answer', async () => {
    const { store, wire, detail } = start();
    const answer = deferred<Response>();
    serve(() => answer.promise);
    const loading = store.dispatch(calls.endpoints.row.initiate('a'));
    wire.emit('event', changed(4, DONE));
    answer.resolve(json({ id: 'a', version: 3, completedDate: null }));
    await loading;
    expect(detail()).toMatchObject({ version: 4, completedDate: DONE });
  });

  it('about something new fetches the lists again and nothing else', async () => {
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
    expect(requests.slice(before).map(pathOf)).toEqual(['/rows', '/rows']);
  });
});

it('fetches what is on the screen when the connection comes back', async () => {
  const { wire, requests, loadDetail, settled } = start();
  await loadDetail();
  wire.emit('connect');
  await settled();
  expect(requests.map(pathOf)).toEqual(['/rows/a', '/rows/a']);
});
