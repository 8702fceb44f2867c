import type { StudentDetailResource } from '../../contract/identity';
import type { Role } from '../../contract/roles';
import { membershipReactions } from '../../src/modules/identity/entities/entities.reactions';
import { membership } from '../../src/modules/identity/entities/membership.decider';
import { membershipId } from '../../projections/identity/memberships';
import { AccessReader } from '../../src/modules/identity/directory/directory.queries';
import { Views } from '../../src/platform/document-store/views';
import { Dispatcher, streamOf } from '../../src/platform/dispatch/dispatcher';
import { History } from '../../src/platform/history/history';
import { Jobs } from '../../src/platform/jobs/jobs';
import { PASSWORD, TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

let people = 0;
const someone = (role: Role) => app.user(role, `Person-${++people}`);

async function entity(...members: User[]): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'School' }).expect(201);
  for (const { email } of members) await join(body.id as string, email);
  return body.id as string;
}

const join = (entityId: string, email: string) =>
  app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email }).expect(200);
const leave = (entityId: string, { id }: User, by = admin) =>
  app.call('delete', `/admin/entity/${entityId}/user/${id}`, by);
const move = ({ id }: User, from: string, to: string, by = admin) =>
  app.call('patch', `/admin/entity/${from}/user/${id}`, by).send({ entity_id: to });
const give = (staff: User, student: User, by: User, instead?: User) =>
  app.call('put', `/users/${student.id}/counselors/${staff.id}`, by).send({ instead: instead?.id });
const revokeAccess = (staff: User, student: User, by = admin) =>
  app.call('delete', `/users/${student.id}/counselors/${staff.id}`, by);
const sync = async (examAdmin: User) =>
  (await app.call('post', '/users/access/sync', examAdmin).expect(200)).body.count as number;

const studentsOf = async (staff: User): Promise<string[]> => {
  const { body } = await app.call('get', '/users/list-access', staff).expect(200);
  return (body as { data: { id: string }[] }).data.map(({ id }) => id);
};

async function expectAccess(staff: User, student: User, there: boolean): Promise<void> {
  const { status } = await app.call('get', `/users/${student.id}/saved-colleges`, staff);
  const sent = await app.call('post', '/messages', staff).send({ content: 'Hello', sentTo: student.id });
  const answered = await app.call('post', '/messages', student).send({ content: 'Hi', sentTo: staff.id });
  expect({
    call: status,
    sent: sent.status,
    answered: answered.status,
    listed: (await studentsOf(staff)).includes(student.id),
    lists: (await studentsOf(student)).includes(staff.id),
  }).toEqual({
    call: there ? 200 : 403,
    sent: there ? 201 : 403,
    answered: there ? 201 : 403,
    listed: there,
    lists: there,
  });
}

async function signedUpWith(staff: User, email: string): Promise<User> {
  const { body } = await app
    .call('post', '/auth/student/register')
    .send({
      first_name: 'Maya',
      last_name: 'Torres',
      email,
      phone_number: '6465551000',
      password: PASSWORD,
      counselor_id: staff.id,
    })
    .expect(200);
  const token = (body as { token: string }).token;
  const profile = await app.call('get', '/users/profile', { token }).expect(200);
  return { id: profile.body.data.id as string, email, token };
}

/** Runs the repair that normally starts a minute after a person left an entity. */
async function repair(entityId: string, { id }: User): Promise<void> {
  const stream = streamOf(membership, membershipId(entityId, id));
  const left = (await app.app.get(History).read(stream)).at(-1)!;
  const { job, data } = membershipReactions.EntityMemberRemoved!(left as never)!;
  await app.app.get(Jobs).run(job, data, 10_000);
  await app.settled();
}

const relationsOf = async (student: User): Promise<Record<string, readonly string[]>> => {
  const { body } = await app.call('get', `/admin/students/${student.id}`, admin).expect(200);
  const { data } = (body as { data: StudentDetailResource }).data.relationships.staff;
  return Object.fromEntries(data.map(({ id, attributes }) => [id, attributes.relations]));
};

const audited = async (type: string, student: User) => {
  const { body } = await app
    .call('get', `/admin/audit?type=${type}&subject=${student.id}`, admin)
    .expect(200);
  return body.data as {
    attributes: { sentence: string };
    relationships: { actor: { data: { id: string } } };
  }[];
};

