import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { TaskDefinitionResource } from 'contract/tasks';
import { userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writtenBy, type Answers } from '../../test/server';

const definition = (
  id: string,
  name: string,
  attributes: Partial<TaskDefinitionResource['attributes']> = {},
): TaskDefinitionResource => ({
  id,
  attributes: {
    type: 'standard',
    external_id: id.toUpperCase(),
    name,
    description: 'Described.',
    due_date: '2027-01-15',
    due_date_can_be_modified: true,
    importance: 'Why.',
    weighted_importance: 5,
    approx_total_hours: 2,
    notes: 'How.',
    createdAt: '2026-11-01T12:00:00Z',
    applyToAll: false,
    applyToAllColleges: false,
    assignedCount: 3,
    ...attributes,
  },
  relationships: { college_tasks: { data: [] } },
});

const ASSIGNED = { message: 'Task assigned to 1 student.', count: 1, syncedAt: '2026-11-20T12:00:00Z' };

/** Answers a form's calls; what was written can be asked for afterwards. */
function serving(answers: Answers) {
  const requests = serve({
    'GET /colleges/{ceeb}': unknown,
    'POST /v2/tasks': () => ({ id: 't9' }),
    ...answers,
  });
  return () => writtenBy(requests);
}

const unknown = () => problem(404, 'college-not-found', 'College not found.');

async function fillTask(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^External id/), 'STD-9');
  await user.type(screen.getByLabelText(/^Name/), 'Ask for letters');
  await user.type(screen.getByLabelText(/^Description/), 'Two of them.');
  await user.type(screen.getByLabelText(/^Due date Required/), '2027-01-15');
  await user.type(screen.getByLabelText(/^Importance/), '8');
  await user.type(screen.getByLabelText(/^Hours/), '1.5');
  await user.type(screen.getByLabelText(/^Why/), 'They count.');
  await user.type(screen.getByLabelText(/^How/), 'Politely.');
}

const FIELDS = {
  external_id: 'STD-9',
  name: 'Ask for letters',
  description: 'Two of them.',
  due_date: '2027-01-15',
  weighted_importance: 8,
  approx_total_hours: 1.5,
  importance: 'They count.',
  notes: 'Politely.',
};

