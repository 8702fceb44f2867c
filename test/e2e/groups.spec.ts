import type { Response } from 'supertest';
import type { GroupResource } from '../../contract/groups';
import type { StudentsPage } from '../../contract/students';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';

type Groups = { readonly data: readonly GroupResource[]; readonly mayShare: boolean };

const GROUPS = '/users/students/groups';

let app: TestApp;
let admin: User;
let counselor: User;
let colleague: User;
let accountAdmin: User;
let outsider: User;
const students: Record<string, User> = {};

const groups = async (user = counselor) => (await app.call('get', GROUPS, user).expect(200)).body as Groups;

const named = async (name: string, user = counselor) =>
  (await groups(user)).data.find(({ attributes }) => attributes.name === name);

const namesSeenBy = async (user: User) => (await groups(user)).data.map(({ attributes }) => attributes.name);

async function create(body: object, user = counselor): Promise<string> {
  const { body: created } = await app
    .call('post', GROUPS, user)
    .send({ shared: false, ...body })
    .expect(201);
  return (created as { id: string }).id;
}

const idsOf = (...names: string[]) => names.map((name) => students[name]!.id);

const change = (studentIds: readonly string[], body: object, user = counselor) =>
  app.call('post', `${GROUPS}/members`, user).send({ studentIds, add: [], remove: [], ...body });

const undo = (done: Response) =>
  app
    .call('post', '/undo', counselor)
    .send({ request: String(done.headers['x-request-id']) })
    .expect(204);

const refuseUndo = async (done: Response) => {
  const request = String(done.headers['x-request-id']);
  const { body } = await app.call('post', '/undo', counselor).send({ request }).expect(409);
  expect(body).toMatchObject({ code: 'group-name-taken' });
};

const page = async (query: string, user = counselor) =>
  (await app.call('get', `/users/students${query}`, user).expect(200)).body as StudentsPage;

const found = async (query: string, user = counselor) =>
  (await page(query, user)).data.map(({ attributes }) => attributes.firstName);

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  colleague = await app.user('counselor', 'Dora');
  accountAdmin = await app.user('account_admin', 'Alma');
  outsider = await app.user('counselor', 'Otto');
  for (const name of ['Abe', 'Bea', 'Cal']) {
    students[name] = await app.user('student', name);
    await app.grantAccess(counselor, students[name]);
  }
  await app.grantAccess(colleague, students.Abe!);
  const { body } = await app
    .call('post', '/admin/entity', admin)
    .send({ name: 'Harbor High', description: '' })
    .expect(201);
  for (const { email } of [counselor, colleague, accountAdmin])
    await app
      .call('post', `/admin/entity/${(body as { id: string }).id}/user`, admin)
      .send({ email })
      .expect(200);
});

afterAll(() => app.dispose());

it('a group may be created without students, also as an explicit null', async () => {
  for (const studentIds of [null, undefined]) {
    const body = { name: `Without ${String(studentIds)}.`, shared: false, studentIds };
    const { body: created } = await app.call('post', '/users/students/groups', admin).send(body).expect(201);
    expect(created).toEqual({ id: expect.any(String) as string });
  }
});

it('creates a group with students, for the owner only', async () => {
  const id = await create({ name: 'Essays', studentIds: idsOf('Abe', 'Bea') });

  expect(await named('Essays')).toEqual({
    id,
    attributes: { name: 'Essays', shared: false, own: true, editable: true, students: 2 },
    relationships: {},
  });
  expect(await namesSeenBy(colleague)).not.toContain('Essays');
  expect(await namesSeenBy(accountAdmin)).not.toContain('Essays');
  expect(await namesSeenBy(admin)).not.toContain('Essays');
});

it('refuses a name that the owner sees, ignoring case and blanks', async () => {
  await create({ name: 'Full  Pay' });
  await create({ name: 'Shared name', shared: true });
  for (const name of ['FULL PAY', 'fullpay'])
    expect(
      (await app.call('post', GROUPS, counselor).send({ name, shared: false }).expect(409)).body,
    ).toEqual(expect.objectContaining({ code: 'group-name-taken' }));
  await app.call('post', GROUPS, colleague).send({ name: 'sharedname', shared: false }).expect(409);
  await create({ name: 'Full Pay' }, colleague);
});

