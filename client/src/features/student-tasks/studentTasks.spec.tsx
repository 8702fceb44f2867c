import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ServerEvent } from 'contract/realtime';
import type { FactChangeResource } from 'contract/fact-history';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { done as noContent, problem } from '../../test/server';
import { taskNamed } from '../../test/tasks';
import { essay, form, done, open, box } from '../../test/studentTasks';

const COMPLETION = 'PATCH /v2/tasks/student/{assignmentId}';
const DUE_DATE = 'PATCH /v2/tasks/{taskId}/student/{studentId}';
const REMOVAL = 'DELETE /v2/tasks/{taskId}/student/{studentId}';

const dueDate = (name: string) => screen.getByLabelText<HTMLInputElement>(`Due date of ${name}`);
const editDueDate = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const text = await screen.findByRole('button', {
    name: new RegExp(`^Change the due date of ${escaped(name)}:`),
  });
  await user.click(text);
};
const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

describe('the tasks of a student', () => {
  it('appear after a search by name, which the address then keeps', async () => {
    const { user, router, requests } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Student' }));
    await screen.findByRole('option', { name: /Torres, Maya/ });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      'AllAll students, including new ones',
      'Abernathy, Noah',
      'Torres, Maya6/38 done · 11 late',
    ]);
    await user.type(screen.getByRole('combobox', { name: 'Student' }), 'tor');
    await waitFor(() =>
      expect(requests.map(({ url }) => new URL(url).searchParams.get('q'))).toContain('tor'),
    );
    await user.click(await screen.findByRole('option', { name: /Torres, Maya/ }));
    await box('Write the essay');
    expect(router.state.location.search).toBe('?studentId=s1');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Student' }).value).toBe('Maya Torres');
  });

  it('are completed and reopened at once', async () => {
    const { user, written } = open('?studentId=s1', { [COMPLETION]: noContent });
    await user.click(await box('Write the essay'));
    expect(await screen.findByText('Task completed!')).toBeTruthy();
    await user.click(await box('Write the essay'));
    expect(await screen.findByText('Task set to Incomplete')).toBeTruthy();
    expect((await written()).map(({ body }) => body)).toEqual([
      { completed_date: '2026-11-20T17:00:00.000Z' },
      { completed_date: null },
    ]);
  });

  it('revert when the server rejects the change', async () => {
    const { user } = open('?studentId=s1', {
      [COMPLETION]: () => problem(403, 'forbidden', 'No access to this student.'),
    });
    await user.click(await box('Write the essay'));
    expect(await screen.findByText('No access to this student.')).toBeTruthy();
    expect((await box('Write the essay')).checked).toBe(false);
  });

  it('get another due date when it is saved', async () => {
    let served = essay;
    const { user, written } = open('?studentId=s1', {
      'GET /v2/tasks/{studentId}': () => ({ data: [served] }),
      [DUE_DATE]: () => {
        served = taskNamed('Write the essay', { studentId: 's1', dueDate: '2026-12-24' });
      },
    });
    await editDueDate(user, 'Write the essay');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save due date of Write the essay' });
    expect(save.disabled).toBe(true);
    fireEvent.change(dueDate('Write the essay'), { target: { value: '2026-12-24' } });
    expect(await screen.findByText('Due Date changed, remember to save.')).toBeTruthy();
    expect(await written()).toEqual([]);
    await user.click(save);
    expect(await screen.findByText('Due Date Saved.')).toBeTruthy();
    expect(screen.queryByText('Due Date changed, remember to save.')).toBeNull();
    expect((await written()).map(({ body }) => body)).toEqual([{ due_date: '2026-12-24' }]);
    const changed = await screen.findByRole('button', {
      name: 'Change the due date of Write the essay: Thu, Dec 24 in 34 days',
    });
    expect(document.activeElement).toBe(changed);
  });

  it('keep their due date when completed or fixed', async () => {
    const { user } = open('?studentId=s1');
    await box('Write the essay');
    await user.click(screen.getByRole('button', { name: 'Completed (1)' }));
    await box('Read this');
    const saved = screen.getByRole<HTMLButtonElement>('button', { name: 'Saved: due date of Read this' });
    expect(saved.disabled).toBe(true);
    expect(screen.queryByLabelText('Due date of Read this')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change the due date of (Read this|Register)/ })).toBeNull();
  });

  it('update when the student changes them', async () => {
    const { store } = open('?studentId=s1');
    expect((await box('Write the essay')).checked).toBe(false);
    const completed: ServerEvent = {
      name: 'assignment.changed',
      type: 'Assignment',
      id: essay.id,
      version: 2,
      data: {
        studentId: 's1',
        taskId: essay.attributes.taskId,
        completedDate: '2026-11-20T16:00:00.000Z',
      },
    };
    act(() => applyEvent(store, completed));
    await waitFor(async () => expect((await box('Write the essay')).checked).toBe(true));
  });

  it('are removed after a confirmation', async () => {
    let rows = [essay, form];
    const { user } = open('?studentId=s1', {
      'GET /v2/tasks/{studentId}': () => ({ data: rows }),
      [REMOVAL]: () => {
        rows = [form];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Write the essay' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete Write the essay' }));
    const sure = screen.getByRole('button', { name: 'ARE YOU SURE? Delete Write the essay' });
    expect(sure.textContent).toBe('ARE YOU SURE?');
    await user.click(sure);
    expect(await screen.findByText('Task deleted!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Write the essay')).toBeNull());
  });
});

