import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExamResultResource } from 'contract/exams';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import type { TaskAssignmentResource } from 'contract/tasks';
import { itIs } from '../../test/calendar';
import { savedAs, savedPage } from '../../test/colleges';
import { actResult, satResult } from '../../test/exams';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve } from '../../test/server';
import { matched, noResults, resultsOf } from '../../test/survey';
import { taskNamed } from '../../test/tasks';

const tasks = [
  taskNamed('Fourth', { dueDate: '2027-04-01' }),
  taskNamed('Done', { dueDate: '2027-01-01', completedDate: '2026-11-01T12:00:00.000Z' }),
  taskNamed('Third', { dueDate: '2027-03-01' }),
  taskNamed('Some day'),
  taskNamed('First', { dueDate: '2027-01-15' }),
  taskNamed('Second', { dueDate: '2027-02-01' }),
];

function open(
  data: readonly TaskAssignmentResource[] = tasks,
  colleges: readonly SavedCollegeResource[] = [],
  results = noResults,
  exams: readonly ExamResultResource[] = [],
) {
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data }),
    'GET /users/saved-colleges': () => savedPage(colleges),
    'GET /colleges/college-survey': () => results,
    'PATCH /v2/tasks/student/{assignmentId}': done,
    'POST /exams/calculations': ({ query }) => ({
      data: exams.filter(({ attributes }) => attributes.testType === query.testType),
    }),
  });
  return { requests, user: userEvent.setup(), ...renderApp({ role: 'student', at: '/dashboard' }) };
}

const card = async (name = 'Tasks') => within(await screen.findByRole('region', { name }));
const names = (boxes: HTMLElement[]) => boxes.map((box) => box.getAttribute('aria-label'));

it('shows how many tasks are completed and the next three', async () => {
  open();
  const tasksCard = await card();
  const boxes = await tasksCard.findAllByRole('checkbox');
  expect(names(boxes)).toEqual(['Completed: First', 'Completed: Second', 'Completed: Third']);
  expect(tasksCard.getByText('1 / 6 completed')).toBeDefined();
  expect(tasksCard.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
});

it('completes a task in place, and the next one moves up later', async () => {
  const { user } = open();
  const tasksCard = await card();
  await user.click(await tasksCard.findByRole('checkbox', { name: 'Completed: Second' }));
  await screen.findByText('Task set to completed');
  await tasksCard.findByText('2 / 6 completed');
  expect(names(tasksCard.getAllByRole('checkbox'))[1]).toBe('Completed: Second');
  await user.unhover(tasksCard.getByRole('checkbox', { name: 'Completed: Second' }));
  await waitFor(() =>
    expect(names(tasksCard.getAllByRole('checkbox'))).toEqual([
      'Completed: First',
      'Completed: Third',
      'Completed: Fourth',
    ]),
  );
  expect(document.activeElement).toBe(tasksCard.getByRole('checkbox', { name: 'Completed: Third' }));
});

it('tells the tasks of two colleges apart', async () => {
  const rows = ['Brown', 'Duke'].map((college) => ({
    ...taskNamed('Visit', { dueDate: '2026-12-01' }, college),
    id: `visit ${college}`,
  }));
  open(rows);
  const tasksCard = await card();
  const boxes = await tasksCard.findAllByRole('checkbox');
  expect(names(boxes)).toEqual(['Completed: Visit (Brown College)', 'Completed: Visit (Duke College)']);
  expect(tasksCard.getByText('Brown College')).toBeDefined();
});

it('leads to all tasks, and to one of them', async () => {
  const { user, router } = open();
  const tasksCard = await card();
  expect(tasksCard.getByRole('link', { name: 'View More Tasks' }).getAttribute('href')).toBe('/tasks');
  await user.click(await tasksCard.findByRole('link', { name: 'First' }));
  await screen.findByRole('heading', { level: 1, name: 'My Tasks' });
  expect(await screen.findByRole('button', { name: /^First/, expanded: true })).toBeDefined();
  expect(router.state.location.pathname).toBe('/tasks');
});

it.each([
  ['there are no tasks', [], 'You have no tasks yet. Your counselor’s tasks for you will appear here.'],
  ['every task is done', tasks.slice(1, 2), 'Nothing left to do: you have completed every task.'],
])('says so where %s', async (_case, data, sentence) => {
  open(data);
  expect(await (await card()).findByText(sentence)).toBeDefined();
});

it('says what went wrong and tries again', async () => {
  const { user } = open();
  serve({ 'GET /v2/tasks/all': () => problem(500, 'server-error', 'server error') });
  const tasksCard = await card();
  const again = await tasksCard.findByRole('button', { name: 'Try again' });
  serve({ 'GET /v2/tasks/all': () => ({ data: tasks }) });
  await user.click(again);
  expect(await tasksCard.findByText('1 / 6 completed')).toBeDefined();
});

it('shows how many colleges are saved and the first three with their next deadline', async () => {
  itIs('2026-11-20T17:00:00.000Z');
  open(tasks, [
    savedAs('applying', 'Brown', { eaDeadline: '2026-11-01', regDeadline: '2027-01-05' }),
    savedAs('interested', 'Duke'),
    savedAs('interested', 'Yale'),
    savedAs('applied', 'Amherst'),
  ]);
  const colleges = await card('Colleges');
  await colleges.findByText('2 interested · 1 applying · 1 applied');
  const rows = colleges.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['BrownRegular Tue, Jan 5in 46 days', 'DukeDuke Town, RI', 'YaleYale Town, RI']);
  expect(colleges.getByRole('link', { name: 'View More Colleges' }).getAttribute('href')).toBe('/colleges');
});

