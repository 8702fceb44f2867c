import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '../../shared/list/SearchBox';
import { defineRoutes } from '../../shared/routing/routeDef';
import { listed } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';
import { taskNamed } from '../../test/tasks';
import { SHORTCUTS } from './shortcuts';

const press = (key: string, held = false) => fireEvent.keyDown(document.body, { key, ctrlKey: held });

async function opened() {
  press('k', true);
  return screen.findByRole('combobox', { name: 'Find anything' });
}

const options = () =>
  within(screen.getByRole('listbox', { name: 'Found' }))
    .queryAllByRole('option')
    .map((option) => option.firstChild?.textContent);

const student = (id: string, firstName: string, lastName: string) => ({
  id,
  attributes: { firstName, lastName, email: `${id}@example.org`, entity: null, progress: null },
  relationships: {},
});

/** What the palette of a student searches besides people and colleges. */
const plan = {
  'GET /v2/tasks/all': () => ({ data: [] }),
  'GET /users/saved-colleges': () => ({
    data: [],
    pageCount: 0,
    total: { interested: 0, applying: 0, applied: 0 },
  }),
  'GET /threads/all': () => ({ data: [], pageCount: 0 }),
} satisfies Responses;

const nobody = { data: [], pageCount: 0, total: 0, counts: null, facets: null };

// The first test: the code of the palette is loaded only once.
it('letters typed before the palette has loaded land in its field', async () => {
  serve({ 'GET /users/students': () => nobody });
  renderApp({ role: 'counselor', at: '/edit-password' });
  (await screen.findByLabelText('New password')).focus();
  press('k', true);
  for (const letter of 'graded?') press(letter);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find anything' });
  expect(field.value).toBe('graded?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await userEvent.keyboard('{Backspace}');
  expect(options()).toEqual(['Graded Practice Tests']);
});

it('the palette opens a page by part of its title', async () => {
  serve({ 'GET /users/students': () => nobody });
  const { router } = renderApp({ role: 'counselor', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'graded');
  expect(options()).toEqual(['Graded Practice Tests']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/counselor/graded-practice-tests'));
});

it('the palette finds students whom the user may see', async () => {
  const sought = jest.fn();
  serve({
    'GET /users/students': ({ query }) => {
      sought(query.q);
      return { ...nobody, data: query.q === 'okafor' ? [student('ada', 'Ada', 'Okafor')] : [] };
    },
  });
  const { router } = renderApp({ role: 'exam_admin', at: '/exam-admin/profile' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'okafor');
  await userEvent.click(await screen.findByRole('option', { name: /Ada Okafor/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/students/ada'));
  expect(sought).toHaveBeenCalledWith('okafor');
});

it('the palette finds a student’s contacts and colleges', async () => {
  serve({
    'GET /messages/contacts': () => ({ data: [], more: false, silent: null }),
    'GET /colleges/search': () => ({ data: [listed('Smith')] }),
    ...plan,
  });
  const { router } = renderApp({ role: 'student', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'smith');
  await userEvent.click(await screen.findByRole('option', { name: /Smith/ }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/colleges?q=Smith'),
  );
});

const essays: Responses = {
  ...plan,
  'GET /messages/contacts': () => ({ data: [], more: false, silent: null }),
  'GET /colleges/search': () => ({ data: [] }),
  'GET /v2/tasks/all': () => ({
    data: [
      taskNamed('Draft the essay', { dueDate: '2026-11-20', completedDate: '2026-11-01T12:00:00.000Z' }),
      taskNamed('Revise your essay', { dueDate: '2026-12-01' }, 'Brown'),
      taskNamed('Visit a campus'),
    ],
  }),
  'GET /threads/all': () => ({
    pageCount: 1,
    data: [
      {
        id: 'thread-1',
        attributes: { title: 'What makes an essay', categories: ['Writing'], body: '', created_at: '' },
        relationships: { author: { data: null } },
      },
    ],
  }),
};

it('the palette finds a student’s tasks, guides and threads', async () => {
  serve(essays);
  const { router } = renderApp({ role: 'student', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'essay');
  await screen.findByRole('option', { name: /What makes an essay/ });
  await screen.findByRole('option', { name: /^Application Essays/ });
  expect(options().slice(0, 2)).toEqual(['Revise your essay', 'Draft the essay']);
  await userEvent.click(screen.getByRole('option', { name: /Revise your essay Brown/ }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/tasks?task=assignment of Revise your essay',
    ),
  );
});

it('the palette shows what it has found when some results fail', async () => {
  serve({ ...essays, 'GET /colleges/search': () => problem(503, 'unavailable', 'No.') });
  renderApp({ role: 'student', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'essay');
  expect(await screen.findByText('Some results may be missing. We couldn’t reach the server.')).toBeTruthy();
  expect(options()).toContain('Revise your essay');
});

it('the palette offers all colleges when there are many', async () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => listed(`Boston ${letter}`));
  serve({ ...essays, 'GET /colleges/search': () => ({ data: many }) });
  const { router } = renderApp({ role: 'student', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'boston');
  await userEvent.click(await screen.findByRole('option', { name: 'All colleges for “boston”' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=boston'));
});

it('the palette lists recent choices first', async () => {
  serve({ 'GET /users/students': () => nobody });
  renderApp({ role: 'counselor', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(await opened(), 'graded{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Graded Practice Tests' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull());
  await opened();
  expect(options()[0]).toBe('Graded Practice Tests');
});

it('the palette reports missing matches and performs actions', async () => {
  serve({ 'GET /users/students': () => nobody });
  renderApp({ role: 'counselor', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  const field = await opened();
  await userEvent.type(field, 'xy');
  expect(await screen.findByText(/^No matching page\. Type 3 or more letters/)).toBeTruthy();
  await userEvent.type(field, 'zzy');
  expect(await screen.findByText('No results for “xyzzy”.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'dark{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('“?” lists all shortcuts, except while the user types', async () => {
  serve({ 'GET /users/students': () => nobody });
  renderApp({ role: 'counselor', at: '/edit-password' });
  const field = await screen.findByLabelText('New password');
  await userEvent.type(field, '?/');
  expect((field as HTMLInputElement).value).toBe('?/');
  press('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(sheet)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(SHORTCUTS.map(({ label }) => label));
});

it('the palette opens over a modal room, and goes with it', async () => {
  serve({ 'GET /users/students': () => nobody });
  renderApp({ role: 'counselor', at: '/edit-password' });
  await screen.findByRole('heading', { level: 1 });
  const room = document.body.appendChild(document.createElement('dialog'));
  room.open = true;
  expect(room.contains(await opened())).toBe(true);
  room.remove();
  press('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
});

it('“/” focuses the first search of a page and selects its text', async () => {
  const Page = () => (
    <>
      <SearchBox label="First" />
      <SearchBox label="Second" />
    </>
  );
  const table = defineRoutes({
    lists: { path: '/lists', title: 'Lists', audience: ['counselor'], page: async () => ({ default: Page }) },
  });
  renderApp({ role: 'counselor', at: '/lists?q=Berg', table });
  const first = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'First' });
  press('/');
  expect(document.activeElement).toBe(first);
  expect([first.selectionStart, first.selectionEnd]).toEqual([0, 'Berg'.length]);
});
