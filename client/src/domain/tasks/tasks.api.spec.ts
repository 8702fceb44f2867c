import { configureStore } from '@reduxjs/toolkit';
import type { ServerEvent } from 'contract/realtime';
import type { TaskAssignmentResource } from 'contract/tasks';
import { deferred, done, pathOf, problem, serve, tokenFor } from '../../test/server';
import { taskNamed } from '../../test/tasks';
import { api } from '../../shared/api/baseApi';
import { writeToken } from '../../shared/api/token';
import { applyEvent } from '../../shared/realtime/realtime';
import { TasksApi } from './tasks.api';

const essay = taskNamed('Essay', { dueDate: '2027-01-05', version: 3 });
const visit = taskNamed('Visit', { version: 1 });
const DONE = '2026-11-20T12:00:00.000Z';
const COMPLETION = 'PATCH /v2/tasks/student/{assignmentId}';
const DUE_DATE = 'PATCH /v2/tasks/{taskId}/student/{studentId}';

// A queued mutation belongs to the signed-in user, so a token must exist.
beforeEach(() => writeToken(tokenFor({})));

async function start() {
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data: [essay, visit] }),
    'GET /v2/tasks/{studentId}': ({ path }) => ({ data: path.studentId === 'user-1' ? [essay, visit] : [] }),
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { myTasks, assignmentsOf } = TasksApi.endpoints;
  await store.dispatch(myTasks.initiate());
  await store.dispatch(assignmentsOf.initiate('user-1'));
  await store.dispatch(assignmentsOf.initiate('user-2'));
  requests.length = 0;
  const own = () => myTasks.select()(store.getState()).data;
  const ofStaff = () => assignmentsOf.select('user-1')(store.getState()).data;
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const attributesOf = (name: string, rows: readonly TaskAssignmentResource[] | undefined) =>
    rows?.find(({ attributes }) => attributes.name === name)?.attributes;
  return { store, requests, own, ofStaff, settled, attributesOf };
}

const about = { studentId: 'user-1', taskId: essay.attributes.taskId };
const ofEssay = (version: number) => ({ type: 'Assignment', id: essay.id, version, data: about }) as const;
const changed = (
  version: number,
  data: { completedDate?: string; dueDate?: string | null },
): ServerEvent => ({
  ...ofEssay(version),
  name: 'assignment.changed',
  data: { ...about, ...data },
});

describe('a pushed task event', () => {
  it('shows a change to student and staff without a request', async () => {
    const { store, requests, own, ofStaff, attributesOf } = await start();
    applyEvent(store, changed(4, { completedDate: DONE }));
    applyEvent(store, changed(5, { dueDate: '2027-02-02' }));
    for (const rows of [own(), ofStaff()]) {
      expect(attributesOf('Essay', rows)).toMatchObject({
        completedDate: DONE,
        dueDate: '2027-02-02',
        version: 5,
      });
      expect(attributesOf('Visit', rows)).toEqual(visit.attributes);
    }
    expect(requests).toEqual([]);
  });

  it('changes nothing if its version is known', async () => {
    const { store, own } = await start();
    const before = own();
    applyEvent(store, changed(3, { completedDate: DONE }));
    expect(own()).toBe(before);
  });

  it('refetches the task’s own due date when a special one ends', async () => {
    const { store, requests, settled } = await start();
    applyEvent(store, changed(4, { dueDate: null }));
    await settled();
    expect(requests.map(pathOf).sort()).toEqual(['/v2/tasks/all', '/v2/tasks/user-1']);
  });

  it('removes the row of a removed task', async () => {
    const { store, requests, own, ofStaff } = await start();
    applyEvent(store, { ...ofEssay(4), name: 'assignment.removed' });
    expect([own(), ofStaff()]).toEqual([[visit], [visit]]);
    expect(requests).toEqual([]);
  });

  it('refetches only that student’s lists for a new task', async () => {
    const { store, requests, settled } = await start();
    applyEvent(store, { ...ofEssay(1), name: 'assignment.added', id: 'new' });
    await settled();
    expect(requests.map(pathOf).sort()).toEqual(['/v2/tasks/all', '/v2/tasks/user-1']);
  });

  it('refetches the lists that contain an edited task', async () => {
    const { store, requests, settled } = await start();
    applyEvent(store, {
      name: 'task.changed',
      type: 'Task',
      id: essay.attributes.taskId,
      version: 9,
      data: {},
    });
    await settled();
    expect(requests.map(pathOf).sort()).toEqual(['/v2/tasks/all', '/v2/tasks/user-1']);
  });
});

it('a batch refetches the lists of its students only', async () => {
  const { store, settled } = await start();
  const requests = serve({
    'POST /v2/tasks/custom/{taskId}/batches': () => ({ data: [] }),
    'GET /v2/tasks/{studentId}': () => ({ data: [] }),
  });
  const { assignBatch } = TasksApi.endpoints;
  await store.dispatch(assignBatch.initiate({ taskId: 'new', students: [{ user_id: 'user-2' }] }));
  await settled();
  expect(requests.map(pathOf)).toEqual(['/v2/tasks/custom/new/batches', '/v2/tasks/user-2']);
});

