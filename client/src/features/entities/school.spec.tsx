import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entityNamed, memberNamed, membersPage } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

const user = userEvent.setup({ delay: null });
const NORTHGATE = entityNamed('e1', 'Northgate', { type: 'Public' });
const SELF = memberNamed('user-1', 'Zoë', 'Berg', { role: 'account_admin' });
const openOwn = () => renderApp({ role: 'account_admin', at: '/account-admin/school' });

describe('the school page', () => {
  it('lists staff and students, searched and sorted by the server', async () => {
    const requests = serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': ({ query }) =>
        membersPage(
          query.group === 'students' ? [memberNamed('mia', 'Mia', 'Ortiz', { role: 'student' })] : [SELF],
        ),
    });
    openOwn();
    expect(await screen.findByText('Public · 1 staff member · 3 students')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Students 3' }));
    const link = await screen.findByRole('link', { name: 'Mia Ortiz' });
    expect(link.getAttribute('href')).toBe('/students/mia');
    for (const [column, sort] of [
      ['Since', 'since'],
      ['Last active', 'lastActive'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${column}`) }));
      await waitFor(() =>
        expect(new URL(requests.at(-1)!.url).search).toBe(`?group=students&currentPage=1&sort=${sort}`),
      );
    }
  });

  it('is the Account page', async () => {
    serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE, entityNamed('e2', 'Southgate')] }),
      'GET /admin/entity/{id}/users': () => membersPage([SELF]),
    });
    renderApp({ role: 'account_admin', at: '/account-admin/account?entity=e2' });
    const title = await screen.findByRole('heading', { level: 1, name: /Southgate$/ });
    expect(title.textContent).toMatch(/^Account/);
  });

  it('leads to the registration of a user and to the import of people', async () => {
    serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': () => membersPage([]),
    });
    const { router } = openOwn();
    expect(await screen.findByText('No current Users.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for Northgate' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import people' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/import-people'));
  });

  it('does not change the user’s own membership and role', async () => {
    serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': () => membersPage([SELF]),
    });
    openOwn();
    expect(await screen.findByText('Admin (you)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change Zoë Berg’s membership' }));
    await screen.findByRole('menuitem', { name: 'History…' });
    expect(screen.queryByRole('menuitem', { name: 'Remove…' })).toBeNull();
  });

  it('edits the description in a form with the current values', async () => {
    let north = NORTHGATE;
    const requests = serve({
      'GET /admin/entities': () => ({ data: [north] }),
      'GET /admin/entity/{id}/users': () => membersPage([SELF]),
      'PATCH /admin/entity/{id}': () => {
        north = entityNamed('e1', 'Northgate', { type: 'Charter' });
      },
    });
    openOwn();
    await user.click(await screen.findByRole('button', { name: 'More for Northgate' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit details…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Northgate' });
    await user.selectOptions(within(dialog).getByLabelText('School type'), 'Charter');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Details saved.')).toBeTruthy();
    expect(await screen.findByText('Charter · 1 staff member · 3 students')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PATCH')!;
    expect(await sent.json()).toEqual({
      name: 'Northgate',
      description: 'About Northgate',
      type: 'Charter',
    });
  });

  it('offers a choice to users with several schools', async () => {
    serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE, entityNamed('e2', 'Southgate')] }),
      'GET /admin/entity/{id}/users': ({ path }) =>
        membersPage([path.id === 'e2' ? memberNamed('sam', 'Sam', 'South') : SELF]),
    });
    openOwn();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Entity' }), 'Southgate');
    expect(await screen.findByRole('rowheader', { name: 'Sam South' })).toBeTruthy();
  });

  it('is empty for users without a school', async () => {
    serve({ 'GET /admin/entities': () => ({ data: [] }) });
    openOwn();
    expect(
      await screen.findByText('You don’t belong to an entity yet. An admin can add you to yours.'),
    ).toBeTruthy();
  });
});
