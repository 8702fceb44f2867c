import { createMemoryRouter } from 'react-router-dom';
import { PAGES } from 'contract/pages';
import type { PageLoad } from 'contract/requests/operations';
import type { Role } from 'contract/roles';
import { writeToken } from '../shared/api/token';
import { done, serve, tokenFor, writesIn } from '../test/server';
import { reportPageLoads } from './pageLoads';
import { routesFor } from './router';
import { routes } from './routes';

/** The routes without page code, which reports do not need. */
const table = Object.fromEntries(
  Object.entries(routes).map(([id, route]) => [
    id,
    { ...route, page: () => Promise.resolve({ default: () => null }) },
  ]),
);

function open(role: Role | undefined, at: string, asked = performance.now()) {
  const requests = serve({ 'POST /page-loads': done });
  const router = createMemoryRouter(routesFor(table, role), { initialEntries: [at] });
  reportPageLoads(router, asked);
  return { router, requests };
}

const arrived = (router: ReturnType<typeof open>['router']) =>
  router.state.initialized
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        const stop = router.subscribe(({ initialized }) => {
          if (!initialized) return;
          stop();
          resolve();
        });
      });

const pages = async (requests: readonly Request[]) =>
  (await writesIn(requests)).map(({ body }) => (body as PageLoad).page);

it('the contract lists exactly the pages of the table of routes', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect([...PAGES].sort()).toEqual([...new Set<string>(paths)].sort());
});

it('page loads are reported once each, by their path in the table', async () => {
  const { router, requests } = open('admin', '/admin/students');
  await arrived(router);
  await router.navigate('/admin/students/3f6c?tab=tasks#top');
  await router.navigate('/admin/students/3f6c?tab=details');
  await router.navigate('/admin/students/77aa');
  expect(await pages(requests)).toEqual([
    '/admin/students',
    '/admin/students/:studentId',
    '/admin/students/:studentId',
  ]);
});

it('page load reports contain no token, no cookies and no request id', async () => {
  writeToken(tokenFor({}));
  const { router, requests } = open('student', '/tasks');
  await arrived(router);
  const { credentials, headers } = requests[0]!;
  expect(credentials).toBe('omit');
  expect([...headers.keys()]).toEqual(['content-type']);
});

it('page load reports contain the time since the request', async () => {
  const { router, requests } = open(undefined, '/sign-in', performance.now() - 5_000);
  await arrived(router);
  const [report] = await writesIn(requests);
  const { milliseconds } = report!.body as PageLoad;
  expect(milliseconds).toBeGreaterThanOrEqual(5_000);
  expect(milliseconds).toBeLessThan(60_000);
});

it.each([
  ['that does not exist', 'student', '/nobody/maya.torres'],
  ['of another role', 'student', '/admin/students'],
  ['that needs an account', undefined, '/dashboard'],
] as const)('page loads are not reported for a page %s', async (_case, role, at) => {
  const { router, requests } = open(role, at);
  await arrived(router);
  expect(requests).toEqual([]);
});

it('navigation continues when a page load report fails', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { router } = open('student', '/tasks');
  serve({});
  await arrived(router);
  await router.navigate('/guides');
  expect(router.state.location.pathname).toBe('/guides');
  await Promise.resolve();
  expect(warned).toHaveBeenCalledWith('The page load was not reported', expect.any(TypeError));
});