describe('a due date', () => {
  const changed = (id: string, name: string | null, from: string | null, to: string): FactChangeResource => ({
    id,
    attributes: {
      time: '2026-11-20T15:00:00.000Z',
      sentence: 'Changed the due date',
      ...{ from, to, actorRole: name ? 'counselor' : 'system' },
    },
    relationships: {
      actor: { data: name ? { id: name, attributes: { name } } : null },
      fact: { data: { id: essay.id } },
    },
  });

  it('says who changed it last and from what, and shows its history', async () => {
    const { user, requests } = open('?studentId=s1', {
      'GET /users/{studentId}/changes': ({ query }) => ({
        data:
          query.fact === 'due-dates'
            ? [
                changed('c2', 'Daniel Reyes', '2026-10-20', '2026-12-01'),
                changed('c1', null, null, '2026-10-20'),
              ]
            : [],
      }),
    });
    const last = await screen.findByText('changed by D. Reyes, today, from Tue, Oct 20');
    expect(screen.getAllByText(/^changed by/)).toHaveLength(1);
    await user.click(last);
    const dialog = await screen.findByRole('dialog', { name: 'History: Due date of Write the essay' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Tue, Oct 20 → Tue, Dec 1Daniel Reyes'),
      expect.stringContaining('None → Tue, Oct 20System'),
    ]);
    const asked = requests.filter(({ url }) => url.includes('/changes'));
    expect(asked).toHaveLength(1);
  });
});

describe('the table of a student’s tasks', () => {
  it('lists open tasks first, by date, and collapses completed ones', async () => {
    const later = taskNamed('Later', { studentId: 's1', dueDate: '2027-01-09' });
    const early = taskNamed('Early', { studentId: 's1', dueDate: '2026-10-01' });
    const undated = taskNamed('Undated', { studentId: 's1' });
    const { user } = open('?studentId=s1', {
      'GET /v2/tasks/{studentId}': () => ({ data: [done, undated, later, early] }),
    });
    await box('Early');
    const rows = () => screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'));
    const openOnes = ['Early', 'Later', 'Undated'].map((name) => `Completed: ${name}`);
    expect(rows()).toEqual(openOnes);
    expect(screen.queryByText('Saved')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Completed (1)' }));
    expect(rows()).toEqual([...openOnes, 'Completed: Read this']);
  });

  it('lists what is overdue before what was due before the student had it', async () => {
    const start = taskNamed('Start here', {
      ...{ studentId: 's1', dueDate: '2026-09-01', countsFrom: '2026-11-01' },
    });
    const late = taskNamed('Late', { studentId: 's1', dueDate: '2026-10-01' });
    open('?studentId=s1', { 'GET /v2/tasks/{studentId}': () => ({ data: [start, essay, late] }) });
    await box('Late');
    const rows = screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'));
    expect(rows).toEqual(['Late', 'Start here', 'Write the essay'].map((name) => `Completed: ${name}`));
  });

  it('keeps the date on Escape', async () => {
    const { user, written } = open('?studentId=s1');
    await editDueDate(user, 'Write the essay');
    fireEvent.change(dueDate('Write the essay'), { target: { value: '2026-12-24' } });
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Due date of Write the essay')).toBeNull();
    expect(screen.queryByText('Due Date changed, remember to save.')).toBeNull();
    expect(await written()).toEqual([]);
  });

  it('shows its own message when it cannot be loaded', async () => {
    open('?studentId=s1', {
      'GET /v2/tasks/{studentId}': () => problem(404, 'student-not-found', 'Student not found.'),
    });
    expect(await screen.findByText('Server error.')).toBeTruthy();
  });

  it('tells apart and changes tasks of different colleges', async () => {
    const rows = ['Brown', 'Duke'].map((college) => ({
      ...taskNamed('Visit', { studentId: 's1', taskId: 'visit', dueDate: '2026-12-01' }, college),
      id: `visit ${college}`,
    }));
    const { user, requests } = open('?studentId=s1', {
      'GET /v2/tasks/{studentId}': () => ({ data: rows }),
      [DUE_DATE]: noContent,
      [REMOVAL]: noContent,
    });
    await editDueDate(user, 'Visit (Brown College)');
    await editDueDate(user, 'Visit (Duke College)');
    fireEvent.change(dueDate('Visit (Duke College)'), { target: { value: '2026-12-24' } });
    await user.click(screen.getByRole('button', { name: 'Save due date of Visit (Duke College)' }));
    await screen.findByText('Due Date Saved.');
    expect(dueDate('Visit (Brown College)').value).toBe('2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Delete Visit (Brown College)' }));
    await user.click(screen.getByRole('button', { name: 'ARE YOU SURE? Delete Visit (Brown College)' }));
    await screen.findByText('Task deleted!');
    const writes = requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, url }) => `${method} ${new URL(url).search}`)).toEqual([
      'PATCH ?ceeb=Duke',
      'DELETE ?ceeb=Brown',
    ]);
  });
});
