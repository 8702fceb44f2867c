import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserResource } from 'contract/identity';
import type { Role } from 'contract/roles';
import { entityNamed, leavingOf, MYSELF, userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, writesIn, type Responses } from '../../test/server';

const NORTHGATE = { data: { id: 'e1', attributes: { name: 'Northgate' } } };
const person = (id: string, firstName: string, lastName: string, role: Role) =>
  userNamed(id, firstName, lastName, role, NORTHGATE);

const RENEE = person('p1', 'Renée', 'Abbott', 'account_admin');
const LIAM = person('p2', 'Liam', 'Berg', 'counselor');

const nothingEnds: Responses = {
  'GET /users/role/{id}/effects': ({ path: { id } }) => ({
    data: { id, attributes: { sessions: 0 }, relationships: {} },
  }),
  'GET /admin/user/{id}/erasure': ({ path: { id } }) => ({
    data: { id, attributes: { people: 0, sessions: 0, conversations: 0 }, relationships: {} },
  }),
};

const serving = (answers: Responses) =>
  serve({ 'GET /users/profile': () => ({ data: MYSELF }), ...nothingEnds, ...answers });

const listing = (data: UserResource[], answers: Responses = {}) =>
  serving({ 'GET /admin/all': () => ({ data, pageCount: 1 }), ...answers });

const user = userEvent.setup({ delay: null });
const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await user.type(screen.getByLabelText(label), value);
};

