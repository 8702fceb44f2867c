import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditResource } from 'contract/admin';
import type { UserResource } from 'contract/identity';
import { userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { deferred, file, pathOf, problem, serve, type Responses, type Failure } from '../../test/server';

const named = (id: string, name: string) => ({ data: { id, attributes: { name } } });
const NOBODY = { data: null };

const entry = (
  id: string,
  attributes: Partial<AuditResource['attributes']> = {},
  relationships: Partial<AuditResource['relationships']> = {},
): AuditResource => ({
  id,
  attributes: {
    time: '2027-01-05T20:04:00.000Z',
    type: 'TaskEdited',
    sentence: `Sentence ${id}`,
    before: {},
    after: {},
    stream: 'task-t1',
    revision: 3,
    correlationId: 'correlation-1',
    actorRole: 'counselor',
    action: { entries: 1, types: { TaskEdited: 1 } },
    ...attributes,
  },
  relationships: {
    actor: named('u1', 'Ana Díaz'),
    subject: { data: { id: 'u2', attributes: { name: 'Liam Berg', role: 'student' } } },
    task: named('t1', 'Essay'),
    ...relationships,
  },
});

const page = (...data: AuditResource[]) => ({ data, pageCount: 3, types: ['TaskCreated', 'TaskEdited'] });

const serving = (audit: Responses['GET /admin/audit'], others: Responses = {}) =>
  serve({ 'GET /admin/audit': audit, ...others });

const searchOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);
const lastSearch = (requests: Request[]) =>
  searchOf(
    requests.findLast((request) => pathOf(request) === '/admin/audit' && !request.url.includes('pageSize'))!,
  );

const user = userEvent.setup({ delay: null });
const open = async (search = '') => {
  const app = renderApp({ role: 'admin', at: `/admin/audit${search}` });
  await screen.findByRole('heading', { level: 2 });
  return app;
};

describe('an audit entry', () => {
  it('shows the time, the actor and the subject', async () => {
    serving(() => page(entry('e1')));
    await open();
    const article = await screen.findByRole('article');
    expect(within(article).getByText('3:04 PM')).toBeTruthy();
    expect(article.querySelector('time')?.title).toBe(
      'Tuesday, January 5, 2027, 3:04 PM EST (2027-01-05T20:04:00.000Z)',
    );
    expect(article.textContent).toContain('Ana Díaz (Counselor)');
    expect(article.textContent).toContain('about Liam Berg');
  });

  it('leads to the student, and to the other entries about him or her', async () => {
    serving(() => page(entry('e1')));
    await open();
    const student = await screen.findByRole('link', { name: 'Liam Berg' });
    expect(student.getAttribute('href')).toBe('/students/u2');
    const others = screen.getByRole('link', { name: 'Liam Berg: Show only events about this person' });
    expect(others.getAttribute('href')).toBe('/admin/audit?subject=u2');
  });

  it.each([
    ['system', 'System'],
    ['visitor', 'Visitor'],
  ])('names no person when it is by the %s', async (actorRole, name) => {
    serving(() => page(entry('e1', { actorRole }, { actor: NOBODY })));
    await open();
    expect(within(await screen.findByRole('article')).getByText(name)).toBeTruthy();
  });

  it('shows the values before and after on request', async () => {
    serving(() =>
      page(
        entry('e1', {
          before: { dueDate: '2027-01-05', name: 'Old' },
          after: { dueDate: null, name: 'New', staffId: 'u1' },
        }),
      ),
    );
    await open();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Field', 'Before', 'After'],
      ['Due date', 'Tuesday, January 5, 2027', 'None'],
      ['Name', 'Old', 'New'],
      ['Staff member', '–', 'Ana Díaz'],
    ]);
    expect(screen.getByText('task-t1@3')).toBeTruthy();
    expect(screen.getByText('correlation-1')).toBeTruthy();
  });

  it('omits a side with unknown values', async () => {
    serving(() => page(entry('e1', { after: { role: 'student' } })));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Field',
      'After',
    ]);
  });
});

