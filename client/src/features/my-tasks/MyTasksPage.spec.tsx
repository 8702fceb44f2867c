import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAYS_MS } from '../../domain/tasks/ticked';
import { itIs, pass, stopTime } from '../../test/calendar';
import { savedAs, savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { deferred, done, pathOf, problem, serve, type Responses } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const essay = taskNamed('Write the essay', {
  dueDate: '2026-11-23',
  description: 'One page.',
  importance: 'It is read first.####It is remembered.',
  notes: 'Start early.',
  weightedImportance: 9,
  approxTotalHours: 2.5,
});
const visit = taskNamed('Visit', { dueDate: '2026-12-01' });
const portal = taskNamed('Portal', { completedDate: '2026-11-01T12:00:00.000Z' }, 'Brown');
const everything = [essay, visit, portal];
const USUAL: Responses = {
  'GET /v2/tasks/all': () => ({ data: everything }),
  'GET /users/saved-colleges': () => savedPage([savedAs('applying', 'Brown'), savedAs('applied', 'Yale')]),
};
const COMPLETION = 'PATCH /v2/tasks/student/{assignmentId}';
const serverError = () => problem(500, 'server-error', 'server error');

function open(search = '', answers: Responses = {}) {
  const requests = serve({ ...USUAL, ...answers });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { requests, user, ...renderApp({ role: 'student', at: `/tasks${search}` }) };
}

const names = () =>
  within(screen.getByRole('region', { name: 'Tasks' }))
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Completed: ', ''));
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Completed: ${name}` });
const isCompletion = (request: Request) => request.method === 'PATCH';

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

describe('the task list', () => {
  it('shows open tasks with their due dates', async () => {
    open();
    await box('Write the essay');
    expect(screen.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeDefined();
    expect(names()).toEqual(['Write the essay', 'Visit']);
    expect(screen.getByText('in 3 days')).toBeDefined();
  });

  it('says where to start with what was due before it was given', async () => {
    const late = taskNamed('Late', { dueDate: '2026-11-10', countsFrom: '2026-11-10' });
    const early = taskNamed('Early', { dueDate: '2026-11-10', countsFrom: '2026-11-11' });
    open('', { 'GET /v2/tasks/all': () => ({ data: [late, early] }) });
    await screen.findByText('2 open · 1 overdue');
    const start = screen.getByRole('region', { name: 'Start here 1' });
    expect(within(start).getByRole('checkbox', { name: 'Completed: Early' })).toBeDefined();
    expect(within(start).queryByText(/ago$/)).toBeNull();
    const overdue = screen.getByRole('region', { name: 'Overdue 1' });
    expect(within(overdue).getByText('10 days ago')).toBeDefined();
  });

  it('stores the filters in the address', async () => {
    const { user, router } = open();
    await box('Visit');
    await user.selectOptions(screen.getByLabelText('Status'), 'All');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Z to A');
    await waitFor(() => expect(names()).toEqual(['Write the essay', 'Visit', 'Portal (Brown College)']));
    expect(router.state.location.search).toBe('?status=all&sort=zToA');
    await user.selectOptions(screen.getByLabelText('Status'), 'Upcoming');
    expect(router.state.location.search).toBe('?sort=zToA');
  });

  it('filters by colleges being applied to and says when one has no task', async () => {
    const { user } = open();
    await box('Visit');
    const colleges = screen.getByLabelText<HTMLSelectElement>('College');
    await waitFor(() => expect([...colleges.options].map(({ text }) => text)).toEqual(['All', 'Brown']));
    await user.selectOptions(colleges, 'Brown');
    await screen.findByText('Currently No Tasks for this College');
    await user.click(screen.getByRole('button', { name: 'Show all colleges' }));
    await box('Visit');
  });

  it('shows why, how and how long a task is', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Write the essay/ }));
    const why = screen.getByRole('heading', { name: 'Why' }).parentElement;
    expect([...(why?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.textContent)).toEqual([
      'It is read first.',
      'It is remembered.',
    ]);
    for (const text of ['One page.', '9 of 10', 'About 2.5 hours', 'Start early.']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('says when a task has neither notes nor importance', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Visit/ }));
    expect(await screen.findByText('No notes or importance given')).toBeDefined();
  });

  it('opens the task in the address', async () => {
    open(`?task=${encodeURIComponent(essay.id)}`);
    expect(await screen.findByText('One page.')).toBeDefined();
  });
});

describe('the checkbox of a task', () => {
  it('completes it after the server’s reply and passes the focus on', async () => {
    const confirmation = deferred<void>();
    const { user, requests } = open('', { [COMPLETION]: () => confirmation.promise });
    const checkbox = await box('Write the essay');
    stopTime();
    await user.click(checkbox);
    expect([checkbox.checked, names()]).toEqual([false, ['Write the essay', 'Visit']]);
    confirmation.resolve();
    await screen.findByText('Task set to completed');
    await waitFor(() => expect(checkbox.checked).toBe(true));
    expect(names()).toEqual(['Write the essay', 'Visit']);
    await user.unhover(screen.getByRole('region', { name: 'Tasks' }));
    await pass(STAYS_MS);
    await waitFor(() => expect(names()).toEqual(['Visit']));
    const next = await box('Visit');
    await waitFor(() => expect(document.activeElement).toBe(next));
    const sent = requests.filter(isCompletion);
    expect(sent.map(pathOf)).toEqual([`/v2/tasks/student/${encodeURIComponent(essay.id)}`]);
    expect(await sent[0]?.json()).toEqual({ completed_date: '2026-11-20T17:00:00.000Z' });
  });

  it('counts it once, at once', async () => {
    const { user } = open('', { [COMPLETION]: done });
    await user.click(await box('Visit'));
    await screen.findByText('Task set to completed');
    expect(await screen.findByText('1 open')).toBeDefined();
    expect(screen.getByText('1 task')).toBeDefined();
    expect(names()).toEqual(['Write the essay', 'Visit']);
  });

  it('reopens a completed task', async () => {
    const { user, requests } = open('?status=completed', { [COMPLETION]: done });
    const portalBox = await box('Portal (Brown College)');
    stopTime();
    await user.click(portalBox);
    await screen.findByText('Task set to upcoming');
    expect(await requests.find(isCompletion)?.json()).toEqual({ completed_date: null });
    expect(names()).toEqual(['Portal (Brown College)']);
    await user.unhover(screen.getByRole('region', { name: 'Tasks' }));
    await pass(STAYS_MS);
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('reverts when the server rejects the change', async () => {
    const { user } = open('', { [COMPLETION]: serverError });
    const checkbox = await box('Visit');
    await user.click(checkbox);
    await screen.findByText('Error completing task');
    await waitFor(() => expect(checkbox.checked).toBe(false));
  });
});

describe('an empty task list', () => {
  it('offers to check for new tasks when there are none', async () => {
    let data: typeof everything = [];
    const synced = () => {
      data = [visit];
      return { message: 'Tasks synced.', count: 1, syncedAt: '2026-11-20T17:00:00.000Z' };
    };
    const { user, requests } = open('', {
      'GET /v2/tasks/all': () => ({ data }),
      'POST /v2/tasks/sync': synced,
      'POST /v2/tasks/sync-college-tasks': synced,
    });
    await user.click(await screen.findByRole('button', { name: 'Check for new tasks' }));
    await box('Visit');
    expect(requests.filter(({ method }) => method === 'POST').map(pathOf)).toEqual([
      '/v2/tasks/sync',
      '/v2/tasks/sync-college-tasks',
    ]);
  });

  it('links to completed tasks when nothing is left to do', async () => {
    const { user } = open('', { 'GET /v2/tasks/all': () => ({ data: [portal] }) });
    await user.click(await screen.findByRole('button', { name: 'Show completed tasks' }));
    expect((await box('Portal (Brown College)')).checked).toBe(true);
  });

  it('shows an error and offers a retry', async () => {
    let broken = true;
    const { user } = open('', {
      'GET /v2/tasks/all': () => (broken ? serverError() : { data: everything }),
    });
    expect(
      (await screen.findByText('Unable to process API request to /v2/tasks/all REASON server error')).closest(
        '[role="alert"]',
      ),
    ).not.toBeNull();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await box('Visit');
  });
});

describe('a reminder', () => {
  it('requires only a name and shows what is wrong with it', async () => {
    const tasks = [taskNamed('From staff')];
    const { user } = open('', {
      'GET /v2/tasks/all': () => ({ data: tasks }),
      'POST /v2/tasks/reminders': ({ body }) => {
        tasks.push(taskNamed(body.name, { isReminder: true }));
        return { id: 'r1' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a reminder' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Name is a required field')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'What to do' }), 'Call the registrar');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Reminder added.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Completed: Call the registrar' })).toBeTruthy();
  });

  it('is deleted after a confirmation, unlike tasks of staff', async () => {
    const tasks = [taskNamed('From staff'), taskNamed('My own', { isReminder: true })];
    const { user } = open('', {
      'GET /v2/tasks/all': () => ({ data: tasks }),
      'DELETE /v2/tasks/{taskId}': ({ path }) => {
        expect(path.taskId).toBe('task My own');
        tasks.pop();
      },
    });
    await user.click(await screen.findByRole('button', { name: /From staff/ }));
    expect(screen.queryByRole('button', { name: 'Delete reminder' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /My own/ }));
    await user.click(screen.getByRole('button', { name: 'Delete reminder' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Reminder deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Completed: My own' })).toBeNull());
  });
});
