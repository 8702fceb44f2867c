import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { serve, writtenBy, type Answers } from '../../test/server';
import { COUNTS, listed, pageOf } from '../../test/students';

const LIAM = listed('s2', 'Liam', 'Berg', { tasks: 38, tasksDone: 6, overdue: 11, missing: ['tests'] });
const ZOE = listed('s1', 'Zoë', 'Okafor');

const user = userEvent.setup({ delay: null });

function open(answers: Answers = {}) {
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

it('filters by chips that say how many there are, in the address', async () => {
  const { router, requests } = open();
  const chip = await screen.findByRole('button', { name: `Behind ${COUNTS.behind}` });
  await user.click(chip);
  await waitFor(() => expect(requests.some(({ url }) => url.includes('filter=behind'))).toBe(true));
  expect(router.state.location.search).toBe('?filter=behind');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

it('says why nobody is left', async () => {
  open({ 'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: COUNTS }) });
  await user.click(await screen.findByRole('button', { name: /^Silent/ }));
  expect(await screen.findByText('All students have been active in the last 14 days.')).toBeTruthy();
});

it('searches after a slash, but not where somebody types', async () => {
  open();
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search students by name' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
  await user.keyboard('/');
  expect(box.value).toBe('/');
});

it('ticks rows, one by one and all of a page, and shows nothing for none', async () => {
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

it('takes all that are found, page by page', async () => {
  const { requests } = open();
  await tick('Select Liam Berg');
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 61' }));
  expect(await within(await bar()).findByText('2 selected')).toBeTruthy();
  expect(requests.some(({ url }) => url.includes('pageSize=500'))).toBe(true);
});

it('brings the ticked to the form of a task', async () => {
  const { router } = open({ 'GET /v2/tasks/all': () => ({ data: [] }) });
  await tick('Select Liam Berg');
  await user.click(within(await bar()).getByRole('button', { name: 'Assign task' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/counselor/counselor-tasks'));
  expect(router.state.location.state).toEqual({
    students: [{ id: 's2', firstName: 'Liam', lastName: 'Berg' }],
  });
});

it('writes to all of them, and says who could not be reached', async () => {
  const { requests } = open({
    'POST /messages/students': ({ body }) => ({
      data: body.sentTo.map((sentTo, index) => ({ sentTo, outcome: index === 0 ? 'sent' : 'no-access' })),
    }),
  });
  await tick('Select all on this page');
  await user.click(within(await bar()).getByRole('button', { name: 'Send message' }));
  await user.type(await screen.findByLabelText('Message'), 'See you on Monday.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Sent to 1 student.')).toBeTruthy();
  expect(screen.getByText(/^1 student couldn’t be messaged/)).toBeTruthy();
  expect((await writtenBy(requests))[0]!.body).toMatchObject({
    content: 'See you on Monday.',
    sentTo: ['s2', 's1'],
  });
});

it('exports the ticked as a table', async () => {
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