describe('a new task', () => {
  const at = '/admin-new-task';

  it('is created, then assigned, and once only where assigning fails at first', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serving({
      'GET /admin/all': () => ({ data: [userNamed('s1', 'Maya', 'Torres')], pageCount: 1 }),
      'POST /v2/tasks/custom/{taskId}/students': () => (broken ? problem(503, 'busy', 'Too busy') : ASSIGNED),
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^Chosen students/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Maya Torres/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(
      await screen.findByText(/^The task is saved, but it could not be assigned: Too busy\./),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Type').readOnly).toBe(true);

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again to assign' }));
    expect(await screen.findByText('New standard task added')).toBeTruthy();
    const assignment = { call: 'POST /v2/tasks/custom/t9/students', body: { user_ids: ['s1'] } };
    expect(await written()).toEqual([
      { call: 'POST /v2/tasks', body: { type: 'standard', ...FIELDS } },
      assignment,
      assignment,
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  });

  it('is updated before it is assigned where it was changed after assigning failed', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serving({
      'PATCH /v2/tasks/{taskId}': done,
      'POST /v2/tasks/custom/{taskId}/students': () => (broken ? problem(503, 'busy', 'Too busy') : ASSIGNED),
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText(/could not be assigned/);

    broken = false;
    await user.type(screen.getByLabelText(/^Name/), ' soon');
    await user.click(screen.getByRole('button', { name: 'Try again to assign' }));
    await screen.findByText('New standard task added');
    expect((await written()).slice(2)).toEqual([
      { call: 'PATCH /v2/tasks/t9', body: { name: 'Ask for letters soon' } },
      { call: 'POST /v2/tasks/custom/t9/students', body: { apply_to_all: true } },
    ]);
  });

  it('of a college goes to the codes pasted and typed', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({
      'POST /v2/tasks/standard/{taskId}/colleges': () => ASSIGNED,
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.selectOptions(screen.getByLabelText(/^Type/), 'College');
    await user.click(screen.getByRole('radio', { name: /^Chosen colleges/ }));
    const field = screen.getByRole('combobox', { name: 'Colleges' });
    await user.click(field);
    await user.paste('1234; 5678\nabc');
    await user.type(field, '9012');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText(/^“ABC” is not a CEEB code/)).toBeTruthy();
    expect(await written()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove ABC' }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText('New college task added');
    expect((await written()).at(-1)).toEqual({
      call: 'POST /v2/tasks/standard/t9/colleges',
      body: { ceeb_codes: ['1234', '5678', '9012'] },
    });
  });

  it('of the standard kind goes to colleges too', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({
      'POST /v2/tasks/standard/{taskId}/colleges': () => ASSIGNED,
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^All colleges/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText('New standard task added');
    expect((await written()).at(-1)).toEqual({
      call: 'POST /v2/tasks/standard/t9/colleges',
      body: { apply_to_all: true },
    });
  });

  it('goes to nobody that its type does not go to', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({});
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.selectOptions(screen.getByLabelText(/^Type/), 'College');
    expect(screen.queryByRole('radio', { name: /students/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText('Choose who gets the task')).toBeTruthy();
    expect(await written()).toEqual([]);
  });

  it('holds to its limits', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({});
    renderApp({ role: 'admin', at });
    await user.selectOptions(await screen.findByLabelText(/^Type/), 'Custom');
    await user.type(screen.getByLabelText(/^Name/), 'x'.repeat(51));
    await user.type(screen.getByLabelText(/^Description/), '   ');
    await user.type(screen.getByLabelText(/^Importance/), '1.5');
    await user.type(screen.getByLabelText(/^Hours/), '1.1');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText('Name should have a maximum length of 50')).toBeTruthy();
    expect(screen.getByText('Description is a required field')).toBeTruthy();
    expect(screen.getByText('Importance must be a whole number')).toBeTruthy();
    expect(screen.getByText('Hours must be in steps of 0.25')).toBeTruthy();
    expect(await written()).toEqual([]);
  });

  it('needs every field and somebody who gets it', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({});
    renderApp({ role: 'admin', at });
    await user.click(await screen.findByRole('button', { name: 'Add task' }));
    for (const name of [
      'External id',
      'Name',
      'Description',
      'Due date',
      'Importance',
      'Hours',
      'Why',
      'How',
    ]) {
      expect(await screen.findByText(`${name} is a required field`)).toBeTruthy();
    }
    expect(screen.getByText('Choose who gets the task')).toBeTruthy();
    expect(await written()).toEqual([]);
  });
});

describe('editing a task', () => {
  it('begins with finding it', async () => {
    const user = userEvent.setup({ delay: null });
    serving({
      'GET /v2/tasks': () => problem(404, 'task-not-found', 'Task not found with External Id: NOPE'),
    });
    const { router } = renderApp({ role: 'admin', at: '/admin-edit-task' });
    expect(await screen.findByText('You have to find a task first')).toBeTruthy();
    await user.type(screen.getByLabelText('Find by external id'), 'NOPE{Enter}');
    expect(await screen.findByText('Task not found with External Id: NOPE')).toBeTruthy();
    expect(router.state.location.search).toBe('?externalId=NOPE');
  });

  it('names the colleges that it belongs to', async () => {
    const college = { due_date: null };
    const data = [
      { ...college, id: 't1.1001', college: '1001', college_name: 'Harbor College' },
      { ...college, id: 't1.1002', college: '1002', college_name: '1002' },
    ];
    const task = {
      ...definition('t1', 'Essay', { type: 'college' }),
      relationships: { college_tasks: { data } },
    };
    serving({ 'GET /v2/tasks': () => task });
    renderApp({ role: 'admin', at: '/admin-edit-task?externalId=T1' });
    expect(await screen.findByText('It belongs to Harbor College; 1002.')).toBeTruthy();
  });

  it('gives it to more, and says so', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serving({
      'GET /v2/tasks': () => definition('std-1', 'Ask for letters'),
      'POST /v2/tasks/custom/{taskId}/students': () => ASSIGNED,
    });
    renderApp({ role: 'admin', at: '/admin-edit-task?externalId=STD-1' });
    expect(await screen.findByText('Assign to more students or colleges')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Task Updated!')).toBeTruthy();
    expect((await written()).at(-1)?.body).toEqual({ apply_to_all: true });
  });

  it('sends what changed, and says so where that fails', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serving({
      'GET /v2/tasks': () => definition('std-1', 'Ask for letters'),
      'PATCH /v2/tasks/{taskId}': () =>
        broken ? problem(404, 'task-not-found', 'Task not found.') : undefined,
    });
    renderApp({ role: 'admin', at: '/admin-edit-task?externalId=STD-1' });
    const hours = await screen.findByLabelText(/^Hours/);
    await user.clear(hours);
    await user.type(hours, '3');
    await user.click(screen.getByRole('button', { name: 'Update task' }));
    expect(await screen.findByText('Unable to update task with id: std-1')).toBeTruthy();

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Update task' }));
    expect(await screen.findByText('Task with id std-1 updated!')).toBeTruthy();
    expect((await written()).at(-1)).toEqual({
      call: 'PATCH /v2/tasks/std-1',
      body: { approx_total_hours: 3 },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Type').readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('External id').readOnly).toBe(true);
  });

  it('asks for nothing that a task without external id never had', async () => {
    const user = userEvent.setup({ delay: null });
    const custom = definition('c1', 'Bring the form', {
      type: 'custom',
      external_id: null,
      notes: '',
      weighted_importance: null,
    });
    const written = serving({
      'GET /v2/tasks/all': () => ({ data: [custom] }),
      'PATCH /v2/tasks/{taskId}': done,
    });
    renderApp({ role: 'admin', at: '/admin-edit-task?id=c1' });
    await user.type(await screen.findByLabelText(/^Name/), ' today');
    await user.click(screen.getByRole('button', { name: 'Update task' }));
    await screen.findByText('Task with id c1 updated!');
    expect(await written()).toEqual([{ call: 'PATCH /v2/tasks/c1', body: { name: 'Bring the form today' } }]);
  });
});

describe('the list of tasks', () => {
  const at = '/admin/tasks';
  const letters = definition('std-1', 'Ask for letters');
  const essay = definition('col-1', 'Write the essay', { type: 'college', due_date: null });
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('narrows by name, external id and type', async () => {
    const user = userEvent.setup({ delay: null });
    serving({ 'GET /v2/tasks/all': () => ({ data: [letters, essay] }) });
    renderApp({ role: 'admin', at: `${at}?q=col-` });
    await screen.findByRole('cell', { name: 'Write the essay' });
    expect(names()).toEqual(['Write the essay']);
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('cell', { name: 'Ask for letters' });
    await user.selectOptions(screen.getByLabelText('Type'), 'Standard');
    await waitFor(() => expect(names()).toEqual(['Ask for letters']));
  });

  it('leads to a task’s form and history', async () => {
    serving({ 'GET /v2/tasks/all': () => ({ data: [letters] }) });
    renderApp({ role: 'admin', at });
    const edit = await screen.findByRole('link', { name: 'Edit Ask for letters' });
    expect(edit.getAttribute('href')).toBe('/admin-edit-task?externalId=STD-1');
    const history = screen.getByRole('link', { name: 'History of Ask for letters' });
    expect(history.getAttribute('href')).toBe('/admin/audit?task=std-1');
  });

  it('deletes a task once it was asked and answered', async () => {
    const user = userEvent.setup({ delay: null });
    let tasks = [letters, essay];
    const written = serving({
      'GET /v2/tasks/all': () => ({ data: tasks }),
      'DELETE /v2/tasks/{taskId}': () => {
        tasks = [essay];
      },
    });
    renderApp({ role: 'admin', at });
    await user.dblClick(await screen.findByRole('button', { name: 'Delete Ask for letters' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await written()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Delete Ask for letters' }));
    await user.click(screen.getByRole('button', { name: /^ARE YOU SURE\?/ }));
    expect(await screen.findByText('Task deleted!')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Write the essay']));
  });

  it('says what a sync brought', async () => {
    const user = userEvent.setup({ delay: null });
    serving({
      'GET /v2/tasks/all': () => ({ data: [letters] }),
      'POST /v2/tasks/sync': () => ({ message: 'Tasks synced.', count: 2, syncedAt: '2026-11-20T17:00:00Z' }),
    });
    renderApp({ role: 'admin', at });
    await user.click(await screen.findByRole('button', { name: 'Sync tasks' }));
    expect(
      await screen.findByText(
        'Tasks synced. 2 tasks newly assigned on Friday, November 20, 2026, 12:00 PM EST.',
      ),
    ).toBeTruthy();
  });
});
