import { randomUUID } from 'node:crypto';
import { EXAM_TYPES, type ExamType } from '../../contract/exam-definitions';
import type { ExamResource, ExamResultResource } from '../../contract/exams';
import { type Role, ROLES, STUDENTS_AND_STAFF } from '../../contract/roles';
import { TestApp, type User } from '../support/app';
import { anExam, enter } from '../support/exams';

const STAFF = ['counselor', 'account_admin', 'exam_admin'] as const;
const DAY = '2026-03-14';
const ANOTHER_DAY = '2026-03-15';

const EDITORS: Readonly<Record<ExamType, readonly Role[]>> = {
  SAT: ['counselor', 'account_admin', 'admin'],
  ACT: ['counselor', 'admin'],
};

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

let app: TestApp;
const users = {} as Record<Role, User>;
let stranger: User;

beforeAll(async () => {
  app = await TestApp.start();
  for (const role of ROLES) users[role] = await app.user(role, `the-${role.replace('_', '-')}`);
  for (const role of STAFF) await app.grantAccess(users[role], users.student);
  stranger = await app.user('student', 'Stranger');
});

afterAll(() => app.dispose());

async function ask(user: User, method: Method, path: string, student?: string, body?: object) {
  const call = app.call(method, `/exams${path}`, user);
  if (student !== undefined) void call.set('studentid', student);
  const answer = await call.send(body);
  return { status: answer.status, body: answer.body as { code?: string; message?: string; data?: unknown } };
}

const remove = async (id: string, of = users.student) =>
  expect((await ask(users.admin, 'delete', `/student-entry/${id}`, of.id)).status).toBe(204);

describe.each(EXAM_TYPES)('an %s', (type) => {
  const exam = (dateTaken = DAY) => anExam(type, { dateTaken });
  const reads = (id: string): [Method, string, object?][] => [
    ['get', `/${id}`],
    ['get', `/${id}/score`],
    ['get', `/${id}/audit`],
  ];

  it.each(STUDENTS_AND_STAFF)('can be entered by %s', async (role) => {
    await remove(await enter(app, users[role], users.student, exam()));
  });

  it.each(STUDENTS_AND_STAFF)('can be read by %s', async (role) => {
    const id = await enter(app, users[role === 'exam_admin' ? role : 'student'], users.student, exam());
    for (const [method, path] of reads(id)) {
      expect((await ask(users[role], method, path, users.student.id)).status).toBe(200);
    }
    const { body } = await ask(users[role], 'get', `/${id}`, users.student.id);
    const { editable } = (body.data as ExamResource).attributes;
    expect(editable).toBe(EDITORS[type].includes(role));
    await remove(id);
  });

  it.each(ROLES)('is edited and removed by %s only if allowed', async (role) => {
    const id = await enter(app, users.student, users.student, exam());
    const path = `/student-entry/${id}`;
    const edited = await ask(users[role], 'patch', path, users.student.id, exam(ANOTHER_DAY));
    const removed = await ask(users[role], 'delete', path, users.student.id);
    const expected = EDITORS[type].includes(role) ? 204 : 403;
    expect([edited.status, removed.status]).toEqual([expected, expected]);
    await remove(id);
  });

  it.each(ROLES)('lets only its student count it, not another: %s', async (role) => {
    const id = await enter(app, users.student, users.student, exam());
    const { status } = await ask(users[role], 'put', `/${id}/counted`, users.student.id, { counted: true });
    expect(status).toBe(role === 'student' ? 204 : 403);
    await remove(id);
  });

  it('is hidden from an exam admin who did not enter it', async () => {
    const [own, other] = [
      await enter(app, users.exam_admin, users.student, exam()),
      await enter(app, users.counselor, users.student, exam(ANOTHER_DAY)),
    ];
    for (const [method, path] of reads(other)) {
      const { status, body } = await ask(users.exam_admin, method, path, users.student.id);
      expect([status, body.message]).toEqual([404, 'No tests found']);
    }
    const days = `?testType=${type}&startDate=${DAY}`;
    for (const [method, path] of [
      ['get', `/student/${users.student.id}`],
      ['post', `/calculations${days}`],
    ] as const) {
      const seen = await ask(users.exam_admin, method, path, users.student.id);
      expect((seen.body.data as ExamResultResource[]).map(({ id }) => id)).toEqual([own]);
      const all = await ask(users.counselor, method, path, users.student.id);
      expect(all.body.data).toHaveLength(2);
    }
    for (const id of [own, other]) await remove(id);
  });

  it('is closed to staff without access and to another student', async () => {
    const id = await enter(app, stranger, stranger, exam());
    const calls: [Method, string, object?][] = [
      ...reads(id),
      ['post', '/student-entry', exam(ANOTHER_DAY)],
      ['post', `/calculations?testType=${type}&startDate=${DAY}`],
      ['get', `/student/${stranger.id}`],
    ];
    for (const role of [...STAFF, 'student'] as const) {
      for (const [method, path, body] of calls) {
        expect((await ask(users[role], method, path, stranger.id, body)).status).toBe(403);
      }
    }
    const editing = ['patch', 'delete'] as const;
    for (const role of ['counselor', 'account_admin'] as const) {
      for (const method of editing) {
        const { status } = await ask(users[role], method, `/student-entry/${id}`, stranger.id, exam());
        expect(status).toBe(403);
      }
    }
    await remove(id, stranger);
  });

  it('is not found under another student', async () => {
    const id = await enter(app, stranger, stranger, exam());
    for (const user of [users.counselor, users.admin, users.student]) {
      for (const [method, path] of reads(id)) {
        const { status, body } = await ask(user, method, path, users.student.id);
        expect([status, body.message]).toEqual([404, 'No tests found']);
      }
    }
    for (const method of ['patch', 'delete'] as const) {
      const { status } = await ask(users.counselor, method, `/student-entry/${id}`, users.student.id, exam());
      expect(status).toBe(404);
    }
    const counted = await ask(users.student, 'put', `/${id}/counted`, undefined, { counted: true });
    expect(counted.status).toBe(404);
    await remove(id, stranger);
  });
});

describe('the student of an exam call', () => {
  const calls: { method: Method; path: string; body?: object }[] = [
    { method: 'post', path: '/student-entry', body: anExam('SAT') },
    { method: 'post', path: `/calculations?testType=SAT&startDate=${DAY}` },
    { method: 'get', path: `/${randomUUID()}` },
    { method: 'get', path: `/${randomUUID()}/score` },
    { method: 'get', path: `/${randomUUID()}/audit` },
  ];

  it.each(calls)('must be named: $method $path', async ({ method, path, body }) => {
    for (const role of [...STAFF, 'admin'] as const) {
      for (const nobody of [undefined, '']) {
        const { status, body: answer } = await ask(users[role], method, path, nobody, body);
        expect([status, answer.message]).toEqual([422, 'Missing student id!']);
      }
    }
  });

  it.each(calls)('must exist: $method $path', async ({ method, path, body }) => {
    for (const role of [...STAFF, 'admin', 'student'] as const) {
      expect((await ask(users[role], method, path, randomUUID(), body)).status).toBe(404);
    }
  });

  it('is the one in the address', async () => {
    const path = `/student/${users.student.id}`;
    const { status, body } = await ask(users.counselor, 'get', path, stranger.id);
    expect([status, body.code]).toEqual([422, 'student-mismatch']);
    expect((await ask(users.counselor, 'get', path)).status).toBe(200);
  });
});
