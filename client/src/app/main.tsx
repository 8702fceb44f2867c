import '../shared/styles/layers.css';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { api } from '../shared/api/baseApi';
import { listenToSessions, selectUser, sessionRead } from '../shared/api/session';
import { applyLanguage, currentLanguage } from '../shared/lib/language';
import { nextTask } from '../shared/lib/clock';
import { applyThemeOf } from '../shared/lib/theme';
import { afterSignIn } from './afterSignIn';
import { App } from './App';
import { goLive } from './live';
import { sendWaiting, workOffline } from './offline';
import { reportPageLoads } from './pageLoads';
import { followLanguage, followReleases, storePagesOf } from './release';
import { createRouter } from './router';
import { routes } from './routes';
import { createStore, type AppStore } from './store';

const SIGN_IN = '/sign-in';

interface Shown {
  readonly key: string;
  readonly router: ReturnType<typeof createRouter>;
  readonly leave?: () => void;
}
let shown: Shown | undefined;

function show(root: Root, store: AppStore) {
  const user = selectUser(store.getState());
  const key = user ? `${user.role}:${user.id}` : 'guest';
  if (shown?.key === key) return;
  const previous = shown;
  const signsIn = previous ? previous.key === 'guest' : window.location.pathname === SIGN_IN;
  if (signsIn && user?.language && user.language !== currentLanguage)
    return void applyLanguage(user.language);
  if (user) applyThemeOf(user.id);
  previous?.router.dispose();
  previous?.leave?.();
  shown = { key, router: createRouter(routes, user?.role), leave: user ? goLive(store) : undefined };
  reportPageLoads(shown.router, previous ? performance.now() : 0);
  if (user) {
    void sendWaiting(store);
    storePagesOf(user.role);
  }
  const app = <App key={key} store={store} router={shown.router} />;
  // On the first render no earlier user's content is visible, so React may render it in slices.
  if (previous) root.render(app);
  else startTransition(() => root.render(app));
  // A reload may have interrupted the requests after sign-in; without them an exam admin sees no students.
  if (!previous && user?.role === 'exam_admin') void afterSignIn(store, user.role);
  if (!previous) return;
  store.dispatch(api.util.resetApiState());
  if (user && previous.key === 'guest') void afterSignIn(store, user.role);
}

/** Runs in separate tasks, so that the browser can respond between them. */
async function start() {
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  const store = createStore();
  store.dispatch(sessionRead);
  listenToSessions(store.dispatch);
  workOffline(store);
  followReleases();
  followLanguage();
  document.addEventListener('visibilitychange', () => store.dispatch(sessionRead));
  await nextTask();
  show(root, store);
  store.subscribe(() => show(root, store));
}

void start();
