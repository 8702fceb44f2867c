import { randomUUID } from 'node:crypto';
import type { RecordHistory, RecordHistoryResource } from '../../contract/record-history';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';

const honor = {
  title: 'State finalist',
  description: 'One of twelve.',
  type: 'Local',
  dateReceived: '2026-05-02',
} as const;

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithFixtures());
});

afterAll(() => app.dispose());

const history = (user: User, query: string, of = student) =>
  app.call('get', `/users/${of.id}/history?${query}`, user);
const pageOf = async (query: string, user = student, of = student): Promise<RecordHistory> =>
  (await history(user, query, of).expect(200)).body as RecordHistory;
const add = async (path: string, fields: object, owner = student): Promise<string> => {
  const { body } = await app.call('post', path, owner).send(fields).expect(201);
  return (body as { data: { id: string } }).data.id;
};
const sentences = ({ data }: RecordHistory) => data.map(({ attributes }) => attributes.sentence);
const sides = ({ attributes: { before, after } }: RecordHistoryResource) => ({ before, after });

describe('the history of an item', () => {
  let id: string;

  beforeAll(async () => {
    await add('/users/honors', { ...honor, title: 'Another one' });
    id = await add('/users/honors', honor);
    await app
      .call('patch', `/users/honors/${id}`, student)
      .send({ ...honor, title: 'State winner', type: 'National' })
      .expect(204);
    await app.call('delete', `/users/honors/${id}`, student).expect(204);
  });

  it('shows who changed what and when, with both values, newest first', async () => {
    const { data, before } = await pageOf(`part=honors&item=${id}`);
    expect(before).toBeNull();
    expect(sentences({ data, before })).toEqual(['Removed an honor', 'Edited an honor', 'Added an honor']);
    const winner = { ...honor, title: 'State winner', type: 'National' };
    expect(data.map(sides)).toEqual([
      { before: winner, after: {} },
      {
        before: { title: 'State finalist', type: 'Local' },
        after: { title: 'State winner', type: 'National' },
      },
      { before: {}, after: honor },
    ]);
    for (const { attributes, relationships } of data) {
      expect(Math.abs(Date.now() - Date.parse(attributes.time))).toBeLessThan(60_000);
      expect(attributes.actorRole).toBe('student');
      expect(relationships).toEqual({
        actor: { data: { id: student.id, attributes: { name: 'Maya Example' } } },
        item: { data: { id, attributes: { name: 'State winner', removed: true } } },
      });
    }
  });

  it('shows an undo next to what it undid', async () => {
    await app.call('post', `/users/honors/${id}/restore`, student).expect(204);
    const { data } = await pageOf(`part=honors&item=${id}`);
    expect(data[0]!.attributes.sentence).toBe('Restored an honor');
    expect(data[0]!.relationships.item.data!.attributes.removed).toBe(false);
  });

  it('is part of its list’s history, and can be shown by item', async () => {
    expect(sentences(await pageOf('part=honors'))).toHaveLength(5);
    expect(sentences(await pageOf(`part=honors&item=${randomUUID()}`))).toEqual([]);
    expect(sentences(await pageOf(`part=courses&item=${id}`))).toEqual([]);
  });
});

describe('the history of a panel', () => {
  const saveAbout = (about: object) => app.call('post', '/users/about', student).send(about).expect(200);

  it('shows changed numbers field by field', async () => {
    await saveAbout({ gpa: 3.7, gpaScale: 4, classRank: 12, classSize: 240 });
    await saveAbout({ gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 });
    const { data } = await pageOf('part=numbers');
    expect(data.map(sides)).toEqual([
      { before: { gpa: 3.7 }, after: { gpa: 3.8 } },
      { before: {}, after: { gpa: 3.7, gpaScale: 4, classRank: 12, classSize: 240 } },
    ]);
  });

  it('shows what was written in notes', async () => {
    await saveAbout({ notes: 'My aunt went there.' });
    await saveAbout({ notes: 'My uncle went there.' });
    const { data } = await pageOf('part=notes');
    expect(data.map(sides)[0]).toEqual({
      before: { notes: 'My aunt went there.' },
      after: { notes: 'My uncle went there.' },
    });
  });

  it('separates the parts', async () => {
    await saveAbout({ orderedMajorChoices: { major1: 'Biology', major2: 'Art', major3: 'Law' } });
    await saveAbout({ orderedFavorites: { favorite1: 'Maps', favorite2: 'Tides' } });
    await saveAbout({ highSchoolName: 'Harbor High', highSchoolType: 'Public' });
    expect(sentences(await pageOf('part=majors'))).toEqual(['Chose majors']);
    expect(sentences(await pageOf('part=favorites'))).toEqual(['Chose favorites']);
    expect(sentences(await pageOf('part=school'))).toEqual(['Entered the high school']);
    expect(sentences(await pageOf('part=profile'))).toEqual(['Opened the account as student']);
    expect(sentences(await pageOf('part=tests'))).toEqual([]);
  });

  it('names no actor if the system acted', async () => {
    const { data } = await pageOf('part=profile');
    expect(data[0]).toMatchObject({
      attributes: { actorRole: 'system' },
      relationships: { actor: { data: null }, item: { data: null } },
    });
  });
});