describe('access through an entity', () => {
  it('ends at once for an account admin when the student leaves the entity', async () => {
    const [accountAdmin, student] = [await someone('account_admin'), await someone('student')];
    const school = await entity(accountAdmin, student);
    await expectAccess(accountAdmin, student, true);
    const browsers = [
      await LiveClient.connect(app.url, accountAdmin.token),
      await LiveClient.connect(app.url, student.token),
    ];
    await leave(school, student).expect(204);
    for (const browser of browsers) {
      await browser.next(({ name, id }) => name === 'access.changed' && id === student.id);
      browser.close();
    }
    await expectAccess(accountAdmin, student, false);
    expect(
      (await audited('EntityMemberRemoved', student)).map(({ attributes }) => attributes.sentence),
    ).toEqual(['Removed the user from an entity']);
    await leave(school, student).expect(204);
  });

  it('ends when a student is moved and begins in the new entity', async () => {
    const [before, after] = [await someone('account_admin'), await someone('account_admin')];
    const student = await someone('student');
    const [from, to] = [await entity(before, student), await entity(after)];
    await move(student, from, to).expect(204);
    await expectAccess(before, student, false);
    await expectAccess(after, student, true);
    await move(student, from, to).expect(204);
    await move(before, to, from).expect(204);
    await move(await someone('student'), from, to).expect(404);
    const unknown = '00000000-0000-4000-8000-000000000000';
    await move(student, to, unknown).expect(404);
    await expectAccess(after, student, true);
  });

  it('lasts while another entity still joins the two', async () => {
    const [accountAdmin, student] = [await someone('account_admin'), await someone('student')];
    const [one, other] = [await entity(accountAdmin, student), await entity(accountAdmin, student)];
    await leave(one, student).expect(204);
    await expectAccess(accountAdmin, student, true);
    await leave(other, accountAdmin).expect(204);
    await expectAccess(accountAdmin, student, false);
  });

  it('is looked up without reading the account admins of every school', async () => {
    const [student, first, second] = [
      await someone('student'),
      await someone('account_admin'),
      await someone('account_admin'),
    ];
    const school = await entity(student, first);
    await app.settled();
    const watchers = () => app.app.get(AccessReader).watchersOf(student.id);
    expect(await watchers()).toEqual([first.id]);
    const finding = jest.spyOn(app.app.get(Views), 'find');
    expect(await watchers()).toEqual([first.id]);
    const asked = finding.mock.calls.filter(([, query]) => query?.where?.role === 'account_admin');
    finding.mockRestore();
    expect(asked).toEqual([]);
    await join(school, second.email);
    await app.settled();
    expect((await watchers()).sort()).toEqual([first.id, second.id].sort());
    await leave(school, first).expect(204);
    await app.settled();
    expect(await watchers()).toEqual([second.id]);
  });

  it('follows the role', async () => {
    const [colleague, student] = [await someone('counselor'), await someone('student')];
    await entity(colleague, student);
    await expectAccess(colleague, student, false);
    const inRole = async (role: Role) => {
      await app.call('patch', `/users/role/${colleague.id}`, admin).send({ role }).expect(204);
      return { ...colleague, token: await app.signIn(colleague.email) };
    };
    const browser = await LiveClient.connect(app.url, student.token);
    const promoted = await inRole('account_admin');
    await browser.next(({ name, id }) => name === 'access.changed' && id === colleague.id);
    browser.close();
    await expectAccess(promoted, student, true);
    await expectAccess(await inRole('counselor'), student, false);
  });
});

