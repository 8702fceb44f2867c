import { createStore } from './store';
import { serve } from '../test/server';
import { undoActionOf } from '../shared/api/actions';
import { api } from '../shared/api/baseApi';
import { call } from '../shared/api/call';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    removeTask: build.mutation<unknown, string>({
      query: (taskId) => call('DELETE /v2/tasks/{taskId}', { path: { taskId } }),
      extraOptions: { undo: true },
    }),
  }),
});

it('undo is offered for the last twenty actions only', async () => {
  serve({ 'DELETE /v2/tasks/{taskId}': () => undefined });
  const store = createStore();
  const acts = [];
  for (let act = 0; act <= 20; act++) {
    const done = store.dispatch(endpoints.removeTask.initiate(`task-${act}`));
    await done.unwrap();
    acts.push(done);
  }
  expect(acts.map((act) => undoActionOf(act) !== undefined)).toEqual(acts.map((_act, index) => index > 0));
});
