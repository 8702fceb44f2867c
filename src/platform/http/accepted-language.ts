import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from '../../../contract/languages';

/** The best of those that the reader accepts, or else the first one. */
export const acceptedLanguage = (headers: IncomingHttpHeaders): Language =>
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ?? LANGUAGES[0];
