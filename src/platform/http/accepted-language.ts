import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languageNamed, LANGUAGES, type Language } from '../../../contract/languages';

/** Whether a browser goes to the address, rather than a page that calls it. */
export const isNavigation = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') ?? false;

/**
 * The best of those that the reader accepts, or else the first one. A page says what it speaks itself; a browser that
 * goes somewhere knows nothing of the choice that its cookie holds.
 */
export const acceptedLanguage = (headers: IncomingHttpHeaders): Language =>
  (isNavigation(headers) ? chosenLanguage(headers) : undefined) ??
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ??
  LANGUAGES[0];

const chosenLanguage = ({ cookie = '' }: IncomingHttpHeaders) =>
  languageNamed(/(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1]);
