import type { Fact, FactHistoryCalls } from '../../contract/fact-history';
import type { User } from '../support/app';
import { eventually } from '../support/eventually';
import { startWithFixtures, type Fixtures } from '../support/fixtures';
import { Catalogue } from '../support/colleges';
import { named, tasksOver } from '../support/task-calls';

let fixtures: Fixtures;

const { create, assign, tasksOf } = tasksOver(() => fixtures.app);

type Changes = FactHistoryCalls['GET /users/{studentId}/changes']['answer']['data'];

async function changesOf(fact: Fact, count: number, user = fixtures.counselor): Promise<Changes> {
  const { app, student } = fixtures;
  return eventually(
    async () => {
      const { body } = await app.call('get', `/users/${student.id}/changes?fact=${fact}`, user).expect(200);
      return (body as { data: Changes }).data;
    },
    (changes) => changes.length >= count,
  );
}

const shown = (changes: Changes) =>
  changes.map(({ attributes: { from, to }, relationships: { actor } }) => [
    actor.data?.attributes.name,
    from,
    to,
  ]);

beforeAll(async () => {
  fixtures = await startWithFixtures();
});

afterAll(() => fixtures.app.dispose());

const change = (taskId: string, due_date: string | null, by: User) =>
  fixtures.app
    .call('patch', `/v2/tasks/${taskId}/student/${fixtures.student.id}`, by)
    .send({ due_date })
    .expect(204);

describe('the changes of a due date', () => {
  it('name who changed it and the date before, also if it was the task’s', async () => {
    const { counselor, admin, student } = fixtures;
    const taskId = await create(counselor, { type: 'custom', name: 'Essay', due_date: '2026-10-20' });
    await assign(counselor, taskId, { user_ids: [student.id] }).expect(200);
    await change(taskId, '2026-12-10', counselor);
    await change(taskId, '2026-12-12', admin);
    const { id } = named('Essay')(await tasksOf(student))!;
    const changes = await changesOf('due-dates', 2);
    const ofTask = changes.filter(({ relationships }) => relationships.fact.data.id === id);
    expect(shown(ofTask)).toEqual([
      ['Ada Example', '2026-12-10', '2026-12-12'],
      ['Daniel Example', '2026-10-20', '2026-12-10'],
    ]);
    expect(ofTask[0]!.attributes.sentence).toBe("Changed the due date of 'Essay'");
  });

  it('include those of the task itself while the student has no other', async () => {
    const { app, counselor, student } = fixtures;
    const taskId = await create(counselor, { type: 'custom', name: 'Letter', due_date: '2026-10-20' });
    await assign(counselor, taskId, { user_ids: [student.id] }).expect(200);
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ due_date: '2026-11-20' }).expect(204);
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ name: 'A letter' }).expect(204);
    const { id } = named('A letter')(await tasksOf(student))!;
    const changes = await eventually(
      () => changesOf('due-dates', 0),
      (found) => found.some(({ relationships }) => relationships.fact.data.id === id),
    );
    expect(shown(changes.filter(({ relationships }) => relationships.fact.data.id === id))).toEqual([
      ['Daniel Example', '2026-10-20', '2026-11-20'],
    ]);
  });
});

it('the changes of a college’s status name its former status', async () => {
  const { app, student } = fixtures;
  await new Catalogue(app).add('3434', 'Amherst');
  for (const status of ['interested', 'applying'])
    await app
      .call('post', '/users/bookmark', student)
      .send({ ceeb_code: '3434', state: true, status })
      .expect(({ status: code }) => expect(code).toBeLessThan(300));
  const changes = await changesOf('colleges', 2);
  expect(shown(changes)).toEqual([
    ['Maya Example', 'interested', 'applying'],
    ['Maya Example', null, 'interested'],
  ]);
  expect(changes[0]!.relationships.fact.data.id).toBe('3434');
});

it('the changes of access name the staff member', async () => {
  const [granted] = await changesOf('access', 1);
  expect(granted!.relationships.fact.data.id).toBe(fixtures.counselor.id);
});

it('the changes of the record name its part, without its contents', async () => {
  const { app, student } = fixtures;
  await app
    .call('post', '/users/honors', student)
    .send({ title: 'Spelling Bee', description: 'Won.', type: 'School', dateReceived: '2026-05-02' })
    .expect(({ status }) => expect(status).toBeLessThan(300));
  const [added] = await changesOf('record', 1);
  expect(added!.relationships.fact.data.id).toBe('honors');
  expect(added!.attributes).toMatchObject({ from: null, to: null });
});

it('the changes of roles are shown to admins, and within a school', async () => {
  const { app, admin } = fixtures;
  const [head, tutor, foreign] = [
    await app.user('account_admin', 'Hana'),
    await app.user('counselor', 'Tom'),
    await app.user('account_admin', 'Frank'),
  ];
  for (const [name, member] of [
    ['North', [head, tutor]],
    ['South', [foreign]],
  ] as const) {
    const { body } = await app
      .call('post', '/admin/entity', admin)
      .send({ name, description: 'A school' })
      .expect(201);
    const { id } = body as { id: string };
    for (const { email } of member)
      await app.call('post', `/admin/entity/${id}/user`, admin).send({ email }).expect(200);
  }
  await app.call('patch', `/users/role/${tutor.id}`, admin).send({ role: 'account_admin' }).expect(204);
  const rolesFor = async (user: User, count: number) => {
    const answered = await eventually(
      async () => (await app.call('get', '/admin/role-changes', user).expect(200)).body as { data: Changes },
      ({ data }) => data.length >= count,
    );
    return answered.data;
  };
  const [change] = await rolesFor(head, 1);
  expect(change!.relationships.fact.data.id).toBe(tutor.id);
  expect(shown([change!])).toEqual([['Ada Example', 'counselor', 'account_admin']]);
  expect(await rolesFor(admin, 1)).toHaveLength(1);
  expect(await rolesFor(foreign, 0)).toEqual([]);
  await app.call('get', '/admin/role-changes', fixtures.counselor).expect(403);
});

it('the changes of a fact are only for staff who may act for the student', async () => {
  const { app, student, stranger } = fixtures;
  const other = await app.user('counselor', 'Olga');
  const path = `/users/${student.id}/changes?fact=due-dates`;
  await app.call('get', path, other).expect(403);
  await app.call('get', path, stranger).expect(403);
  await app.call('get', `/users/${student.id}/changes?fact=anything`, fixtures.counselor).expect(422);
});
