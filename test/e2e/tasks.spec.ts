import type { TaskAssignmentResource, TaskDefinitionResource } from '../../contract/tasks';
import { History } from '../../src/platform/history/history';
import { PASSWORD, TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

jest.setTimeout(30_000);

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  student = await app.user('student', 'Maya');
  stranger = await app.user('student', 'Julian');
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

const task = {
  name: 'Draft the essay',
  description: 'A first draft.',
  due_date: '2027-01-15',
  weighted_importance: 8,
  approx_total_hours: 4.5,
  importance: 'It matters.####A lot.',
  notes: 'Sit down.####Write.',
};

async function create(user: User, fields: object): Promise<string> {
  const { body } = await app.call('post', '/v2/tasks/', user).send(fields).expect(201);
  return (body as { id: string }).id;
}

const assign = (user: User, taskId: string, body: object) =>
  app.call('post', `/v2/tasks/custom/${taskId}/students`, user).send(body);

async function tasksOf(user: User): Promise<readonly TaskAssignmentResource[]> {
  const { body } = await app.call('get', '/v2/tasks/all', user).expect(200);
  return (body as { data: TaskAssignmentResource[] }).data;
}

const named = (name: string) => (tasks: readonly TaskAssignmentResource[]) =>
  tasks.find(({ attributes }) => attributes.name === name);

describe('definitions', () => {
  it('are found by their external id, which is theirs alone', async () => {
    const id = await create(admin, { ...task, type: 'standard', external_id: 'STD-1' });
    const { body } = await app.call('get', '/v2/tasks?externalId=STD-1', admin).expect(200);
    const found = body as TaskDefinitionResource;
    expect(found.id).toBe(id);
    expect(found.attributes).toMatchObject({
      ...task,
      type: 'standard',
      external_id: 'STD-1',
      due_date_can_be_modified: true,
    });
    const { body: missing } = await app.call('get', '/v2/tasks?externalId=NONE', admin).expect(404);
    expect(missing).toMatchObject({ message: 'Task not found with External Id: NONE' });
    const { body: taken } = await app
      .call('post', '/v2/tasks/', admin)
      .send({ ...task, type: 'standard', external_id: 'STD-1' })
      .expect(422);
    expect(taken.fields).toEqual({ external_id: 'Another task has the external id STD-1.' });
  });

  it('free their external id when it changes and when they are deleted', async () => {
    const id = await create(admin, { ...task, type: 'standard', external_id: 'STD-2' });
    await app.call('patch', `/v2/tasks/${id}`, admin).send({ external_id: 'STD-3' }).expect(204);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-2' });
    await app.call('delete', `/v2/tasks/${id}`, admin).expect(204);
    await app.call('get', '/v2/tasks?externalId=STD-3', admin).expect(404);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-3' });
    await app.call('patch', `/v2/tasks/${id}`, admin).send({ name: 'Gone' }).expect(404);
  });

  it('are cleared of a text, a date or a number by an empty one, but not of the name', async () => {
    const id = await create(admin, { ...task, type: 'standard', external_id: 'STD-9' });
    const edit = (fields: object) => app.call('patch', `/v2/tasks/${id}`, admin).send(fields);
    await edit({ notes: '', importance: null, due_date: null, weighted_importance: null }).expect(204);
    const { body } = await app.call('get', '/v2/tasks?externalId=STD-9', admin).expect(200);
    const { attributes } = body as TaskDefinitionResource;
    expect(attributes).toMatchObject({
      notes: '',
      importance: '',
      due_date: null,
      weighted_importance: null,
    });
    expect(attributes.description).toBe(task.description);
    await edit({ name: '' }).expect(204);
    expect(
      (await app.call('get', '/v2/tasks?externalId=STD-9', admin).expect(200)).body.attributes.name,
    ).toBe(task.name);
  });

  it('name each field at fault', async () => {
    const { body } = await app
      .call('post', '/v2/tasks/', admin)
      .send({ type: 'odd', weighted_importance: 11, approx_total_hours: 0.5, due_date: 'soon' })
      .expect(422);
    expect(body.fields).toEqual({
      name: 'Name is a required field',
      type: 'Type must be standard, custom or college',
      weighted_importance: 'Importance must be between 1 and 10',
      approx_total_hours: 'Hours must be at least 1',
      due_date: 'Due date must be a date such as 2027-01-15',
    });
  });

  it('take whole importance, quarters of hours, and dates that the calendar has', async () => {
    const { body } = await app
      .call('post', '/v2/tasks/', admin)
      .send({
        ...task,
        type: 'standard',
        weighted_importance: 1.5,
        approx_total_hours: 1.1,
        due_date: '2027-02-31',
      })
      .expect(422);
    expect(body.fields).toEqual({
      weighted_importance: 'Importance must be a whole number',
      approx_total_hours: 'Hours must be in steps of 0.25',
      due_date: 'Due date must be a date such as 2027-01-15',
    });
  });

  it('that are custom have names of at most 50 letters', async () => {
    const name = 'x'.repeat(51);
    const fields = { name: 'Name should have a maximum length of 50' };
    const refused = await app
      .call('post', '/v2/tasks/', counselor)
      .send({ name, type: 'custom' })
      .expect(422);
    expect(refused.body.fields).toEqual(fields);
    const id = await create(counselor, { name: name.slice(1), type: 'custom' });
    const edited = await app.call('patch', `/v2/tasks/${id}`, counselor).send({ name }).expect(422);
    expect(edited.body.fields).toEqual(fields);
    await create(admin, { name, type: 'standard' });
  });

  it('that are refused leave their external id to others', async () => {
    const refused = { name: 'x'.repeat(51), type: 'custom', external_id: 'STD-8' };
    await app.call('post', '/v2/tasks/', admin).send(refused).expect(422);
    const id = await create(admin, { ...refused, name: 'Short' });
    await app.call('patch', `/v2/tasks/${id}`, counselor).send({ external_id: 'STD-10' }).expect(403);
    const custom = { ...task, type: 'standard', external_id: 'STD-10' };
    await app.call('post', '/v2/tasks/', counselor).send(custom).expect(403);
    expect(await app.app.get(History).read('external-id-STD-10')).toEqual([]);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-10' });
  });

  it('of blanks are empty', async () => {
    const { body } = await app
      .call('post', '/v2/tasks/', admin)
      .send({ name: ' \t ', type: 'standard' })
      .expect(422);
    expect(body.fields).toEqual({ name: 'Name is a required field' });
    await create(admin, { name: ' Spaced ', description: '   ', external_id: ' STD-7 ', type: 'standard' });
    const { body: found } = await app.call('get', '/v2/tasks?externalId=STD-7', admin).expect(200);
    expect(found.attributes).toMatchObject({ name: 'Spaced', description: '', external_id: 'STD-7' });
  });

  it('of staff other than admins are custom, and their own', async () => {
    await app
      .call('post', '/v2/tasks/', counselor)
      .send({ ...task, type: 'standard' })
      .expect(403);
    const id = await create(counselor, { ...task, name: 'Custom one', type: 'custom' });
    const other = await app.user('counselor', 'Other');
    await app.call('patch', `/v2/tasks/${id}`, other).send({ name: 'Mine now' }).expect(403);
    await app.call('delete', `/v2/tasks/${id}`, other).expect(403);
    await app.call('delete', `/v2/tasks/${id}`, counselor).expect(204);
  });
});

describe('assignment', () => {
  it('goes to the chosen students that one has access to', async () => {
    const id = await create(counselor, { ...task, name: 'Chosen', type: 'custom' });
    await assign(counselor, id, { user_ids: [stranger.id] }).expect(403);
    const { body } = await assign(counselor, id, { user_ids: [student.id], due_date: '2027-02-01' }).expect(
      200,
    );
    expect(body).toEqual({ message: 'Task assigned to 1 student.', count: 1, syncedAt: expect.any(String) });
    const assigned = named('Chosen')(await tasksOf(student))!;
    expect(assigned.attributes).toMatchObject({
      taskId: id,
      dueDate: '2027-02-01',
      completedDate: null,
      notes: task.notes,
      importance: task.importance,
    });
    expect(named('Chosen')(await tasksOf(stranger))).toBeUndefined();
  });

  it('to all students reaches also those who come later', async () => {
    const id = await create(admin, { ...task, name: 'For everybody', type: 'standard' });
    const { body } = await assign(admin, id, { apply_to_all: true }).expect(200);
    expect(body.count).toBe(2);
    expect(named('For everybody')(await tasksOf(stranger))!.attributes.dueDate).toBe('2027-01-15');
    const late = await app.user('student', 'Late');
    await eventually(
      () => tasksOf(late),
      (tasks) => named('For everybody')(tasks) !== undefined,
    );
  });

  it('to all of a counselor reaches the own students, also those who come later', async () => {
    const id = await create(counselor, { ...task, name: 'For mine', type: 'custom' });
    expect((await assign(counselor, id, { apply_to_all: true }).expect(200)).body.count).toBe(1);
    const { body } = await app
      .call('post', '/auth/student/register')
      .send({
        first_name: 'New',
        last_name: 'Student',
        email: 'by-link@example.test',
        phone_number: '6465550199',
        password: PASSWORD,
        counselor_id: counselor.id,
      })
      .expect(200);
    await eventually(
      () => tasksOf({ token: body.token } as User),
      (tasks) => named('For mine')(tasks) !== undefined,
    );
    expect(named('For mine')(await tasksOf(stranger))).toBeUndefined();
  });

  it('to nobody, or to somebody unknown, is refused', async () => {
    const id = await create(counselor, { ...task, name: 'To whom', type: 'custom' });
    const refused = await assign(counselor, id, { user_ids: [] }).expect(422);
    expect(refused.body.fields).toEqual({ user_ids: 'Choose the students' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const user of [counselor, admin]) {
      const taskId = await create(user, { ...task, name: 'To whom', type: 'custom' });
      const { body } = await assign(user, taskId, { user_ids: [student.id, unknown] }).expect(404);
      expect(body.message).toBe('Student not found.');
    }
    await assign(admin, id, { user_ids: [counselor.id] }).expect(404);
    expect(named('To whom')(await tasksOf(student))).toBeUndefined();
    const twice = await assign(counselor, id, { user_ids: [student.id, student.id] }).expect(200);
    expect(twice.body.count).toBe(1);
  });

  it('to students takes standard and custom tasks, not those of colleges', async () => {
    const id = await create(admin, { ...task, name: 'For a college', type: 'college' });
    for (const audience of [{ user_ids: [student.id] }, { apply_to_all: true }]) {
      const { body } = await assign(admin, id, audience).expect(422);
      expect(body.message).toBe('A college task goes to colleges, not to students.');
    }
  });

  it('to unknown colleges, or to none, is refused', async () => {
    await new Catalogue(app).add('4001', 'Known College', { facts: { unitId: '166099' } });
    const id = await create(admin, { ...task, name: 'Where to', type: 'college' });
    const toColleges = (ceeb_codes: string[]) =>
      app.call('post', `/v2/tasks/standard/${id}/colleges`, admin).send({ ceeb_codes });
    const none = await toColleges([]).expect(422);
    expect(none.body.fields).toEqual({ ceeb_codes: 'Choose the colleges' });
    const unknown = await toColleges(['4001', '9998', 'U999999']).expect(422);
    expect(unknown.body.fields).toEqual({ ceeb_codes: 'There are no colleges 9998, U999999' });
    const { body } = await toColleges(['4001', 'U166099', '4001']).expect(200);
    expect(body).toMatchObject({ message: 'Task assigned to 1 college.', count: 1 });
  });

  it('to colleges takes standard and college tasks, not custom ones', async () => {
    const catalogue = new Catalogue(app);
    await catalogue.add('3434', 'Harbor College');
    await catalogue.add('3987', 'Ridge University');
    const id = await create(admin, { ...task, name: 'Why us', type: 'college' });
    const toColleges = (taskId: string, body: object) =>
      app.call('post', `/v2/tasks/standard/${taskId}/colleges`, admin).send(body);
    expect((await toColleges(id, { ceeb_codes: ['3434', '3987'] }).expect(200)).body.message).toBe(
      'Task assigned to 2 colleges.',
    );
    await toColleges(id, { apply_to_all: true }).expect(200);
    await toColleges(id, { ceeb_codes: ['not one'] }).expect(422);
    const custom = await create(admin, { ...task, name: 'Custom', type: 'custom' });
    await toColleges(custom, { apply_to_all: true }).expect(422);
  });

  it('is repaired by the sync calls, which leave alone what staff removed', async () => {
    const id = await create(admin, { ...task, name: 'Removed', type: 'standard' });
    await assign(admin, id, { apply_to_all: true }).expect(200);
    await app.call('delete', `/v2/tasks/${id}/student/${student.id}`, counselor).expect(204);
    const { body } = await app.call('post', '/v2/tasks/sync', student).expect(200);
    expect(body).toEqual({ message: 'Tasks synced.', count: 0, syncedAt: expect.any(String) });
    expect(named('Removed')(await tasksOf(student))).toBeUndefined();
    await assign(admin, id, { user_ids: [student.id] }).expect(200);
    expect(named('Removed')(await tasksOf(student))).toBeDefined();
    await app.call('post', '/v2/tasks/sync', admin).expect(200);
    await app.call('post', '/v2/tasks/sync', counselor).expect(403);
  });
});

describe('progress', () => {
  const complete = (user: User, id: string, completed_date: string | null) =>
    app.call('patch', `/v2/tasks/student/${id}`, user).send({ completed_date });

  async function given(name: string): Promise<TaskAssignmentResource> {
    const id = await create(counselor, { ...task, name, type: 'custom' });
    await assign(counselor, id, { user_ids: [student.id] }).expect(200);
    return named(name)(await tasksOf(student))!;
  }

  it('is made and unmade by the student and by staff with access', async () => {
    const { id } = await given('Toggle');
    await complete(student, id, '2026-11-01T15:00:00.000Z').expect(204);
    expect(named('Toggle')(await tasksOf(student))!.attributes.completedDate).toBe(
      '2026-11-01T15:00:00.000Z',
    );
    await complete(counselor, id, null).expect(204);
    expect(named('Toggle')(await tasksOf(student))!.attributes.completedDate).toBeNull();
    await complete(stranger, id, '2026-11-01T15:00:00.000Z').expect(403);
    await complete(student, id, 'yesterday').expect(422);
    await complete(student, '00000000-0000-4000-8000-000000000000', null).expect(404);
  });

  it.each([
    ['2027-02-31', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['2026-02-31T10:00:00.000Z', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['2026-10-31T10:00:00', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['0001-01-01', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['9999-12-31T00:00:00.000Z', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['2099-01-01', 'Completion cannot be in the future'],
    ['2099-01-01T10:00:00.000Z', 'Completion cannot be in the future'],
    ['1999-12-31', 'Completion cannot be more than ten years ago'],
    [[], 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    ['', 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
    [undefined, 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z'],
  ])('is not made on %j', async (completed_date, message) => {
    const { id } = await given('When');
    const { body } = await app
      .call('patch', `/v2/tasks/student/${id}`, student)
      .send({ completed_date })
      .expect(422);
    expect(body.fields).toEqual({ completed_date: message });
    expect(named('When')(await tasksOf(student))!.attributes.completedDate).toBeNull();
  });

  it('is made now where the clock of the browser is ahead, and on a day of New York', async () => {
    const early = await given('Ahead');
    const ahead = new Date(Date.now() + 20 * 60_000).toISOString();
    await complete(student, early.id, ahead).expect(204);
    const { completedDate } = named('Ahead')(await tasksOf(student))!.attributes;
    expect(Date.parse(completedDate!)).toBeLessThanOrEqual(Date.now());
    const dayOf = await given('Day');
    await complete(student, dayOf.id, '2026-07-04').expect(204);
    expect(named('Day')(await tasksOf(student))!.attributes.completedDate).toBe('2026-07-04T04:00:00.000Z');
  });

  it('keeps the due date of what is completed', async () => {
    const { id, attributes } = await given('Dated');
    const change = (due_date: string | null) =>
      app
        .call('patch', `/v2/tasks/${attributes.taskId}/student/${student.id}`, counselor)
        .set('studentid', student.id)
        .send({ due_date });
    await change('2027-03-01').expect(204);
    expect(named('Dated')(await tasksOf(student))!.attributes.dueDate).toBe('2027-03-01');
    await complete(student, id, '2026-11-01T15:00:00.000Z').expect(204);
    expect((await change('2027-04-01').expect(409)).body.message).toBe(
      'The due date of a completed task cannot be changed.',
    );
  });

  it('follows the task’s own due date where the student has none', async () => {
    const { attributes } = await given('Following');
    await app
      .call('patch', `/v2/tasks/${attributes.taskId}`, counselor)
      .send({ due_date: '2027-05-05' })
      .expect(204);
    expect(named('Following')(await tasksOf(student))!.attributes.dueDate).toBe('2027-05-05');
  });

  it('disappears with the task', async () => {
    const { id, attributes } = await given('Doomed');
    await app.call('delete', `/v2/tasks/${attributes.taskId}`, counselor).expect(204);
    expect(named('Doomed')(await tasksOf(student))).toBeUndefined();
    await complete(student, id, null).expect(404);
  });

  it('is seen live by the student and by the counselor, and by nobody else', async () => {
    const [hers, his, others] = await Promise.all(
      [student, counselor, stranger].map(({ token }) => LiveClient.connect(app.url, token)),
    );
    try {
      const { id, attributes } = await given('Live');
      await hers!.next((event) => event.name === 'assignment.added' && event.id === id);
      await complete(student, id, '2026-11-02T15:00:00.000Z').expect(204);
      const told = await his!.next((event) => event.name === 'assignment.changed' && event.id === id);
      expect(told).toMatchObject({
        version: 1,
        data: { studentId: student.id, completedDate: '2026-11-02T15:00:00.000Z' },
      });
      await app
        .call('patch', `/v2/tasks/${attributes.taskId}`, counselor)
        .send({ name: 'Live again' })
        .expect(204);
      await hers!.next((event) => event.name === 'task.changed' && event.id === attributes.taskId);
      await app.call('delete', `/v2/tasks/${attributes.taskId}/student/${student.id}`, counselor).expect(204);
      await hers!.next((event) => event.name === 'assignment.removed' && event.id === id);
      // Of what the stranger was given before, the notification may come only now.
      expect(others!.events.filter(({ type }) => type !== 'Notification')).toEqual([]);
    } finally {
      for (const client of [hers, his, others]) client!.close();
    }
  });

  it('is told to nobody without a token that holds', async () => {
    await expect(LiveClient.connect(app.url, 'made up')).rejects.toThrow('unauthorized');
  });
});

describe('a request sent twice with one key', () => {
  it('happens once', async () => {
    const send = () =>
      app
        .call('post', '/v2/tasks/', admin)
        .set('Idempotency-Key', 'once-only')
        .send({ ...task, name: 'Once only', type: 'standard', external_id: 'ONCE' })
        .expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });
});
