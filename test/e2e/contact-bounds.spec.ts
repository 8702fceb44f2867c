import { randomUUID } from 'node:crypto';
import { SUPPORT, supportOf, type ContactResource } from '../../contract/messaging';
import type { ResponseOf } from '../../contract/calls';
import { TestApp, type User } from '../support/app';
import { messagesOver } from '../support/messages';

const MAX_CONTACTS = 100;
const STUDENTS = 105;

let app: TestApp;
let admin: User;
let schoolAdmin: User;
let counselor: User;
let students: string[];

const { send } = messagesOver(() => app);

const nameOf = (number: number) => `Student-${String(number).padStart(3, '0')}`;

async function contactsOf(user: User, query = ''): Promise<ResponseOf<'GET /messages/contacts'>> {
  const { body } = await app.call('get', `/messages/contacts${query}`, user).expect(200);
  return body as ResponseOf<'GET /messages/contacts'>;
}

const firstNames = (data: readonly ContactResource[]) => data.map(({ attributes }) => attributes.firstName);

async function accessOf(user: User, query = ''): Promise<ResponseOf<'GET /users/list-access'>> {
  const { body } = await app.call('get', `/users/list-access${query}`, user).expect(200);
  return body as ResponseOf<'GET /users/list-access'>;
}

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  schoolAdmin = await app.user('account_admin', 'Sue');
  counselor = await app.user('counselor', 'Cora');
  const names = Array.from({ length: STUDENTS }, (_, number) => nameOf(number));
  students = await Promise.all(names.map((name) => app.account('student', name)));
  await app.settled();
  const school = await app.call('post', '/admin/entity', admin).send({ name: 'School' }).expect(201);
  const { id } = school.body as { id: string };
  const emails = names.map((name) => `${name}@example.test`.toLowerCase());
  for (const email of [schoolAdmin.email, counselor.email, ...emails])
    await app.call('post', `/admin/entity/${id}/user`, admin).send({ email }).expect(200);
});
afterAll(() => app.dispose());

describe('the contacts of an admin', () => {
  it('are at most a hundred, and say that there are more', async () => {
    const { data, more } = await contactsOf(admin);
    expect(data).toHaveLength(MAX_CONTACTS);
    expect(more).toBe(true);
  });

  it('are not counted, since everybody is one', async () => {
    expect((await contactsOf(admin)).silent).toBeNull();
  });

  it('are found by name beyond the first hundred', async () => {
    const last = nameOf(STUDENTS - 1);
    expect(firstNames((await contactsOf(admin)).data)).not.toContain(last);
    expect(await contactsOf(admin, `?q=${last}`)).toMatchObject({
      data: [{ id: students.at(-1), attributes: { firstName: last, mayWrite: true } }],
      more: false,
    });
  });

  it('are returned one by one by their id', async () => {
    const [first, last] = [students[0]!, students.at(-1)!];
    const ids = async (id: string) => (await contactsOf(admin, `?id=${id}`)).data.map((one) => one.id);
    expect(await ids(last)).toEqual([last]);
    expect(await ids(first)).toEqual([first]);
    expect(await ids(admin.id)).toEqual([]);
    expect(await ids(supportOf(last))).toEqual([]);
  });

  it('begin with the latest conversation, whatever the name', async () => {
    await send(admin, students.at(-2)!, 'Hello').expect(201);
    const { data } = await contactsOf(admin);
    expect(data[0]).toMatchObject({ id: students.at(-2), attributes: { lastMessage: { content: 'Hello' } } });
    expect(data).toHaveLength(MAX_CONTACTS);
  });

  it('include an unread conversation older than a hundred others', async () => {
    const asker = await app.user('student', 'Zoe');
    await send(asker, SUPPORT, 'Are you there?').expect(201);
    const toMany = { content: 'News', sentTo: students.slice(0, MAX_CONTACTS), clientId: randomUUID() };
    await app.call('post', '/messages/students', admin).send(toMany).expect(200);
    const { data } = await contactsOf(admin);
    expect(data).toHaveLength(MAX_CONTACTS);
    expect(data.at(-1)).toMatchObject({ id: supportOf(asker.id), attributes: { unread: 1 } });
    const [one] = (await contactsOf(admin, `?id=${supportOf(asker.id)}`)).data;
    expect(one).toMatchObject({ id: supportOf(asker.id), attributes: { relation: 'support', unread: 1 } });
  });
});

describe('the contacts of a large school', () => {
  it('are bounded and searched as those of an admin are', async () => {
    const { data, more } = await contactsOf(schoolAdmin);
    expect(data).toHaveLength(MAX_CONTACTS);
    expect(more).toBe(true);
    const last = nameOf(STUDENTS - 1);
    expect(firstNames((await contactsOf(schoolAdmin, `?q=${last}`)).data)).toEqual([last]);
    expect(firstNames((await contactsOf(schoolAdmin, '?q=supp')).data)).toEqual(['Support']);
  });

  it('count those without messages, listed or not', async () => {
    const colleagues = 1;
    const { silent } = await contactsOf(schoolAdmin);
    expect(silent).toBe(STUDENTS + colleagues);
    await send(schoolAdmin, students.at(-1)!, 'Hello').expect(201);
    expect((await contactsOf(schoolAdmin)).silent).toBe(STUDENTS + colleagues - 1);
    expect((await contactsOf(schoolAdmin, '?q=Student')).silent).toBeNull();
  });

  it('are not returned to a user who may not write to them', async () => {
    const outside = await app.user('counselor', 'Outside');
    expect((await contactsOf(outside, `?id=${students[0]}`)).data).toEqual([]);
    expect((await contactsOf(outside, '?q=Student')).data).toEqual([]);
  });
});

describe('the list of accesses', () => {
  it('is divided into pages in the order of last names', async () => {
    const whole = await accessOf(schoolAdmin);
    expect(whole).toMatchObject({ total: STUDENTS, pageCount: 1 });
    const pages = [
      await accessOf(schoolAdmin, '?pageSize=100'),
      await accessOf(schoolAdmin, '?pageSize=100&currentPage=2'),
    ];
    expect(pages.map(({ pageCount }) => pageCount)).toEqual([2, 2]);
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    await app.call('get', '/users/list-access?pageSize=501', schoolAdmin).expect(422);
  });

  it('returns one student by id only to those who have access', async () => {
    const [id] = students;
    for (const user of [admin, schoolAdmin])
      expect((await accessOf(user, `?id=${id}`)).data.map((one) => one.id)).toEqual([id]);
    expect((await accessOf(counselor, `?id=${id}`)).data).toEqual([]);
  });
});
