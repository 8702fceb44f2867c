import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessTo, userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Answers } from '../../test/server';

const PEOPLE = [
  accessTo('s1', 'Zoë', 'Okafor'),
  accessTo('s2', 'Liam', 'Berg'),
  accessTo('a1', 'Renée', 'Abbott', 'account_admin'),
];

const serving = (answer: Answers['GET /users/list-access'] = () => ({ data: PEOPLE })) =>
  serve({ 'GET /users/list-access': answer });

const names = async () => {
  await screen.findByRole('cell', { name: 'Okafor' });
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
};

describe('the students of a counselor', () => {
  it('are listed by last name, without the colleagues', async () => {
    serving();
    renderApp({ role: 'counselor' });
    expect(await names()).toEqual(['Berg', 'Okafor']);
    expect(screen.getByRole('columnheader', { name: 'Last Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  it('sort by another column, which the address remembers', async () => {
    const user = userEvent.setup({ delay: null });
    serving();
    const { router } = renderApp({ role: 'counselor' });
    await names();
    await user.click(screen.getByRole('button', { name: 'First Name' }));
    await user.click(screen.getByRole('button', { name: 'First Name' }));
    expect(await names()).toEqual(['Okafor', 'Berg']);
    expect(router.state.location.search).toBe('?sort=-firstName');
  });

  it('lead to their tasks', async () => {
    serving();
    renderApp({ role: 'counselor' });
    await names();
    expect(screen.getByRole('link', { name: 'Tasks of Liam Berg' }).getAttribute('href')).toBe(
      '/counselor/counselor-tasks?studentId=s2',
    );
  });

  it('sign up through a link with the own id, which is copied', async () => {
    const user = userEvent.setup({ delay: null });
    serving();
    renderApp({ role: 'account_admin' });
    await user.click(await screen.findByRole('button', { name: 'Generate Sign Up Link' }));
    expect(await screen.findByText('Link copied to clipboard.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/register?id=user-1`);
  });

  it('may be none yet', async () => {
    serving(() => ({ data: PEOPLE.slice(2) }));
    renderApp({ role: 'counselor' });
    expect(await screen.findByText('No current students.')).toBeTruthy();
  });

  it('can be asked for again after a failure', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    serving(() => (broken ? problem(500, 'server-error', 'server error') : { data: PEOPLE }));
    renderApp({ role: 'counselor' });
    await screen.findByText('Unable to retrieve list of students');
    expect(screen.getByText('No current access.')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toEqual(['Berg', 'Okafor']);
  });
});

it('the students of staff cannot be had where the server says so', async () => {
  serving(() => problem(403, 'forbidden', 'You do not have access to this.'));
  renderApp({ role: 'counselor' });
  expect(await screen.findByText('Unable to retrieve list of students')).toBeTruthy();
  expect(screen.getByText('Server error.')).toBeTruthy();
});

it('an exam admin sees the students without sign-up link and tasks', async () => {
  serving();
  renderApp({ role: 'exam_admin' });
  expect(await names()).toEqual(['Berg', 'Okafor']);
  expect(screen.queryByRole('button', { name: 'Generate Sign Up Link' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Tasks/ })).toBeNull();
});

describe('the students of the whole platform', () => {
  const searches = (requests: Request[]) =>
    requests
      .filter((request) => pathOf(request) === '/admin/all')
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

  const ZOE = userNamed('s1', 'Zoë', 'Okafor');
  const LIAM = userNamed('s2', 'Liam', 'Berg');
  const finding = (answer: Answers['GET /admin/all']) => serve({ 'GET /admin/all': answer });

  it('are searched by three letters or more, from the first page', async () => {
    const user = userEvent.setup({ delay: null });
    const requests = finding(({ query }) => ({ data: query.q ? [ZOE] : [ZOE, LIAM], pageCount: 3 }));
    renderApp({ role: 'admin', at: '/admin/students?page=2' });
    await names();
    const box = screen.getByRole('searchbox', { name: 'Search students by name' });
    await user.type(box, 'ok');
    await user.type(box, 'af');
    await waitFor(() => expect(screen.queryByText('Berg')).toBeNull());
    await names();
    expect(searches(requests)).toEqual([
      { role: 'student', currentPage: '2' },
      { role: 'student', currentPage: '1', q: 'okaf' },
    ]);
    await user.clear(box);
    await screen.findByRole('cell', { name: 'Berg' });
    expect(searches(requests).at(-1)).toEqual({ role: 'student', currentPage: '1' });
  });

  it('turn page by page', async () => {
    const user = userEvent.setup({ delay: null });
    const requests = finding(() => ({ data: [ZOE, LIAM], pageCount: 3 }));
    renderApp({ role: 'admin' });
    await names();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
    expect(searches(requests).map(({ currentPage }) => currentPage)).toEqual(['1', '2']);
  });

  it('lead to what was done about them', async () => {
    finding(() => ({ data: [ZOE], pageCount: 3 }));
    renderApp({ role: 'admin' });
    const link = await screen.findByRole('link', { name: 'Tasks & audit of Zoë Okafor' });
    expect(link.getAttribute('href')).toBe('/admin/audit?subject=s1');
  });

  it('say so where they cannot be had', async () => {
    finding(() => problem(500, 'server-error', 'server error'));
    renderApp({ role: 'admin' });
    expect(await screen.findByText('Unable to retrieve list of students')).toBeTruthy();
    expect(await screen.findByText('server error')).toBeTruthy();
  });
});
