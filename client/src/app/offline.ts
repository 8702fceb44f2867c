import { TAGS } from 'contract/realtime';
import { api } from '../shared/api/baseApi';
import { onOnline, watchConnection } from '../shared/offline/connection';
import { pruneResponseCache } from '../shared/offline/responseCache';
import { onSettled } from '../shared/offline/outbox';
import { listenToTabs } from '../shared/offline/mutationQueue';
import { finishSignOut } from './signOut';
import type { AppStore } from './store';

const IDLE_MS = 5_000;

export const sendWaiting = ({ dispatch }: AppStore) =>
  dispatch(api.endpoints.sendWaiting.initiate(undefined, { track: false }));

export function workOffline(store: AppStore): void {
  watchConnection();
  listenToTabs(store);
  void finishSignOut(store);
  onOnline(() => {
    void finishSignOut(store);
    void sendWaiting(store).then(() => store.dispatch(api.internalActions.onOnline()));
  });
  onSettled(() => store.dispatch(api.util.invalidateTags([...TAGS])));
  setTimeout(() => void pruneResponseCache(), IDLE_MS);
}