it('refuses a group without a name, or with a long one', async () => {
  for (const name of ['  ', 'x'.repeat(41)])
    await app.call('post', GROUPS, counselor).send({ name, shared: false }).expect(422);
});

it('shares a group with the staff of the school', async () => {
  const id = await create({ name: 'Athletes', studentIds: idsOf('Abe', 'Bea') });
  await app.call('patch', `${GROUPS}/${id}`, counselor).send({ shared: true }).expect(204);

  expect((await named('Athletes', colleague))!.attributes).toEqual({
    ...{ name: 'Athletes', shared: true, own: false, editable: false },
    students: 1,
  });
  expect((await named('Athletes', accountAdmin))!.attributes.editable).toBe(true);
  expect(await namesSeenBy(outsider)).toEqual([]);
  await change(idsOf('Abe'), { remove: [id] }, colleague).expect(200);
  expect((await named('Athletes'))!.attributes.students).toBe(1);

  await app.call('patch', `${GROUPS}/${id}`, counselor).send({ shared: false }).expect(204);
  expect(await named('Athletes', colleague)).toBeUndefined();
});

it('only the owner and account admins edit a shared group', async () => {
  const id = await create({ name: 'Arts', shared: true });
  await app.call('patch', `${GROUPS}/${id}`, colleague).send({ name: 'Art' }).expect(403);
  await app.call('delete', `${GROUPS}/${id}`, colleague).expect(403);
  await app.call('patch', `${GROUPS}/${id}`, accountAdmin).send({ shared: false }).expect(403);
  await app.call('patch', `${GROUPS}/${id}`, accountAdmin).send({ name: 'Art' }).expect(204);
  await app.call('delete', `${GROUPS}/${id}`, accountAdmin).expect(204);
  expect(await named('Art')).toBeUndefined();
});

it('shares no group of a person without a school', async () => {
  expect((await groups(outsider)).mayShare).toBe(false);
  expect((await groups()).mayShare).toBe(true);
  await app.call('post', GROUPS, outsider).send({ name: 'Ours', shared: true }).expect(409);
});

it('hides groups from students and exam admins', async () => {
  const examAdmin = await app.user('exam_admin', 'Grace');
  for (const user of [students.Abe!, examAdmin]) await app.call('get', GROUPS, user).expect(403);
  await app.call('get', '/users/students?groups=' + students.Abe!.id, examAdmin).expect(422);
});

it('adds and removes students of several groups in one act', async () => {
  const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two', studentIds: idsOf('Abe') })];
  const { body } = await change(idsOf('Abe', 'Bea', 'Abe'), { add: [one], remove: [two] }).expect(200);

  expect(body).toEqual({ changed: 2, skipped: 0 });
  expect((await named('One'))!.attributes.students).toBe(2);
  expect((await named('Two'))!.attributes.students).toBe(0);
  expect((await change(idsOf('Abe', 'Bea'), { add: [one] })).body).toEqual({ changed: 0, skipped: 0 });
});

it('undoes a change of groups at once', async () => {
  const [one, two] = [await create({ name: 'Uno' }), await create({ name: 'Dos', studentIds: idsOf('Abe') })];
  await undo(await change(idsOf('Abe', 'Bea'), { add: [one], remove: [two] }).expect(200));

  expect((await named('Uno'))!.attributes.students).toBe(0);
  expect((await named('Dos'))!.attributes.students).toBe(1);
});

it('skips students without access, and refuses them alone', async () => {
  const id = await create({ name: 'Mine' });
  const stranger = await app.user('student', 'Stranger');
  expect((await change([stranger.id, ...idsOf('Cal')], { add: [id] })).body).toEqual({
    changed: 1,
    skipped: 1,
  });
  await change([stranger.id], { add: [id] }).expect(403);
  await change(idsOf('Abe'), { add: [id] }, outsider).expect(409);
  await change(idsOf('Abe'), { add: [id] }, colleague).expect(409);
});

