import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { selectUser } from '../../shared/api/session';
import { readToken } from '../../shared/api/token';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, tokenFor, configOf } from '../../test/server';

const sent = async (requests: Request[], path: string): Promise<unknown> =>
  requests.find((request) => pathOf(request) === path)?.json();

const tokens = (role: Role) => () => ({ token: tokenFor({ role }), refreshToken: 'r' });

describe('sign-in', () => {
  it('stores the token and takes the role from it', async () => {
    const user = userEvent.setup({ delay: null });
    const requests = serve({ 'POST /auth/login': tokens('counselor') });
    const { store } = renderApp({ at: '/sign-in' });
    await user.type(await screen.findByLabelText('Email'), 'counselor@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
    expect(await sent(requests, '/auth/login')).toEqual({
      email: 'counselor@demo.test',
      password: 'quadrangle-demo',
    });
    expect(readToken()).toBe(tokenFor({ role: 'counselor' }));
  });

  it('keeps no token and no password in the store', async () => {
    serve({ 'POST /auth/login': tokens('counselor') });
    const { store } = renderApp({ at: '/sign-in' });
    await fillIn();
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
    expect(JSON.stringify(store.getState())).not.toMatch(/oken"|signature|quadrangle-demo/);
  });

  const fillIn = async () => {
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Email'), 'counselor@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  it('works when the browser’s storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      serve({ 'POST /auth/login': tokens('counselor') });
      const { store } = renderApp({ at: '/sign-in' });
      await fillIn();
      await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
      expect(screen.queryByText('full')).toBeNull();
    } finally {
      full.mockRestore();
    }
  });

  it('says when the browser blocks cookies', async () => {
    serve({ 'POST /auth/login': tokens('counselor') });
    renderApp({ at: '/sign-in' });
    const none = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    try {
      await fillIn();
      expect(await screen.findByText(/^Cookies are blocked for this site/)).toBeTruthy();
    } finally {
      none.mockRestore();
    }
  });

  it('adds the reason to the status text', async () => {
    const user = userEvent.setup({ delay: null });
    serve({ 'POST /auth/login': () => problem(401, 'invalid-credentials', 'invalid email or password') });
    renderApp({ at: '/sign-in' });
    await user.type(await screen.findByLabelText('Email'), 'nobody@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Unauthorized: invalid email or password')).toBeTruthy();
  });

  it.each([
    [429, 'Too Many Requests', 'Too many attempts. Try again in a minute.'],
    [401, '', 'invalid email or password'],
  ])('shows the server’s message for %i %j', async (status, statusText, message) => {
    const user = userEvent.setup({ delay: null });
    serve({ 'POST /auth/login': () => problem(status, 'refused', message, undefined, statusText) });
    renderApp({ at: '/sign-in' });
    await user.type(await screen.findByLabelText('Email'), 'nobody@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('opens the password reset in place with the address typed so far', async () => {
    const user = userEvent.setup({ delay: null });
    serve({});
    const { router } = renderApp({ at: '/' });
    await user.type(await screen.findByLabelText('Email'), 'zoe@school.test');
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    await screen.findByRole('button', { name: 'Request Reset' });
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('zoe@school.test');
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('zoe@school.test');
  });

  it('sends no invalid form', async () => {
    const user = userEvent.setup({ delay: null });
    const requests = serve({});
    renderApp({ at: '/sign-in' });
    await user.type(await screen.findByLabelText('Email'), 'nobody');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email needs to be a valid format')).toBeTruthy();
    expect(screen.getByText('Password should have a minimum length of 8')).toBeTruthy();
    expect(requests.map(pathOf)).not.toContain('/auth/login');
  });

  it('fills in a demonstration account when the site has some', async () => {
    const user = userEvent.setup({ delay: null });
    serve({
      'GET /config': () => configOf({ demo: true }),
    });
    renderApp({ at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Exam admin' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('exam-admin@demo.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('quadrangle-demo');
  });

  it('links to the password reset and back', async () => {
    const user = userEvent.setup({ delay: null });
    const message = 'If there’s an account for this address, we’re sending a link to reset the password.';
    serve({ 'POST /auth/reset-password': () => ({ message }) });
    renderApp({ at: '/' });
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    const request = await screen.findByRole('button', { name: 'Request Reset' });
    await user.type(screen.getByLabelText('Email'), 'zoe@school.test');
    await user.click(request);
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});

describe('the password reset from a mail', () => {
  const choose = async (password: string, rePassword = password) => {
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Repeat the new password'), rePassword);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
  };

  it('sends the token from the address and signs in with the response', async () => {
    const requests = serve({
      'PATCH /auth/password-reset': () => ({
        newToken: tokenFor({ role: 'counselor' }),
        refreshToken: 'r',
      }),
    });
    const { store, router } = renderApp({ at: '/reset-password?token=abc' });
    await choose('a new password');
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
    const request = requests.find(({ method }) => method === 'PATCH');
    expect(request?.headers.get('x-pw-token')).toBe('abc');
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([
    [403, 'Token is not valid'],
    [422, 'Wrong input'],
  ])('explains status %i below the form', async (status, sentence) => {
    serve({ 'PATCH /auth/password-reset': () => problem(status, 'refused', 'no') });
    renderApp({ at: '/reset-password?token=abc' });
    await choose('a new password');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows invalid input below the form, whatever the field', async () => {
    const fields = { password: 'Password should have a minimum length of 8' };
    serve({ 'PATCH /auth/password-reset': () => problem(422, 'invalid', 'Wrong', fields) });
    renderApp({ at: '/reset-password?token=abc' });
    await choose('a new password');
    expect((await screen.findByText('Wrong input')).closest('[role="alert"]')).not.toBeNull();
  });

  it('requires the same password twice', async () => {
    const requests = serve({});
    renderApp({ at: '/reset-password?token=abc' });
    await choose('a new password', 'another password');
    expect(await screen.findByText('Passwords are not matching')).toBeTruthy();
    expect(requests.map(pathOf)).not.toContain('/auth/password-reset');
  });

  it('explains what to do without a token', async () => {
    serve({});
    renderApp({ at: '/reset-password' });
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  });
});

describe('the confirmation of a new email address', () => {
  const at = '/confirm-email?token=secret';
  const confirm = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Confirm email address' }));

  it('requires a click, not just opening the link', async () => {
    const requests = serve({ 'PATCH /auth/confirm-email': done });
    renderApp({ at });
    await confirm();
    expect(await screen.findByText(/^Your new email address is confirmed/)).toBeTruthy();
    expect(requests.map(({ headers }) => headers.get('x-email-token'))).toEqual(['secret']);
  });

  it.each([
    [403, 'invalid-email-token', 'Token is not valid'],
    [401, 'user-exists', 'User already exists.'],
  ])('shows the reason of a failure: %s', async (status, code, sentence) => {
    serve({ 'PATCH /auth/confirm-email': () => problem(status, code, sentence) });
    renderApp({ role: 'student', at });
    await confirm();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm email address' })).toBeTruthy();
  });

  it('requires the complete link', async () => {
    serve({});
    renderApp({ at: '/confirm-email' });
    expect(await screen.findByText(/^This link is incomplete/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  });
});

describe('sign-up', () => {
  it('follows only a pasted link that comes from a counselor', async () => {
    serve({ 'GET /users/counselor/{id}/profile': () => problem(404, 'not-found', 'Not found') });
    const { router } = renderApp({ at: '/register' });
    const field = await screen.findByRole('textbox', { name: 'Link from your counselor' });
    await userEvent.type(field, 'https://elsewhere.test/sign-in');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Paste the whole link that you were given.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, ' https://quad.test/register?id=c-7 ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=c-7'));
  });

  const counselor = () => ({
    data: {
      id: 'c',
      attributes: { firstName: 'Daniel', lastName: 'Whitfield' },
      relationships: { entities: { data: [] } },
    },
  });

  const fill = async (confirmation = 'quadrangle-demo') => {
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('First name'), 'Zoë');
    await user.type(screen.getByLabelText('Last name'), 'Berg');
    await user.type(screen.getByLabelText('Phone number'), '2125550123');
    await user.type(screen.getByLabelText('Email'), 'zoe@school.test');
    await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
    await user.type(screen.getByLabelText('Confirm password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  };

  it('registers a student of the counselor in the link', async () => {
    const requests = serve({
      'GET /users/counselor/{id}/profile': counselor,
      'POST /auth/student/register': tokens('student'),
    });
    const { store } = renderApp({ at: '/register?id=c-1' });
    expect((await screen.findByLabelText<HTMLInputElement>('Your counselor')).value).toBe('Daniel Whitfield');
    expect(screen.getByLabelText<HTMLInputElement>('Your counselor').readOnly).toBe(true);
    await fill();
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('student'));
    expect(await sent(requests, '/auth/student/register')).toEqual({
      email: 'zoe@school.test',
      password: 'quadrangle-demo',
      first_name: 'Zoë',
      last_name: 'Berg',
      phone_number: '2125550123',
      role: 'student',
      counselor_id: 'c-1',
    });
  });

  it('sends the grade, and shows the counselor’s school', async () => {
    const requests = serve({
      'GET /users/counselor/{id}/profile': () => ({
        data: {
          ...counselor().data,
          relationships: { entities: { data: [{ id: 'e', attributes: { name: 'Northgate High' } }] } },
        },
      }),
      'POST /auth/student/register': tokens('student'),
    });
    const { store } = renderApp({ at: '/register?id=c-1' });
    expect((await screen.findByLabelText<HTMLInputElement>('Your counselor')).value).toBe(
      'Daniel Whitfield · Northgate High',
    );
    await userEvent.selectOptions(screen.getByLabelText('Grade'), '12th');
    await fill();
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('student'));
    expect(await sent(requests, '/auth/student/register')).toMatchObject({ grade: '12th' });
  });

  it('requires the same password twice', async () => {
    serve({ 'GET /users/counselor/{id}/profile': counselor });
    renderApp({ at: '/register?id=c-1' });
    await fill('another password');
    expect(await screen.findByText('Passwords are not matching')).toBeTruthy();
  });

  it.each([
    [401, 'User already exists.'],
    [500, 'server error.'],
  ])('explains status %i', async (status, sentence) => {
    serve({
      'GET /users/counselor/{id}/profile': counselor,
      'POST /auth/student/register': () => problem(status, 'refused', 'no'),
    });
    renderApp({ at: '/register?id=c-1' });
    await fill();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows the server’s errors below their fields', async () => {
    serve({
      'GET /users/counselor/{id}/profile': counselor,
      'POST /auth/student/register': () =>
        problem(422, 'invalid', 'Wrong input', { phone_number: 'Phone number must have 10 digits.' }),
    });
    renderApp({ at: '/register?id=c-1' });
    await fill();
    expect(await screen.findByText('Phone number must have 10 digits.')).toBeTruthy();
    expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['/register', '/register?id=unknown'])('explains what to do at %s', async (at) => {
    serve({ 'GET /users/counselor/{id}/profile': () => problem(404, 'not-found', 'no') });
    renderApp({ at });
    expect(await screen.findByText(/Ask them for a new one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  });
});

describe('the password form', () => {
  const change = async (rePassword = 'a new password') => {
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Old password'), 'quadrangle-demo');
    await user.type(screen.getByLabelText('New password'), 'a new password');
    await user.type(screen.getByLabelText('Repeat the new password'), rePassword);
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
  };

  it('sends both passwords and starts over', async () => {
    const requests = serve({ 'PATCH /auth/update-pass': done });
    renderApp({ role: 'counselor', at: '/edit-password' });
    await change();
    expect(await screen.findByText('Password updated.')).toBeTruthy();
    expect(await sent(requests, '/auth/update-pass')).toEqual({
      password: 'quadrangle-demo',
      newPass: 'a new password',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('');
  });

  it.each(['Password is incorrect', 'New Password has to be different from the Old Password.'])(
    'shows “%s” below the form',
    async (sentence) => {
      serve({ 'PATCH /auth/update-pass': () => problem(422, 'wrong-password', sentence) });
      renderApp({ role: 'account_admin', at: '/account-admin/edit-password' });
      await change();
      expect(await screen.findByText(sentence)).toBeTruthy();
    },
  );

  it('requires the same password twice', async () => {
    serve({});
    renderApp({ role: 'student', at: '/edit-password' });
    await change('another password');
    expect(await screen.findByText('Passwords do not match.')).toBeTruthy();
  });
});

describe('the link to keep the previous email address', () => {
  const keep = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep this address' }));

  it('requires a click and leads to a new password', async () => {
    const requests = serve({ 'PATCH /auth/keep-email': done });
    renderApp({ at: '/keep-email?token=secret' });
    await keep();
    expect(await screen.findByText(/^Your account keeps this address/)).toBeTruthy();
    expect(requests.map(({ headers }) => headers.get('x-email-token'))).toEqual(['secret']);
  });

  it('shows why it fails, and requires the complete link', async () => {
    serve({ 'PATCH /auth/keep-email': () => problem(403, 'invalid-email-token', 'Token is not valid') });
    renderApp({ at: '/keep-email?token=old' });
    await keep();
    expect(await screen.findByText('Token is not valid')).toBeTruthy();
  });
});
