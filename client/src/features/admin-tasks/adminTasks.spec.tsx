import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { done, problem } from '../../test/server';
import { ASSIGNED, definition, serveTaskForm } from '../../test/tasks';

describe('the page to edit a task', () => {
  it('starts with a search for the task', async () => {
    const user = userEvent.setup({ delay: null });
    serveTaskForm({
      'GET /v2/tasks': () => problem(404, 'task-not-found', 'Task not found with External Id: NOPE'),
    });
    const { router } = renderApp({ role: 'admin', at: '/admin-edit-task' });
    expect(await screen.findByText('You have to find a task first')).toBeTruthy();
    await user.type(screen.getByLabelText('Find by external ID'), 'NOPE{Enter}');
    expect(await screen.findByText('Task not found with External Id: NOPE')).toBeTruthy();
    expect(router.state.location.search).toBe('?externalId=NOPE');
  });

  it('names the colleges that the task belongs to', async () => {
    const college = { due_date: null };
    const data = [
      { ...college, id: 't1.1001', college: '1001', college_name: 'Harbor College' },
      { ...college, id: 't1.1002', college: '1002', college_name: '1002' },
    ];
    const task = {
      ...definition('t1', 'Essay', { type: 'college' }),
      relationships: { college_tasks: { data } },
    };
    serveTaskForm({ 'GET /v2/tasks': () => task });
    renderApp({ role: 'admin', at: '/admin-edit-task?externalId=T1' });
    expect(await screen.findByText('Belongs to Harbor College; 1002.')).toBeTruthy();
  });

  it('assigns the task to more students and confirms it', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({
      'GET /v2/tasks': () => definition('std-1', 'Ask for letters'),
      'POST /v2/tasks/custom/{taskId}/students': () => ASSIGNED,
    });
    renderApp({ role: 'admin', at: '/admin-edit-task?externalId=STD-1' });
    expect(await screen.findByText('Assign to more students or colleges')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.click(screen.getByRole('button', { name: 'Assign task' }));
    expect(await screen.findByText('Task Updated!')).toBeTruthy();
    expect((await written()).at(-1)?.body).toEqual({ apply_to_all: true });
  });

  it('sends only changes and shows a failure', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serveTaskForm({
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
    const type = screen.getByLabelText<HTMLSelectElement>('Type');
    expect([type.selectedOptions[0]?.text, type.disabled]).toEqual(['Standard', true]);
    expect(screen.getByLabelText<HTMLInputElement>('External ID').readOnly).toBe(true);
  });

  it('allows fields to stay empty that the task never filled', async () => {
    const user = userEvent.setup({ delay: null });
    const custom = definition('c1', 'Bring the form', {
      type: 'custom',
      external_id: null,
      notes: '',
      weighted_importance: null,
    });
    const written = serveTaskForm({
      'GET /v2/tasks/all': () => ({ data: [custom] }),
      'PATCH /v2/tasks/{taskId}': done,
    });
    renderApp({ role: 'admin', at: '/admin-edit-task?id=c1' });
    await screen.findByRole('link', { name: 'All tasks' });
    expect(screen.queryByLabelText('Find by external ID')).toBeNull();
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
      .map((row) => within(row).getByRole('rowheader').textContent);

  it('filters by name, external id and type', async () => {
    const user = userEvent.setup({ delay: null });
    serveTaskForm({ 'GET /v2/tasks/all': () => ({ data: [letters, essay] }) });
    renderApp({ role: 'admin', at: `${at}?q=col-` });
    await screen.findByRole('rowheader', { name: 'Write the essay' });
    expect(names()).toEqual(['Write the essay']);
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('rowheader', { name: 'Ask for letters' });
    await user.selectOptions(screen.getByLabelText('Type'), 'Standard');
    await waitFor(() => expect(names()).toEqual(['Ask for letters']));
  });

  it('links to the form and history of a task', async () => {
    serveTaskForm({ 'GET /v2/tasks/all': () => ({ data: [letters] }) });
    renderApp({ role: 'admin', at });
    const edit = await screen.findByRole('link', { name: 'Edit Ask for letters' });
    expect(edit.getAttribute('href')).toBe('/admin-edit-task?externalId=STD-1');
    const history = screen.getByRole('link', { name: 'History of Ask for letters' });
    expect(history.getAttribute('href')).toBe('/admin/audit?task=std-1');
  });

  it('deletes a task after a confirmation', async () => {
    const user = userEvent.setup({ delay: null });
    let tasks = [letters, essay];
    const written = serveTaskForm({
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
    expect(screen.getByText('3 students lose it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^ARE YOU SURE\?/ }));
    expect(await screen.findByText('Task deleted!')).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Write the essay']));
  });

  it('shows the result of a sync', async () => {
    const user = userEvent.setup({ delay: null });
    serveTaskForm({
      'GET /v2/tasks/all': () => ({ data: [letters] }),
      'POST /v2/tasks/sync': () => ({ message: 'Tasks synced.', count: 2, syncedAt: '2026-11-20T17:00:00Z' }),
    });
    renderApp({ role: 'admin', at });
    await user.click(await screen.findByRole('button', { name: 'Sync tasks' }));
    expect(
      await screen.findByText(
        'Tasks synced. 2 tasks newly assigned Friday, November 20, 2026, 12:00 PM EST.',
      ),
    ).toBeTruthy();
  });
});
