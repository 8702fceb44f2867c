import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInResource } from 'contract/sign-in';
import { selectUser } from '../../shared/api/session';
import { renderApp } from '../../test/renderApp';
import { savedPage } from '../../test/colleges';
import { configOf, problem, serve, tokenFor, writesIn } from '../../test/server';

const user = userEvent.setup({ delay: null });
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const setup = () => ({ secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', qr: { size: 9, path: 'M4 4h1v1h-1z' } });
const signedIn = () => ({ token: tokenFor({ role: 'counselor' }), refreshToken: 'r' });

async function knowPassword(at = '/sign-in') {
  const app = renderApp({ at });
  await user.type(await screen.findByLabelText('Email'), 'daniel@school.test');
  await user.type(screen.getByLabelText('Password'), 'quadrangle-demo');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return app;
}

const prove = async (what: string) => {
  await user.click(await screen.findByRole('button', { name: what }));
  const dialog = within(await screen.findByRole('dialog', { name: what }));
  await user.type(dialog.getByLabelText('Your password'), 'quadrangle-demo');
  await user.click(dialog.getByRole('button', { name: what }));
};

describe('the second step of sign-in', () => {
  it('asks for a code and shows errors at the form', async () => {
    let asked = 0;
    serve({
      'POST /auth/login': () => ({ step: 'code' }),
      'POST /auth/second-factor': () =>
        ++asked === 1
          ? problem(401, 'wrong-code', 'This code is not right.', { code: 'This code is not right.' })
          : signedIn(),
    });
    const { store } = await knowPassword();
    await screen.findByRole('heading', { name: 'Enter your code' });
    const code = screen.getByLabelText('Code');
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(selectUser(store.getState())?.role).toBe('counselor'));
  });

  it('sets up a required second step and shows the recovery codes first', async () => {
    serve({
      'POST /auth/login': () => ({ step: 'setup' }),
      'POST /auth/second-factor/setup': setup,
      'POST /auth/second-factor/setup/confirm': () => ({ ...signedIn(), recoveryCodes: CODES }),
    });
    const { store } = await knowPassword('/');
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    expect(JSON.stringify(store.getState())).not.toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(CODES[1]!)).toBeTruthy();
    expect(selectUser(store.getState())).toBeNull();
    expect(JSON.stringify(store.getState())).not.toMatch(/AAAA-BBBB|oken"|signature/);
    await user.click(screen.getByRole('button', { name: 'I’ve saved my codes – continue' }));
    expect(selectUser(store.getState())?.role).toBe('counselor');
  });

  it('returns to the password when it took too long', async () => {
    serve({
      'POST /auth/second-factor': () => problem(401, 'sign-in-expired', 'Sign-in timed out.'),
    });
    renderApp({ at: '/sign-in?step=code' });
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Sign-in timed out.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });
});

describe('the two-step settings', () => {
  const open = (on: boolean, required = false) => {
    const factor = { on, required, recovery_codes_left: on ? 9 : 0 };
    const requests = serve({
      'GET /users/sign-in': () => ({
        data: { password: true, second_factor: { ...factor }, issuer: null } satisfies SignInResource,
      }),
      'POST /users/second-factor': setup,
      'POST /users/second-factor/confirm': () => {
        Object.assign(factor, { on: true, recovery_codes_left: 10 });
        return { recoveryCodes: CODES };
      },
      'POST /users/second-factor/recovery-codes': () => ({ recoveryCodes: CODES }),
      'POST /users/second-factor/off': () => {
        factor.on = false;
      },
    });
    const { store } = renderApp({ role: 'student', at: '/security' });
    return { requests, store };
  };
  it('turn two-step sign-in on by password and code, with recovery codes', async () => {
    const { requests, store } = open(false);
    await prove('Set up two-step sign-in');
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(CODES[0]!)).toBeTruthy();
    expect(JSON.stringify(store.getState())).not.toMatch(/AAAA-BBBB|ABCDEFGH/);
    // A screen reader would read out everything that a live region contains.
    for (const live of screen.getAllByRole('status')) expect(live.textContent).not.toContain(CODES[0]);
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByText('10 recovery codes left.', { exact: false })).toBeTruthy();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(await writesIn(requests)).toEqual([
      { call: 'POST /users/second-factor', body: { password: 'quadrangle-demo' } },
      { call: 'POST /users/second-factor/confirm', body: { code: '123456' } },
    ]);
  });

  it('create new recovery codes and turn two-step sign-in off', async () => {
    open(true);
    await prove('Get new recovery codes');
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    await prove('Turn off');
    expect(await screen.findByRole('button', { name: 'Set up two-step sign-in' })).toBeTruthy();
  });

  it('cannot turn two-step sign-in off when it is required', async () => {
    open(true, true);
    expect(await screen.findByText('Your account requires this, so it can’t be turned off.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

describe('an OpenID issuer', () => {
  const config = () => configOf({ issuer: 'Northgate' });

  it('is offered with the page that was requested', async () => {
    serve({ 'GET /config': config });
    renderApp({ at: '/tasks?open=1' });
    const link = await screen.findByRole('button', { name: 'Sign in with Northgate' });
    expect(link.getAttribute('href')).toBe('/api/auth/oidc?to=%2Ftasks%3Fopen%3D1');
    expect(screen.queryByText(/couldn’t sign you in/)).toBeNull();
  });

  it('explains in one sentence why sign-in failed', async () => {
    serve({ 'GET /config': config });
    renderApp({ at: '/sign-in?refused=issuer&to=%2Ftasks' });
    expect(await screen.findByText(/^We couldn’t sign you in with Northgate/)).toBeTruthy();
    const link = screen.getByRole('button', { name: 'Sign in with Northgate' });
    expect(link.getAttribute('href')).toBe('/api/auth/oidc?to=%2Ftasks');
  });

  it.each([
    ['/tasks', '/tasks'],
    ['//evil.test/tasks', '/dashboard'],
    ['https://evil.test/', '/dashboard'],
    ['/admin/audit', '/dashboard'],
  ])('redirects a request for %s to %s', async (to, at) => {
    serve({ 'GET /v2/tasks/all': () => ({ data: [] }), 'GET /users/saved-colleges': () => savedPage([]) });
    const { router } = renderApp({ role: 'student', at: `/sign-in?to=${encodeURIComponent(to)}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });

  it('is unlinked with the password', async () => {
    let linked = true;
    const second_factor = { on: false, required: false, recovery_codes_left: 0 };
    serve({
      'GET /users/sign-in': () => ({
        data: { password: true, second_factor, issuer: { name: 'Northgate', linked } },
      }),
      'POST /users/sign-in/unlink': () => {
        linked = false;
      },
    });
    renderApp({ role: 'student', at: '/security' });
    await prove('Unlink account');
    expect(await screen.findByText(/^Use “Sign in with Northgate” next time/)).toBeTruthy();
  });
});
