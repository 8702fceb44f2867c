import { isDeepStrictEqual } from 'node:util';
import type supertest from 'supertest';
import type { Role } from '../../contract/roles';
import { RELEASE_COUNSELOR, RETURN_SESSION } from '../../src/modules/sessions/sessions.reactions';
import { Jobs } from '../../src/platform/jobs/jobs';
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
const revokeAccess = (by: User) => app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, by);
const changeRole = (role: Role) => app.call('patch', `/users/role/${counselor.id}`, admin).send({ role });
const move = async (person: User) => {
  await leave(person, admin).expect(204);
  await join(otherSchool, person);
};
const undo = (by: User, { headers }: Pick<supertest.Response, 'headers'>) =>
  app.call('post', '/undo', by).send({ request: String(headers['x-request-id']) });

const access = async (): Promise<Record<string, unknown>> => {
  const { body } = await app.call('get', `/admin/students/${student.id}`, admin).expect(200);
  const { staff } = body.data.relationships as {
    staff: { data: { id: string; attributes: { relations: string[] } }[] };
  };
  return Object.fromEntries(staff.data.map(({ id, attributes }) => [id, attributes.relations]));
};

const ends = {
  'an account admin took it from a counselor': () => [accountAdmin, revokeAccess(accountAdmin)],
  'an account admin took the student out of the school': () => [accountAdmin, leave(student, accountAdmin)],
  'an account admin took the counselor out of the school': () => [
    accountAdmin,
    leave(counselor, accountAdmin),
  ],
  'an admin took it from a counselor': () => [admin, revokeAccess(admin)],
} satisfies Record<string, () => readonly [User, supertest.Test]>;
type End = keyof typeof ends;

