import type {
  EntityResource,
  LeavingResource,
  MemberHistoryResource,
  MembersPage,
} from '../../contract/entities';
import type { Role } from '../../contract/roles';
import { studentProgress } from '../../projections/profile/student-progress';
import { Views } from '../../src/platform/document-store/views';
import { TestApp, type User } from '../support/app';
import { bookSession } from '../support/booked-session';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

let count = 0;
const someone = (role: Role, name: string) => app.user(role, `${name}-${++count}`);

async function school(details: object, ...members: User[]): Promise<string> {
  const { body } = await app
    .call('post', '/admin/entity', admin)
    .send({ name: 'School', ...details })
    .expect(201);
  const { id } = body as { id: string };
  for (const { email } of members)
    await app.call('post', `/admin/entity/${id}/user`, admin).send({ email }).expect(200);
  return id;
}

const entitiesOf = async (user: User) => {
  const { body } = await app.call('get', '/admin/entities', user).expect(200);
  return (body as { data: EntityResource[] }).data;
};
const membersOf = async (id: string, query: string, user: User) => {
  const { body } = await app.call('get', `/admin/entity/${id}/users${query}`, user).expect(200);
  return body as MembersPage;
};
const idsIn = ({ data }: MembersPage) => data.map(({ id }) => id);
const leaving = async (id: string, member: User, by = admin) => {
  const { body } = await app.call('get', `/admin/entity/${id}/user/${member.id}/leaving`, by).expect(200);
  return (body as { data: LeavingResource }).data.attributes;
};

describe('the details of an entity', () => {
  it('are changed by its account admin, which can be undone', async () => {
    const own = await someone('account_admin', 'Olga');
    const id = await school({ name: 'Northgate', type: 'Public' }, own);
    const [before] = await entitiesOf(own);
    expect(before!.attributes).toMatchObject({
      name: 'Northgate',
      description: '',
      type: 'Public',
      memberCount: 1,
    });

    const changes = { name: 'Northgate High', type: null };
    const { headers } = await app.call('patch', `/admin/entity/${id}`, own).send(changes).expect(204);
    const [after] = await entitiesOf(own);
    expect(after!.attributes).toMatchObject({ name: 'Northgate High', type: null });

    await app.call('post', '/undo', own).send({ request: headers['x-request-id'] }).expect(204);
    expect(await entitiesOf(own)).toEqual([before]);
  });

  it('are closed to the account admin of another entity', async () => {
    const [own, other] = [await someone('account_admin', 'Olga'), await someone('account_admin', 'Otto')];
    const [id] = [await school({}, own), await school({}, other)];
    const nobody = await someone('account_admin', 'Nadia');
    expect(await entitiesOf(nobody)).toEqual([]);
    for (const call of [
      app.call('patch', `/admin/entity/${id}`, other).send({ name: 'Mine' }),
      app.call('get', `/admin/entity/${id}/users`, other),
      app.call('get', `/admin/entity/${id}/user/${own.id}/leaving`, other),
      app.call('get', `/admin/entity/${id}/user/${own.id}/history`, other),
    ])
      expect((await call.expect(403)).body.code).toBe('outside-entity');
  });

  it('need a name and a known type', async () => {
    const id = await school({});
    const { body } = await app
      .call('patch', `/admin/entity/${id}`, admin)
      .send({ name: ' ', type: 'Magic' })
      .expect(422);
    expect(Object.keys(body.fields as object).sort()).toEqual(['name', 'type']);
    const unknown = '00000000-0000-4000-8000-000000000000';
    await app.call('patch', `/admin/entity/${unknown}`, admin).send({ name: 'Nowhere' }).expect(404);
    await app.call('get', `/admin/entity/${unknown}/users`, admin).expect(404);
  });
});

