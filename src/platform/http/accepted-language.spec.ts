import { acceptedLanguage } from './request-context';

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['es-419', 'es'],
  ['ES-us', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr,es;q=0.5', 'es'],
  ['fr-CA, de;q=0.7', 'en'],
  ['es;q=0, en', 'en'],
  ['es;q=0', 'en'],
  ['en;q=0, *', 'es'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=es,,', 'en'],
])('Accept-Language %s selects %s', (header, language) => {
  expect(acceptedLanguage({ 'accept-language': header })).toBe(language);
});

const CHOSEN = { 'accept-language': 'en-US', cookie: 'token=x; language=es' };

it('the language cookie decides only when a browser navigates', () => {
  expect(acceptedLanguage({ ...CHOSEN, accept: 'text/html,*/*;q=0.8' })).toBe('es');
  expect(acceptedLanguage({ ...CHOSEN, accept: '*/*' })).toBe('en');
  expect(acceptedLanguage({ ...CHOSEN, cookie: 'language=klingon', accept: 'text/html' })).toBe('en');
});
