import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { selectUser } from '../../shared/api/session';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, tokenFor } from '../../test/server';

const sent = async (requests: Request[], path: string): Promise<unknown> =>
  requests.find((request) => pathOf(request) === path)?.json();

const tokens = (role: Role) => () => ({ token: tokenFor({ role }), refreshToken: 'r' });

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
