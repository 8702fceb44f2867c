import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { COUNTS, FACETS, listed, pageOf } from '../../test/students';

const LIAM = listed('s2', 'Liam', 'Berg', { tasks: 38, tasksDone: 6, overdue: 11, missing: ['tests'] });
const ZOE = listed('s1', 'Zoë', 'Okafor');

const user = userEvent.setup({ delay: null });

function open(answers: Responses = {}) {
  const requests = serve({ 'GET /users/students': () => pageOf(LIAM, ZOE), ...answers });
  return { requests, ...renderApp({ role: 'counselor' }) };
}

const tick = async (name: string) => {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(() => expect(box.disabled).toBe(false));
  await user.click(box);
};
const bar = () => screen.findByRole('toolbar');

afterEach(() => localStorage.clear());

it('chips filter the students, show their counts and set the address', async () => {
  const { router, requests } = open();
  const chip = await screen.findByRole('button', { name: `Behind ${COUNTS.behind}` });
  await user.click(chip);
  await waitFor(() => expect(requests.some(({ url }) => url.includes('filter=behind'))).toBe(true));
  expect(router.state.location.search).toBe('?filter=behind');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

it('chips of the grades that occur combine with the other chips', async () => {
  const { router, requests } = open();
  const grades = within(await screen.findByRole('group', { name: 'Grade' }));
  expect(grades.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['All grades 61', '10th 11', '11th 30', '12th 20'],
  ]);
  await user.click(grades.getByRole('button', { name: '12th 20' }));
  await user.click(screen.getByRole('button', { name: /^No college/ }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('filter=no-college&grade=12th'))).toBe(true),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ grade: '12th', filter: 'no-college' },
  });
});

it.each([
  ['5 To answer', 'waiting'],
  ['1 To confirm', 'asking'],
  ['0 Due this week', 'deadline'],
  ['9 Behind', 'behind'],
])('the line %s leads to the students it counts', async (line, filter) => {
  const { router, requests } = open();
  const lines = within(await screen.findByRole('navigation', { name: 'Needs you' }));
  await user.click(await lines.findByRole('link', { name: line }));
  await waitFor(() => expect(requests.some(({ url }) => url.includes(`filter=${filter}`))).toBe(true));
  expect(router.state.location.search).toBe(`?filter=${filter}`);
  expect(lines.getByRole('link', { name: line }).getAttribute('aria-current')).toBe('true');
});

it('an empty filter says why no students are left', async () => {
  open({
    'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: COUNTS, facets: FACETS }),
  });
  await user.click(await screen.findByRole('button', { name: /^Inactive/ }));
  expect(
    await screen.findByText('All students who have started were active in the last 14 days.'),
  ).toBeTruthy();
});

it('the slash key focuses the search unless the user is typing', async () => {
  open();
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search students by name' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
  await user.keyboard('/');
  expect(box.value).toBe('/');
});

it('rows are selected one by one or by page, and the bar shows the count', async () => {
  open();
  await tick('Select Liam Berg');
  expect(await within(await bar()).findByText('1 selected')).toBeTruthy();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(await within(await bar()).findByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('all search results can be selected, page by page', async () => {
  const { requests } = open();
  await tick('Select Liam Berg');
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 61' }));
  expect(await within(await bar()).findByText('2 selected')).toBeTruthy();
  expect(requests.some(({ url }) => url.includes('pageSize=500'))).toBe(true);
});

it('the selected students are passed to the form of a task', async () => {
  const { router } = open({ 'GET /v2/tasks/all': () => ({ data: [] }) });
  await tick('Select Liam Berg');
  await user.click(within(await bar()).getByRole('button', { name: 'Assign task' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/counselor/counselor-tasks'));
  expect(router.state.location.state).toEqual({
    students: [{ id: 's2', firstName: 'Liam', lastName: 'Berg' }],
  });
});

it('the snapshots of the selected students open together', async () => {
  const { router } = open({
    'GET /student/snapshot/{studentId}': () => problem(404, 'student-not-found', 'Student not found.'),
  });
  await tick('Select all on this page');
  await user.click(within(await bar()).getByRole('button', { name: 'Snapshots' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/counselor/students/s2/snapshot'));
  expect(router.state.location.search).toBe('?and=s1');
});

it('a message goes to all selected students and reports failures', async () => {
  const { requests } = open({
    'POST /messages/students': ({ body }) => ({
      data: body.sentTo.map((sentTo, index) => ({ sentTo, outcome: index === 0 ? 'sent' : 'no-access' })),
    }),
  });
  await tick('Select all on this page');
  await user.click(within(await bar()).getByRole('button', { name: 'Send message' }));
  await user.type(await screen.findByLabelText('Message'), 'See you on Monday.');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Sent to 1 student.')).toBeTruthy();
  expect(screen.getByText(/^1 student couldn’t be messaged/)).toBeTruthy();
  expect((await writesIn(requests))[0]!.body).toMatchObject({
    content: 'See you on Monday.',
    sentTo: ['s2', 's1'],
  });
});

it('a message goes to the families of all selected students', async () => {
  const { requests } = open({
    'POST /messages/families': ({ body }) => ({
      data: body.studentIds.map((studentId, index) => ({
        studentId,
        outcome: index === 0 ? 'sent' : 'no-parent',
      })),
      parents: 2,
    }),
  });
  await tick('Select all on this page');
  await user.click(within(await bar()).getByRole('button', { name: 'Send message' }));
  await user.selectOptions(await screen.findByLabelText('To'), 'Their families');
  expect(screen.getByText('Each parent gets a private message from you, and a copy by email.')).toBeTruthy();
  await user.type(screen.getByLabelText('Message'), 'See you on Monday.');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Sent to 2 parents, with a copy by email.')).toBeTruthy();
  expect(screen.getByText('1 student without a parent who has an account.')).toBeTruthy();
  expect((await writesIn(requests))[0]!.body).toMatchObject({
    content: 'See you on Monday.',
    studentIds: ['s2', 's1'],
  });
});

it('the selected students are exported as a table', async () => {
  open();
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file) && 'blob:x', revokeObjectURL() {} });
  await tick('Select Liam Berg');
  await user.click(within(await bar()).getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('1 student exported.')).toBeTruthy();
  const read = new FileReader();
  const text = new Promise<string>((resolve) => {
    read.onload = () => resolve(read.result as string);
  });
  read.readAsText(saved[0]!);
  const lines = (await text).split('\r\n');
  expect(lines[0]).toContain('First Name,Last Name,Email,Grade,Tasks,Tasks done,Overdue');
  expect(lines[1]).toBe('Liam,Berg,s2@school.test,11th,38,6,11,,,0,0,0,,tests');
});