describe('access of a student’s own counselor', () => {
  it('can be revoked by an admin', async () => {
    const counselor = await someone('counselor');
    const student = await signedUpWith(counselor, 'linked@example.test');
    await expectAccess(counselor, student, true);
    await revokeAccess(counselor, student).expect(204);
    await expectAccess(counselor, student, false);
    const [entry] = await audited('AccessRevoked', student);
    expect(entry!.attributes.sentence).toBe('Ended access to the student by sign up link');
    expect(entry!.relationships.actor.data.id).toBe(admin.id);
    await revokeAccess(counselor, student).expect(204);
  });

  it('passes to another counselor', async () => {
    const [before, after] = [await someone('counselor'), await someone('counselor')];
    const student = await signedUpWith(before, 'changing@example.test');
    await give(after, student, admin, before).expect(204);
    await expectAccess(before, student, false);
    await expectAccess(after, student, true);
    expect(await relationsOf(student)).toEqual({ [after.id]: ['assignment'] });
    await give(await someone('exam_admin'), student, admin).expect(422);
  });

  it('ends when one of the two leaves the entity that they shared', async () => {
    const [counselor, staying] = [await someone('counselor'), await someone('counselor')];
    const school = await entity(counselor, staying);
    const student = await signedUpWith(counselor, 'school@example.test');
    const other = await signedUpWith(staying, 'other-school@example.test');
    await leave(school, counselor).expect(204);
    await expectAccess(counselor, student, false);
    await leave(school, other).expect(204);
    await expectAccess(staying, other, false);
  });

  it('stays if it was granted after one of the two had left', async () => {
    const counselor = await someone('counselor');
    const school = await entity(counselor);
    const student = await signedUpWith(counselor, 'given-later@example.test');
    await leave(school, student).expect(204);
    await give(counselor, student, admin).expect(204);
    await leave(school, student).expect(204);
    await expectAccess(counselor, student, true);
    await repair(school, student);
    await expectAccess(counselor, student, true);
  });

  it('is ended by a repair if the call was interrupted', async () => {
    const counselor = await someone('counselor');
    const school = await entity(counselor);
    const student = await signedUpWith(counselor, 'interrupted@example.test');
    const member = { entityId: school, userId: student.id };
    await app.app.get(Dispatcher).dispatch(membership, membershipId(school, student.id), 'Leave', member);
    await app.settled();
    await expectAccess(counselor, student, true);
    await repair(school, student);
    await expectAccess(counselor, student, false);
  });

  it('outlasts one relation if another supports it', async () => {
    const accountAdmin = await someone('account_admin');
    const school = await entity(accountAdmin);
    const student = await signedUpWith(accountAdmin, 'twice-joined@example.test');
    await give(accountAdmin, student, admin).expect(204);
    expect(await relationsOf(student)).toEqual({
      [accountAdmin.id]: ['sign-up-link', 'assignment', 'entity'],
    });
    await revokeAccess(accountAdmin, student).expect(204);
    await expectAccess(accountAdmin, student, true);
    const { body } = await revokeAccess(accountAdmin, student).expect(409);
    expect(body.message).toBe(
      'This access comes with the entity. To end it, remove one of them from the entity.',
    );
    await leave(school, student).expect(204);
    await expectAccess(accountAdmin, student, false);
  });

  it('can be changed by an account admin only in the same entity', async () => {
    const [accountAdmin, counselor] = [await someone('account_admin'), await someone('counselor')];
    const [student, stranger, outside] = [
      await someone('student'),
      await someone('student'),
      await someone('counselor'),
    ];
    const school = await entity(accountAdmin, counselor, student);
    const elsewhere = await entity(outside, stranger);
    await give(counselor, student, accountAdmin).expect(204);
    await give(counselor, stranger, accountAdmin).expect(403);
    expect((await give(outside, student, accountAdmin).expect(403)).body.code).toBe('outside-entity');
    await revokeAccess(counselor, student, accountAdmin).expect(204);
    await expectAccess(counselor, student, false);
    await leave(elsewhere, stranger, accountAdmin).expect(403);
    await move(student, school, elsewhere, accountAdmin).expect(403);
    await leave(school, accountAdmin, accountAdmin).expect(403);
    await leave(school, student, accountAdmin).expect(204);
    await expectAccess(accountAdmin, student, false);
  });
});

