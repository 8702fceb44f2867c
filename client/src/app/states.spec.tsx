import { waitFor } from '@testing-library/react';
import { EXAM_CODES, formIdOf } from 'contract/exam-definitions';
import { matchPath } from 'react-router-dom';
import { ROLES, type Role } from 'contract/roles';
import { isFullRun } from '../../../test/support/test-level';
import { allows, type RouteDef } from '../shared/routing/routeDef';
import { blankAnswer } from '../test/blank';
import { renderApp } from '../test/renderApp';
import { configOf, pathOf, problem } from '../test/server';
import { profileOf } from '../test/people';
import { userOf } from '../shared/api/token';
import { t as all } from '../shared/en';
import { routes } from './routes';

const table: readonly RouteDef[] = Object.values(routes);

const ABOUT: Readonly<Record<string, string>> = {
  '/account-admin/account-admin-tasks': '?studentId=s1',
  '/account-admin/student-exam-report': '?studentId=s1',
  '/account-admin/student-exam-entry': '?studentId=s1',
  '/counselor/counselor-tasks': '?studentId=s1',
  '/counselor/student-exam-report': '?studentId=s1',
  '/counselor/student-exam-entry': '?studentId=s1',
  '/admin-student-snapshot': '?studentId=s1',
  '/exam-admin/exam-entry': '?studentId=s1',
  '/demonstration-checkout': '?order=o1',
  '/lobby': '?roomId=r1',
  '/register': '?id=c1',
};

const addressOf = (path: string) =>
  path
    .replace(':formId', formIdOf('SAT', EXAM_CODES.SAT[0]!))
    .replace(':studentId', 's1')
    .replace(':examId', 'e1') + (ABOUT[path] ?? '');

const SHELL_REQUESTS = ['/config', '/healthz', '/notifications', '/users/profile', '/messages/unread'];

type Answering = (request: Request) => Response | Promise<Response>;

function serving(answer: Answering) {
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = pathOf(request);
    if (path === '/config') return Response.json(configOf());
    if (path === '/healthz') return Response.json({ status: 'ok' });
    if (!SHELL_REQUESTS.includes(path) && request.method === 'GET') asked.push(path);
    if (path === '/users/profile') {
      const user = userOf(request.headers.get('token') ?? undefined);
      if (user) return Response.json({ data: profileOf(user) });
    }
    return answer(request);
  };
  return asked;
}

const never: Answering = () => new Promise(() => undefined);
const broken: Answering = () => problem(500, 'server-error', 'Something went wrong.');
const empty: Answering = ({ method, url }) => {
  const answer = blankAnswer(method, pathOf({ url } as Request));
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
};

const BUSY = '[aria-busy="true"], [role="status"][aria-label], [role="progressbar"], .bp6-skeleton';

function content(): HTMLElement {
  const main = document.querySelector('main')!.cloneNode(true) as HTMLElement;
  main.querySelector('h1')?.closest('header')?.remove();
  return main;
}

const text = () => content().textContent.trim();
const names = () => [...content().querySelectorAll('button')].map(({ textContent }) => textContent);
/** Returns links that the reader may not open. Redirects of visitor and role pages are tested in `router.spec`. */
const closedLinks = (role: Role | undefined) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter(
      (to) =>
        !table.some(
          (route) =>
            (!role || allows(route, role) || route.audience === 'guest') && matchPath(route.path, to),
        ),
    );
const allLoaded = () => waitFor(() => expect(content().querySelector(BUSY)).toBeNull());

async function open(path: string, role: Role | undefined, answer: Answering) {
  const asked = serving(answer);
  const { router } = renderApp({ role, at: addressOf(path) });
  await waitFor(() => expect(document.querySelector('main h1, main form, main h2')).toBeTruthy());
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'));
  return asked;
}

/** Pages open to everyone look the same for each signed-in role. */
const opened = [undefined, ...ROLES].flatMap((role) =>
  table
    .filter((route) => allows(route, role) && (route.audience !== 'everyone' || !role || role === 'student'))
    .map(({ path, page }) => ({ path, page: String(page), role, who: role ?? 'visitor' })),
);

const firstOfEachPage = [...new Map(opened.toReversed().map((one) => [one.page, one])).values()];

/** Pages that are complete even if a request fails. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/cart': 'An empty cart needs no prices.',
  '/college-survey/Layout': 'Known values only prefill the form.',
  '/guides': 'Guides can be read without their suggested tasks.',
};

const NEVER_EMPTY: Readonly<Record<string, string>> = {
  '/exam-forms/:formId': 'A form has sections with questions.',
};

describe.each(isFullRun ? opened : firstOfEachPage)('$path of a $who', ({ path, role }) => {
  it('shows progress until the response arrives', async () => {
    const asked = await open(path, role, never);
    expect(text() || content().querySelector(BUSY)).toBeTruthy();
    if (asked.length > 0 && !WITHOUT[path]) expect(content().querySelector(BUSY)).toBeTruthy();
  });

  it('shows a failure with a way to try again', async () => {
    const asked = await open(path, role, broken);
    await allLoaded();
    expect(text()).not.toBe('');
    if (asked.length > 0 && !WITHOUT[path]) expect(names()).toContain(all.tryAgain);
  });

  if (NEVER_EMPTY[path]) return;
  it('shows minimal data and links only to pages open to the reader', async () => {
    await open(path, role, empty);
    await allLoaded();
    expect(text()).not.toBe('');
    expect(closedLinks(role)).toEqual([]);
    expect(document.body.textContent).not.toContain(all.pages.failed);
  });
});
