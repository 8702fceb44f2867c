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
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone to Northgate' });
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Account admin');
  await user.type(within(dialog).getByLabelText('First name'), 'Sam');
  await user.type(within(dialog).getByLabelText('Last name'), 'South');
  await user.type(within(dialog).getByLabelText('Email'), 'sam@school.test');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Sam South was invited.')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST')!;
  expect(await sent.json()).toEqual({
    ...{ role: 'account_admin', first_name: 'Sam', last_name: 'South', email: 'sam@school.test' },
    entity_id: 'e1',
  });

  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change Sam South’s membership' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Resend invitation');
  expect(await screen.findByText('We’re sending the invitation.')).toBeTruthy();
  await act('Cancel invitation…');
  const question = await screen.findByRole('alertdialog', {
    name: 'Cancel the invitation for Sam South?',
  });
  await user.click(within(question).getByRole('button', { name: 'Cancel invitation' }));
  expect(await screen.findByText('The invitation for Sam South was canceled.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Sam South' })).toBeNull());
});
