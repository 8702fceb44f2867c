import { TAGS } from 'contract/realtime';
import { api } from '../shared/api/baseApi';
import { onBack, watchConnection } from '../shared/offline/connection';
import { tidySeen } from '../shared/offline/lastSeen';
import { onLanded } from '../shared/offline/outbox';
import { hearTabs } from '../shared/offline/waiting';
import { finishSignOut } from './signOut';
import type { AppStore } from './store';

const IDLE_MS = 5_000;

export const sendWaiting = ({ dispatch }: AppStore) =>
  dispatch(api.endpoints.sendWaiting.initiate(undefined, { track: false }));

/** When the server is reachable again, sends the queued mutations and then refetches what is on the screen. */
export function workOffline(store: AppStore): void {
  watchConnection();
  hearTabs(store);
  void finishSignOut(store);
  onBack(() => {
    void finishSignOut(store);
    void sendWaiting(store).then(() => store.dispatch(api.internalActions.onOnline()));
  });
  onLanded(() => store.dispatch(api.util.invalidateTags([...TAGS])));
  setTimeout(() => {
    tidySeen().catch((error: unknown) => console.warn('What was seen is not tidied', error));
  }, IDLE_MS);
}
