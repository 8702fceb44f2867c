import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskAssignmentResource } from 'contract/tasks';
import { itIs } from '../../test/calendar';
import { savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const due = (dueDate: string, ...names: string[]) => names.map((name) => taskNamed(name, { dueDate }));

const tasks = [
  ...due('2026-11-20', 'FAFSA'),
  ...due('2026-11-23', 'Write the first draft', 'Ask a teacher', 'Book a visit', 'Call home', 'Do laundry'),
  ...due('2026-12-23', 'Send scores'),
  taskNamed('Some day'),
];

async function openCalendar(search = '', shown: readonly TaskAssignmentResource[] = tasks) {
  serve({
    'GET /v2/tasks/all': () => ({ data: shown }),
    'GET /users/saved-colleges': () => savedPage([]),
  });
  const user = userEvent.setup();
  const { router } = renderApp({ role: 'student', at: `/tasks?view=calendar${search}` });
  const grid = await screen.findByRole('grid');
  return { user, router, grid };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const dayTasks = () =>
  within(screen.getByRole('region', { name: 'Tasks' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

it('the calendar shows weeks from Sunday and has one tab stop', async () => {
  const { grid } = await openCalendar();
  expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toContain('Sunday');
  expect(within(grid).getAllByRole('row')).toHaveLength(6);
  expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  expect(cell(/^Friday, November 20, 2026, 1 task/).tabIndex).toBe(0);
});

it('a day shows two tasks by five letters and scrolls to the others', async () => {
  const { user } = await openCalendar();
  const monday = within(cell(/^Monday, November 23, 2026, 5 tasks/));
  const chips = () => monday.getAllByRole('button').map(({ textContent, title }) => title || textContent);
  expect(monday.getByText('Book…')).toBeDefined();
  expect(monday.getByText('Ask a…')).toBeDefined();
  expect(monday.getByRole('button', { name: 'Ask a teacher' }).title).toBe('Ask a teacher');
  expect(chips()).toEqual(['Ask a teacher', 'Book a visit', '+3 more']);
  await user.click(monday.getByRole('button', { name: 'Show 3 more' }));
  expect(chips()).toEqual(['Call home', 'Do laundry', '+3 more']);
  await user.click(monday.getByRole('button', { name: 'Show 3 more' }));
  expect(chips()).toEqual(['Write the first draft', '+4 more']);
  await user.click(monday.getByRole('button', { name: 'Show 4 more' }));
  expect(chips()).toEqual(['Ask a teacher', 'Book a visit', '+3 more']);
});

it('a day shows a name of five letters completely', async () => {
  await openCalendar();
  const friday = within(cell(/^Friday, November 20, 2026/));
  expect(friday.getByRole('button', { name: 'FAFSA' }).textContent).not.toContain('…');
});

it('the arrow keys move the focus and the day’s list', async () => {
  const { user, router } = await openCalendar();
  act(() => cell(/^Friday, November 20/).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell(/^Monday, November 23/));
  expect(screen.getByRole('heading', { name: 'Monday, November 23, 2026' })).toBeDefined();
  expect(dayTasks()).toHaveLength(5);
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(cell(/^Wednesday, December 23, 2026, 1 task/));
  expect(router.state.location.search).toBe('?view=calendar&month=2026-12');
  await user.keyboard('{ArrowUp}{Home}');
  expect(document.activeElement).toBe(cell(/^Sunday, December 13/));
});

it('Enter opens the first task of a day and Escape returns', async () => {
  const { user } = await openCalendar('&month=2026-12');
  act(() => cell(/^Tuesday, December 1, 2026/).focus());
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  const opened = screen.getByRole('button', { name: /^Send scores/, expanded: true });
  expect(document.activeElement).toBe(opened);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(cell(/^Wednesday, December 23/));
});

it('no day is selected until one is chosen', async () => {
  const { user } = await openCalendar();
  const selected = () => screen.queryAllByRole('gridcell', { selected: true });
  expect(selected()).toEqual([]);
  expect(screen.queryByRole('heading', { name: /November 20, 2026/ })).toBeNull();
  await user.click(cell(/^Monday, November 23/));
  expect(selected()).toEqual([cell(/^Monday, November 23/)]);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(selected()).toEqual([]);
});

it('days of the neighboring months carry the month', async () => {
  await openCalendar();
  expect(cell(/^Tuesday, December 1, 2026/).textContent).toContain('Dec 1');
});

it('Enter does nothing on a day without tasks', async () => {
  const { user } = await openCalendar();
  act(() => cell(/^Friday, November 20/).focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(cell(/^Saturday, November 21/));
  expect(screen.getByText('Nothing is due on this day.')).toBeDefined();
});

it('a click on a task’s chip opens the task', async () => {
  const { user } = await openCalendar();
  await user.click(screen.getByRole('button', { name: 'Book a visit' }));
  expect(await screen.findByRole('heading', { name: 'Monday, November 23, 2026' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Book a visit/, expanded: true }));
});

it('the month picker is limited to the calendar’s range', async () => {
  const { user } = await openCalendar('&month=2028-06');
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  expect([picker.options[0]?.text, [...picker.options].at(-1)?.text]).toEqual(['January 2025', 'June 2028']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  act(() => cell(/^Thursday, June 1, 2028/).focus());
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(cell(/^Thursday, June 1, 2028/));
  await user.selectOptions(picker, 'January 2025');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(cell(/^Friday, November 20, 2026/).getAttribute('aria-current')).toBe('date');
});

it('the calendar counts tasks without a due date', async () => {
  await openCalendar();
  expect(screen.getByText('1 task without a due date is only in the list.')).toBeDefined();
});
