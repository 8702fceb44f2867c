import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entityNamed, leavingOf, memberNamed, membersPage } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, serve } from '../../test/server';

const user = userEvent.setup({ delay: null });
const NORTHGATE = entityNamed('e1', 'Northgate');
const LIAM = memberNamed('liam', 'Liam', 'Berg');

describe('a member of an entity', () => {
  const ask = async (action: string) => {
    renderApp({ role: 'admin', at: '/admin/entities/e1' });
    await user.click(await screen.findByRole('button', { name: 'Change Liam Berg’s membership' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('is removed after a confirmation', async () => {
    let members = [LIAM];
    const requests = serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': () => membersPage(members),
      'GET /admin/entity/{id}/user/{userId}/leaving': () => ({
        data: leavingOf('liam', { people: 12, sessions: 1, lastAccountAdmin: true }),
      }),
      'DELETE /admin/entity/{id}/user/{userId}': () => {
        members = [];
      },
    });
    await ask('Remove…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Liam Berg from Northgate?' });
    expect(dialog.textContent).toContain('Liam Berg loses access to the students of Northgate immediately');
    expect(await within(dialog).findByText('Access to 12 students')).toBeTruthy();
    expect(dialog.textContent).toContain('1 booked session');
    expect(dialog.textContent).toContain('Liam Berg is the last account admin of Northgate');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Liam Berg no longer belongs to Northgate.')).toBeTruthy();
    expect(await screen.findByText('No current Users.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'DELETE')!;
    expect(pathOf(sent)).toBe('/admin/entity/e1/user/liam');
  });

  it('moves to another entity', async () => {
    const requests = serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE, entityNamed('e2', 'Southgate')] }),
      'GET /admin/entity/{id}/users': () => membersPage([LIAM]),
      'PATCH /admin/entity/{id}/user/{userId}': done,
    });
    await ask('Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move Liam Berg' });
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByText('Choose an entity', { selector: 'span' })).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('To'), 'Southgate');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Liam Berg now belongs to Southgate.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PATCH')!;
    expect([pathOf(sent), await sent.json()]).toEqual(['/admin/entity/e1/user/liam', { entity_id: 'e2' }]);
  });

  it('hands the caseload to another counselor', async () => {
    const [nora, ada] = [
      memberNamed('nora', 'Nora', 'Quill'),
      memberNamed('ada', 'Ada', 'Chen', { role: 'exam_admin' }),
    ];
    const requests = serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': () => membersPage([LIAM, nora, ada]),
      'POST /users/{staffId}/caseload': () => ({ moved: 120 }),
    });
    await ask('Move caseload…');
    const dialog = await screen.findByRole('dialog', { name: 'Move the caseload of Liam Berg' });
    const select = within(dialog).getByLabelText<HTMLSelectElement>('New counselor');
    expect([...select.options].map(({ text }) => text)).toEqual(['Choose a counselor', 'Nora Quill']);
    await user.click(within(dialog).getByRole('button', { name: 'Move caseload' }));
    expect(await within(dialog).findByText('Choose a counselor', { selector: 'span' })).toBeTruthy();
    await user.selectOptions(select, 'Nora Quill');
    await user.click(within(dialog).getByRole('button', { name: 'Move caseload' }));
    expect(await screen.findByText('120 students now belong to the caseload of Nora Quill.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect([pathOf(sent), await sent.json()]).toEqual(['/users/liam/caseload', { to: 'nora' }]);
  });

  it('has a history', async () => {
    serve({
      'GET /admin/entities': () => ({ data: [NORTHGATE] }),
      'GET /admin/entity/{id}/users': () => membersPage([LIAM]),
      'GET /admin/entity/{id}/user/{userId}/history': () => ({
        data: [
          {
            id: 'a1',
            attributes: { time: '2026-09-01T12:00:00.000Z', sentence: 'Added the user to an entity' },
            relationships: { actor: { data: { id: 'ada', attributes: { name: 'Ada Chen' } } } },
          },
        ],
      }),
    });
    await ask('History…');
    const dialog = await screen.findByRole('dialog', { name: 'History of Liam Berg' });
    expect(await within(dialog).findByText('Added the user to an entity')).toBeTruthy();
    expect(dialog.textContent).toContain('Ada Chen');
  });
});
