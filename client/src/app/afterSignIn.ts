import type { Role } from 'contract/roles';
import { accountApi } from '../shared/api/account.api';
import type { AppStore } from './store';

/** What is fetched ahead once somebody has signed in; a failure shows where the data is used, here it is only logged. */
export async function afterSignIn({ dispatch }: AppStore, role: Role): Promise<void> {
  const calls: Promise<unknown>[] = [
    dispatch(accountApi.endpoints.profile.initiate(undefined, { subscribe: false })).unwrap(),
  ];
  if (role === 'exam_admin') calls.push(dispatch(accountApi.endpoints.syncAccess.initiate()).unwrap());
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected') console.warn('After signing in', outcome.reason);
  }
}
