import { LANGUAGES, type Language } from 'contract/languages';
import type { Role } from 'contract/roles';
import { onLanguageChangedElsewhere, currentLanguage } from '../shared/lib/language';
import { observable } from '../shared/lib/observable';
import { clearResponseCache } from '../shared/offline/responseCache';
import { onOnline } from '../shared/offline/connection';
import { toast } from '../shared/ui/toast';
import { t } from './en';

const FIRST_MS = 2_000;
const POLL_MS = 30 * 60_000;

const isNew = observable(false);

export const useNewRelease = isNew.useValue;

const entryScript = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;

/** Each language has its own worker script; the one registered last serves all pages. */
const workerOf = (language: Language) => (language === LANGUAGES[0] ? '/sw.js' : `/${language}/sw.js`);

export function followReleases(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly entry: string }>) => {
    isNew.set(new URL(data.entry, window.location.href).href !== entryScript());
  });
  const register = async () => {
    const registration = await serviceWorker.register(workerOf(currentLanguage), { scope: '/' });
    const look = () => {
      registration
        .update()
        .catch((error: unknown) => console.warn('New releases could not be looked for', error));
    };
    onOnline(look);
    setInterval(look, POLL_MS);
  };
  setTimeout(() => {
    register().catch((error: unknown) =>
      console.warn('The pages could not be stored for use without a connection', error),
    );
  }, FIRST_MS);
}

/** Downloads the pages that this role may open, for use without a connection. */
export function storePagesOf(role: Role): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ role }));
}

const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export async function loadNewRelease(): Promise<void> {
  if (wouldLose()) {
    toast.warning(t.notice.unsaved);
    return;
  }
  await clearResponseCache();
  window.location.reload();
}

const isInCall = () => window.location.pathname === '/lobby';

/** When another tab changes the language, this tab reloads in it as soon as nothing would be lost. */
export function followLanguage(): void {
  let wanted = currentLanguage;
  const follow = () => {
    if (wanted !== currentLanguage && !isInCall() && !wouldLose()) window.location.reload();
  };
  onLanguageChangedElsewhere((language) => {
    wanted = language;
    follow();
  });
  document.addEventListener('visibilitychange', follow);
}
