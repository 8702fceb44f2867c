import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectUser } from '../../shared/api/session';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, tokenFor } from '../../test/server';

const welcome = {
  firstName: 'Maya',
  email: 'maya@school.test',
  school: 'Harbor High',
  invitedBy: 'Daniel Reyes',
};

const choose = async (password: string) => {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat the new password'), password);
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
};

describe('an invitation', () => {
  it('names the inviter and signs in with the chosen password', async () => {
    const requests = serve({
      'GET /auth/invitation': () => ({ data: welcome }),
      'PATCH /auth/invitation': () => ({ newToken: tokenFor({ role: 'counselor' }), refreshToken: 'r' }),
    });
    const { store, router } = renderApp({ at: '/invitation?token=abc' });
    expect(await screen.findByText('Welcome, Maya.')).toBeTruthy();
    expect(screen.getByText(/Daniel Reyes opened this account for you at Harbor High/)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@school.test');
    await choose('a new password');
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
    const asked = requests.filter((request) => pathOf(request) === '/auth/invitation');
    expect(asked.map(({ headers }) => headers.get('x-pw-token'))).toEqual(['abc', 'abc']);
    expect(router.state.location.pathname).toBe('/');
  });

  it('says what to do when it has expired', async () => {
    serve({ 'GET /auth/invitation': () => problem(403, 'invalid-invitation', 'no') });
    renderApp({ at: '/invitation?token=abc' });
    expect(await screen.findByText(/was already used, has expired or was replaced/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'get a new link' })).toBeTruthy();
  });

  it('says what to do when it expires before the password is set', async () => {
    serve({
      'GET /auth/invitation': () => ({ data: welcome }),
      'PATCH /auth/invitation': () => problem(403, 'invalid-invitation', 'no'),
    });
    renderApp({ at: '/invitation?token=abc' });
    await choose('a new password');
    expect(await screen.findByText(/was already used, has expired or was replaced/)).toBeTruthy();
  });

  it('says what to do without a token', async () => {
    serve({});
    renderApp({ at: '/invitation' });
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  });
});
