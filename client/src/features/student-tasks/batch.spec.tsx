import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itIs } from '../../test/calendar';
import { accessPage } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done as noContent, problem, serve, writesIn, type Responses } from '../../test/server';
import { listed, pageOf } from '../../test/students';
import { definition } from '../../test/tasks';

const DEADLINE = { date: '2027-03-01', ceeb: '3003', college: 'Amherst College', kind: 'reg' } as const;

function open(answers: Responses = {}) {
  const requests = serve({
    'GET /users/students': () => pageOf(listed('s3', 'Zoë', 'Berg'), listed('s1', 'Maya', 'Torres')),
    'GET /users/list-access': () => accessPage(),
    'GET /v2/tasks/all': () => ({ data: [] }),
    'POST /v2/tasks': () => ({ id: 't9' }),
    'POST /v2/tasks/custom/{taskId}/batches': ({ body }) => ({
      data: body.students.map(({ user_id }) => ({
        user_id,
        outcome: user_id === 's2' ? 'no-access' : 'assigned',
      })),
    }),
    'POST /v2/tasks/due-dates': ({ body }) => ({
      data: body.user_ids.map((user_id) =>
        user_id === 's1'
          ? { user_id, due_date: `2026-12-${String(31 - (body.days_before % 30))}`, deadline: DEADLINE }
          : { user_id, due_date: null, deadline: null },
      ),
    }),
    'DELETE /v2/tasks/{taskId}': noContent,
    ...answers,
  });
  const students = [
    { id: 's1', firstName: 'Maya', lastName: 'Torres' },
    { id: 's2', firstName: 'Noah', lastName: 'Abernathy' },
  ];
  const user = userEvent.setup({ delay: null });
  const view = renderApp({
    role: 'counselor',
    at: { pathname: '/counselor/counselor-tasks', search: '?tab=add', state: { students } },
  });
  return { user, requests, written: () => writesIn(requests), ...view };
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText(/^Name/), 'See me');
  fireEvent.change(screen.getByLabelText(/^Due date Required/), { target: { value: '2026-12-01' } });
};

const batches = async (written: () => Promise<readonly { call: string; body: unknown }[]>) =>
  (await written()).filter(({ call }) => call.endsWith('/batches')).map(({ body }) => body);

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

it('a draft keeps the students and the due dates', async () => {
  const first = open();
  await fill(first.user);
  await first.user.click(screen.getByRole('combobox', { name: 'Students' }));
  await first.user.click(await screen.findByRole('option', { name: /Berg, Zoë/ }));
  await first.user.click(screen.getByRole('button', { name: 'Individual dates' }));
  fireEvent.change(await screen.findByLabelText(/^Due date of .*Zoë/), { target: { value: '2026-12-24' } });
  first.unmount();

  const second = open();
  await screen.findByText(/^We restored your draft/);
  await second.user.click(screen.getByRole('button', { name: /^Add task/ }));
  await screen.findByText('New custom task added');
  expect(await batches(second.written)).toEqual([
    { students: [{ user_id: 's1' }, { user_id: 's2' }, { user_id: 's3', due_date: '2026-12-24' }] },
  ]);
});

