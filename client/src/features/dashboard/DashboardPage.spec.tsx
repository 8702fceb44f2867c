import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dashboard, DashboardCollege, DashboardMatch } from 'contract/dashboard';
import type { NotificationResource } from 'contract/notifications';
import { serverEvent, type ServerEvent } from 'contract/realtime';
import type { TaskAssignmentResource } from 'contract/tasks';
import { applyEvent } from '../../shared/realtime/realtime';
import { STAYS_MS } from '../../domain/tasks/ticked';
import { itIs, pass, stopTime } from '../../test/calendar';
import { dashboardOf } from '../../test/dashboard';
import { actResult, satResult } from '../../test/exams';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, writesIn, type Responses } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const tasks = [
  taskNamed('First', { dueDate: '2027-01-15' }),
  taskNamed('Second', { dueDate: '2027-02-01' }),
  taskNamed('Third', { dueDate: '2027-03-01' }),
  taskNamed('Fourth', { dueDate: '2027-04-01' }),
  taskNamed('Some day'),
  taskNamed('Done', { dueDate: '2027-01-01', completedDate: '2026-11-01T12:00:00.000Z' }),
];

const NOTHING_DUE = { count: 0, first: null };

function summaryOf(all: readonly TaskAssignmentResource[]): Dashboard['tasks'] {
  const open = all.filter(({ attributes }) => attributes.completedDate === null);
  return {
    all: all.length,
    completed: all.length - open.length,
    overdue: NOTHING_DUE,
    thisWeek: NOTHING_DUE,
    next: open.slice(0, 3),
  };
}

function open(dashboard: Partial<Dashboard> = { tasks: summaryOf(tasks) }, answers: Responses = {}) {
  const requests = serve({ 'GET /dashboard': () => ({ data: dashboardOf(dashboard) }), ...answers });
  return { requests, user: userEvent.setup(), ...renderApp({ role: 'student', at: '/dashboard' }) };
}

const card = async (name = 'Tasks') => within(await screen.findByRole('region', { name }));
const names = (boxes: HTMLElement[]) => boxes.map((box) => box.getAttribute('aria-label'));

it('the dashboard loads everything by one request', async () => {
  const { requests } = open();
  await card();
  expect(requests.map((request) => `${request.method} ${pathOf(request)}`)).toEqual(['GET /dashboard']);
});

