import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from 'contract/languages';
import { onSpokenElsewhere, spoken } from '../shared/lib/language';
import { forgetSeen } from '../shared/offline/lastSeen';
import { onBack } from '../shared/offline/connection';
import { toast } from '../shared/ui/toast';
import { t } from './en';

const FIRST_MS = 2_000;
const LOOK_MS = 30 * 60_000;

let isNew = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether another release than the one on the screen has been put online. */
export const useNewRelease = () => useSyncExternalStore(subscribe, () => isNew);

/** The file that this page began with: its name changes with every release. */
const own = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;

/** Each language has its own; the last one registered serves all pages. */
const workerOf = (language: Language) => (language === LANGUAGES[0] ? '/sw.js' : `/${language}/sw.js`);

/** Keeps the application on the device, and learns from the one that does of new releases. */
export function followReleases(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly entry: string }>) => {
    isNew = new URL(data.entry, window.location.href).href !== own();
    listeners.forEach((listener) => listener());
  });
  const register = async () => {
    const registration = await serviceWorker.register(workerOf(spoken), { scope: '/' });
    const look = () => {
      registration.update().catch((error: unknown) => console.warn('No look at new releases', error));
    };
    onBack(look);
    setInterval(look, LOOK_MS);
  };
  // What the page itself needs comes first.
  setTimeout(() => {
    register().catch((error: unknown) => console.warn('Nothing is kept for without a connection', error));
  }, FIRST_MS);
}

/** Whether the page would ask before it is left. */
const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export async function takeNewRelease(): Promise<void> {
  if (wouldLose()) {
    toast.warning(t.notice.unsaved);
    return;
  }
  await forgetSeen();
  window.location.reload();
}

/** A reload would end the call. */
const isInCall = () => window.location.pathname === '/lobby';

/** Where another tab has changed the language, this one follows as soon as nothing is lost by it. */
export function followLanguage(): void {
  let wanted = spoken;
  const follow = () => {
    if (wanted !== spoken && !isInCall() && !wouldLose()) window.location.reload();
  };
  onSpokenElsewhere((language) => {
    wanted = language;
    follow();
  });
  document.addEventListener('visibilitychange', follow);
}