it('the history shows titles of activities before and after a move', async () => {
  const owner = await app.user('student', 'Ordered');
  const path = '/users/extra-curricular';
  const years = { startYear: '2024', endYear: '2026', weeksPerYear: 30, hoursPerWeek: 8 };
  const ids: string[] = [];
  for (const title of ['Choir', 'Robotics', 'Kitchen', 'Chess']) {
    ids.unshift(await add(path, { title, description: 'It is ours.', ...years }, owner));
  }
  const [chess, kitchen, robotics, choir] = ids;
  const order = (...wanted: (string | undefined)[]) =>
    app.call('put', `${path}/order`, owner).send({ ids: wanted }).expect(204);
  await order(chess, robotics, kitchen, choir);
  await app.call('delete', `${path}/${chess}`, owner).expect(204);
  await order(choir, robotics, kitchen);
  const { data } = await pageOf('part=activities', owner, owner);
  const orders = data.filter(({ attributes }) => attributes.sentence === 'Put the activities in order');
  expect(orders.map(sides)).toEqual([
    {
      before: { order: ['1. Robotics', '2. Kitchen', '3. Choir'] },
      after: { order: ['1. Choir', '2. Robotics', '3. Kitchen'] },
    },
    {
      before: { order: ['2. Kitchen', '3. Robotics'] },
      after: { order: ['2. Robotics', '3. Kitchen'] },
    },
  ]);
});

it('the history is paged without gaps or overlap', async () => {
  const id = await add('/users/honors', honor, stranger);
  for (let count = 0; count < 34; count++) {
    const edited = { ...honor, title: `Edit ${count}` };
    await app.call('patch', `/users/honors/${id}`, stranger).send(edited).expect(204);
  }
  const first = await pageOf('part=honors', stranger, stranger);
  expect(first.data).toHaveLength(30);
  const second = await pageOf(`part=honors&before=${first.before}`, stranger, stranger);
  expect([second.data.length, second.before]).toEqual([5, null]);
  const titles = [...first.data, ...second.data].map(({ attributes }) => attributes.after.title);
  expect(titles).toEqual([...Array.from({ length: 34 }, (_, count) => `Edit ${33 - count}`), honor.title]);
});

describe('the reader of a record history', () => {
  it.each([
    ['the student', () => student, 200],
    ['a counselor with access', () => counselor, 200],
    ['an admin', () => admin, 200],
    ['another student', () => stranger, 403],
  ] as const)('%s: %#', async (_who, user, status) => {
    await history(user(), 'part=honors').expect(status);
  });

  it('needs access if staff, and a known student', async () => {
    const other = await app.user('counselor', 'Other');
    const accountAdmin = await app.user('account_admin', 'Miriam');
    const examAdmin = await app.user('exam_admin', 'Grace');
    await app.grantAccess(examAdmin, student);
    await history(other, 'part=honors').expect(403);
    await history(accountAdmin, 'part=honors').expect(403);
    await history(examAdmin, 'part=honors').expect(403);
    await app.grantAccess(accountAdmin, student);
    await history(accountAdmin, 'part=honors').expect(200);
    const nobody = { ...student, id: randomUUID() };
    for (const user of [counselor, admin, student]) {
      await history(user, 'part=honors', nobody).expect(404);
    }
    await history(counselor, 'part=honors').set('studentid', stranger.id).expect(422);
    await app.call('get', `/users/${student.id}/history?part=honors`).expect(401);
  });

  it('is refused with an unknown part, item or cursor', async () => {
    const { body } = await history(student, 'part=grades&item=x&before=y').expect(422);
    expect(body.fields).toEqual({
      part: 'part must be a part of the record',
      item: 'item must be an item’s id',
      before: 'before must be a cursor',
    });
    await history(student, '').expect(422);
  });
});

it('the history has nothing about an erased student', async () => {
  const doomed = await app.user('student', 'Doomed');
  await add('/users/honors', { ...honor, title: 'Doomed prize' }, doomed);
  await app.call('delete', `/admin/user/${doomed.id}`, admin).expect(204);
  await history(admin, 'part=honors', doomed).expect(404);
  const { text } = await app.call('get', `/admin/audit?subject=${doomed.id}`, admin).expect(200);
  expect(text).toContain('Honor added');
  expect(text).not.toContain('Doomed prize');
});