describe('an action with many entries', () => {
  const imported = entry('e1', {
    type: 'CollegesImported',
    action: {
      entries: 1950,
      types: { CollegesImported: 1, CollegeAdded: 1947, CollegeEdited: 1, JobRetried: 1 },
    },
  });

  it('is one line that summarizes the rest and links to all entries', async () => {
    const requests = serving(() => page(imported));
    const { router } = await open('?actor=u1');
    const article = await screen.findByRole('article');
    expect(article.textContent).toContain(
      'Sentence e1and 1,949 more: College added (1,947), College edited, Job retried',
    );
    await user.click(within(article).getByRole('link', { name: 'All 1,950 entries' }));
    expect(router.state.location.search).toBe('?correlation=correlation-1');
    await screen.findByRole('heading', { name: 'Changes made together' });
    expect(lastSearch(requests).correlation).toBe('correlation-1');
    expect(screen.queryByRole('link', { name: /^All / })).toBeNull();
  });

  it('is summarized once when several of its entries are listed', async () => {
    const action = { entries: 53, types: { TaskAssigned: 52, TaskEdited: 1 } };
    serving(() => page(entry('e1', { action }), entry('e2', { action }), entry('e3', { action })));
    await open('?subject=u2');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: 'All 53 entries' })).toHaveLength(1);
  });

  it('names three types and counts the rest', async () => {
    const types = { A: 5, B: 4, C: 3, D: 2, TaskEdited: 1, E: 1 };
    serving(() => page(entry('e1', { action: { entries: 16, types } })));
    await open();
    expect((await screen.findByRole('article')).textContent).toContain(
      'and 15 more: A (5), B (4), C (3), 2 other types',
    );
  });
});

describe('the audit filters', () => {
  it('are read from the address and determine the heading', async () => {
    const requests = serving(() => page(entry('e1')));
    await open('?subject=u2&task=t1&type=TaskEdited&from=2027-01-01&to=2027-01-31&q=essay&page=2');
    await screen.findByRole('heading', { name: 'History of Liam Berg for the task “Essay”' });
    expect(lastSearch(requests)).toEqual({
      subject: 'u2',
      task: 't1',
      type: 'TaskEdited',
      from: '2027-01-01',
      to: '2027-01-31',
      q: 'essay',
      currentPage: '2',
      grouped: 'true',
    });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'About' }).value).toBe('Liam Berg');
  });

  it('are extended by a click on a name in an entry', async () => {
    serving(() => page(entry('e1')));
    const { router } = await open('?type=TaskEdited&page=2');
    await user.click(await screen.findByRole('link', { name: 'Ana Díaz' }));
    expect(router.state.location.search).toBe('?type=TaskEdited&actor=u1');
  });

  it('lose the task when its chip is removed', async () => {
    serving(() => page(entry('e1')));
    const { router } = await open('?task=t1&type=TaskEdited');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter for the task Essay' }));
    expect(router.state.location.search).toBe('?type=TaskEdited');
  });

  it('list the event types in words', async () => {
    serving(() => page(entry('e1')));
    const { router } = await open();
    await screen.findByRole('article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Task created');
    expect(router.state.location.search).toBe('?type=TaskCreated');
  });

  it('apply a date once its year is complete', async () => {
    serving(() => page());
    const { router } = await open();
    const from = screen.getByLabelText<HTMLInputElement>('From');
    fireEvent.change(from, { target: { value: '0202-01-05' } });
    expect(router.state.location.search).toBe('');
    expect(from.value).toBe('0202-01-05');
    fireEvent.change(from, { target: { value: '2027-01-05' } });
    await waitFor(() => expect(router.state.location.search).toBe('?from=2027-01-05'));
  });

  it('are cleared together, including typed text', async () => {
    serving(() => page());
    const { router } = await open('?from=2027-01-01&page=2');
    await user.type(screen.getByRole('searchbox'), 'essay');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Nothing has been recorded yet.');
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('');
  });
});