it('leads to the colleges where none is saved', async () => {
  open();
  const colleges = await card('Colleges');
  expect(await colleges.findByText('No Saved Colleges.')).toBeDefined();
  expect(colleges.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/colleges');
});

it('shows the first three results of the survey, and leads to all of them', async () => {
  const names = ['Amherst', 'Bates', 'Clark', 'Drew'];
  open(tasks, [], resultsOf(names.map((name) => matched(name))));
  const colleges = await card('Your survey matches');
  await colleges.findByRole('link', { name: 'Amherst' });
  const rows = colleges.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(names.slice(0, 3).map((name) => `${name}Target 90\u00a0% match · ${name} Town, MA`));
  expect(colleges.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe(
    '/colleges?results=open',
  );
});

it('leads to the survey where it was not taken yet', async () => {
  open();
  const colleges = await card('Your survey matches');
  await colleges.findByText(/You have not taken the college survey yet/);
  expect(colleges.getByRole('link', { name: 'Take the college survey' }).getAttribute('href')).toBe(
    '/college-survey/Layout',
  );
});

describe('the card of tests', () => {
  it('shows the last results of the last 7 days, oldest first, each leading to its analysis', async () => {
    itIs('2026-11-20T17:00:00.000Z');
    const exams = [
      satResult('s2', '2026-11-18', 690, 700),
      satResult('s1', '2026-11-14', 640, 620, { sample: true }),
      actResult('a1', '2026-11-15', 30),
    ];
    const { requests } = open(tasks, [], noResults, exams);
    const tests = await card('ACT/SAT Tests');
    const links = await tests.findAllByRole('link', { name: /of/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Total 1260, May 2017 of Sat, Nov 14', '/exam-reports?type=SAT&exam=s1'],
      ['Total 1390, May 2017 of Wed, Nov 18', '/exam-reports?type=SAT&exam=s2'],
      ['Composite 30, 2018 Code A09 of Sun, Nov 15', '/exam-reports?type=ACT&exam=a1'],
    ]);
    const [first] = tests.getAllByRole('listitem');
    expect(first!.textContent).toBe('Sat, Nov 141260 SampleR&W640Math620');
    expect(tests.getByRole('link', { name: 'View More ACT/SAT Tests' }).getAttribute('href')).toBe(
      '/exam-reports',
    );
    const asked = requests
      .filter((request) => pathOf(request) === '/exams/calculations')
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(asked).toEqual([
      { startDate: '2026-11-13', testType: 'SAT', limit: '3' },
      { startDate: '2026-11-13', testType: 'ACT', limit: '3' },
    ]);
  });

  it('says that there is none', async () => {
    open();
    expect(await (await card('ACT/SAT Tests')).findByText(/^No test of the last 7 days\./)).toBeTruthy();
  });

  it('says what the catalogue has where they cannot be read', async () => {
    open();
    serve({ 'POST /exams/calculations': () => problem(500, 'server-error', 'Something else') });
    expect(await (await card('ACT/SAT Tests')).findByText('server error')).toBeTruthy();
  });
});

it('lets the keyboard scroll what is in a card', async () => {
  open();
  const names = ['Tasks', 'Colleges', 'ACT/SAT Tests', 'Notifications'];
  await card();
  for (const name of names) expect(screen.getByRole('group', { name }).tabIndex).toBe(0);
});
