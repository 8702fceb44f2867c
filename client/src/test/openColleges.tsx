import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CatalogueResource } from 'contract/college-search';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { cataloguePage, collegeNamed, inCatalogue, prospectOf, savedAs, savedPage } from './colleges';
import { renderApp } from './renderApp';
import { serve, type Responses } from './server';

const CATALOGUE = ['Amherst', 'Brown', 'Duke', 'Yale'];

interface Server {
  readonly saved?: readonly SavedCollegeResource[];
  readonly catalogue?: readonly CatalogueResource[];
  readonly answers?: Responses;
}

export async function openColleges(
  search = '',
  { saved = [], catalogue = CATALOGUE.map((name) => inCatalogue(name)), answers = {} }: Server = {},
) {
  let rows = saved;
  let before = saved;
  const requests = serve({
    'GET /users/saved-colleges': ({ query }) =>
      savedPage(rows, Number(query.currentPage), Number(query.pageSize)),
    'GET /users/saved-colleges/prospects': () => ({ data: rows.map((row) => prospectOf(row)) }),
    'POST /users/bookmark': ({ body: { ceeb_code: ceeb, status = 'interested' } }) => {
      const name = CATALOGUE.find((known) => known.toLowerCase() === ceeb)!;
      rows = [savedAs(status, name), ...rows.filter(({ attributes }) => attributes.ceeb_code !== ceeb)];
      return { data: { id: `record-${ceeb}` } };
    },
    'DELETE /users/bookmark/{id}': ({ path }) => {
      before = rows;
      rows = rows.filter(({ id }) => id !== path.id);
    },
    'POST /undo': () => {
      rows = before;
    },
    'GET /colleges/catalogue': ({ query: { name = '', currentPage } }) => {
      const found = catalogue.filter(({ attributes }) =>
        attributes.name.toLowerCase().includes(name.toLowerCase()),
      );
      return cataloguePage(found, Number(currentPage ?? 1));
    },
    'GET /colleges/{ceeb}': () => ({
      data: collegeNamed('Brown', {
        about: 'On a hill.',
        admissionRate: 0.0534,
        tuitionInState: 68612,
        website: 'www.brown.edu/',
        eaDeadline: '2020-11-01',
        regDeadline: '2027-01-05',
      }),
    }),
    'GET /users/test': () => ({ data: [], pageCount: 0 }),
    ...answers,
  });
  const app = renderApp({ role: 'student', at: `/colleges${search}` });
  await screen.findByRole('group', { name: 'Which colleges' });
  return { requests, user: userEvent.setup(), ...app };
}
