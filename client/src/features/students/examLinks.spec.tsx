import { screen } from '@testing-library/react';
import type { Role } from 'contract/roles';
import { routes } from '../../app/routes';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

const importEntries = {
  ...routes.counselorStudents,
  path: '/exam-entry-import',
  audience: ['counselor', 'exam_admin'] as const,
  nav: undefined,
};
const BUTTONS: Readonly<Record<string, string>> = {
  '/exam-entry-import': 'Enter a Class',
  '/counselor/graded-practice-tests': 'Graded Practice Tests',
  '/account-admin/graded-practice-tests': 'Graded Practice Tests',
};

it.each<[Role, readonly string[]]>([
  ['counselor', ['/exam-entry-import', '/counselor/graded-practice-tests']],
  ['account_admin', ['/account-admin/graded-practice-tests']],
  ['exam_admin', ['/exam-entry-import']],
  ['admin', []],
])('from all students a %s goes to %j, as far as there are pages', async (role, addresses) => {
  serve({ 'GET /users/students': () => ({ data: [], pageCount: 0, total: 0 }) });
  const { container } = renderApp({ role, table: { ...routes, importEntries } });
  await screen.findByText('No current students.');
  const links = [...container.querySelectorAll<HTMLElement>('#main a, main a')].map((link) => [
    link.getAttribute('href')!,
    link.textContent,
  ]);
  expect(links).toEqual(addresses.map((address) => [address, BUTTONS[address]]));
});