const endAccess = async (end: End) => {
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

describe('access that was revoked', () => {
  it.each(Object.keys(ends) as End[])('comes back by an undo after %s', async (name) => {
    const before = await access();
    const { by, headers } = await endAccess(name);
    expect(await access()).not.toEqual(before);
    await undo(by, { headers }).expect(204);
    expect(await access()).toEqual(before);
  });

  it.each(
    (Object.keys(ends) as End[]).flatMap((end) =>
      Object.keys(end.startsWith('an account') ? since : changes).map((change) => [end, change] as const),
    ),
  )('stays revoked after %s and then %s', async (end, change) => {
    const { by, headers } = await endAccess(end);
    await since[change]!();
    const before = await access();
    const { status } = await undo(by, { headers });
    expect([await access(), status === 403 || status === 409]).toEqual([before, true]);
  });

  it('comes back if a later change was reverted', async () => {
    const before = await access();
    const ended = await revokeAccess(accountAdmin).expect(204);
    await changeRole('account_admin').expect(204);
    await changeRole('counselor').expect(204);
    await undo(accountAdmin, ended).expect(204);
    expect(await access()).toEqual(before);
  });

  it('cannot be restored by those who gave it up themselves', async () => {
    const examAdmin = await someone('exam_admin');
    await entity(examAdmin);
    await app.grantAccess(examAdmin, student, 'access-sync');
    const synced = await app.call('post', '/users/access/sync', examAdmin).expect(200);
    await undo(examAdmin, synced).expect(403);
    await app.call('get', `/users/${student.id}/saved-colleges`, examAdmin).expect(403);
  });

  it('by a session comes back with that session', async () => {
    const visitor = await someone('counselor');
    const sessions = new Sessions(app, admin);
    const session = await sessions.booked(student, visitor, inDays(3));
    const path = `/users/${student.id}/counselors/${visitor.id}`;
    await eventually(access, (found) => visitor.id in found);
    const ended = await app.call('delete', path, admin).expect(204);
    await undo(admin, ended).expect(204);
    await eventually(access, (found) => visitor.id in found);
    // A job that had just begun to release the session returns it.
    await eventually(
      () => sessions.stateOf(session),
      (state) => state === 'booked',
    );
  });
});

describe('a booked session that lost its counselor', () => {
  const actions = {
    ...ends,
    'an admin changed the role of the counselor': () => [admin, changeRole('account_admin')] as const,
  } satisfies Record<string, () => readonly [User, supertest.Test]>;
  type ActionName = keyof typeof actions;
  let sessions: Sessions;
  let session: string;

  beforeEach(async () => {
    sessions = new Sessions(app, admin);
    session = await sessions.booked(student, counselor, inDays(3));
    await eventually(access, (found) => isDeepStrictEqual(found[counselor.id], ['assignment', 'session']));
  });

  const booked = async () => {
    const { attributes, relationships } = await sessions.of(session);
    return [attributes.state, relationships.counselor?.data?.id];
  };
  const seen = async () => [
    { ...(await access()), [counselor.id]: new Set((await access())[counselor.id] as string[]) },
    await booked(),
    await sessions.hoursOf(counselor),
  ];
  const act = async (name: ActionName) => {
    const before = await seen();
    const [by, request] = actions[name]();
    return { before, by, done: await request.expect(204) };
  };
  const returnsAreDone = () =>
    eventually(
      async () => (await app.app.get(Jobs).counts()).filter(({ name }) => name === RETURN_SESSION),
      (counts) => counts.every(({ waiting, active }) => waiting + active === 0),
    );
  const released = () =>
    eventually(
      () => sessions.stateOf(session),
      (state) => state === 'proposed',
    );

  it.each(Object.keys(actions) as ActionName[])('comes back by an undo after %s', async (name) => {
    const { before, by, done } = await act(name);
    await released();
    await undo(by, done).expect(204);
    await eventually(seen, (found) => isDeepStrictEqual(found, before));
  });

  it.each(Object.keys(actions) as ActionName[])(
    'stays if the undo comes before the counselor is released by: %s',
    async (name) => {
      const { before, by, done } = await act(name);
      await undo(by, done).expect(204);
      const because = name === 'an admin changed the role of the counselor' ? 'role-changed' : 'access-ended';
      const releasing = { counselorId: counselor.id, studentId: student.id, because };
      await app.app.get(Jobs).run(RELEASE_COUNSELOR, releasing, 20_000);
      await eventually(seen, (found) => isDeepStrictEqual(found, before));
    },
  );

  it('stays with the counselor whom an admin assigned later', async () => {
    const other = await someone('counselor');
    const done = await revokeAccess(admin).expect(204);
    await released();
    await sessions.assign(session, other).expect(200);
    await undo(admin, done).expect(204);
    await returnsAreDone();
    expect(await booked()).toEqual(['booked', other.id]);
  });

  it('does not come back if the student has moved it', async () => {
    const done = await revokeAccess(admin).expect(204);
    await released();
    const moved = { timeRequested: inDays(4) };
    await app.call('patch', `/sessions/request/${session}`, student).send(moved).expect(200);
    await undo(admin, done).expect(204);
    await returnsAreDone();
    expect(await booked()).toEqual(['proposed', undefined]);
  });

  it('does not come back if another session has taken the hours', async () => {
    const done = await revokeAccess(admin).expect(204);
    await released();
    const other = await someone('student');
    await sessions.booked(other, counselor, inDays(3));
    await undo(admin, done).expect(204);
    await returnsAreDone();
    expect(await booked()).toEqual(['proposed', undefined]);
  });

  it('loses its counselor again by an undo of the undo', async () => {
    const done = await revokeAccess(admin).expect(204);
    await released();
    const undone = await undo(admin, done).expect(204);
    await eventually(booked, ([state]) => state === 'booked');
    await undo(admin, undone).expect(204);
    await released();
  });
});

it('an undo restores access even if a session has added other access', async () => {
  const done = await revokeAccess(admin).expect(204);
  await new Sessions(app, admin).booked(student, counselor, inDays(5));
  await eventually(access, (found) => counselor.id in found);
  await undo(admin, done).expect(204);
  expect(await access()).toMatchObject({ [counselor.id]: ['session', 'assignment'] });
});
