import type { TaskDefinitionResource } from '../../contract/tasks';
import { History } from '../../src/platform/history/history';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { task, tasksOver } from '../support/task-calls';

let app: TestApp;
let admin: User;
let counselor: User;

const { create } = tasksOver(() => app);

beforeAll(async () => {
  ({ app, admin, counselor } = await startWithFixtures());
});

afterAll(() => app.dispose());

describe('task definitions', () => {
  it('are found by their external id, which is unique', async () => {
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
    expect(taken.fields).toEqual({ external_id: 'Another task has the external ID STD-1.' });
  });

  it('free their external id when it changes or they are deleted', async () => {
    const id = await create(admin, { ...task, type: 'standard', external_id: 'STD-2' });
    await app.call('patch', `/v2/tasks/${id}`, admin).send({ external_id: 'STD-3' }).expect(204);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-2' });
    await app.call('delete', `/v2/tasks/${id}`, admin).expect(204);
    await app.call('get', '/v2/tasks?externalId=STD-3', admin).expect(404);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-3' });
    await app.call('patch', `/v2/tasks/${id}`, admin).send({ name: 'Gone' }).expect(404);
  });

  it('lose an optional field when its value is empty', async () => {
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

  it('cannot change their type', async () => {
    const id = await create(admin, { ...task, type: 'standard', external_id: 'STD-11' });
    const { body } = await app
      .call('patch', `/v2/tasks/${id}`, admin)
      .send({ name: 'Both', type: 'custom' })
      .expect(422);
    expect(body.fields).toEqual({ type: 'A task’s type can’t be changed' });
  });

  it('name each invalid field', async () => {
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

  it('need a whole importance, quarter hours and a real date', async () => {
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

  it('have names of at most 50 letters if they are custom', async () => {
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

  it('that are refused do not take their external id', async () => {
    const refused = { name: 'x'.repeat(51), type: 'custom', external_id: 'STD-8' };
    await app.call('post', '/v2/tasks/', admin).send(refused).expect(422);
    const id = await create(admin, { ...refused, name: 'Short' });
    await app.call('patch', `/v2/tasks/${id}`, counselor).send({ external_id: 'STD-10' }).expect(403);
    const custom = { ...task, type: 'standard', external_id: 'STD-10' };
    await app.call('post', '/v2/tasks/', counselor).send(custom).expect(403);
    expect(await app.app.get(History).read('external-id-STD-10')).toEqual([]);
    await create(admin, { ...task, type: 'standard', external_id: 'STD-10' });
  });

  it('do not count blanks as text', async () => {
    const { body } = await app
      .call('post', '/v2/tasks/', admin)
      .send({ name: ' \t ', type: 'standard' })
      .expect(422);
    expect(body.fields).toEqual({ name: 'Name is a required field' });
    await create(admin, { name: ' Spaced ', description: '   ', external_id: ' STD-7 ', type: 'standard' });
    const { body: found } = await app.call('get', '/v2/tasks?externalId=STD-7', admin).expect(200);
    expect(found.attributes).toMatchObject({ name: 'Spaced', description: '', external_id: 'STD-7' });
  });

  it('of staff other than admins are custom and their own', async () => {
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

  it('are closed to an author who has lost the students that have them', async () => {
    const author = await app.user('counselor', 'Author');
    const [leaving, staying] = [await app.user('student', 'Leaving'), await app.user('student', 'Staying')];
    const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'Harbor High' }).expect(201);
    const school = `/admin/entity/${(body as { id: string }).id}/user`;
    for (const { email } of [author, leaving, staying])
      await app.call('post', school, admin).send({ email }).expect(200);
    for (const student of [leaving, staying]) await app.grantAccess(author, student);
    const id = await create(author, { ...task, name: 'Ours', type: 'custom' });
    await app
      .call('post', `/v2/tasks/custom/${id}/students`, author)
      .send({ user_ids: [leaving.id, staying.id] })
      .expect(200);
    const rename = (name: string) => app.call('patch', `/v2/tasks/${id}`, author).send({ name });

    await app.call('delete', `${school}/${leaving.id}`, admin).expect(204);
    await rename('Still ours').expect(204);
    await app.call('delete', `${school}/${staying.id}`, admin).expect(204);
    await rename('Nobody’s').expect(403);
    await app.call('delete', `/v2/tasks/${id}`, author).expect(403);
    await app.call('delete', `/v2/tasks/${id}`, admin).expect(204);
  });
});

describe('a request sent twice with one key', () => {
  it('creates one task', async () => {
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
