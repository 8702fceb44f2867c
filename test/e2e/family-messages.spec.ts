import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '../../contract/calls';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mails';

let app: TestApp;
let counselor: User;
let maya: User;
let noah: User;
let orphan: User;
let stranger: User;
let mother: User;
let father: User;

beforeAll(async () => {
  app = await TestApp.start();
  [counselor, maya, noah, orphan, stranger, mother, father] = await Promise.all([
    app.user('counselor', 'Daniel'),
    app.user('student', 'Maya'),
    app.user('student', 'Noah'),
    app.user('student', 'Ori'),
    app.user('student', 'Sam'),
    app.user('parent', 'Rosa'),
    app.user('parent', 'Luis'),
  ]);
  for (const student of [maya, noah, orphan]) await app.grantAccess(counselor, student);
  for (const [parent, child] of [
    [mother, maya],
    [mother, noah],
    [father, maya],
  ] as const)
    await app.linkParent(parent, child);
});

afterAll(() => app.dispose());

const write = (user: User, students: readonly User[], clientId: string = randomUUID()) =>
  app
    .call('post', '/messages/families', user)
    .send({ content: 'The meeting is on Monday.', studentIds: students.map(({ id }) => id), clientId });

const received = async (parent: User) => {
  await app.settled();
  const { body } = await app.call('get', `/messages/sendee/${counselor.id}`, parent).expect(200);
  return (body as ResponseOf<'GET /messages/sendee/{id}'>).data.map(({ attributes }) => attributes.content);
};

const copies = (parent: User) => mailsTo(parent.email, app.dataDir);

it('each parent gets the message alone and once, with a copy by email', async () => {
  const clientId = randomUUID();
  const { body } = await write(counselor, [maya, noah, orphan, stranger], clientId).expect(200);
  expect(body).toEqual({
    data: [
      { studentId: maya.id, outcome: 'sent' },
      { studentId: noah.id, outcome: 'sent' },
      { studentId: orphan.id, outcome: 'no-parent' },
      { studentId: stranger.id, outcome: 'no-access' },
    ],
    parents: 2,
  });
  await write(counselor, [maya, noah, orphan, stranger], clientId).expect(200);
  for (const parent of [mother, father]) {
    expect(await received(parent)).toEqual(['The meeting is on Monday.']);
    const [copy, ...more] = await eventually(
      () => copies(parent),
      (found) => found.length > 0,
    );
    expect(copy).toContain('Subject: Daniel Example wrote to you');
    expect(copy).toContain('The meeting is on Monday.');
    expect(copy).toContain(`/parent/messages?with=${counselor.id}`);
    expect(more).toEqual([]);
  }
});

it('a message to one parent is not mailed', async () => {
  const before = (await copies(father)).length;
  await app
    .call('post', '/messages', counselor)
    .send({ content: 'Thank you.', sentTo: father.id })
    .expect(201);
  await app.settled();
  expect((await copies(father)).length).toBe(before);
});

it('only families of own students can be written to', async () => {
  await write(counselor, [stranger]).expect(403);
  await write(maya, [noah]).expect(403);
  await write(counselor, []).expect(422);
});
