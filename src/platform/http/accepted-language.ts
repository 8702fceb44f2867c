import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languageNamed, LANGUAGES, type Language } from '../../../contract/languages';

export const isNavigation = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') ?? false;

/** A page states its language; a browser that navigates does not, so the choice in its cookie comes first. */
export const acceptedLanguage = (headers: IncomingHttpHeaders): Language =>
  (isNavigation(headers) ? chosenLanguage(headers) : undefined) ??
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ??
  LANGUAGES[0];

const chosenLanguage = ({ cookie = '' }: IncomingHttpHeaders) =>
  languageNamed(/(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1]);