it('the search within the history is cleared when the address changes', async () => {
  serving(() => page());
  const { router } = await open();
  await user.type(screen.getByRole('searchbox'), 'essay');
  await waitFor(() => expect(router.state.location.search).toBe('?q=essay'));
  await screen.findByText('No events match these filters.');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('link', { name: 'Audit' }));
  await screen.findByText('Nothing has been recorded yet.');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

describe('the person search', () => {
  const finding = (...data: UserResource[]) => ({ 'GET /admin/all': () => ({ data, pageCount: 1 }) });
  const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'About' });

  it('selects a person by keyboard', async () => {
    const requests = serving(
      () => page(entry('e1')),
      finding(userNamed('u3', 'Maya', 'Berg'), userNamed('u2', 'Liam', 'Berg')),
    );
    const { router } = await open();
    await user.type(picker(), 'berg');
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Maya BergStudent · u3@school.test', 'Liam BergStudent · u2@school.test']);
    await user.keyboard('{ArrowDown}');
    expect(picker().getAttribute('aria-activedescendant')).toBe(
      within(list).getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?subject=u2');
    await waitFor(() => expect(picker().value).toBe('Liam Berg'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(requests.filter((request) => pathOf(request) === '/admin/all').map(searchOf)).toEqual([
      { q: 'berg', currentPage: '1' },
    ]);
  });

  it('keeps the previous choice on Escape', async () => {
    serving(() => page(entry('e1')), finding(userNamed('u3', 'Maya', 'Berg')));
    const { router } = await open('?subject=u2');
    await waitFor(() => expect(picker().value).toBe('Liam Berg'));
    await user.type(picker(), 'x', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await user.type(picker(), 'yza');
    await screen.findByRole('option', { name: /Maya/ });
    await user.keyboard('{Escape}');
    expect(picker().value).toBe('Liam Berg');
    expect(router.state.location.search).toBe('?subject=u2');
  });

  it('clears its choice with a button', async () => {
    serving(() => page(entry('e1')));
    const { router } = await open('?subject=u2');
    await user.click(screen.getByRole('button', { name: 'Clear ‘About’' }));
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(picker());
  });

  it('says when no one is found', async () => {
    serving(() => page(), finding());
    await open();
    await user.type(picker(), 'nobody');
    expect(await screen.findByText('No results.')).toBeTruthy();
  });
});

describe('the audit export', () => {
  const exporting = () => screen.getByRole('button', { name: 'Export CSV' });

  it('requests the filtered entries and shows its progress', async () => {
    const answer = deferred<Failure>();
    const requests = serving(() => page(), { 'GET /admin/audit.csv': () => answer.promise });
    await open('?type=TaskEdited&page=2');
    await user.click(exporting());
    expect(await screen.findByText('Exporting…')).toBeTruthy();
    const call = requests.find((request) => pathOf(request) === '/admin/audit.csv')!;
    expect(searchOf(call)).toEqual({ type: 'TaskEdited' });
    expect(call.headers.get('token')).toBeTruthy();
    answer.resolve(problem(500, 'internal', 'The file could not be written.'));
    expect(await screen.findByText('The file could not be written.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Exporting…')).toBeNull());
  });

  it('says when the file is ready', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: saved.mockReturnValue('#audit'), revokeObjectURL: jest.fn() });
    serving(() => page(), { 'GET /admin/audit.csv': () => file('time,actor') });
    await open();
    await user.click(exporting());
    expect(await screen.findByText('Your file is in Downloads.')).toBeTruthy();
    expect(saved).toHaveBeenCalledTimes(1);
  });
});

it('the audit offers a retry when it cannot be loaded', async () => {
  let broken = true;
  serving(() => (broken ? problem(500, 'internal', 'broken') : page(entry('e1'))));
  await open();
  await screen.findByText('Unable to process API request to /admin/audit REASON broken');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sentence e1')).toBeTruthy();
});

it('the audit leaves out messages and what was seen until asked for', async () => {
  const requests = serving(() => page(entry('e1')));
  const { router } = await open();
  await screen.findByRole('article');
  expect(lastSearch(requests)).toMatchObject({ grouped: 'true', quiet: 'true' });
  await user.click(screen.getByRole('checkbox', { name: 'Show messages and what people have seen' }));
  await waitFor(() => expect(lastSearch(requests).quiet).toBeUndefined());
  expect(router.state.location.search).toBe('?quiet=shown');
});