it('restores a deleted group with its students', async () => {
  const id = await create({ name: 'Gone', studentIds: idsOf('Abe') });
  const deleted = await app.call('delete', `${GROUPS}/${id}`, counselor).expect(204);
  expect(await named('Gone')).toBeUndefined();
  await app.call('delete', `${GROUPS}/${id}`, counselor).expect(204);
  expect(await found(`?groups=${id}`)).toEqual([]);

  await undo(deleted);
  expect((await named('Gone'))!.attributes.students).toBe(1);
});

it('refuses the undo of a deletion whose name is taken by now', async () => {
  const id = await create({ name: 'Retired' });
  const deleted = await app.call('delete', `${GROUPS}/${id}`, counselor).expect(204);
  const successor = await create({ name: 'RETIRED' });
  await refuseUndo(deleted);

  await app.call('patch', `${GROUPS}/${successor}`, counselor).send({ name: 'Successor' }).expect(204);
  await undo(deleted);
  expect((await named('Retired'))!.id).toBe(id);
});

it('refuses the undo of a renaming whose former name is taken by now', async () => {
  const id = await create({ name: 'Before' });
  const renamed = await app.call('patch', `${GROUPS}/${id}`, counselor).send({ name: 'After' }).expect(204);
  await create({ name: 'before' });
  await refuseUndo(renamed);

  expect((await named('After'))!.id).toBe(id);
});

it('the list of students selects those in one of several groups', async () => {
  const [first, second] = [
    await create({ name: 'First', studentIds: idsOf('Abe') }),
    await create({ name: 'Second', studentIds: idsOf('Abe', 'Cal') }),
  ];
  expect(await found(`?groups=${first}`)).toEqual(['Abe']);
  expect(await found(`?groups=${first},${second}`)).toEqual(['Abe', 'Cal']);
  expect(await found(`?groups=${first}`, colleague)).toEqual([]);
  await app.call('get', '/users/students?groups=first', counselor).expect(422);
});

it('the list shows the groups of each student, and counts each group', async () => {
  const id = await create({ name: 'Counted', studentIds: idsOf('Abe', 'Bea') });
  await app.call('patch', '/users/profile', students.Bea).send({ grade: '11th' }).expect(200);
  const { facets, data } = await page(`?grade=11th&groups=${id}`);

  expect(data.map(({ attributes }) => attributes.progress!.groups)).toEqual([expect.arrayContaining([id])]);
  expect(facets!.groups[id]).toBe(1);
  expect(facets!.grade).toMatchObject({ all: 2, '11th': 1 });
  expect(facets!.filter.all).toBe(1);
  const { body } = await app.call('get', `/student/summary/${students.Bea!.id}`, counselor).expect(200);
  const { data: summary } = body as { data: StudentsPage['data'][number] };
  expect(summary.attributes.progress!.groups).toContain(id);
});

it('pushes the changes of a shared group to the staff who use it', async () => {
  const clients = await Promise.all(
    [colleague, outsider].map(({ token }) => LiveClient.connect(app.url, token)),
  );
  const id = await create({ name: 'Live', shared: true, studentIds: idsOf('Abe') });
  const own = await create({ name: 'Quiet' });
  await app.call('delete', `${GROUPS}/${id}`, counselor).expect(204);
  await clients[0]!.next((event) => event.name === 'group.changed' && event.id === id && event.version === 3);
  expect(clients[0]!.events.map((event) => event.id)).not.toContain(own);
  expect(clients[1]!.events.filter(({ name }) => name === 'group.changed')).toEqual([]);
  for (const client of clients) client.close();
});

it('a student leaves the lists of staff whose access has ended', async () => {
  const dan = await app.user('student', 'Dan');
  await app.grantAccess(counselor, dan);
  await create({ name: 'Leaving', studentIds: [dan.id, ...idsOf('Abe')] });
  expect((await named('Leaving'))!.attributes.students).toBe(2);
  await app.call('delete', `/admin/user/${dan.id}`, admin);
  expect((await named('Leaving'))!.attributes.students).toBe(1);
});
