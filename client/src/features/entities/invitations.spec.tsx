import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entityNamed, memberNamed, membersPage } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, serve } from '../../test/server';

const user = userEvent.setup({ delay: null });
const NORTHGATE = entityNamed('e1', 'Northgate');
const SELF = memberNamed('user-1', 'Zoë', 'Berg', { role: 'account_admin' });

it('an invitation is sent, resent and withdrawn', async () => {
  let members = [SELF];
  const sam = memberNamed('sam', 'Sam', 'South', { invited: true });
  const requests = serve({
    'GET /admin/entities': () => ({ data: [NORTHGATE] }),
    'GET /admin/entity/{id}/users': () => membersPage(members),
    'POST /invitations': () => {
      members = [SELF, sam];
      return { id: 'sam' };
    },
    'POST /invitations/{userId}/mail': done,
    'DELETE /invitations/{userId}': () => {
      members = [SELF];
    },
  });
  renderApp({ role: 'account_admin', at: '/account-admin/school' });
  await user.click(await screen.findByRole('button', { name: 'Invite…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody to Northgate' });
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Account admin');
  await user.type(within(dialog).getByLabelText('First name'), 'Sam');
  await user.type(within(dialog).getByLabelText('Last name'), 'South');
  await user.type(within(dialog).getByLabelText('Email'), 'sam@school.test');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Sam South has been invited.')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST')!;
  expect(await sent.json()).toEqual({
    ...{ role: 'account_admin', first_name: 'Sam', last_name: 'South', email: 'sam@school.test' },
    entity_id: 'e1',
  });

  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change the membership of Sam South' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Send the invitation again');
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy();
  await act('Take back the invitation…');
  const question = await screen.findByRole('alertdialog', {
    name: 'Take back the invitation of Sam South?',
  });
  await user.click(within(question).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The invitation of Sam South was taken back.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Sam South' })).toBeNull());
});
