import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChildResource, ParentState } from 'contract/parents';
import { defineRoutes } from '../../shared/routing/routeDef';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { ForChild } from './ForChild';

const user = userEvent.setup({ delay: null });

const table = defineRoutes({
  plan: {
    path: '/plan',
    title: 'Plan',
    audience: 'everyone',
    page: () =>
      Promise.resolve({ default: () => <ForChild>{(childId) => <p>Tasks of {childId}</p>}</ForChild> }),
  },
});

const child = (id: string, firstName: string, state: ParentState): ChildResource => ({
  id,
  attributes: { firstName, lastName: 'Reyes', state },
  relationships: {},
});

async function open(children: readonly ChildResource[], answers: Responses = {}) {
  let all = children;
  const requests = serve({
    'GET /children': () => ({ data: all }),
    'PUT /children/{childId}/accepted': ({ path }) => {
      all = all.map((one) =>
        one.id === path.childId ? { ...one, attributes: { ...one.attributes, state: 'accepted' } } : one,
      );
    },
    'DELETE /children/{childId}': ({ path }) => {
      all = all.filter(({ id }) => id !== path.childId);
    },
    ...answers,
  });
  renderApp({ role: 'parent', at: '/plan', table });
  await screen.findByRole('heading', { level: 1 });
  return requests;
}

const title = () => screen.getByRole('heading', { level: 1 });

afterEach(() => sessionStorage.clear());

it('a parent sees nothing of a student before accepting the invitation', async () => {
  const requests = await open([child('s1', 'Maya', 'invited')]);
  const invitation = await screen.findByRole('region', { name: 'Maya Reyes invited you' });
  expect(screen.queryByText('Tasks of s1')).toBeNull();
  await user.click(within(invitation).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Tasks of s1')).toBeTruthy();
  expect(title().textContent).toBe('Plan of Maya Reyes');
  expect(await writesIn(requests)).toMatchObject([{ call: 'PUT /children/s1/accepted' }]);
  await waitFor(() => expect(document.activeElement).toBe(title()));
});

it('a parent declines an invitation after a confirmation', async () => {
  const requests = await open([child('s1', 'Maya', 'invited')]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/^No one is sharing a plan with you/)).toBeTruthy();
  expect(await writesIn(requests)).toMatchObject([{ call: 'DELETE /children/s1' }]);
  await waitFor(() => expect(document.activeElement).toBe(title()));
});

it('accepting a withdrawn invitation shows why it failed', async () => {
  await open([child('s1', 'Maya', 'invited')], {
    'PUT /children/{childId}/accepted': () => problem(404, 'not-found', 'Invitation not found.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Invitation not found.')).toBeTruthy();
  expect(screen.queryByText('Tasks of s1')).toBeNull();
});

it('a parent switches between children', async () => {
  await open([child('s1', 'Maya', 'accepted'), child('s2', 'Leo', 'accepted')]);
  expect(await screen.findByText('Tasks of s1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leo Reyes' }));
  expect(await screen.findByText('Tasks of s2')).toBeTruthy();
  expect(title().textContent).toBe('Plan of Leo Reyes');
});
