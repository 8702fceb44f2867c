import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoteResource } from 'contract/notes';
import { renderApp } from '../../test/renderApp';
import { done, file, pathOf, serve, writesIn, type Responses } from '../../test/server';
import { itIs } from '../../test/calendar';
import { summaryOf } from '../../test/students';

const note = (
  id: string,
  changes: Partial<NoteResource['attributes']> = {},
  authorId = 'user-1',
): NoteResource => ({
  id,
  attributes: {
    ...{ kind: 'meeting', minutes: 30, date: '2026-11-20', text: `Text of ${id}.` },
    ...{ visibility: 'private', ...changes },
  },
  relationships: { author: { data: { id: authorId, attributes: { name: 'Daniel Reyes' } } } },
});

const OWN = note('n1');
const SHARED = note('n2', { kind: 'family', minutes: 0, visibility: 'student' }, 'c2');

const serving = (answers: Responses = {}) =>
  serve({
    'GET /student/summary/{studentId}': () => ({ data: summaryOf('s1', 'Maya', 'Torres') }),
    'GET /users/{studentId}/notes': () => ({ data: [OWN, SHARED], pageCount: 1 }),
    'POST /users/{studentId}/notes': () => ({ id: 'n3' }),
    'PATCH /users/{studentId}/notes/{noteId}': done,
    'DELETE /users/{studentId}/notes/{noteId}': done,
    ...answers,
  });

const user = userEvent.setup({ delay: null });
const open = () => renderApp({ role: 'counselor', at: '/students/s1?tab=notes' });

beforeEach(() => itIs('2026-11-24T17:00:00.000Z'));

describe('the notes about a student', () => {
  it('show their kind, day, minutes, author, readers and text', async () => {
    serving();
    open();
    const article = (await screen.findByText('Text of n1.')).closest('article')!;
    expect(article.textContent).toMatch(/^Meeting.*Nov 20.*· 30 minutes · Daniel Reyes.*Private/);
    expect(screen.getByText('Shared with the student')).toBeTruthy();
  });

  it('can be changed only by their author', async () => {
    serving();
    open();
    await screen.findByText('Text of n1.');
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
  });

  it('are written without a session, private at first', async () => {
    const requests = serving();
    open();
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await dialog.findByText('Text is a required field')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Call');
    await user.type(dialog.getByLabelText('Minutes'), '15');
    await user.type(dialog.getByLabelText('Note'), 'No answer.');
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Note added.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /users/s1/notes',
        body: {
          ...{ kind: 'call', minutes: 15, date: '2026-11-24', text: 'No answer.' },
          visibility: 'private',
        },
      },
    ]);
  });

  it('are edited by sending only what changed', async () => {
    const requests = serving();
    open();
    await user.click(await screen.findByRole('button', { name: /^Edit / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }));
    await user.clear(dialog.getByLabelText('Minutes'));
    await user.selectOptions(dialog.getByLabelText('Who can read it'), 'Staff and the student');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Note saved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PATCH /users/s1/notes/n1', body: { minutes: 0, visibility: 'student' } },
    ]);
  });

  it('are deleted, which can be undone', async () => {
    const requests = serving({ 'POST /undo': done });
    open();
    await user.click(await screen.findByRole('button', { name: /^Delete / }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete note?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete note' }));
    expect(await screen.findByText('Note deleted.')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(async () =>
      expect((await writesIn(requests)).map(({ call }) => call)).toEqual([
        'DELETE /users/s1/notes/n1',
        'POST /undo',
      ]),
    );
  });

  it('are searched and filtered by the server, in the address', async () => {
    const requests = serving({
      'GET /users/{studentId}/notes': ({ query }) => ({ data: query.q ? [] : [OWN], pageCount: 1 }),
    });
    const { router } = open();
    await screen.findByText('Text of n1.');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Meeting');
    await user.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'essay');
    expect(await screen.findByText('No matching notes.')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=notes&kind=meeting&q=essay');
    const asked = requests.filter((request) => pathOf(request) === '/users/s1/notes').at(-1)!;
    expect(Object.fromEntries(new URL(asked.url).searchParams)).toEqual({
      ...{ q: 'essay', kind: 'meeting', currentPage: '1' },
    });
  });

  it('say when there are none', async () => {
    serving({ 'GET /users/{studentId}/notes': () => ({ data: [], pageCount: 0 }) });
    open();
    expect(await screen.findByText(/^No notes yet\. Write down what you talked about/)).toBeTruthy();
  });
});

it('a student reads shared notes, but cannot change them', async () => {
  serving({ 'GET /users/{studentId}/notes': () => ({ data: [SHARED], pageCount: 1 }) });
  renderApp({ role: 'student', at: '/profile' });
  const card = within(await screen.findByRole('region', { name: 'Notes from your counselors' }));
  expect(await card.findByText('Text of n2.')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

describe('the minutes log', () => {
  const sums: Responses['GET /notes/minutes'] = ({ query }) => ({
    data:
      query.from === '2026-08-01'
        ? [
            { month: '2026-09', kind: 'meeting' as const, notes: 2, minutes: 45 },
            { month: '2026-10', kind: 'call' as const, notes: 1, minutes: 10 },
          ].map((attributes) => ({
            id: `${attributes.month}.${attributes.kind}`,
            attributes,
            relationships: {},
          }))
        : [],
  });

  it('adds up minutes by month and kind, of one school year', async () => {
    serve({ 'GET /notes/minutes': sums });
    renderApp({ role: 'counselor', at: '/minutes' });
    const table = await screen.findByRole('table', { name: 'Minutes log' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Month', 'Meeting', 'Call', 'Family', 'Other', 'Total'],
      ['September 2026', '45 minutes (2 notes)', '–', '–', '–', '45 minutes (2 notes)'],
      ['October 2026', '–', '10 minutes (1 note)', '–', '–', '10 minutes (1 note)'],
      ['Total', '45 minutes (2 notes)', '10 minutes (1 note)', '–', '–', '55 minutes (3 notes)'],
    ]);
    await user.selectOptions(screen.getByLabelText('School year'), '2025–2026');
    expect(await screen.findByText('No notes in this school year.')).toBeTruthy();
  });

  it('is exported for the chosen year', async () => {
    const requests = serve({ 'GET /notes/minutes': sums, 'GET /notes/minutes.csv': () => file('month') });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    renderApp({ role: 'counselor', at: '/minutes?year=2025' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(requests.map(pathOf)).toContain('/notes/minutes.csv'));
    const asked = requests.find((request) => pathOf(request) === '/notes/minutes.csv')!;
    expect(new URL(asked.url).search).toBe('?from=2025-08-01&to=2026-07-31');
  });
});