describe('the user search', () => {
  const open = async (at = '/admin-delete-accounts') => {
    const app = renderApp({ role: 'admin', at });
    await screen.findByRole('rowheader', { name: 'Liam Berg' });
    return app;
  };
  const askToDelete = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    return screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  };

  it('filters by role from the first page and links to the history', async () => {
    const requests = listing([RENEE, LIAM]);
    await open('/admin-delete-accounts?page=3&q=ber');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Counselor');
    await waitFor(() =>
      expect(new URL(requests.at(-1)!.url).search).toBe('?role=counselor&q=ber&currentPage=1'),
    );
    await screen.findByRole('rowheader', { name: 'Liam Berg' });
    expect(screen.getByRole('link', { name: 'History of Liam Berg' }).getAttribute('href')).toBe(
      '/admin/audit?subject=p2',
    );
  });

  it('deletes an account after a confirmation', async () => {
    let left = [RENEE, LIAM];
    serving({
      'GET /admin/all': () => ({ data: left, pageCount: 1 }),
      'DELETE /admin/user/{id}': ({ path }) => {
        left = left.filter(({ id }) => path.id !== id);
      },
    });
    await open();
    const dialog = await askToDelete('Renée Abbott');
    expect(dialog.textContent).toContain('p1@school.test');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await screen.findByText('Renée Abbott’s account was deleted.');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Renée Abbott' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, hidden: true })),
    );
  });

  it('lists what a deletion ends for other people before it happens', async () => {
    listing([LIAM], {
      'GET /admin/user/{id}/erasure': () => ({
        data: { id: 'p2', attributes: { people: 24, sessions: 1, conversations: 3 }, relationships: {} },
      }),
    });
    await open();
    const dialog = await askToDelete('Liam Berg');
    const ends = await within(dialog).findAllByRole('listitem');
    expect(ends.map(({ textContent }) => textContent)).toEqual([
      'Access to 24 students',
      '1 booked session',
      '3 conversations that can no longer be read',
    ]);
  });

  it('shows in the dialog why an account cannot be deleted', async () => {
    listing([LIAM], {
      'DELETE /admin/user/{id}': () => problem(409, 'own-account', 'You can’t delete your own account.'),
    });
    await open();
    const dialog = await askToDelete('Liam Berg');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('You can’t delete your own account.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Liam Berg' })).toBeTruthy();
  });

  it('returns to the previous page after deleting a page’s last account', async () => {
    listing([LIAM], { 'DELETE /admin/user/{id}': done });
    const { router } = await open('/admin-delete-accounts?page=2');
    const dialog = await askToDelete('Liam Berg');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('roles in the list of users', () => {
  const SELF = person('user-1', 'Zoë', 'Berg', 'account_admin');
  const roleOfLiam = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Liam Berg' });

  const change = async (role: string) => {
    await user.selectOptions(await roleOfLiam(), role);
    await user.click(await screen.findByRole('button', { name: 'Change role' }));
  };

  it('stay until what the change ends has been read and confirmed', async () => {
    const requests = listing([LIAM], {
      'GET /users/role/{id}/effects': () => ({
        data: { id: 'p2', attributes: { sessions: 2 }, relationships: {} },
      }),
    });
    renderApp({ role: 'admin', at: '/admin-profile' });
    await user.selectOptions(await roleOfLiam(), 'Admin');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Change Liam Berg’s role to Admin?' }),
    );
    expect(await question.findByText(/^Liam Berg leads 2 booked sessions\./)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect((await roleOfLiam()).value).toBe('counselor');
    expect(await writesIn(requests)).toEqual([]);
  });

  it('can be swapped for everyone except the user', async () => {
    let role: Role = 'counselor';
    const requests = serving({
      'GET /admin/all': () => ({
        data: [SELF, { ...LIAM, attributes: { ...LIAM.attributes, role } }],
        pageCount: 1,
      }),
      'PATCH /users/role/{id}': ({ body }) => {
        role = body.role;
      },
    });
    renderApp({ role: 'admin', at: '/admin-profile' });
    await change('Admin');
    await screen.findByText('Role updated!');
    await waitFor(async () => expect((await roleOfLiam()).value).toBe('account_admin'));
    const patch = requests.find(({ method }) => method === 'PATCH')!;
    expect(pathOf(patch)).toBe('/users/role/p2');
    expect(patch.headers.get('studentid')).toBe('p2');
    expect(await patch.json()).toEqual({ role: 'account_admin' });
    expect(screen.queryByRole('combobox', { name: 'Role of Zoë Berg' })).toBeNull();
    expect(screen.getByText('Admin (you)')).toBeTruthy();
  });

  it.each([
    [401, 'Unauthorized'],
    [422, 'Invalid parameters'],
    [403, 'server error'],
  ])('are restored when the server rejects a change with %i: %s', async (status, sentence) => {
    listing([LIAM], { 'PATCH /users/role/{id}': () => problem(status, 'refused', 'something else') });
    renderApp({ role: 'admin', at: '/admin-profile' });
    await change('Admin');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await roleOfLiam()).value).toBe('counselor');
  });

  it('show an empty list when there are no users', async () => {
    listing([]);
    renderApp({ role: 'admin', at: '/admin-profile' });
    expect(await screen.findByText('No current Users.')).toBeTruthy();
  });
});

