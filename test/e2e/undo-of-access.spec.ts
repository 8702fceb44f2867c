import type supertest from 'supertest';
import type { Role } from '../../contract/roles';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { inDays, Sessions } from '../support/sessions';

let app: TestApp;
let admin: User;
let accountAdmin: User;
let counselor: User;
let student: User;
let school: string;
let otherSchool: string;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});
beforeEach(async () => {
  [accountAdmin, counselor, student] = [
    await someone('account_admin'),
    await someone('counselor'),
    await someone('student'),
  ];
  school = await entity(accountAdmin, counselor, student);
  otherSchool = await entity();
  await give(counselor).expect(204);
});
afterAll(() => app.dispose());

const someone = (role: Role) => app.user(role, `Person-${++people}`);

async function entity(...members: User[]): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'School' }).expect(201);
  for (const member of members) await join(body.id as string, member);
  return body.id as string;
}

const join = (entityId: string, { email }: User) =>
  app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email }).expect(200);
const leave = ({ id }: User, by: User) => app.call('delete', `/admin/entity/${school}/user/${id}`, by);
const give = (staff: User, by = admin) =>
  app.call('put', `/users/${student.id}/counselors/${staff.id}`, by).send({});
const takeBack = (by: User) => app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, by);
const changeRole = (role: Role) => app.call('patch', `/users/role/${counselor.id}`, admin).send({ role });
const move = async (person: User) => {
  await leave(person, admin).expect(204);
  await join(otherSchool, person);
};
const undo = (by: User, { headers }: Pick<supertest.Response, 'headers'>) =>
  app.call('post', '/undo', by).send({ request: String(headers['x-request-id']) });

/** Who has access to the student, by which relations. */
const access = async (): Promise<Record<string, unknown>> => {
  const { body } = await app.call('get', `/admin/students/${student.id}`, admin).expect(200);
  const { staff } = body.data.relationships as {
    staff: { data: { id: string; attributes: { relations: string[] } }[] };
  };
  return Object.fromEntries(staff.data.map(({ id, attributes }) => [id, attributes.relations]));
};

const ends = {
  'an account admin took it from a counselor': () => [accountAdmin, takeBack(accountAdmin)],
  'an account admin took the student out of the school': () => [accountAdmin, leave(student, accountAdmin)],
  'an account admin took the counselor out of the school': () => [
    accountAdmin,
    leave(counselor, accountAdmin),
  ],
  'an admin took it from a counselor': () => [admin, takeBack(admin)],
} satisfies Record<string, () => readonly [User, supertest.Test]>;
type End = keyof typeof ends;

const taken = async (end: End) => {
  const [by, request] = ends[end]();
  return { by, headers: (await request.expect(204)).headers as Record<string, string> };
};

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'the student goes to another school': () => move(student),
  'the counselor goes to another school': () => move(counselor),
  'the counselor has another role': () => changeRole('account_admin').expect(204),
  'the counselor is gone': () => app.call('delete', `/admin/user/${counselor.id}`, admin).expect(204),
};

const since: Readonly<Record<string, () => Promise<unknown>>> = {
  ...changes,
  'the account admin goes to another school': () => move(accountAdmin),
};

describe('access that was taken', () => {
  it.each(Object.keys(ends) as End[])('comes back by an undo after %s', async (name) => {
    const before = await access();
    const { by, headers } = await taken(name);
    expect(await access()).not.toEqual(before);
    await undo(by, { headers }).expect(204);
    expect(await access()).toEqual(before);
  });

  it.each(
    (Object.keys(ends) as End[]).flatMap((end) =>
      Object.keys(end.startsWith('an account') ? since : changes).map((change) => [end, change] as const),
    ),
  )('stays taken after %s and then %s', async (end, change) => {
    const { by, headers } = await taken(end);
    await since[change]!();
    const before = await access();
    const { status } = await undo(by, { headers });
    expect([await access(), status === 403 || status === 409]).toEqual([before, true]);
  });

  it('comes back where what has changed since was changed back', async () => {
    const before = await access();
    const ended = await takeBack(accountAdmin).expect(204);
    await changeRole('account_admin').expect(204);
    await changeRole('counselor').expect(204);
    await undo(accountAdmin, ended).expect(204);
    expect(await access()).toEqual(before);
  });

  it('is not given by those who gave it up themselves', async () => {
    const examAdmin = await someone('exam_admin');
    await entity(examAdmin);
    await app.grantAccess(examAdmin, student, 'access-sync');
    const synced = await app.call('post', '/users/access/sync', examAdmin).expect(200);
    await undo(examAdmin, synced).expect(403);
    await app.call('get', `/users/${student.id}/saved-colleges`, examAdmin).expect(403);
  });

  it('by a session comes back with the next one alone', async () => {
    const visitor = await someone('counselor');
    const sessions = new Sessions(app, admin);
    await sessions.booked(student, visitor, inDays(3));
    const path = `/users/${student.id}/counselors/${visitor.id}`;
    await eventually(access, (found) => visitor.id in found);
    const ended = await app.call('delete', path, admin).expect(204);
    await undo(admin, ended).expect(409);
    expect(Object.keys(await access())).not.toContain(visitor.id);
  });
});
