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

describe.each(ROLES)('for %s', (role) => {
  it('the own home opens', async () => {
    open(role, HOME[role]);
    await screen.findByText(`${role} is here`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Home of ${role}`);
  });

  it.each(ROLES.filter((other) => other !== role))(
    'the home of %s is refused and its file never asked for',
    async (other) => {
      open(role, HOME[other]);
      await screen.findByRole('heading', { level: 1, name: 'No access' });
      expect(loaded).toEqual([]);
    },
  );

  it('the start page leads home', async () => {
    open(role, '/');
    await screen.findByText(`${role} is here`);
    expect(loaded).toEqual([role]);
  });
});

describe('for people not signed in', () => {
  it('a page of a role leads to the sign-in page, which remembers it', async () => {
    const { router } = open(undefined, '/dashboard?view=calendar');
    await screen.findByText('sign-in is here');
    expect(router.state.location).toMatchObject({
      pathname: '/sign-in',
      state: { from: { pathname: '/dashboard', search: '?view=calendar' } },
    });
    expect(loaded).toEqual(['sign-in']);
  });

  it('public pages open', async () => {
    open(undefined, '/privacy');
    await screen.findByText('privacy is here');
  });
});

describe('after signing in', () => {
  const from = (pathname: string) => ({
    pathname: '/sign-in',
    state: { from: { pathname, search: '?page=2', hash: '' } },
  });

  it('one returns to the page asked for', async () => {
    const { router } = open('admin', from('/admin/students'));
    await screen.findByText('admin is here');
    expect(router.state.location.search).toBe('?page=2');
  });

  it('one goes home where that page belongs to another role', async () => {
    const { router } = open('counselor', from('/admin/students'));
    await screen.findByText('counselor is here');
    expect(router.state.location.pathname).toBe(HOME.counselor);
  });
});

it('says so where there is no page', async () => {
  open('student', '/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
});

it('announces a change of page by its title and the focus', async () => {
  const { router } = open('student', '/dashboard');
  await screen.findByText('student is here');
  await waitFor(() => expect(document.title).toBe('Home of student · Quadrangle'));
  await act(() => router.navigate('/privacy'));
  await screen.findByText('privacy is here');
  expect(document.title).toBe('Privacy · Quadrangle');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Privacy' }));
});

it('says that a page is on its way, and leaves the one before until then', async () => {
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

it('leaves the focus on what a page has put into the head when that is drawn again', async () => {
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
