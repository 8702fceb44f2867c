import { languageNamed, LANGUAGES, type Language } from 'contract/languages';
import { t } from './en';

const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** What the page speaks. */
export const spoken: Language = languageNamed(t.language) ?? LANGUAGES[0];

/** Tells the other tabs what they should speak, too. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('language') : undefined;

/** Whenever another tab has changed the language of all. */
export const onSpokenElsewhere = (listener: (language: Language) => void): void =>
  tabs?.addEventListener('message', ({ data }: MessageEvent<Language>) => listener(data));

/** The page that is kept on the device speaks as before, and is not to be seen again. */
async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/index.html'));
    await Promise.all(pages.map((page) => cache.delete(page)));
  }
}

/** Loads the page anew, from now on in that language; the server knows it by the cookie. */
export async function speak(language: Language): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  if ('caches' in window) {
    await forgetPages().catch((error: unknown) => console.warn('The kept page speaks as before', error));
  }
  tabs?.postMessage(language);
  window.location.reload();
}