describe('the members of an entity', () => {
  it('are its staff and students, searched, sorted and paged', async () => {
    const own = await someone('account_admin', 'Zora');
    const counselor = await someone('counselor', 'Abel');
    const students = [await someone('student', 'Mia'), await someone('student', 'Ben')];
    await app.call('patch', '/users/profile', students[0]).send({ grade: '11th' }).expect(200);
    const id = await school({}, own, students[0]!, students[1]!, counselor);
    await school({}, await someone('student', 'Stranger'));

    const staff = await membersOf(id, '', own);
    expect(staff).toMatchObject({ total: 2, pageCount: 1, counts: { staff: 2, students: 2 } });
    expect(idsIn(staff).sort()).toEqual([own.id, counselor.id].sort());
    expect(idsIn(await membersOf(id, '?sort=since', own))).toEqual([own.id, counselor.id]);
    expect(idsIn(await membersOf(id, '?sort=-since', own))).toEqual([counselor.id, own.id]);
    expect(idsIn(await membersOf(id, '?sort=role', own))).toEqual([own.id, counselor.id]);

    const found = await membersOf(id, '?group=students&q=MIA', own);
    expect(found).toMatchObject({ total: 1, counts: { staff: 2, students: 2 } });
    expect(found.data[0]!.attributes).toMatchObject({ role: 'student', grade: '11th' });
    expect(found.data[0]!.attributes.lastActive! <= found.data[0]!.attributes.since).toBe(true);
    const page = await membersOf(id, '?group=students&sort=-since&pageSize=1&currentPage=2', own);
    expect([idsIn(page), page.pageCount, page.total]).toEqual([[students[0]!.id], 2, 2]);
    const { body } = await app.call('get', `/admin/entity/${id}/users?group=pets`, own).expect(422);
    expect(body.fields).toEqual({ group: 'Choose staff or students' });
  });

  it('show when they last did something', async () => {
    const own = await someone('account_admin', 'Zora');
    const id = await school({}, own);
    const lastActive = async () => (await membersOf(id, '', own)).data[0]!.attributes.lastActive;
    expect(await lastActive()).toBeNull();
    const before = new Date().toISOString();
    await app.call('patch', `/admin/entity/${id}`, own).send({ description: 'Small.' }).expect(204);
    expect((await lastActive())! >= before).toBe(true);
  });

  it('are sorted by last activity, with those never active last', async () => {
    const own = await someone('account_admin', 'Zora');
    const students: User[] = [];
    for (const name of ['Abe', 'Bea', 'Cas', 'Dan']) students.push(await someone('student', name));
    const [abe, bea, cas, dan] = students.map(({ id }) => id);
    const id = await school({}, own, ...students, await someone('counselor', 'Carl'));
    await app.call('patch', '/users/profile', students[2]).send({ city: 'Boston' }).expect(200);
    await app.call('patch', '/users/profile', students[1]).send({ city: 'Boston' }).expect(200);
    await app.call('patch', `/admin/entity/${id}`, own).send({ description: 'Small.' }).expect(204);
    const never = (await membersOf(id, '', own)).data.find(({ id }) => id !== own.id)!;

    const sorted = async (query: string) => idsIn(await membersOf(id, query, own));
    expect(await sorted('?sort=lastActive')).toEqual([own.id, never.id]);
    expect(await sorted('?sort=-lastActive')).toEqual([own.id, never.id]);
    expect(await sorted('?group=students&sort=lastActive')).toEqual([cas, bea, abe, dan]);
    const pages = ['1', '2', '3', '4'].map((page) =>
      sorted(`?group=students&sort=-lastActive&pageSize=1&currentPage=${page}`),
    );
    expect((await Promise.all(pages)).flat()).toEqual([bea, cas, abe, dan]);
    expect(await sorted('?group=students&sort=-lastActive&q=cas')).toEqual([cas]);
  });

  it('are sorted without reading the progress of students again', async () => {
    const own = await someone('account_admin', 'Zora');
    const id = await school({}, own, await someone('student', 'Abe'));
    await app.call('get', '/users/students?currentPage=1&pageSize=10&sort=overdue', own).expect(200);
    const finding = jest.spyOn(app.app.get(Views), 'find');
    await membersOf(id, '?group=students&sort=lastActive', own);
    const reads = finding.mock.results.filter((_, at) => finding.mock.calls[at]![0] === studentProgress);
    const found = await Promise.all(reads.map(({ value }) => value as Promise<unknown[]>));
    finding.mockRestore();
    expect(found).toEqual([[]]);
  });

  it('are invited until they first sign in', async () => {
    const own = await someone('account_admin', 'Zora');
    const id = await school({}, own);
    const person = { first_name: 'Sam', last_name: 'South', role: 'counselor', email: 'sam@example.test' };
    const { body } = await app
      .call('post', '/invitations', own)
      .send({ ...person, entity_id: id })
      .expect(201);
    const { data } = await membersOf(id, '', own);
    const invited = Object.fromEntries(data.map((member) => [member.id, member.attributes.invited]));
    expect(invited).toEqual({ [own.id]: false, [(body as { id: string }).id]: true });
  });

  it('have a history that shows nothing of other entities', async () => {
    const [own, member] = [await someone('account_admin', 'Zora'), await someone('counselor', 'Abel')];
    const id = await school({}, own, member);
    await school({}, member);
    await app.call('patch', `/users/role/${member.id}`, own).send({ role: 'account_admin' }).expect(204);
    const path = `/admin/entity/${id}/user/${member.id}/history`;
    const { body } = await app.call('get', path, own).expect(200);
    const { data } = body as { data: MemberHistoryResource[] };
    expect(
      data.map(({ attributes, relationships }) => [
        attributes.sentence,
        relationships.actor.data?.id ?? null,
      ]),
    ).toEqual([
      ['Changed the role from Standard to Admin', own.id],
      ['Added the user to an entity', admin.id],
      ['Opened the account as counselor', null],
    ]);
    const stranger = await someone('counselor', 'Stranger');
    await app.call('get', `/admin/entity/${id}/user/${stranger.id}/history`, own).expect(404);
  });
});

describe('the preview of a removed membership', () => {
  it('names the access that nothing else supports and the last account admin', async () => {
    const [own, counselor] = [await someone('account_admin', 'Olga'), await someone('counselor', 'Carl')];
    const students = [await someone('student', 'Mia'), await someone('student', 'Ben')];
    const id = await school({}, own, counselor, ...students);
    await app.grantAccess(counselor, students[0]!);
    const none = { sessions: 0, lastAccountAdmin: false };
    expect(await leaving(id, counselor)).toEqual({ ...none, people: 1 });
    expect(await leaving(id, students[0]!, own)).toEqual({ ...none, people: 2 });
    expect(await leaving(id, students[1]!)).toEqual({ ...none, people: 1 });
    expect(await leaving(id, own)).toEqual({ people: 2, sessions: 0, lastAccountAdmin: true });

    await school({}, counselor, students[0]!);
    expect(await leaving(id, counselor)).toEqual({ ...none, people: 0 });
    const stranger = await someone('student', 'Stranger');
    await app.call('get', `/admin/entity/${id}/user/${stranger.id}/leaving`, admin).expect(404);
  });
  it('counts every coming session that depends on it', async () => {
    const [counselor, student] = [await someone('counselor', 'Carl'), await someone('student', 'Mia')];
    const id = await school({}, counselor, student);
    await bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs: 86_400_000 });
    await app.grantAccess(counselor, student, 'session');
    const ends = { people: 1, sessions: 1, lastAccountAdmin: false };
    expect([await leaving(id, counselor), await leaving(id, student)]).toEqual([ends, ends]);
  });
});
