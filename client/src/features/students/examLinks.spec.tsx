import { screen } from '@testing-library/react';
import type { Role } from 'contract/roles';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

const BUTTONS: Readonly<Record<string, string>> = {
  '/exam-entry-import': 'Enter a class',
  '/counselor/graded-practice-tests': 'Graded tests',
  '/account-admin/graded-practice-tests': 'Graded tests',
};

it.each<[Role, readonly string[]]>([
  ['counselor', ['/exam-entry-import', '/counselor/graded-practice-tests']],
  ['account_admin', ['/exam-entry-import', '/account-admin/graded-practice-tests']],
  ['exam_admin', ['/exam-entry-import']],
  ['admin', ['/exam-entry-import']],
])('the student list of a %s links to %j', async (role, addresses) => {
  serve({ 'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: null, facets: null }) });
  const { container } = renderApp({ role });
  await screen.findByText('No current students.');
  const links = [...container.querySelectorAll<HTMLElement>('main a')]
    .filter((link) => !link.closest('nav'))
    .map((link) => [link.getAttribute('href')!, link.textContent]);
  expect(links).toEqual(addresses.map((address) => [address, BUTTONS[address]]));
});
