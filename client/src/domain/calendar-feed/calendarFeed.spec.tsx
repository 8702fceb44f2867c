import type { SignInResource } from 'contract/sign-in';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { problem, serve } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const SIGN_IN: SignInResource = {
  password: true,
  second_factor: { on: false, recovery_codes_left: 0, required: false },
  issuer: null,
};

async function open(broken = false) {
  let serial = 0;
  let isOn = false;
  const feed = () => ({ url: `https://q.test/calendar/${serial}.ics`, since: '2026-11-20T17:00:00.000Z' });
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data: [taskNamed('Essay')] }),
    'GET /users/saved-colleges': () => savedPage([]),
    'GET /users/sign-in': () => ({ data: SIGN_IN }),
    'GET /users/calendar-feed': () => ({ data: isOn ? { since: feed().since } : null }),
    'POST /users/calendar-feed': () => {
      if (broken) return problem(500, 'server-error', 'server error');
      isOn = true;
      serial += 1;
      return { data: feed() };
    },
    'DELETE /users/calendar-feed': () => {
      isOn = false;
    },
  });
  const user = userEvent.setup();
  renderApp({ role: 'student', at: '/tasks' });
  await user.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendar feed' }));
  return { requests, user, dialog };
}

const prove = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  const proof = within(await screen.findByRole('dialog', { name: label }));
  await user.type(await proof.findByLabelText('Your password'), 'quadrangle-demo');
  await user.click(proof.getByRole('button', { name: label }));
};

const confirm = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: label }));
};

it('the calendar feed is switched on and its address copied', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
  await prove(user, 'Turn on');
  const address = await dialog.findByLabelText<HTMLInputElement>('Your private link');
  expect(address.value).toBe('https://q.test/calendar/1.ics');
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe('https://q.test/calendar/1.ics');
});

it('the calendar feed changes its address and ends after confirmation', async () => {
  const { user, dialog, requests } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
  await prove(user, 'Turn on');
  await user.click(await dialog.findByRole('button', { name: 'Create a new link' }));
  await prove(user, 'Create a new link');
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>('Your private link').value).toBe(
      'https://q.test/calendar/2.ics',
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await confirm(user, 'Turn off');
  expect(await dialog.findByRole('button', { name: 'Turn on' })).toBeDefined();
});

it('a failure to switch on the calendar feed is shown', async () => {
  const { user, dialog } = await open(true);
  await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
  await prove(user, 'Turn on');
  expect(await screen.findByText('server error')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Turn on' })).toBeDefined();
});
