import { screen, waitFor, within } from '@testing-library/react';
import type { OpenTaskResource } from 'contract/task-progress';
import { itIs } from '../../test/calendar';
import { done as noContent } from '../../test/server';
import { cellsOf } from '../../test/rows';
import { definition } from '../../test/tasks';
import { ownForm, forAll, open, box } from '../../test/studentTasks';

const openTask = (
  firstName: string,
  attributes: Partial<OpenTaskResource['attributes']> = {},
): OpenTaskResource => ({
  id: `assignment of ${firstName}`,
  attributes: {
    ...{ firstName, lastName: 'Torres', dueDate: '2026-12-01', countsFrom: null, reminded: false },
    ...attributes,
  },
  relationships: { student: { data: { id: firstName } }, college: { data: null } },
});

const tab = (name: string) => screen.findByRole('tab', { name });

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

describe('a custom task', () => {
  it('assigned to all also reaches students who join later', async () => {
    const { user, written } = open('?studentId=all&tab=add');
    await user.type(await screen.findByLabelText(/^Name/), 'See me');
    await user.type(screen.getByLabelText(/^Due date Required/), '2026-12-01');
    await user.click(screen.getByRole('button', { name: /^Add task/ }));
    await screen.findByText('New custom task added');
    expect((await written()).at(-1)?.body).toEqual({ apply_to_all: true });
  });

  it('respects the length limits', async () => {
    const { user, written } = open('?studentId=s1&tab=add');
    await user.type(await screen.findByLabelText(/^Name/), 'x'.repeat(51));
    await user.type(screen.getByLabelText(/^Importance/), '11');
    await user.type(screen.getByLabelText(/^Hours/), '1.1');
    await user.click(screen.getByRole('button', { name: /^Add task/ }));
    expect(await screen.findByText('Name should have a maximum length of 50')).toBeTruthy();
    expect(screen.getByText('Importance must be between 1 and 10')).toBeTruthy();
    expect(screen.getByText('Hours must be in steps of 0.25')).toBeTruthy();
    expect(screen.getByText('Due date is a required field')).toBeTruthy();
    expect(await written()).toEqual([]);
  });

  it('is edited only by its author, with its values, and reassigned', async () => {
    const { user, written, router } = open('?studentId=s1');
    await box('Write the essay');
    expect(screen.queryByRole('button', { name: 'Edit Write the essay' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Edit Bring the form' }));
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect(name.value).toBe('Bring the form');
    expect(screen.getByLabelText<HTMLInputElement>(/^Due date Required/).value).toBe('2026-12-05');
    expect(screen.getByText(/^2 other students also have this task/)).toBeTruthy();
    await user.type(name, ' today');
    await user.click(screen.getByRole('button', { name: 'Save task' }));
    expect(await screen.findByText('custom task editted')).toBeTruthy();
    expect(await written()).toEqual([
      { call: `PATCH /v2/tasks/${ownForm.id}`, body: { name: 'Bring the form today' } },
      { call: `POST /v2/tasks/custom/${ownForm.id}/students`, body: { user_ids: ['s1'] } },
    ]);
    expect(router.state.location.search).toBe('?studentId=s1');
  });

  it('assigned to all is listed under All', async () => {
    const { user } = open('?studentId=all');
    expect(await screen.findByText('Meet me')).toBeTruthy();
    expect(screen.queryByText('Bring the form')).toBeNull();
    await user.click(await tab('ADD A NEW TASK'));
    expect(await screen.findByRole('button', { name: /^Add task/ })).toBeTruthy();
  });
});

describe('the page of tasks', () => {
  it('opens with the tasks of all students and how many have done each', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Tasks of your students' });
    const rows = () => within(table).getAllByRole('row').slice(1).map(cellsOf);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().map(([name, done]) => [name, done])).toEqual([
      ['Write the essayStandard', '31 of 5019 not done'],
      ['Meet meCustom', '30 of 30'],
    ]);
  });

  it('names who has not done a task, and reminds them', async () => {
    const { user, written } = open('', {
      'GET /v2/tasks/progress/{taskId}': () => ({
        data: [openTask('Maya'), openTask('Noah', { reminded: true })],
        meta: { students: 19, remindable: 12 },
      }),
      'POST /v2/tasks/progress/{taskId}/reminders': () => ({ data: { reminded: 12, remindedBefore: 7 } }),
    });
    await user.click(await screen.findByRole('button', { name: '19 not done: Write the essay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not done: Write the essay' }));
    const student = await dialog.findByRole('link', { name: 'Maya Torres' });
    expect(student.getAttribute('href')).toBe('/students/Maya?tab=tasks');
    expect(dialog.getAllByText('Reminded today')).toHaveLength(1);
    expect(dialog.getByText('and 17 students more, not listed.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remind 12 students' }));
    expect(
      await screen.findByText('12 students reminded. 7 students had already been reminded today.'),
    ).toBeTruthy();
    expect(await written()).toEqual([{ call: 'POST /v2/tasks/progress/p1/reminders' }]);
  });

  it('cannot remind anyone a second time on one day', async () => {
    const { user } = open('', {
      'GET /v2/tasks/progress/{taskId}': () => ({
        data: [openTask('Maya', { reminded: true })],
        meta: { students: 1, remindable: 0 },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '19 not done: Write the essay' }));
    const remind = await screen.findByRole<HTMLButtonElement>('button', { name: 'All reminded today' });
    expect(remind.disabled).toBe(true);
  });

  it('says how many students lose a task that is deleted', async () => {
    const { user, written } = open('', { 'DELETE /v2/tasks/{taskId}': noContent });
    expect(screen.queryByRole('button', { name: 'Delete Write the essay' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Delete Meet me' }));
    expect(await screen.findByText('“Meet me” will be removed from the lists of 30 students.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Task deleted!');
    expect(await written()).toEqual([{ call: `DELETE /v2/tasks/${forAll.id}` }]);
  });

  it('edits a task for everyone who has it', async () => {
    const { user, written, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Meet me' }));
    await user.type(await screen.findByLabelText<HTMLInputElement>(/^Name/), ' soon');
    expect(screen.getByText('30 students will see your changes.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save task' }));
    expect(await screen.findByText('custom task editted')).toBeTruthy();
    expect(await written()).toEqual([
      { call: `PATCH /v2/tasks/${forAll.id}`, body: { name: 'Meet me soon' } },
    ]);
    expect(router.state.location.search).toBe('');
  });

  it('lists templates, from which a new task starts', async () => {
    const template = definition('t5', 'Visit a campus', {
      ...{ type: 'custom', external_id: null, assignedCount: 0, due_date: '2026-10-01' },
    });
    const { user, router } = open('', { 'GET /v2/tasks/all': () => ({ data: [ownForm, template] }) });
    await user.click(await screen.findByRole('button', { name: 'Use the template Visit a campus' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Visit a campus');
    expect(screen.getByLabelText<HTMLInputElement>(/^Due date Required/).value).toBe('');
    expect(router.state.location.search).toBe('?tab=add&from=t5');
  });
});
