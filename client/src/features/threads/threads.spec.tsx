import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import type { ThreadFields, ThreadResource } from 'contract/threads';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, type Responses } from '../../test/server';

const thread = (
  number: number,
  changes: Partial<ThreadFields> = {},
  authorId = 'user-1',
): ThreadResource => ({
  id: `t${number}`,
  attributes: {
    title: `Thread ${number}`,
    categories: ['Essays'],
    body: `Body ${number}.\n\nMore of ${number}.`,
    created_at: '2026-11-01T12:00:00.000Z',
    ...changes,
  },
  relationships: {
    author: { data: { id: authorId, attributes: { first_name: 'Daniel', last_name: 'Reyes' } } },
  },
});

type Pages = Readonly<Record<string, readonly ThreadResource[]>>;

function serving(pages: Pages, answers: Responses = {}) {
  return serve({
    'GET /threads/all': ({ query: { currentPage = '1' } }) => ({
      data: pages[currentPage] ?? [],
      pageCount: Object.keys(pages).length,
    }),
    'GET /threads/{id}': ({ path }) => {
      const data = Object.values(pages)
        .flat()
        .find(({ id }) => id === path.id);
      return data ? { data } : problem(404, 'thread-not-found', 'Thread not found.');
    },
    ...answers,
  });
}

const user = userEvent.setup({ delay: null });
const open = (role?: Role) => renderApp({ role, at: '/threads' });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('the threads for a visitor', () => {
  const five = [1, 2, 3, 4, 5].map((number) => thread(number, number > 3 ? { body: '' } : {}));

  it('show the newest three and veil the others', async () => {
    serving({ '1': five, '2': [thread(9)] });
    const { container } = open();
    await screen.findByText('Body 1.');
    expect(titles()).toEqual(five.map(({ attributes }) => attributes.title));
    expect(screen.getByText('More of 3.')).toBeTruthy();
    const veiled = [...container.querySelectorAll('article p[aria-hidden="true"]')];
    expect(veiled.map((part) => part.closest('article')!.querySelector('h2')!.textContent)).toEqual([
      'Thread 4',
      'Thread 5',
    ]);
  });

  it('link to the sign-in, which leads back', async () => {
    serving({ '1': five });
    const { router } = open();
    await user.click(await screen.findByRole('link', { name: 'Sign in to read all threads' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/threads' } });
  });
});

describe('the threads for a student', () => {
  it('open from the list', async () => {
    serving({ '1': [thread(1, {}, 'somebody'), thread(2)] });
    open('student');
    await user.click(await screen.findByRole('link', { name: 'Thread 2' }));
    expect(await screen.findByText('More of 2.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'All threads' }));
    await screen.findByRole('link', { name: 'Thread 1' });
    expect(screen.queryByRole('button', { name: 'Write a thread' })).toBeNull();
  });

  it('say when there are none or loading failed', async () => {
    let broken = true;
    serve({
      'GET /threads/all': () =>
        broken ? problem(500, 'server-error', 'server error') : { data: [], pageCount: 0 },
    });
    open('student');
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(
      await screen.findByText('No threads yet. Threads from your counselors will show up here.'),
    ).toBeTruthy();
  });
});

describe('the threads for a counselor', () => {
  it('can be changed only by their author', async () => {
    serving({ '1': [thread(1), thread(2, {}, 'somebody')] });
    open('counselor');
    await screen.findByRole('button', { name: 'Edit Thread 1' });
    expect(screen.queryByRole('button', { name: 'Edit Thread 2' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unpublish Thread 2' })).toBeNull();
  });

  it('are added with categories', async () => {
    const requests = serving({ '1': [] }, { 'POST /threads': () => ({ id: 't1' }) });
    open('counselor');
    await user.click(await screen.findByRole('button', { name: 'Write a thread' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a thread' }));
    await user.type(dialog.getByLabelText('Title'), 'Start early');
    await user.type(
      dialog.getByRole('textbox', { name: 'Categories' }),
      'Essays{Enter}Planning,Essays{Enter}Wrong',
    );
    await user.type(dialog.getByLabelText('Text'), 'Begin in June.');
    await user.click(await dialog.findByRole('button', { name: 'Remove Wrong' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Thread published.');
    const sent = await requests.find(({ method }) => method === 'POST')!.json();
    expect(sent).toEqual({
      title: 'Start early',
      categories: ['Essays', 'Planning'],
      body: 'Begin in June.',
    });
  });

  it('are edited', async () => {
    const requests = serving({ '1': [thread(1)] }, { 'PATCH /threads/{id}': done });
    open('counselor');
    await user.click(await screen.findByRole('button', { name: 'Edit Thread 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit thread' }));
    await user.type(dialog.getByLabelText('Title'), ' again');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Thread saved.');
    const patch = requests.find(({ method }) => method === 'PATCH')!;
    expect(pathOf(patch)).toBe('/threads/t1');
    expect(await patch.json()).toMatchObject({ title: 'Thread 1 again', categories: ['Essays'] });
  });

  it('are retired only after a confirmation', async () => {
    let rows = [thread(1)];
    const requests = serve({
      'GET /threads/all': () => ({ data: rows, pageCount: 1 }),
      'DELETE /threads/{id}': () => {
        rows = [];
      },
    });
    open('counselor');
    await user.click(await screen.findByRole('button', { name: 'Unpublish Thread 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unpublish thread?' }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Unpublish thread' }));
    await screen.findByText('Thread unpublished.');
    await waitFor(() => expect(screen.queryByText('Thread 1')).toBeNull());
  });
});
