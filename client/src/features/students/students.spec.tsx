import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TAGS, type ServerEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import type { StudentResource } from 'contract/students';
import { routes } from '../../app/routes';
import { bindSocket } from '../../shared/realtime/realtime';
import type { RouteDef } from '../../shared/routing/routeDef';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';
import { listed, pageOf } from '../../test/students';

const LIAM = listed('s2', 'Liam', 'Berg', {
  ...{ tasks: 38, tasksDone: 6, overdue: 11 },
  nextDeadline: { date: '2099-12-01', ceeb: '3003', college: 'Amherst College', kind: 'ea' },
  colleges: { interested: 4, applying: 1, applied: 0 },
  missing: ['tests'],
  lastMessage: { at: '2026-09-02T12:00:00.000Z', waits: true },
  lastActive: '2026-09-01T12:00:00.000Z',
});
const ZOE = listed('s1', 'Zoë', 'Okafor');

const serving = (answer: Responses['GET /users/students']) => serve({ 'GET /users/students': answer });

const listing = (...data: StudentResource[]) => serving(() => pageOf(...data));

const names = async () => {
  await screen.findByRole('rowheader', { name: 'Okafor' });
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map(
    (row) =>
      within(row)
        .getAllByRole('rowheader')
        .find(({ dataset }) => dataset.label === 'Last Name')?.textContent,
  );
};

const searches = (requests: Request[]) =>
  requests
    .filter((request) => pathOf(request) === '/users/students')
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

