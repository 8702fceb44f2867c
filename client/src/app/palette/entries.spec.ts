import { ROLES } from 'contract/roles';
import { navFor } from '../../shared/routing/routeDef';
import { routes } from '../routes';
import { matching, pagesOf, type Entry } from './entries';

const entry = (title: string): Entry => ({ id: title, group: 'pages', title, details: '', to: '/' });

it('search ignores accents in both directions', () => {
  const entries = ['Política de privacidad', 'Exámenes', 'Jose Ruiz'].map(entry);
  const found = (text: string) => matching(entries, text).map(({ title }) => title);
  expect(found('politica')).toEqual(['Política de privacidad']);
  expect(found('EXA')).toEqual(['Exámenes']);
  expect(found('José')).toEqual(['Jose Ruiz']);
});

it.each(ROLES)('the palette names the pages of %s as the sidebar does', (role) => {
  const titles = new Map(pagesOf(routes, role).map(({ to, title }) => [to, title]));
  for (const { to, label } of navFor(routes, role)) expect([to, titles.get(to)]).toEqual([to, label]);
});
