import type { Role } from '../../contract/roles';
import { TestApp, type User } from '../support/app';

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
const give = (staff: User, student: User, by: User, instead?: User) =>
  app.call('put', `/users/${student.id}/counselors/${staff.id}`, by).send({ instead: instead?.id });

const studentsOf = async (staff: User): Promise<string[]> => {
  const { body } = await app.call('get', '/users/list-access', staff).expect(200);
  return (body as { data: { id: string }[] }).data.map(({ id }) => id);
};

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