describe('access of an exam admin', () => {
  const opened = async (fields: object, by = admin) => {
    const person = {
      first_name: 'Grace',
      last_name: 'Lindqvist',
      phone_number: '2125550104',
      password: PASSWORD,
    };
    return app.call('post', '/auth/register', by).send({ ...person, ...fields });
  };

  it('covers the students of the exam admin’s entities after a sync', async () => {
    const [inside, outside] = [await someone('student'), await someone('student')];
    const school = await entity(inside);
    const email = 'grace@example.test';
    const { status, body } = await opened({ email, role: 'exam_admin', entity_ids: [school] });
    expect(status).toBe(200);
    const examAdmin: User = { id: body.id as string, email, token: await app.signIn(email) };
    expect(await sync(examAdmin)).toBe(1);
    await expectAccess(examAdmin, inside, true);
    await expectAccess(examAdmin, outside, false);
    await leave(school, inside).expect(204);
    await expectAccess(examAdmin, inside, false);
    await join(school, outside.email);
    expect(await sync(examAdmin)).toBe(1);
    await expectAccess(examAdmin, outside, true);
    await leave(school, examAdmin).expect(204);
    await expectAccess(examAdmin, outside, false);
  });

  it('covers all students without an entity, else only the entity’s', async () => {
    const examAdmin = await someone('exam_admin');
    const [inside, outside] = [await someone('student'), await someone('student')];
    const school = await entity(inside);
    await sync(examAdmin);
    await expectAccess(examAdmin, outside, true);
    await join(school, examAdmin.email);
    await expectAccess(examAdmin, inside, true);
    await expectAccess(examAdmin, outside, false);
    expect(await sync(examAdmin)).toBe(0);
  });

  it('ends at the next sync when nothing supports it any more', async () => {
    const [examAdmin, student] = [await someone('exam_admin'), await someone('student')];
    const later = await someone('student');
    await entity(examAdmin, later);
    await app.grantAccess(examAdmin, student, 'access-sync');
    await expectAccess(examAdmin, student, true);
    expect(await sync(examAdmin)).toBe(2);
    await expectAccess(examAdmin, student, false);
    await expectAccess(examAdmin, later, true);
  });

  it('cannot be opened by an account admin, nor reach other entities', async () => {
    const accountAdmin = await someone('account_admin');
    const school = await entity();
    const email = 'refused@example.test';
    const refused = await opened({ email, role: 'exam_admin' }, accountAdmin);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { role: 'Role must be counselor or student' },
    ]);
    expect((await opened({ email, role: 'student', entity_ids: [school] }, accountAdmin)).status).toBe(403);
    const unknown = ['00000000-0000-4000-8000-000000000000'];
    expect((await opened({ email, role: 'exam_admin', entity_ids: unknown })).status).toBe(404);
    await app.call('post', '/auth/login').send({ email, password: PASSWORD }).expect(401);
  });
});

describe('a caseload', () => {
  const moveTo = (from: User, to: User, by: User) =>
    app.call('post', `/users/${from.id}/caseload`, by).send({ to: to.id });

  it('moves to another counselor at once, and back by an undo', async () => {
    const [head, before, after] = [
      await someone('account_admin'),
      await someone('counselor'),
      await someone('counselor'),
    ];
    const [one, other, outside] = [
      await someone('student'),
      await someone('student'),
      await someone('student'),
    ];
    await entity(head, before, after, one, other);
    for (const student of [one, other, outside]) await give(before, student, admin).expect(204);
    await give(after, other, admin).expect(204);
    const answer = await moveTo(before, after, head).expect(200, { moved: 2 });
    expect(new Set(await studentsOf(after))).toEqual(new Set([one.id, other.id]));
    expect(await studentsOf(before)).toEqual([outside.id]);
    await app
      .call('post', '/undo', head)
      .send({ request: String(answer.headers['x-request-id']) })
      .expect(204);
    expect(await studentsOf(after)).toEqual([other.id]);
    expect(new Set(await studentsOf(before))).toEqual(new Set([one.id, other.id, outside.id]));
  });

  it('goes only to a counselor, and within the schools of an account admin', async () => {
    const [head, inside, stranger] = [
      await someone('account_admin'),
      await someone('counselor'),
      await someone('counselor'),
    ];
    await entity(head, inside);
    const student = await someone('student');
    await moveTo(inside, inside, admin).expect(422);
    await moveTo(inside, student, admin).expect(422);
    await moveTo(inside, stranger, head).expect(403);
    await moveTo(stranger, inside, head).expect(403);
    await moveTo(inside, stranger, inside).expect(403);
    await moveTo(inside, stranger, admin).expect(200, { moved: 0 });
  });
});
