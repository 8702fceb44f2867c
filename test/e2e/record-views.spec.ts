import { supportOf } from '../../contract/messaging';
import type { RecordViewResource } from '../../contract/record-views';
import { ROLES } from '../../contract/roles';
import { dateInNewYork } from '../../src/platform/new-york';
import { NOT_LOGGED } from '../reasons';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { seedSchool, idFor, type SeededSchool } from '../support/fuzz/seeded-school';
import { routesOf, type Route } from '../support/fuzz/routes';

let app: TestApp;
let seeded: SeededSchool;
let student: User;
let routes: readonly Route[];

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  seeded = await seedSchool(app);
  student = seeded.users.student;
  routes = routesOf(app).filter(({ method, roles }) => method === 'GET' && roles !== 'public');
});

afterAll(() => app.dispose());

async function log(of = student, query = '?pageSize=500'): Promise<RecordViewResource[]> {
  const { body } = await app.call('get', `/users/record-views${query}`, of).expect(200);
  return (body as { data: RecordViewResource[] }).data;
}

const summariesOf = (views: readonly RecordViewResource[]) =>
  views.map(({ attributes: { what, role, name } }) => `${role} ${name}: ${what}`);

const viewBy = async (name: string, what: string, of = student) =>
  eventually(
    () => log(of),
    (views) => views.some(({ attributes }) => attributes.name === name && attributes.what === what),
  );

it('every call that shows a student’s data to others is logged or excused', () => {
  const shown = routes.filter(
    ({ forStudent, roles }) => forStudent && (roles as readonly string[]).some((role) => role !== 'student'),
  );
  const silent = shown.filter(({ shows }) => !shows).map(({ call }) => call);
  expect(silent.sort()).toEqual(Object.keys(NOT_LOGGED).sort());
  // A view can be logged only if the route names the student.
  expect(routes.filter(({ shows, forStudent }) => shows && !forStudent)).toEqual([]);
});

it('the log has every such call in every role, but not the student’s own', async () => {
  const expected = new Set<string>();
  for (const { shows, path, roles } of routes) {
    if (!shows) continue;
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(seeded, path, name)!);
    for (const role of ROLES.filter((one) => roles.includes(one))) {
      const query = path.endsWith('/history') ? '?part=notes' : '';
      const { token } = seeded.users[role];
      const { status } = await fetch(`${app.url}${address}${query}`, { headers: { token } });
      expect([path, role, status]).toEqual([path, role, 200]);
      if (role !== 'student' && (!shows.by || shows.by === role))
        expected.add(`${role} the-${role.replace('_', '-')} Example: ${shows.what}`);
    }
  }
  expect(expected.size).toBeGreaterThan(8);
  const others = (views: readonly RecordViewResource[]) =>
    summariesOf(views.filter(({ attributes }) => attributes.what !== 'export'));
  const lines = await eventually(
    async () => others(await log()),
    (found) => [...expected].every((line) => found.includes(line)),
  );
  expect([...new Set(lines)].sort()).toEqual([...expected].sort());
});

describe('the log of record views', () => {
  it('has one view for each viewer, part and day, with the first time', async () => {
    const looked = await app.user('student', 'Looked-At');
    await app.grantAccess(seeded.users.counselor, looked);
    const look = (part: string) => app.call('get', part, seeded.users.counselor).expect(200);
    for (let times = 0; times < 3; times += 1) await look(`/student/snapshot/${looked.id}`);
    await Promise.all([1, 2].map(() => look(`/student/record/${looked.id}/download`)));
    await viewBy('the-counselor Example', 'snapshot', looked);
    const views = await viewBy('the-counselor Example', 'record-file', looked);
    const days = views.map(
      ({ attributes: { what, viewedAt } }) => `${what} ${dateInNewYork(0, Date.parse(viewedAt))}`,
    );
    expect(days).toHaveLength(new Set(days).size);
  });

  it('lists an admin who read the student’s messages to Support', async () => {
    const asker = await app.user('student', 'Asker');
    const { admin, counselor } = seeded.users;
    for (const person of [asker, counselor])
      await app.call('post', '/messages', person).send({ content: 'Help', sentTo: 'support' }).expect(201);
    await app.settled();
    for (const person of [asker, counselor])
      await app.call('get', `/messages/sendee/${supportOf(person.id)}`, admin).expect(200);
    await viewBy('the-admin Example', 'conversations', asker);
  });

  it('is read page by page', async () => {
    const all = await log();
    expect(all.length).toBeGreaterThan(2);
    expect(await log(student, '?pageSize=1&currentPage=2')).toEqual(all.slice(1, 2));
  });

  it('is shown only to the student it is about', async () => {
    const other = await app.user('student', 'Nobody-Looked');
    expect(await log(other)).toEqual([]);
    const headers = { token: other.token, studentid: student.id };
    const answer = await fetch(`${app.url}/api/users/record-views?studentId=${student.id}`, { headers });
    expect(await answer.text()).not.toContain('the-counselor');
    const { student: _student, ...others } = seeded.users;
    for (const user of Object.values(others)) await app.call('get', '/users/record-views', user).expect(403);
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      await app.call(method, '/users/record-views', student).expect(404);
  });

  it('has no entry of a refused view', async () => {
    const { counselor } = seeded.users;
    const stranger = await app.user('student', 'Stranger');
    await app.call('get', `/student/snapshot/${stranger.id}`, counselor).expect(403);
    await app.call('get', `/student/snapshot/${stranger.id}`, seeded.users.admin).expect(200);
    const views = await viewBy('the-admin Example', 'snapshot', stranger);
    expect(summariesOf(views)).toEqual(['admin the-admin Example: snapshot']);
  });

  it('drops the name of an erased viewer and leaves the view', async () => {
    const { admin } = seeded.users;
    const leaving = await app.user('counselor', 'Leaving');
    const seen = await app.user('student', 'Seen');
    await app.grantAccess(leaving, seen);
    await app.call('get', `/student/snapshot/${seen.id}`, leaving).expect(200);
    await viewBy('Leaving Example', 'snapshot', seen);
    await app.call('delete', `/admin/user/${leaving.id}`, admin).expect(204);
    await app.settled();
    expect((await log(seen)).map(({ attributes: { name, role } }) => [name, role])).toEqual([
      [null, 'counselor'],
    ]);
  });
});

it('record views are not in the audit, which they would flood', async () => {
  const { body } = await app.call('get', '/admin/audit?pageSize=500', seeded.users.admin).expect(200);
  expect((body as { data: object[] }).data.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('RecordViewed');
});
