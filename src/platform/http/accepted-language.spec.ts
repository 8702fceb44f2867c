import { acceptedLanguage } from './accepted-language';

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
])('%s is answered in %s', (header, language) => {
  expect(acceptedLanguage({ 'accept-language': header })).toBe(language);
});
