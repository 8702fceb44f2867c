import type { Page } from '../../contract/http';
import type { ThreadResource } from '../../contract/threads';
import { TestApp, type User } from '../support/app';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  student = await app.user('student', 'Maya');
});

afterAll(() => app.dispose());

const text = {
  title: 'Start early',
  categories: ['Essays', 'Planning'],
  body: 'Begin in June.\n\nThen rest.',
};

async function publish(user: User, fields: object = text): Promise<string> {
  const { body } = await app.call('post', '/threads', user).send(fields).expect(201);
  return (body as { id: string }).id;
}

async function all(user?: User, query = ''): Promise<Page<ThreadResource>> {
  const { body } = await app.call('get', `/threads/all${query}`, user).expect(200);
  return body as Page<ThreadResource>;
}

async function one(id: string, user = student): Promise<ThreadResource> {
  const { body } = await app.call('get', `/threads/${id}`, user).expect(200);
  return (body as { data: ThreadResource }).data;
}

it('a thread is read by every signed-in user, with its author’s name', async () => {
  const id = await publish(counselor);
  const expected = {
    id,
    attributes: { ...text, created_at: expect.any(String) },
    relationships: {
      author: { data: { id: counselor.id, attributes: { first_name: 'Daniel', last_name: 'Example' } } },
    },
  };
  expect(await one(id)).toEqual(expected);
  expect((await all(student)).data[0]).toEqual(expected);
});

it('visitors read the newest three threads and the titles of the others', async () => {
  for (let number = 1; number <= 12; number++) await publish(admin, { ...text, title: `Thread ${number}` });
  const visited = await all();
  expect(visited.data.map(({ attributes: { body } }) => body)).toEqual([
    ...Array<string>(3).fill(text.body),
    ...Array<string>(7).fill(''),
  ]);
  expect(visited.data[9]!.attributes).toMatchObject({ title: 'Thread 3', categories: text.categories });
  expect(visited.pageCount).toBe(2);
  const second = await all(undefined, '?currentPage=2&pageSize=10');
  expect(second.data.map(({ attributes: { title } }) => title)).toEqual([
    'Thread 2',
    'Thread 1',
    'Start early',
  ]);
  expect(second.data.map(({ attributes: { body } }) => body)).toEqual(['', '', '']);
  const { data } = await all(student);
  expect(data.every(({ attributes: { body } }) => body === text.body)).toBe(true);
});

it('visitors read the same three threads on every page and in any order', async () => {
  const open = new Set((await all()).data.slice(0, 3).map(({ id }) => id));
  const extras = [
    '',
    '&sort=order',
    '&sort=-order',
    '&category=Essays',
    '&q=Thread',
    '&filter=all',
    '&open=true',
  ];
  for (const pageSize of [1, 2, 3, 4, 5, 7, 10, 13, 50, 500]) {
    for (const extra of extras) {
      const read = new Set<string>();
      for (let page = 1, pageCount = 1; page <= pageCount; page++) {
        const answer = await all(undefined, `?currentPage=${page}&pageSize=${pageSize}${extra}`);
        ({ pageCount } = answer);
        for (const { id, attributes } of answer.data) if (attributes.body !== '') read.add(id);
      }
      expect(read).toEqual(open);
    }
  }
});

it('an invalid token is refused rather than treated as a visitor', async () => {
  await app.call('get', '/threads/all', { token: 'stale' }).expect(401);
});

it('a thread is edited by its author and by admins, field by field', async () => {
  const id = await publish(counselor);
  const edit = (user: User, fields: object) => app.call('patch', `/threads/${id}`, user).send(fields);
  await edit(await app.user('counselor', 'Other'), { title: 'Mine' }).expect(403);
  await edit(counselor, { title: 'Sooner' }).expect(204);
  await edit(admin, { categories: [] }).expect(204);
  expect((await one(id)).attributes).toMatchObject({ title: 'Sooner', categories: [], body: text.body });
});

it('a thread is retired by its author and by admins, and is then gone', async () => {
  const id = await publish(counselor);
  const other = await publish(admin);
  await app.call('delete', `/threads/${other}`, counselor).expect(403);
  await app.call('delete', `/threads/${id}`, counselor).expect(204);
  await app.call('get', `/threads/${id}`, student).expect(404);
  await app.call('patch', `/threads/${id}`, counselor).send({ title: 'Back' }).expect(404);
  expect((await all(student)).data.map((thread) => thread.id)).not.toContain(id);
  await app.call('delete', `/threads/${other}`, admin).expect(204);
});

it('each invalid field is named', async () => {
  const { body } = await app
    .call('post', '/threads', counselor)
    .send({ title: 'x'.repeat(121), categories: ['Essays', 'Essays'] })
    .expect(422);
  expect(body.fields).toEqual({
    title: 'Title should have a maximum length of 120',
    categories: 'Enter up to 5 categories of at most 30 letters, without repeats',
    body: 'Text is a required field',
  });
});

it('a category may not be blank or repeated apart from blanks', async () => {
  for (const categories of [
    ['Essays', '  '],
    ['Essays', ' Essays '],
  ]) {
    const { body } = await app
      .call('post', '/threads', counselor)
      .send({ ...text, categories })
      .expect(422);
    expect(body.fields).toEqual({
      categories: 'Enter up to 5 categories of at most 30 letters, without repeats',
    });
  }
  const id = await publish(counselor, { ...text, categories: [' Essays '] });
  expect((await one(id)).attributes.categories).toEqual(['Essays']);
});

it('a thread outlives its author, whose name is gone', async () => {
  const author = await app.user('counselor', 'Leaving');
  const id = await publish(author);
  await app.call('delete', `/admin/user/${author.id}`, admin).expect(204);
  expect((await one(id)).relationships.author.data).toBeNull();
});
