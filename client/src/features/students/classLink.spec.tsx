import { screen } from '@testing-library/react';
import type { Role } from 'contract/roles';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

const ROLES: readonly Role[] = ['counselor', 'account_admin', 'exam_admin', 'admin'];

it.each(ROLES)('the student list of a %s repeats no page of the sidebar', async (role) => {
  serve({ 'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: null, facets: null }) });
  const { container } = renderApp({ role });
  await screen.findByText('No current students.');
  const links = [...container.querySelectorAll<HTMLElement>('main a')]
    .filter((link) => !link.closest('nav'))
    .map((link) => [link.getAttribute('href')!, link.textContent]);
  expect(links).toEqual([['/exam-entry-import', 'Enter a class']]);
});