it('the tasks card shows how many are done and the next three', async () => {
  open();
  const tasksCard = await card();
  const boxes = await tasksCard.findAllByRole('checkbox');
  expect(names(boxes)).toEqual(['Completed: First', 'Completed: Second', 'Completed: Third']);
  expect(tasksCard.getByText('1 / 6 completed')).toBeDefined();
  expect(tasksCard.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
});

it('the tasks card completes a task in place, which moves up later', async () => {
  let now = tasks;
  open(undefined, {
    'GET /dashboard': () => ({ data: dashboardOf({ tasks: summaryOf(now) }) }),
    'PATCH /v2/tasks/student/{assignmentId}': ({ path, body }) => {
      now = now.map((task) =>
        task.id === path.assignmentId
          ? { ...task, attributes: { ...task.attributes, completedDate: body.completed_date } }
          : task,
      );
    },
  });
  const tasksCard = await card();
  const second = await tasksCard.findByRole<HTMLInputElement>('checkbox', { name: 'Completed: Second' });
  stopTime();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(second);
  await screen.findByText('Task set to completed');
  await tasksCard.findByText('2 / 6 completed');
  expect(names(tasksCard.getAllByRole('checkbox'))[1]).toBe('Completed: Second');
  expect(second.checked).toBe(true);
  await user.unhover(second);
  await pass(STAYS_MS);
  await waitFor(() =>
    expect(names(tasksCard.getAllByRole('checkbox'))).toEqual([
      'Completed: First',
      'Completed: Third',
      'Completed: Fourth',
    ]),
  );
  expect(document.activeElement).toBe(tasksCard.getByRole('checkbox', { name: 'Completed: Third' }));
});

it('the tasks card begins with what was due before the student joined', async () => {
  const started = ['One', 'Two', 'Three'].map((name) =>
    taskNamed(name, { dueDate: '2026-10-17', countsFrom: '2026-11-20' }),
  );
  open({ tasks: summaryOf(started) });
  const tasksCard = await card();
  expect(await tasksCard.findByText('Start here: three things this week')).toBeDefined();
  expect(tasksCard.queryByText(/Oct 17|ago/)).toBeNull();
});

it('the tasks card tells apart the same task of two colleges', async () => {
  const rows = ['Brown', 'Duke'].map((college) => ({
    ...taskNamed('Visit', { dueDate: '2026-12-01' }, college),
    id: `visit ${college}`,
  }));
  open({ tasks: summaryOf(rows) });
  const tasksCard = await card();
  const boxes = await tasksCard.findAllByRole('checkbox');
  expect(names(boxes)).toEqual(['Completed: Visit (Brown College)', 'Completed: Visit (Duke College)']);
  expect(tasksCard.getByText('Brown College')).toBeDefined();
});

it('the tasks card links to all tasks and to a single one', async () => {
  const { user, router } = open(undefined, { 'GET /v2/tasks/all': () => ({ data: tasks }) });
  const tasksCard = await card();
  expect(tasksCard.getByRole('link', { name: 'View More Tasks' }).getAttribute('href')).toBe('/tasks');
  await user.click(await tasksCard.findByRole('link', { name: 'First' }));
  await screen.findByRole('heading', { level: 1, name: 'My Tasks' });
  expect(await screen.findByRole('button', { name: /^First/, expanded: true })).toBeDefined();
  expect(router.state.location.pathname).toBe('/tasks');
});

it.each([
  ['there are no tasks', [], 'No tasks yet. Tasks from your counselor will show up here.'],
  ['every task is done', tasks.slice(5), 'All done! You’ve completed every task.'],
])('the tasks card has a message when %s', async (_case, data, sentence) => {
  open({ tasks: summaryOf(data) });
  expect(await (await card()).findByText(sentence)).toBeDefined();
});

it('the dashboard shows an error and offers a retry', async () => {
  const { user } = open({}, { 'GET /dashboard': () => problem(500, 'server-error', 'server error') });
  expect(
    await screen.findByText('Unable to process API request to /dashboard REASON server error'),
  ).toBeDefined();
  serve({ 'GET /dashboard': () => ({ data: dashboardOf({ tasks: summaryOf(tasks) }) }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByText('1 / 6 completed')).toBeDefined();
});

it.each<ServerEvent>([
  serverEvent('assignment.added', 'a1', 1, { studentId: 'user-1', taskId: 't1' }),
  serverEvent('assignment.changed', 'a1', 2, { studentId: 'user-1', taskId: 't1', completedDate: null }),
  serverEvent('assignment.removed', 'a1', 3, { studentId: 'user-1', taskId: 't1' }),
  serverEvent('task.changed', 't1', 2, {}),
  serverEvent('college.changed', '1001', 2, {}),
  serverEvent('saved-college.changed', 's1', 2, { studentId: 'user-1' }),
  serverEvent('session.changed', 'r1', 2, { studentId: 'user-1' }),
  serverEvent('exam.changed', 'e1', 2, { studentId: 'user-1' }),
  serverEvent('notification.raised', 'n1', 1, {}),
])('the dashboard updates on the event $name', async (event) => {
  let dashboard = dashboardOf();
  const { store } = open({}, { 'GET /dashboard': () => ({ data: dashboard }) });
  await screen.findByText('No tasks yet. Tasks from your counselor will show up here.');
  dashboard = dashboardOf({ tasks: summaryOf(tasks) });
  act(() => applyEvent(store, event));
  expect(await (await card()).findByText('1 / 6 completed')).toBeDefined();
});

const college = (name: string, changes: Partial<DashboardCollege> = {}): DashboardCollege => ({
  ...{ id: name.toLowerCase(), name, state: 'RI', location: `${name} Town` },
  ...{ status: 'interested', deadline: null, answer: null },
  ...changes,
});

const match = (name: string, saved = false): DashboardMatch => ({
  ...{ id: name.toLowerCase(), name, state: 'MA', location: `${name} Town` },
  ...{ fit: 0.9, position: 'target', saved },
});

const rowsOf = (within: Awaited<ReturnType<typeof card>>) =>
  within.getAllByRole('listitem').map(({ textContent }) => textContent);

it('the colleges card shows the count and three with their deadlines', async () => {
  itIs('2026-11-20T17:00:00.000Z');
  const brown = college('Brown', { status: 'applying', deadline: { kind: 'reg', date: '2027-01-05' } });
  const counts = { interested: 2, applying: 1, applied: 1 };
  open({ colleges: { counts, next: [brown, college('Duke'), college('Yale')], matches: [] } });
  const colleges = await card('Colleges');
  await colleges.findByText('2 interested · 1 applying · 1 applied');
  const rows = rowsOf(await card('My Colleges, by next deadline'));
  expect(rows).toEqual(['BrownRegular Tue, Jan 5in 46 days', 'DukeDuke Town, RI', 'YaleYale Town, RI']);
  expect(colleges.getByRole('link', { name: 'View More Colleges' }).getAttribute('href')).toBe('/colleges');
});

it('the colleges card says when an applied college answers', async () => {
  const { counts } = dashboardOf().colleges;
  const next = [
    college('Brown', { status: 'applied', answer: '2027-03' }),
    college('Duke', { status: 'applied' }),
  ];
  open({ colleges: { counts, next, matches: [] } });
  expect(rowsOf(await card('My Colleges, by next deadline'))).toEqual([
    'BrownApplied · answer usually in March 2027',
    'DukeApplied',
  ]);
});

it('the colleges card links to the catalogue when none is saved', async () => {
  open();
  const colleges = await card('Colleges');
  expect(await colleges.findByText('No Saved Colleges.')).toBeDefined();
  expect(colleges.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/colleges');
});

it('the colleges card offers the survey while it has nothing else', async () => {
  open();
  const colleges = await card('Colleges');
  expect(colleges.getByRole('link', { name: 'Take the college survey' }).getAttribute('href')).toBe(
    '/college-survey/Layout',
  );
});

it('the survey card shows three results and saves one', async () => {
  const names = ['Amherst', 'Bates', 'Clark'];
  const { counts } = dashboardOf().colleges;
  let matches = names.map((name) => match(name, name === 'Clark'));
  const { user, requests } = open(
    {},
    {
      'GET /dashboard': () => ({ data: dashboardOf({ colleges: { counts, next: [], matches } }) }),
      'POST /users/bookmark': () => {
        matches = names.map((name) => match(name, name !== 'Bates'));
        return { data: { id: 'saved-1' } };
      },
    },
  );
  const colleges = await card('Your survey matches');
  await colleges.findByRole('link', { name: 'Amherst' });
  expect(rowsOf(colleges).map((row) => row?.replace('Saved', ''))).toEqual(
    names.map((name) => `${name}Target 90% match · ${name} Town, MA`),
  );
  expect(colleges.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe(
    '/college-survey/results',
  );
  await user.click(colleges.getByRole('button', { name: 'Save Amherst' }));
  await screen.findByText('College Added.');
  await waitFor(() => expect(colleges.getAllByText('Saved')).toHaveLength(2));
  expect(await writesIn(requests)).toEqual([
    { call: 'POST /users/bookmark', body: { ceeb_code: 'amherst', state: 'MA', status: 'interested' } },
  ]);
});

it('the survey card links to the survey when it was not taken', async () => {
  open({
    colleges: { ...dashboardOf().colleges, next: [college('Brown')] },
  });
  const colleges = await card('Your survey matches');
  await colleges.findByText(/You haven’t taken the college survey yet/);
  expect(colleges.getByRole('link', { name: 'Take the college survey' }).getAttribute('href')).toBe(
    '/college-survey/Layout',
  );
});

describe('the tests card', () => {
  it('shows the latest results, oldest first, with links to the analysis', async () => {
    itIs('2026-11-20T17:00:00.000Z');
    open({
      exams: [
        satResult('s2', '2026-11-18', 690, 700),
        satResult('s1', '2026-11-14', 640, 620, { sample: true }),
        actResult('a1', '2026-11-15', 30),
      ],
    });
    const tests = await card('ACT/SAT Tests');
    const links = await tests.findAllByRole('link', { name: /^(Total|Composite) / });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Total 1260, May 2017, Sat, Nov 14', '/exam-reports?type=SAT&exam=s1'],
      ['Total 1390, May 2017, Wed, Nov 18', '/exam-reports?type=SAT&exam=s2'],
      ['Composite 30, 2018 Code A09, Sun, Nov 15', '/exam-reports?type=ACT&exam=a1'],
    ]);
    const [first, second] = tests.getAllByRole('listitem');
    expect(first!.textContent).toBe('Sat, Nov 141260 SampleR&W640Math620');
    expect(within(second!).getByText('up 130 since last test')).toBeDefined();
    expect(tests.getByRole('link', { name: 'View More ACT/SAT Tests' }).getAttribute('href')).toBe(
      '/exam-reports',
    );
  });

  it('says when there are no tests', async () => {
    open();
    expect(await (await card('ACT/SAT Tests')).findByText(/^No tests in the last 7 days\./)).toBeTruthy();
  });
});

it('the notifications card marks all as read', async () => {
  const unread: NotificationResource = {
    id: 'n1',
    attributes: {
      kind: 'message',
      message: 'Cleo wrote to you.',
      link: '/messages',
      created_at: '2026-11-20T17:00:00.000Z',
      seen_at: null,
      version: 1,
    },
    relationships: {},
  };
  let notifications: Dashboard['notifications'] = { data: [unread], unseen: 4 };
  const { user } = open(
    {},
    {
      'GET /dashboard': () => ({ data: dashboardOf({ notifications }) }),
      'PATCH /notifications/seen': () => {
        notifications = { data: [], unseen: 0 };
      },
    },
  );
  const notes = await card('Notifications');
  await notes.findByText('4 unread notifications');
  await user.click(notes.getByRole('button', { name: 'Mark all as read' }));
  await notes.findByText('You’re all caught up.');
});

it('the keyboard can scroll the content of a card', async () => {
  open();
  const names = ['Tasks', 'Colleges', 'ACT/SAT Tests', 'Notifications'];
  await card();
  for (const name of names) expect(screen.getByRole('group', { name }).tabIndex).toBe(0);
});