const linksOf = async (name: string) => {
  await names();
  const links = screen.getAllByRole('link', { name: new RegExp(name) });
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

const user = userEvent.setup({ delay: null });

afterEach(() => localStorage.clear());

describe('the list of students', () => {
  it('shows the students in the server’s order, with their progress', async () => {
    const requests = listing(LIAM, ZOE);
    renderApp({ role: 'counselor' });
    expect(await names()).toEqual(['Berg', 'Okafor']);
    expect(searches(requests)).toEqual([{ sort: '-overdue', currentPage: '1' }]);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['', 'First Name', 'Last Name', 'Email', 'Tasks done', 'Overdue', 'Next deadline'],
      ...['Colleges', 'Last active', 'Message', 'Actions'],
    ]);
    const line = '61 students · 16 with overdue tasks · 4 inactive for 14 days';
    for (const shown of ['6/38', '11 late', 'Amherst College', 'Waiting for your reply', 'Never', line])
      expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 Interested' })).toBeTruthy();
  });

  it('is sorted by the server from the first page, kept in the address', async () => {
    const requests = listing(LIAM, ZOE);
    const { router } = renderApp({ role: 'counselor', at: '/counselor/counselor-students?page=2' });
    await names();
    await user.click(screen.getByRole('button', { name: 'Last Name' }));
    await user.click(screen.getByRole('button', { name: 'Last Name' }));
    await waitFor(() =>
      expect(searches(requests).slice(1)).toEqual([
        { sort: 'lastName', currentPage: '1' },
        { sort: '-lastName', currentPage: '1' },
      ]),
    );
    expect(await names()).toEqual(['Berg', 'Okafor']);
    expect(router.state.location.search).toBe('?sort=-lastName');
  });

  it('opens in the order chosen last', async () => {
    const requests = listing(LIAM, ZOE);
    const { unmount } = renderApp({ role: 'counselor' });
    await names();
    await user.click(screen.getByRole('button', { name: /^Last Name/ }));
    await waitFor(() => expect(searches(requests).at(-1)).toMatchObject({ sort: 'lastName' }));
    unmount();
    const { router } = renderApp({ role: 'counselor' });
    await names();
    expect(searches(requests).at(-1)).toMatchObject({ sort: 'lastName' });
    expect(router.state.location.search).toBe('');
  });

  it('is sorted by name when the address has an unknown column', async () => {
    const requests = listing(LIAM, ZOE);
    renderApp({ role: 'counselor', at: '/counselor/counselor-students?sort=shoes' });
    await names();
    expect(searches(requests)).toEqual([{ sort: 'lastName', currentPage: '1' }]);
  });

  it('is searched by three letters or more, from the first page', async () => {
    const requests = serving(({ query }) => (query.q ? pageOf(ZOE) : pageOf(LIAM, ZOE)));
    renderApp({ role: 'admin', at: '/admin/students?page=2' });
    await names();
    const box = screen.getByRole('searchbox', { name: 'Search students by name' });
    await user.type(box, 'ok');
    await user.type(box, 'af');
    await waitFor(() => expect(screen.queryByText('Berg')).toBeNull());
    await names();
    expect(searches(requests)).toEqual([
      { sort: 'lastName', currentPage: '2' },
      { q: 'okaf', sort: 'lastName', currentPage: '1' },
    ]);
    await user.clear(box);
    await screen.findByRole('rowheader', { name: 'Berg' });
    expect(searches(requests).at(-1)).toEqual({ sort: 'lastName', currentPage: '1' });
  });

  it('turns page by page', async () => {
    const requests = listing(LIAM, ZOE);
    renderApp({ role: 'admin' });
    await names();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
    expect(searches(requests).map(({ currentPage }) => currentPage)).toEqual(['1', '2']);
  });

  it('of an admin shows the next deadline on request and remembers it', async () => {
    listing(LIAM, ZOE);
    const { unmount } = renderApp({ role: 'admin', at: '/admin/students' });
    await names();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual([
      ...['', 'First Name', 'Last Name', 'Email', 'Tasks done', 'Overdue', 'Colleges', 'Last active'],
      ...['Entity', 'Actions'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Next deadline' }));
    expect(heads()).toContain('Next deadline');
    unmount();
    renderApp({ role: 'admin', at: '/admin/students' });
    await names();
    expect(heads()).toContain('Next deadline');
  });

  it('remembers a hidden column', async () => {
    listing(LIAM, ZOE);
    const { unmount } = renderApp({ role: 'counselor' });
    await names();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Colleges' }));
    const hasColleges = () => screen.queryByRole('columnheader', { name: 'Colleges' }) !== null;
    expect(hasColleges()).toBe(false);
    unmount();
    renderApp({ role: 'counselor' });
    await names();
    expect(hasColleges()).toBe(false);
    expect(screen.queryByRole('columnheader', { name: 'Overdue' })).toBeTruthy();
  });

  it('shows exactly the columns checked in the menu', async () => {
    listing(LIAM, ZOE);
    renderApp({ role: 'counselor' });
    await names();
    const shown = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('group', { name: 'Columns' }));
    for (const box of menu.getAllByRole<HTMLInputElement>('checkbox')) {
      const name = box.closest('label')!.textContent;
      expect(shown().includes(name)).toBe(box.checked);
      await user.click(box);
      expect(shown().includes(name)).toBe(box.checked);
    }
  });

  it('of an exam admin shows no progress', async () => {
    const { progress: _, ...person } = ZOE.attributes;
    listing({ ...ZOE, attributes: { ...person, progress: null } });
    renderApp({ role: 'exam_admin' });
    await names();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['First Name', 'Last Name', 'Email', 'Actions']);
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  });

  it('has expandable lines on a phone, sorted by a select', async () => {
    const { matchMedia } = window;
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    window.matchMedia = () => phone as unknown as MediaQueryList;
    try {
      const requests = listing(LIAM, ZOE);
      renderApp({ role: 'counselor' });
      expect(await screen.findByText('Liam Berg')).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByText('11 late')).toBeTruthy();
      const line = screen.getByRole('link', { name: /Liam Berg.*EA · .*Amherst College/ });
      expect(line.getAttribute('href')).toBe('/students/s2');
      expect(screen.queryByRole('link', { name: 'VIEW SNAPSHOT of Liam Berg' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'More about Liam Berg' }));
      expect(await screen.findByRole('link', { name: 'VIEW SNAPSHOT of Liam Berg' })).toBeTruthy();
      expect(screen.getByText('4 interested, 1 applying, 0 applied')).toBeTruthy();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last Name');
      await waitFor(() => expect(searches(requests).at(-1)).toMatchObject({ sort: 'lastName' }));
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('is reloaded once after a burst of events', async () => {
    let shown = [LIAM, ZOE];
    const requests = serving(() => pageOf(...shown));
    const { store } = renderApp({ role: 'counselor' });
    await names();
    let hear = (_events: readonly ServerEvent[]) => {};
    const on = (name: string, listener: typeof hear) => {
      if (name === 'event') hear = listener;
    };
    bindSocket({ on }, store, TAGS);
    shown = [ZOE];
    const event = (id: string): ServerEvent => ({
      ...{ name: 'assignment.changed', type: 'Assignment', id, version: 2 },
      data: { studentId: 's2', taskId: 't1', completedDate: null },
    });
    hear([event('a1'), event('a2')]);
    hear([event('a3')]);
    await waitFor(() => expect(screen.queryByText('Berg')).toBeNull());
    expect(searches(requests)).toHaveLength(2);
  });

  it('says when it is empty', async () => {
    listing();
    renderApp({ role: 'counselor' });
    expect(await screen.findByText('No current students.')).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let broken = true;
    serving(() => (broken ? problem(500, 'server-error', 'server error') : pageOf(LIAM, ZOE)));
    renderApp({ role: 'counselor' });
    await screen.findByText('Unable to retrieve list of students');
    expect(screen.getByText('No current access.')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toEqual(['Berg', 'Okafor']);
  });

  it('shows that the server denied access', async () => {
    serving(() => problem(403, 'forbidden', 'You don’t have access to this.'));
    renderApp({ role: 'counselor' });
    expect(await screen.findByText('Unable to retrieve list of students')).toBeTruthy();
    expect(screen.getByText('Server error.')).toBeTruthy();
  });

  it('shows a failure in a toast to an admin', async () => {
    serving(() => problem(500, 'server-error', 'server error'));
    renderApp({ role: 'admin' });
    expect(await screen.findByText('Unable to retrieve list of students')).toBeTruthy();
    expect(await screen.findByText('server error')).toBeTruthy();
    expect(screen.queryByText('No current access.')).toBeNull();
  });
});

describe('the links from a student', () => {
  it('lead a counselor to snapshot, reports, tests and tasks', async () => {
    listing(ZOE);
    renderApp({ role: 'counselor' });
    expect(await linksOf('Zoë Okafor')).toEqual([
      ['Tasks of Zoë Okafor: –', '/counselor/counselor-tasks?studentId=s1'],
      ['VIEW SNAPSHOT', '/counselor/students/s1/snapshot'],
      ['VIEW REPORTS', '/counselor/student-exam-report?studentId=s1'],
      ['ADD TEST', '/counselor/student-exam-entry?studentId=s1'],
    ]);
  });

  it('omit pages that do not exist', async () => {
    listing(ZOE);
    const table = Object.entries<RouteDef>(routes).filter(([, { path }]) => !path.includes('student-exam'));
    renderApp({ role: 'counselor', table: Object.fromEntries(table) });
    expect(await linksOf('Zoë Okafor')).toEqual([
      ['Tasks of Zoë Okafor: –', '/counselor/counselor-tasks?studentId=s1'],
      ['VIEW SNAPSHOT', '/counselor/students/s1/snapshot'],
    ]);
  });

  it('lead an exam admin only to the entry of a test', async () => {
    listing(ZOE);
    renderApp({ role: 'exam_admin' });
    expect(await linksOf('Zoë Okafor')).toEqual([['ADD TEST', '/exam-admin/exam-entry?studentId=s1']]);
  });

  it.each(['/admin/students', '/admin-all-students-list'])(
    'lead an admin to details and audit at %s',
    async (at) => {
      listing(ZOE);
      renderApp({ role: 'admin', at });
      expect(await linksOf('Zoë Okafor')).toEqual([
        ['View Snapshot', '/admin/students/s1/snapshot'],
        ['Details', '/admin/students/s1'],
        ['Tasks & audit', '/admin/audit?subject=s1'],
      ]);
      expect(screen.getByRole('cell', { name: 'Northgate' })).toBeTruthy();
    },
  );
});

it.each<[Role, boolean]>([
  ['counselor', true],
  ['account_admin', true],
  ['exam_admin', false],
  ['admin', false],
])('the sign-up link is offered to a %s: %s', async (role, has) => {
  listing(ZOE);
  renderApp({ role });
  await names();
  const button = screen.queryByRole('button', { name: 'Generate Sign Up Link' });
  expect(button !== null).toBe(has);
  if (!button) return;
  await user.click(button);
  expect(await screen.findByText('Link copied to clipboard.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/register?id=user-1`);
});