describe('completing a task', () => {
  const completion = { id: essay.id, studentId: 'user-1', completedDate: DONE };

  it('shows once the server has confirmed it', async () => {
    const { store, own, ofStaff, attributesOf } = await start();
    const answer = deferred<void>();
    serve({ [COMPLETION]: () => answer.promise });
    const completing = store.dispatch(TasksApi.endpoints.completeTask.initiate(completion));
    expect(attributesOf('Essay', own())?.completedDate).toBeNull();
    answer.resolve();
    await completing;
    for (const rows of [own(), ofStaff()]) expect(attributesOf('Essay', rows)?.completedDate).toBe(DONE);
  });

  it('keeps the identical data if rejected', async () => {
    const { store, own } = await start();
    const before = own();
    serve({ [COMPLETION]: () => problem(403, 'forbidden', 'Unauthorized') });
    const { error } = await store.dispatch(TasksApi.endpoints.completeTask.initiate(completion));
    expect(error).toMatchObject({ status: 403 });
    expect(own()).toBe(before);
  });
});

describe('changing a due date', () => {
  const change = { ...about, ceeb: '', dueDate: '2027-03-03' };

  it('shows optimistically', async () => {
    const { store, ofStaff, attributesOf } = await start();
    const answer = deferred<void>();
    const requests = serve({ [DUE_DATE]: () => answer.promise });
    const changing = store.dispatch(TasksApi.endpoints.changeDueDate.initiate(change));
    expect(attributesOf('Essay', ofStaff())?.dueDate).toBe('2027-03-03');
    answer.resolve();
    await changing;
    expect(attributesOf('Essay', ofStaff())?.dueDate).toBe('2027-03-03');
    expect(requests[0]?.headers.get('studentid')).toBe('user-1');
  });

  it('of one college keeps the date of another', async () => {
    const brown = taskNamed('Visit them', { dueDate: '2027-01-05' }, 'Brown');
    const duke = { ...taskNamed('Visit them', { dueDate: '2027-01-05' }, 'Duke'), id: 'duke' };
    const requests = serve({
      'GET /v2/tasks/{studentId}': () => ({ data: [brown, duke] }),
      [DUE_DATE]: done,
      'DELETE /v2/tasks/{taskId}/student/{studentId}': done,
    });
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const { assignmentsOf, changeDueDate, unassign } = TasksApi.endpoints;
    await store.dispatch(assignmentsOf.initiate('user-1'));
    const one = { studentId: 'user-1', taskId: duke.attributes.taskId, ceeb: 'Duke' };
    await store.dispatch(changeDueDate.initiate({ ...one, dueDate: '2027-03-03' }));
    const rows = assignmentsOf.select('user-1')(store.getState()).data!;
    expect(rows.map(({ attributes }) => attributes.dueDate)).toEqual(['2027-01-05', '2027-03-03']);
    await store.dispatch(unassign.initiate(one));
    const written = requests.filter(({ method }) => method !== 'GET');
    expect(written.map(({ url }) => new URL(url).search)).toEqual(['?ceeb=Duke', '?ceeb=Duke']);
  });

  it('is reverted if rejected', async () => {
    const { store, ofStaff, attributesOf, settled } = await start();
    serve({
      'GET /v2/tasks/{studentId}': () => ({ data: [essay, visit] }),
      [DUE_DATE]: () => problem(409, 'due-date-fixed', 'Not this one.'),
    });
    await store.dispatch(TasksApi.endpoints.changeDueDate.initiate(change));
    expect(attributesOf('Essay', ofStaff())?.dueDate).toBe('2027-01-05');
    await settled();
    expect(attributesOf('Essay', ofStaff())?.dueDate).toBe('2027-01-05');
  });

  it('keeps pushed changes if rejected', async () => {
    const { store, ofStaff, attributesOf, settled } = await start();
    const answer = deferred<void>();
    const requests = serve({
      'GET /v2/tasks/{studentId}': () => ({ data: [visit] }),
      [DUE_DATE]: async () => {
        await answer.promise;
        return problem(409, 'due-date-fixed', 'Not this one.');
      },
    });
    const changing = store.dispatch(TasksApi.endpoints.changeDueDate.initiate(change));
    applyEvent(store, {
      type: 'Assignment',
      id: visit.id,
      version: 2,
      name: 'assignment.changed',
      data: { studentId: 'user-1', taskId: visit.attributes.taskId, completedDate: DONE },
    });
    answer.resolve();
    await changing;
    expect(attributesOf('Visit', ofStaff())?.completedDate).toBe(DONE);
    expect(attributesOf('Essay', ofStaff())?.dueDate).toBe('2027-01-05');
    await settled();
    expect(requests.filter(({ method }) => method === 'GET').map(pathOf)).toEqual(['/v2/tasks/user-1']);
  });
});

describe('moving a reminder', () => {
  it('keeps its date and pushed changes if rejected', async () => {
    const { store, own, attributesOf, settled } = await start();
    const answer = deferred<void>();
    const requests = serve({
      'GET /v2/tasks/all': () => ({ data: [essay, visit] }),
      'PATCH /v2/tasks/reminders/{taskId}': async () => {
        await answer.promise;
        return problem(409, 'conflict', 'It has been changed since.');
      },
    });
    const { moveReminder } = TasksApi.endpoints;
    const moving = store.dispatch(
      moveReminder.initiate({ taskId: visit.attributes.taskId, dueDate: '2027-03-03' }),
    );
    expect(attributesOf('Visit', own())?.dueDate).toBe('2027-03-03');
    // The rows move up, which proves that restoring does not find its row by index.
    applyEvent(store, { ...ofEssay(4), name: 'assignment.removed' });
    answer.resolve();
    await moving;
    expect(own()).toEqual([visit]);
    await settled();
    expect(requests.some(({ method }) => method === 'GET')).toBe(true);
  });
});
