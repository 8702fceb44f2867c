import { PASSWORD, type TestApp, type User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { named, task, tasksOver } from '../support/task-calls';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;

const { create, assign, tasksOf } = tasksOver(() => app);

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithFixtures());
});

afterAll(() => app.dispose());

describe('the assignment of a task', () => {
  it('reaches the chosen students the user has access to', async () => {
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

  it('to all students reaches later ones too', async () => {
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

  it('to all of a counselor’s students reaches later ones too', async () => {
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

  it('is refused without students and with an unknown one', async () => {
    const id = await create(counselor, { ...task, name: 'To whom', type: 'custom' });
    const refused = await assign(counselor, id, { user_ids: [] }).expect(422);
    expect(refused.body.fields).toEqual({ user_ids: 'Choose students' });
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

  it('to students is refused for a college task', async () => {
    const id = await create(admin, { ...task, name: 'For a college', type: 'college' });
    for (const audience of [{ user_ids: [student.id] }, { apply_to_all: true }]) {
      const { body } = await assign(admin, id, audience).expect(422);
      expect(body.message).toBe('College tasks are assigned to colleges, not students.');
    }
  });

  it('to no college or an unknown one is refused', async () => {
    await new Catalogue(app).add('4001', 'Known College', { facts: { unitId: '166099' } });
    const id = await create(admin, { ...task, name: 'Where to', type: 'college' });
    const toColleges = (ceeb_codes: string[]) =>
      app.call('post', `/v2/tasks/standard/${id}/colleges`, admin).send({ ceeb_codes });
    const none = await toColleges([]).expect(422);
    expect(none.body.fields).toEqual({ ceeb_codes: 'Choose colleges' });
    const unknown = await toColleges(['4001', '9998', 'U999999']).expect(422);
    expect(unknown.body.fields).toEqual({ ceeb_codes: 'Colleges 9998, U999999 don’t exist' });
    const { body } = await toColleges(['4001', 'U166099', '4001']).expect(200);
    expect(body).toMatchObject({ message: 'Task assigned to 1 college.', count: 1 });
  });

  it('to colleges is refused for a custom task', async () => {
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

  it('is repaired by a sync, unless staff removed it', async () => {
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

  it('is refused to an account admin if one student is of another school', async () => {
    const [accountAdmin, own] = [await app.user('account_admin', 'Olga'), await app.user('student', 'Own')];
    const school = { name: 'Harbor High', description: '' };
    const { body } = await app.call('post', '/admin/entity', admin).send(school).expect(201);
    for (const { email } of [accountAdmin, own])
      await app
        .call('post', `/admin/entity/${(body as { id: string }).id}/user`, admin)
        .send({ email })
        .expect(200);
    const id = await create(accountAdmin, { ...task, name: 'Of a school', type: 'custom' });
    await assign(accountAdmin, id, { user_ids: [own.id, stranger.id] }).expect(403);
    await assign(accountAdmin, id, { user_ids: [own.id] }).expect(200);
    expect(named('Of a school')(await tasksOf(stranger))).toBeUndefined();
  });
});
