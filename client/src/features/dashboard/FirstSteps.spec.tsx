import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dashboard } from 'contract/dashboard';
import { FIRST_STEPS, type FirstSteps } from 'contract/first-steps';
import { routes } from '../../app/routes';
import { allows } from '../../shared/routing/routeDef';
import { dashboardOf } from '../../test/dashboard';
import { profileOf } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { deferred, problem, serve, writesIn, type Responses } from '../../test/server';

const NONE: FirstSteps = { grade: false, record: false, survey: false, college: false };
const ZOE = { id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'student' } as const;
const ALL: FirstSteps = { grade: true, record: true, survey: true, college: true };

function open(first: FirstSteps, answers: Responses = {}) {
  let done = first;
  const requests = serve({
    'GET /dashboard': () => ({ data: dashboardOf({ firstSteps: done }) }),
    'PATCH /users/profile': ({ body: { grade } }) => {
      done = { ...done, grade: true };
      return { data: profileOf(ZOE, { grade: grade!, grade_told: true }) };
    },
    ...answers,
  });
  return {
    requests,
    user: userEvent.setup({ delay: null }),
    ...renderApp({ role: 'student', at: '/dashboard' }),
  };
}

const list = async () => within(await screen.findByRole('region', { name: 'Set up your plan' }));
const tasks = () => screen.findByRole('region', { name: 'Tasks' });

beforeEach(() => localStorage.clear());

it('the first steps come in order, with the next one highlighted', async () => {
  open({ ...NONE, grade: true });
  const steps = await list();
  expect(steps.getByText('1 of 4 done')).toBeDefined();
  expect(steps.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  const rows = steps.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Tell us your grade (done)',
    'Start your record',
    'Take the college match survey',
    'Save your first college',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  for (const hint of [
    'So we know which year you’re applying.',
    'Grades, a test score, an activity or an honor – just one to start.',
    '33 short questions, 5–10 minutes. You’ll get your first colleges.',
    'We’ll add its deadlines to your calendar and its tasks to your list.',
  ]) {
    expect(steps.getByText(hint)).toBeDefined();
  }
});

it('the first steps link to existing pages', async () => {
  open(NONE);
  const links = (await list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add a course', '/profile?tab=courses'],
    ['Start the survey', '/college-survey/Layout'],
    ['Browse colleges', '/colleges'],
  ]);
  for (const link of links) {
    const page = Object.values(routes).find(({ path }) => path === link.getAttribute('href')?.split('?')[0]);
    expect(page && allows(page, 'student')).toBe(true);
  }
});

it.each(FIRST_STEPS)('the step “%s” is highlighted when it is the only one left', async (left) => {
  open({ ...ALL, [left]: false });
  const steps = await list();
  expect(steps.getByText('3 of 4 done')).toBeDefined();
  const lit = steps.getAllByRole('listitem').map((row) => row.getAttribute('aria-current') === 'step');
  expect(lit).toEqual(FIRST_STEPS.map((step) => step === left));
});

it('the grade is asked for once and completes its step', async () => {
  const { user, requests } = open(NONE);
  const steps = await list();
  await user.selectOptions(steps.getByRole('combobox', { name: 'Your grade' }), '11th');
  await user.click(steps.getByRole('button', { name: 'Save' }));
  await steps.findByText('1 of 4 done');
  expect(steps.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Set up your plan' }));
  expect(await writesIn(requests)).toEqual([{ call: 'PATCH /users/profile', body: { grade: '11th' } }]);
});

it('the chosen grade stays when saving fails, and the error is shown', async () => {
  const { user } = open(NONE, {
    'PATCH /users/profile': () => problem(503, 'unavailable', 'The event store cannot be reached.'),
  });
  const steps = await list();
  const select = steps.getByRole<HTMLSelectElement>('combobox', { name: 'Your grade' });
  await user.selectOptions(select, '12th');
  await user.click(steps.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The event store cannot be reached.')).toBeDefined();
  expect(select.value).toBe('12th');
});

it('a step opens the form that it names, once', async () => {
  const { user, router } = open(
    { ...NONE, grade: true },
    {
      'GET /users/profile': () => ({ data: profileOf(ZOE) }),
    },
  );
  await user.click((await list()).getByRole('link', { name: 'Add a course' }));
  expect(await screen.findByRole('dialog', { name: 'Add Course' })).toBeDefined();
  expect(router.state.location.state).toBeNull();
});

it('the first steps disappear with the last one', async () => {
  const { user } = open({ ...ALL, grade: false });
  const steps = await list();
  await user.selectOptions(steps.getByRole('combobox'), 'Other');
  await user.click(steps.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Set up your plan' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
});

it('the first steps stay hidden on later visits once hidden', async () => {
  const { user, unmount } = open(NONE);
  await user.click((await list()).getByRole('button', { name: 'Hide for now' }));
  expect(screen.queryByRole('region', { name: 'Set up your plan' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Dashboard' }));
  unmount();
  open(NONE);
  await tasks();
  await screen.findByText('You’re all caught up.');
  expect(screen.queryByRole('region', { name: 'Set up your plan' })).toBeNull();
});

it('the dashboard hides upcoming, not overdue tasks until setup is done', async () => {
  open(NONE);
  await list();
  expect(screen.queryByRole('region', { name: 'Now' })).toBeNull();
  const late = { count: 2, first: '2026-11-01' };
  const tasks = { ...dashboardOf().tasks, all: 2, overdue: late };
  serve({ 'GET /dashboard': () => ({ data: dashboardOf({ firstSteps: NONE, tasks }) }) });
  renderApp({ role: 'student', at: '/dashboard' });
  expect((await screen.findByRole('link', { name: 'Finish the 2 overdue' })).getAttribute('href')).toBe(
    '/tasks',
  );
});

it('the dashboard shows only the cards when all steps are done', async () => {
  open(ALL);
  expect(await tasks()).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Set up your plan' })).toBeNull();
});

it('the dashboard shows nothing that would move before steps are known', async () => {
  const answer = deferred<{ data: Dashboard }>();
  open(NONE, { 'GET /dashboard': () => answer.promise });
  expect((await screen.findByRole('status', { name: /dashboard/ })).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('region')).toBeNull();
  answer.resolve({ data: dashboardOf({ firstSteps: NONE }) });
  await list();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

describe('the link to schedule help', () => {
  const page = () => Promise.resolve({ default: () => null });
  const help = { path: '/schedule-help', title: 'Schedule Help', page } as const;

  it.each([
    ['appears when its page exists', { ...routes, help: { ...help, audience: ['student'] } }, true],
    ['is absent without its page', withoutHelp(), false],
    [
      'is absent when its page is for other roles',
      { ...withoutHelp(), help: { ...help, audience: ['admin'] } },
      false,
    ],
  ] as const)('%s', async (_case, table, there) => {
    serve({});
    renderApp({ role: 'student', at: '/dashboard', table });
    const main = within(await screen.findByRole('main'));
    await screen.findByText('You’re all caught up.');
    const link = main.queryByRole('link', { name: 'Schedule Help' });
    expect(link?.getAttribute('href')).toBe(there ? '/schedule-help' : undefined);
  });
});

function withoutHelp() {
  return Object.fromEntries(Object.entries(routes).filter(([, { path }]) => path !== '/schedule-help'));
}
