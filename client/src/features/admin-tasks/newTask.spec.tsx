import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, problem } from '../../test/server';
import { ASSIGNED, serveTaskForm } from '../../test/tasks';

async function fillTask(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^External ID/), 'STD-9');
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

  it('is created once and then assigned, even if assigning fails at first', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serveTaskForm({
      'GET /admin/all': () => ({ data: [userNamed('s1', 'Maya', 'Torres')], pageCount: 1 }),
      'POST /v2/tasks/custom/{taskId}/students': () => (broken ? problem(503, 'busy', 'Too busy') : ASSIGNED),
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^Chosen students/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Maya Torres/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText(/^The task was saved but couldn’t be assigned: Too busy\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Type').disabled).toBe(true);

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try assigning again' }));
    expect(await screen.findByText('New standard task added')).toBeTruthy();
    const assignment = { call: 'POST /v2/tasks/custom/t9/students', body: { user_ids: ['s1'] } };
    expect(await written()).toEqual([
      { call: 'POST /v2/tasks', body: { type: 'standard', ...FIELDS } },
      assignment,
      assignment,
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  });

  it('is updated before it is assigned if it changed after a failure', async () => {
    const user = userEvent.setup({ delay: null });
    let broken = true;
    const written = serveTaskForm({
      'PATCH /v2/tasks/{taskId}': done,
      'POST /v2/tasks/custom/{taskId}/students': () => (broken ? problem(503, 'busy', 'Too busy') : ASSIGNED),
    });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText(/couldn’t be assigned/);

    broken = false;
    await user.type(screen.getByLabelText(/^Name/), ' soon');
    await user.click(screen.getByRole('button', { name: 'Try assigning again' }));
    await screen.findByText('New standard task added');
    expect((await written()).slice(2)).toEqual([
      { call: 'PATCH /v2/tasks/t9', body: { name: 'Ask for letters soon' } },
      { call: 'POST /v2/tasks/custom/t9/students', body: { apply_to_all: true } },
    ]);
  });

  it('is for the chosen grades, which only a standard task has', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({ 'POST /v2/tasks/custom/{taskId}/students': () => ASSIGNED });
    renderApp({ role: 'admin', at });
    await fillTask(user);
    const grades = () => within(screen.getByRole('group', { name: 'Grades' }));
    await user.click(grades().getByRole('checkbox', { name: '11th' }));
    await user.click(grades().getByRole('checkbox', { name: '12th' }));
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Custom');
    expect(screen.queryByRole('group', { name: 'Grades' })).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Standard');
    expect(grades().getByRole<HTMLInputElement>('checkbox', { name: '12th' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText('New standard task added');
    expect((await written())[0]!.body).toEqual({ type: 'standard', ...FIELDS, grades: ['11th', '12th'] });
  });

  it('of a college goes to pasted and typed codes', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({
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
    expect(await screen.findByText(/^“ABC” isn’t a CEEB code/)).toBeTruthy();
    expect(await written()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove ABC' }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByText('New college task added');
    expect((await written()).at(-1)).toEqual({
      call: 'POST /v2/tasks/standard/t9/colleges',
      body: { ceeb_codes: ['1234', '5678', '9012'] },
    });
  });

  it('of the standard type can go to colleges', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({
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

  it('cannot go to an audience that its type excludes', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({});
    renderApp({ role: 'admin', at });
    await fillTask(user);
    await user.click(screen.getByRole('radio', { name: /^All students/ }));
    await user.selectOptions(screen.getByLabelText(/^Type/), 'College');
    expect(screen.queryByRole('radio', { name: /students/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText('Choose who gets the task')).toBeTruthy();
    expect(await written()).toEqual([]);
  });

  it('respects the length limits', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({});
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

  it('requires all fields and an audience', async () => {
    const user = userEvent.setup({ delay: null });
    const written = serveTaskForm({});
    renderApp({ role: 'admin', at });
    await user.click(await screen.findByRole('button', { name: 'Add task' }));
    for (const name of [
      'External ID',
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