describe('adding an admin', () => {
  const ADMIN = {
    'First name': 'Ana',
    'Last name': 'Díaz',
    Email: 'ana@school.test',
    Password: 'long-enough',
  };
  const create = () => user.click(screen.getByRole('button', { name: 'Create New Admin' }));
  const open = async () => {
    renderApp({ role: 'admin', at: '/admin-profile' });
    await screen.findByRole('heading', { name: 'Create New Admin' });
  };

  it('requires the same password twice', async () => {
    const requests = listing([], { 'POST /admin/create': done });
    await open();
    await fill({ ...ADMIN, 'Repeat password': 'something else' });
    await create();
    expect(await screen.findByText('Passwords do not match.')).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('creates the admin and resets the form', async () => {
    const requests = listing([], { 'POST /admin/create': done });
    await open();
    await fill({ ...ADMIN, 'Repeat password': 'long-enough' });
    await create();
    await screen.findByText('Admin Ana Díaz has been created');
    expect(await requests.find(({ method }) => method === 'POST')!.json()).toEqual({
      first_name: 'Ana',
      last_name: 'Díaz',
      email: 'ana@school.test',
      password: 'long-enough',
    });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it('shows the server’s message when it fails', async () => {
    listing([], { 'POST /admin/create': () => problem(401, 'user-exists', 'User already exists.') });
    await open();
    await fill({ ...ADMIN, 'Repeat password': 'long-enough' });
    await create();
    expect(await screen.findByText('User already exists.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  });
});

describe('an account created by staff', () => {
  const PERSON = {
    'First name': 'Ana',
    'Last name': 'Díaz',
    Email: 'ana@school.test',
    'Phone number': '2125550123',
    Password: 'long-enough',
  };
  const open = async () => {
    renderApp({ role: 'account_admin', at: '/account-admin/register-user' });
    await screen.findByLabelText('Role');
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Create account' }));

  it('requires the same password twice', async () => {
    const requests = serving({});
    await open();
    await fill({ ...PERSON, 'Confirm password': 'something else' });
    await submit();
    expect(await screen.findByText('Passwords are not matching')).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('gets the chosen role', async () => {
    const requests = serving({ 'POST /auth/register': () => ({ id: 'new' }) });
    await open();
    await user.selectOptions(screen.getByLabelText('Role'), 'Counselor');
    await fill({ ...PERSON, 'Confirm password': 'long-enough' });
    await submit();
    await screen.findByText('Account Created');
    const call = requests.find(({ method }) => method === 'POST')!;
    expect(pathOf(call)).toBe('/auth/register');
    expect(await call.json()).toEqual({
      first_name: 'Ana',
      last_name: 'Díaz',
      email: 'ana@school.test',
      phone_number: '2125550123',
      role: 'counselor',
      password: 'long-enough',
    });
  });

  it('can have any role and entity when an admin creates it', async () => {
    const requests = serving({
      'GET /admin/entities': () => ({
        data: [entityNamed('e1', 'Northgate'), entityNamed('e2', 'Southgate')],
      }),
      'POST /auth/register': () => ({ id: 'new' }),
    });
    renderApp({ role: 'admin', at: '/account-admin/register-user' });
    await user.selectOptions(await screen.findByLabelText('Role'), 'Exam admin');
    expect(
      await screen.findByText('An exam admin without an entity has access to all students.'),
    ).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: 'Southgate' }));
    expect(
      await screen.findByText('An exam admin has access to the students of these entities.'),
    ).toBeTruthy();
    await fill({ ...PERSON, 'Confirm password': 'long-enough' });
    await submit();
    await screen.findByText('Account Created');
    const call = requests.find(({ method }) => method === 'POST')!;
    expect(await call.json()).toMatchObject({ role: 'exam_admin', entity_ids: ['e2'] });
  });
});

it('a colleague is removed from the entity after a confirmation', async () => {
  const requests = listing([LIAM], {
    'GET /admin/entity/{id}/user/{userId}/leaving': () => ({ data: leavingOf('p2') }),
    'DELETE /admin/entity/{id}/user/{userId}': done,
  });
  renderApp({ role: 'admin', at: '/admin-profile' });
  await user.click(await screen.findByRole('button', { name: 'Remove Liam Berg from Northgate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Liam Berg from Northgate?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Liam Berg no longer belongs to Northgate.')).toBeTruthy();
  expect(pathOf(requests.find(({ method }) => method === 'DELETE')!)).toBe('/admin/entity/e1/user/p2');
});

it('users change their password in a dialog that shows errors', async () => {
  let right = false;
  serving({
    'PATCH /auth/update-pass': () =>
      right
        ? undefined
        : problem(422, 'wrong-password', 'Password is incorrect', { password: 'Password is incorrect' }),
  });
  renderApp({ role: 'counselor', at: '/counselor/profile' });
  expect(await screen.findByText('zoe@school.test')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update Password' });
  const submit = () => user.click(within(dialog).getByRole('button', { name: 'Update Password' }));
  await fill({
    'Old password': 'old-enough',
    'New password': 'new-enough',
    'Repeat the new password': 'new-enough',
  });
  await submit();
  expect(await within(dialog).findByText('Password is incorrect')).toBeTruthy();
  right = true;
  await submit();
  expect(await screen.findByText('Password updated.')).toBeTruthy();
});
