import type { Role } from 'contract/roles';
import { AccountApi } from '../domain/account/account.api';
import { api } from '../shared/api/baseApi';
import { messageOf } from '../shared/api/errors';
import type { AppStore } from './store';

const tasksApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksOfType: build.query<unknown, 'standard' | 'college'>({
      query: (type) => ({ url: '/v2/tasks/all', params: { type } }),
    }),
  }),
});

export async function afterSignIn({ dispatch }: AppStore, role: Role): Promise<void> {
  const { profile, syncAccess } = AccountApi.endpoints;
  const { tasksOfType } = tasksApi.endpoints;
  const once = { subscribe: false };
  const calls: Promise<unknown>[] = [dispatch(profile.initiate(undefined, once)).unwrap()];
  if (role === 'student') {
    calls.push(dispatch(tasksOfType.initiate('standard', once)).unwrap());
    calls.push(dispatch(tasksOfType.initiate('college', once)).unwrap());
  }
  if (role === 'exam_admin') calls.push(dispatch(syncAccess.initiate()).unwrap());
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected') console.warn('After signing in:', messageOf(outcome.reason));
  }
}