it('a batch reports the result per student and can be undone as a whole', async () => {
  const { user, written } = open();
  await fill(user);
  await user.click(screen.getByRole('combobox', { name: 'Students' }));
  await user.click(await screen.findByRole('option', { name: /Berg, Zoë/ }));
  await user.type(screen.getByLabelText(/^How/), 'Sit down.{enter}{enter}Write.');
  const preview = screen.getByRole('region', { name: 'Student preview' });
  expect(within(preview).getByText('See me')).toBeTruthy();
  expect(within(preview).getByText('Write.').tagName).toBe('P');
  await user.click(screen.getByRole('button', { name: /^Add task/ }));
  expect(await screen.findByText('New custom task added')).toBeTruthy();
  expect(await written()).toEqual([
    {
      call: 'POST /v2/tasks',
      body: { type: 'custom', name: 'See me', due_date: '2026-12-01', notes: 'Sit down.####Write.' },
    },
    {
      call: 'POST /v2/tasks/custom/t9/batches',
      body: { students: [{ user_id: 's1' }, { user_id: 's2' }, { user_id: 's3' }] },
    },
  ]);
  expect(document.activeElement?.textContent).toMatch(/^“See me” was assigned to 2 students\./);
  expect(screen.getByText(/Not assigned: you no longer have access/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo for all students' }));
  expect(await screen.findByText('Task deleted!')).toBeTruthy();
  expect((await written()).at(-1)).toMatchObject({ call: 'DELETE /v2/tasks/t9' });
});

it('a batch is due days before each deadline, or on the form’s date', async () => {
  const { user, written } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Before a deadline' }));
  const maya = await screen.findByLabelText<HTMLInputElement>('Due date of Maya Torres');
  expect(maya.value).toBe('2026-12-17');
  expect(screen.queryByLabelText('Due date of Noah Abernathy')).toBeNull();
  expect(screen.getByText('1 student has no deadline and gets the due date above.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '30 days before' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Due date of Maya Torres').value).toBe('2026-12-31'),
  );
  expect(screen.getByRole('option', { name: 'Amherst College' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Add task/ }));
  await screen.findByText('New custom task added');
  expect(await batches(written)).toMatchObject([
    { students: [{ user_id: 's1', due_date: '2026-12-31' }, { user_id: 's2' }] },
  ]);
});

it('a batch can have a date for each student', async () => {
  const { user, written } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Individual dates' }));
  fireEvent.change(screen.getByLabelText('Due date of Noah Abernathy'), { target: { value: '2026-12-09' } });
  await user.click(screen.getByRole('button', { name: /^Add task/ }));
  await screen.findByText('New custom task added');
  expect(await batches(written)).toMatchObject([
    { students: [{ user_id: 's1' }, { user_id: 's2', due_date: '2026-12-09' }] },
  ]);
});

it('a batch requires students', async () => {
  const { user, written } = open();
  await fill(user);
  for (const name of ['Maya Torres', 'Noah Abernathy'])
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await user.click(screen.getByRole('button', { name: /^Add task/ }));
  expect(await screen.findByText('Choose a student or All to add a task.')).toBeTruthy();
  expect(await batches(written)).toEqual([]);
});

it('a batch says how many students it is for, and then starts anew', async () => {
  const { user } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add task for 2 students' }));
  await screen.findByText('New custom task added');
  expect(screen.queryByRole('button', { name: 'Remove Maya Torres' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add task' })).toBeTruthy();
});

it('a batch says beforehand what is missing or too long', async () => {
  const { user } = open();
  await screen.findByText('Name is a required field');
  await user.type(screen.getByLabelText(/^Name/), 'x'.repeat(51));
  expect(screen.getByText('Name should have a maximum length of 50')).toBeTruthy();
  expect(screen.getByText('Due date is a required field')).toBeTruthy();
  expect(screen.queryByText('Choose a student or All to add a task.')).toBeNull();
  await user.type(screen.getByLabelText(/^Name/), '{backspace}');
  fireEvent.change(screen.getByLabelText(/^Due date Required/), { target: { value: '2026-12-01' } });
  expect(screen.queryByText('Before you can add it:')).toBeNull();
});

describe('a batch', () => {
  const own = (id: string, name: string, createdAt: string, assignedCount: number) =>
    definition(id, name, { type: 'custom', external_id: null, createdAt, assignedCount });
  const tasks = [
    own('t1', 'Essay', '2026-10-01T12:00:00Z', 4),
    own('t2', 'Essay', '2026-11-01T12:00:00Z', 9),
    own('t3', 'Meet me', '2026-11-02T12:00:00Z', 0),
    definition('t4', 'Standard', { assignedCount: 50 }),
  ];

  it('starts from a template or one of the last tasks', async () => {
    const { user, written } = open({ 'GET /v2/tasks/all': () => ({ data: tasks }) });
    const start = await screen.findByLabelText('Start from');
    expect(
      within(start)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['An empty task', 'Meet me', 'Essay (added Sun, Nov 1)']]);
    await user.selectOptions(start, 'Essay (added Sun, Nov 1)');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Essay');
    await user.click(screen.getByRole('button', { name: 'Add task for 2 students' }));
    await screen.findByText('New custom task added');
    expect((await written())[0]).toMatchObject({
      call: 'POST /v2/tasks',
      body: { type: 'custom', name: 'Essay', description: 'Described.', due_date: '2027-01-15' },
    });
  });

  it('is saved as a template without being assigned', async () => {
    const { user, written } = open();
    await user.type(await screen.findByLabelText(/^Name/), 'See me');
    await user.click(screen.getByRole('button', { name: 'Save as template' }));
    expect(await screen.findByText('Template saved.')).toBeTruthy();
    expect(await written()).toEqual([{ call: 'POST /v2/tasks', body: { type: 'custom', name: 'See me' } }]);
  });
});

const BUSY = () => problem(503, 'busy', 'Too busy');
const SAVED = /^The task was saved but couldn’t be assigned: Too busy\./;
const ASSIGNED = { message: 'Task assigned to 1 student.', count: 1, syncedAt: '2026-11-20T17:00:00Z' };

type Person = ReturnType<typeof userEvent.setup>;

const remove = async (user: Person, ...names: readonly string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
};
const choose = async (user: Person, ...names: readonly RegExp[]) => {
  for (const name of names) {
    await user.click(screen.getByRole('combobox', { name: 'Students' }));
    await user.click(await screen.findByRole('option', { name }));
  }
};
const creation = { call: 'POST /v2/tasks', body: { type: 'custom', name: 'See me', due_date: '2026-12-01' } };
const toAll = { call: 'POST /v2/tasks/custom/t9/students', body: { apply_to_all: true } };
const toSome = (...students: readonly object[]) => ({
  call: 'POST /v2/tasks/custom/t9/batches',
  body: { students },
});

describe('a task that was created but not assigned', () => {
  it('is reused for some students after failing for all', async () => {
    const { user, written } = open({
      'PATCH /v2/tasks/{taskId}': noContent,
      'POST /v2/tasks/custom/{taskId}/students': BUSY,
    });
    await fill(user);
    await remove(user, 'Maya Torres', 'Noah Abernathy');
    await choose(user, /^All/);
    await user.click(screen.getByRole('button', { name: /^Add task/ }));
    await screen.findByText(SAVED);

    await remove(user, 'All');
    await choose(user, /Berg, Zoë/, /Torres, Maya/);
    await user.type(screen.getByLabelText(/^Name/), ' soon');
    await user.click(screen.getByRole('button', { name: 'Individual dates' }));
    fireEvent.change(screen.getByLabelText('Due date of Zoë Berg'), { target: { value: '2026-12-09' } });
    await user.click(screen.getByRole('button', { name: 'Try assigning again' }));
    expect(await screen.findByText('“See me soon” was assigned to 2 students.')).toBeTruthy();
    expect(await written()).toEqual([
      creation,
      toAll,
      { call: 'PATCH /v2/tasks/t9', body: { name: 'See me soon' } },
      toSome({ user_id: 's3', due_date: '2026-12-09' }, { user_id: 's1' }),
    ]);
  });

  it('is reused for all students after failing for some', async () => {
    const { user, written } = open({
      'POST /v2/tasks/custom/{taskId}/batches': BUSY,
      'POST /v2/tasks/custom/{taskId}/students': () => ASSIGNED,
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: /^Add task/ }));
    await screen.findByText(SAVED);
    await remove(user, 'Maya Torres', 'Noah Abernathy');
    await choose(user, /^All/);
    await user.click(screen.getByRole('button', { name: 'Try assigning again' }));
    await screen.findByText('New custom task added');
    const some = toSome({ user_id: 's1' }, { user_id: 's2' });
    expect(await written()).toEqual([creation, some, toAll]);
  });

  it('is reused after a reload, but not after discarding the draft', async () => {
    const first = open({ 'POST /v2/tasks/custom/{taskId}/batches': BUSY });
    await fill(first.user);
    await first.user.click(screen.getByRole('button', { name: /^Add task/ }));
    await screen.findByText(SAVED);
    first.unmount();

    const second = open();
    await second.user.click(await screen.findByRole('button', { name: 'Try assigning again' }));
    await screen.findByText('New custom task added');
    const some = toSome({ user_id: 's1' }, { user_id: 's2' });
    expect(await second.written()).toEqual([some]);
    expect(screen.getByRole('button', { name: /^Add task/ })).toBeTruthy();
    second.unmount();

    const third = open();
    await fill(third.user);
    await third.user.click(screen.getByRole('button', { name: /^Add task/ }));
    await screen.findByText('New custom task added');
    expect(await third.written()).toEqual([creation, some]);
  });
});
