import { act, screen, waitFor } from '@testing-library/react';
import { HOME, ROLES, type Role } from 'contract/roles';
import { defineRoutes } from '../shared/routing/routeDef';
import { PageAction } from '../shared/ui/PageHeader';
import { renderApp } from '../test/renderApp';
import { serve } from '../test/server';

const loaded: string[] = [];
const page = (name: string) => async () => {
  loaded.push(name);
  return { default: () => <p>{name} is here</p> };
};
const homes = Object.fromEntries(
  ROLES.map((role) => [
    role,
    { path: HOME[role], title: `Home of ${role}`, audience: [role], page: page(role) },
  ]),
);
const table = defineRoutes({
  ...homes,
  start: { path: '/', title: 'Start', audience: 'guest', page: page('start') },
  signIn: { path: '/sign-in', title: 'Sign In', audience: 'guest', page: page('sign-in') },
  privacy: { path: '/privacy', title: 'Privacy', audience: 'everyone', page: page('privacy') },
});

const open = (role: Role | undefined, at: Parameters<typeof renderApp>[0]['at']) =>
  renderApp({ role, at, table });

beforeEach(() => {
  loaded.length = 0;
  serve({});
});

describe.each(ROLES)('the router for %s', (role) => {
  it('opens the role’s home', async () => {
    open(role, HOME[role]);
    await screen.findByText(`${role} is here`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Home of ${role}`);
  });

  it.each(ROLES.filter((other) => other !== role))(
    'refuses the home of %s without loading its file',
    async (other) => {
      open(role, HOME[other]);
      await screen.findByRole('heading', { level: 1, name: 'No access' });
      expect(loaded).toEqual([]);
    },
  );

  it('redirects the start page to the role’s home', async () => {
    open(role, '/');
    await screen.findByText(`${role} is here`);
    expect(loaded).toEqual([role]);
  });
});

describe('the router for visitors', () => {
  it('redirects a role’s page to the sign-in page and remembers it', async () => {
    const { router } = open(undefined, '/dashboard?view=calendar');
    await screen.findByText('sign-in is here');
    expect(router.state.location).toMatchObject({
      pathname: '/sign-in',
      state: { from: { pathname: '/dashboard', search: '?view=calendar' } },
    });
    expect(loaded).toEqual(['sign-in']);
  });

  it('opens public pages', async () => {
    open(undefined, '/privacy');
    await screen.findByText('privacy is here');
  });
});

describe('the router after signing in', () => {
  const from = (pathname: string) => ({
    pathname: '/sign-in',
    state: { from: { pathname, search: '?page=2', hash: '' } },
  });

  it('returns to the requested page', async () => {
    const { router } = open('admin', from('/admin/students'));
    await screen.findByText('admin is here');
    expect(router.state.location.search).toBe('?page=2');
  });

  it('opens the role’s home if another role owns the requested page', async () => {
    const { router } = open('counselor', from('/admin/students'));
    await screen.findByText('counselor is here');
    expect(router.state.location.pathname).toBe(HOME.counselor);
  });
});

it('an unknown address shows that the page was not found', async () => {
  open('student', '/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
});

it('a change of page updates the title and moves the focus', async () => {
  const { router } = open('student', '/dashboard');
  await screen.findByText('student is here');
  await waitFor(() => expect(document.title).toBe('Home of student · Quadrangle'));
  await act(() => router.navigate('/privacy'));
  await screen.findByText('privacy is here');
  expect(document.title).toBe('Privacy · Quadrangle');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Privacy' }));
});

it('the previous page stays while the next one loads', async () => {
  let come: () => void = () => undefined;
  const slow = { default: () => <p>slow is here</p> };
  const page = () =>
    new Promise<typeof slow>((resolve) => {
      come = () => resolve(slow);
    });
  const { router } = renderApp({
    role: 'student',
    at: '/dashboard',
    table: { ...table, slow: { path: '/slow', title: 'Slow', audience: 'everyone', page } },
  });
  await screen.findByText('student is here');
  act(() => void router.navigate('/slow'));
  await screen.findByRole('progressbar', { name: 'Loading' });
  screen.getByText('student is here');
  await act(async () => come());
  await screen.findByText('slow is here');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('redrawing the header keeps the focus on a page’s button', async () => {
  const Acting = () => (
    <PageAction>
      <button type="button">Act</button>
    </PageAction>
  );
  const page = () => Promise.resolve({ default: Acting });
  const { router } = renderApp({
    role: 'student',
    at: '/acting',
    table: { ...table, acting: { path: '/acting', title: 'Acting', audience: 'everyone', page } },
  });
  const button = await screen.findByRole('button', { name: 'Act' });
  button.focus();
  await act(() => router.navigate('/acting?view=calendar'));
  expect(document.activeElement).toBe(button);
});
