import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ParentResource, ParentState } from 'contract/parents';
import type { NewParent } from 'contract/requests/parents';
import { defineRoutes } from '../../shared/routing/routeDef';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';
import { ParentsCard } from './ParentsCard';

const user = userEvent.setup({ delay: null });

const table = defineRoutes({
  card: {
    path: '/card',
    title: 'Card',
    audience: 'everyone',
    page: () => Promise.resolve({ default: () => <ParentsCard studentId="s1" level={2} /> }),
  },
});

const parentOf = (
  id: string,
  { first_name, last_name, email }: NewParent,
  state: ParentState = 'invited',
) => ({
  id,
  attributes: { firstName: first_name, lastName: last_name, email, state, since: '2026-11-02T15:00:00.000Z' },
  relationships: {},
});

const ANA: NewParent = { first_name: 'Ana', last_name: 'Reyes', email: 'ana@home.test' };

async function open(parents: readonly ParentResource[], answers: Responses = {}) {
  let all = parents;
  const requests = serve({
    'GET /users/{studentId}/parents': () => ({ data: all }),
    'POST /users/{studentId}/parents': ({ body }) => {
      all = [...all, parentOf('p9', body)];
      return { id: 'p9' };
    },
    'DELETE /users/{studentId}/parents/{linkId}': ({ path }) => {
      all = all.filter(({ id }) => id !== path.linkId);
    },
    'POST /users/{studentId}/parents/{linkId}/mails': done,
    ...answers,
  });
  renderApp({ role: 'student', at: '/card', table });
  await screen.findByRole('heading', { name: 'Parents' });
  return requests;
}

const fill = async (dialog: HTMLElement, { first_name, last_name, email }: NewParent) => {
  await user.type(within(dialog).getByLabelText('First name'), first_name);
  await user.type(within(dialog).getByLabelText('Last name'), last_name);
  await user.type(within(dialog).getByLabelText('Email'), email);
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
};

const invite = async () => {
  await user.click(await screen.findByRole('button', { name: 'Invite a parent' }));
  return screen.findByRole('dialog', { name: 'Invite a parent' });
};

it('an invited parent is listed as invited', async () => {
  const requests = await open([]);
  expect(await screen.findByText('No parents yet.')).toBeTruthy();
  await fill(await invite(), ANA);
  expect(await screen.findByText('We’re sending an invitation to ana@home.test.')).toBeTruthy();
  expect(await screen.findByText(/^Invited, /)).toBeTruthy();
  expect(await writesIn(requests)).toEqual([{ call: 'POST /users/s1/parents', body: ANA }]);
});

it('a rejected invitation of a parent keeps the input and shows why', async () => {
  const requests = await open([], {
    'POST /users/{studentId}/parents': () => problem(409, 'too-many-parents', 'There are four already.'),
  });
  const dialog = await invite();
  await fill(dialog, { ...ANA, email: 'ana.reyes' });
  expect(await within(dialog).findByText('Email needs to be a valid format')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Email'), '@home.test');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await within(dialog).findByText('There are four already.')).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
});

it('an invitation is sent again only before it is accepted', async () => {
  const requests = await open([
    parentOf('p1', ANA),
    parentOf('p2', { ...ANA, first_name: 'Luis', email: 'luis@home.test' }, 'accepted'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change Luis Reyes' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Resend invitation' })).toBeNull();
  // An open menu takes the focus a moment later; keys pressed before would go elsewhere.
  await waitFor(() => expect(document.activeElement?.role).toBe('menuitem'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Change Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
  expect(await screen.findByText('We’re sending an invitation to ana@home.test.')).toBeTruthy();
  expect(await writesIn(requests)).toMatchObject([{ call: 'POST /users/s1/parents/p1/mails' }]);
});

it('removing a parent needs a confirmation and focuses the heading', async () => {
  const requests = await open([parentOf('p1', ANA, 'accepted')]);
  await user.click(await screen.findByRole('button', { name: 'Change Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/^Ana Reyes will no longer see tasks/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No parents yet.')).toBeTruthy();
  expect(await writesIn(requests)).toMatchObject([{ call: 'DELETE /users/s1/parents/p1' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Parents' })));
});

it('no parent can be invited beyond the maximum', async () => {
  await open(['p1', 'p2', 'p3', 'p4'].map((id) => parentOf(id, { ...ANA, email: `${id}@home.test` })));
  expect(await screen.findByText('You can invite up to 4 parents.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite a parent' })).toBeNull();
});
