import { languageNamed, LANGUAGES, type Language } from 'contract/languages';
import { t } from './en';

const YEAR_SECONDS = 60 * 60 * 24 * 365;

export const currentLanguage: Language = languageNamed(t.language) ?? LANGUAGES[0];

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('language') : undefined;

export const onLanguageChangedElsewhere = (listener: (language: Language) => void): void =>
  tabs?.addEventListener('message', ({ data }: MessageEvent<Language>) => listener(data));

/** Deletes cached pages, which are in the previous language. */
async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/index.html'));
    await Promise.all(pages.map((page) => cache.delete(page)));
  }
}

export async function applyLanguage(language: Language): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  if ('caches' in window) {
    await forgetPages().catch((error: unknown) =>
      console.warn('The stored pages could not be deleted', error),
    );
  }
  tabs?.postMessage(language);
  window.location.reload();
}
