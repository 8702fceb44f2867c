import '../shared/styles/layers.css';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { api } from '../shared/api/baseApi';
import { hearSessions, selectUser, sessionRead } from '../shared/api/session';
import { speak, spoken } from '../shared/lib/language';
import { nextTask } from '../shared/lib/nextTask';
import { wearThemeOf } from '../shared/lib/theme';
import { afterSignIn } from './afterSignIn';
import { App } from './App';
import { goLive } from './live';
import { sendWaiting, workOffline } from './offline';
import { tellPageLoads } from './pageLoads';
import { followLanguage, followReleases } from './release';
import { createRouter } from './router';
import { routes } from './routes';
import { createStore, type AppStore } from './store';

/** Where whoever has signed in elsewhere comes back to. */
const SIGN_IN = '/sign-in';

interface Shown {
  readonly key: string;
  readonly router: ReturnType<typeof createRouter>;
  readonly leave?: () => void;
}
let shown: Shown | undefined;

/** Another person or role means another router, another socket and an empty cache. */
function show(root: Root, store: AppStore) {
  const user = selectUser(store.getState());
  const key = user ? `${user.role}:${user.id}` : 'guest';
  if (shown?.key === key) return;
  const previous = shown;
  const signsIn = previous ? previous.key === 'guest' : window.location.pathname === SIGN_IN;
  if (signsIn && user?.language && user.language !== spoken) return void speak(user.language);
  if (user) wearThemeOf(user.id);
  previous?.router.dispose();
  previous?.leave?.();
  shown = { key, router: createRouter(routes, user?.role), leave: user ? goLive(store) : undefined };
  tellPageLoads(shown.router, previous ? performance.now() : 0);
  if (user) void sendWaiting(store);
  const app = <App key={key} store={store} router={shown.router} />;
  // The first time there is nothing yet that must not be seen any longer, and it can be drawn in slices.
  if (previous) root.render(app);
  else startTransition(() => root.render(app));
  // A reload may have come before what follows the sign-in, and without it an exam admin sees no students.
  if (!previous && user?.role === 'exam_admin') void afterSignIn(store, user.role);
  if (!previous) return;
  store.dispatch(api.util.resetApiState());
  if (user && previous.key === 'guest') void afterSignIn(store, user.role);
}

/** In tasks of their own, after the long one of what was loaded: meanwhile the browser can do what it has to. */
async function start() {
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  const store = createStore();
  store.dispatch(sessionRead);
  hearSessions(store.dispatch);
  workOffline(store);
  followReleases();
  followLanguage();
  document.addEventListener('visibilitychange', () => store.dispatch(sessionRead));
  await nextTask();
  show(root, store);
  store.subscribe(() => show(root, store));
}

void start();
