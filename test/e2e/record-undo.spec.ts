import { randomUUID } from 'node:crypto';
import type { Page } from '../../contract/http';
import type { ActivityResource, HonorResource } from '../../contract/record';
import { History } from '../../src/platform/history/history';
import { TestApp, type User } from '../support/app';

const honor = {
  title: 'State finalist',
  description: 'One of twelve.',
  type: 'Local',
  dateReceived: '2026-05-02',
} as const;
const winner = { ...honor, title: 'State winner', type: 'National' } as const;

let app: TestApp;
let student: User;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++people}`);
});

afterAll(() => app.dispose());

const add = async (path: string, fields: object): Promise<string> => {
  const { body } = await app.call('post', path, student).send(fields).expect(201);
  return (body as { data: { id: string } }).data.id;
};
const list = async <Item>(path: string): Promise<readonly Item[]> =>
  ((await app.call('get', path, student).expect(200)).body as Page<Item>).data;
const honors = async () => (await list<HonorResource>('/users/honors')).map(({ attributes }) => attributes);
const edit = (id: string, fields: object) => app.call('patch', `/users/honors/${id}`, student).send(fields);
const typesOf = async (stream: string) =>
  (await app.app.get(History).read(`${stream}-${student.id}`)).map(({ type }) => type);

describe('the edit of an honor', () => {
  let id: string;

  beforeEach(async () => {
    id = await add('/users/honors', honor);
    await edit(id, winner).expect(204);
  });

  it('is undone by another edit, which the history shows, too', async () => {
    await edit(id, { ...honor, expected: winner }).expect(204);
    expect(await honors()).toEqual([honor]);
    expect(await typesOf('honors')).toEqual(['HonorAdded', 'HonorEdited', 'HonorEdited']);
  });

  it('is undone once, however often that is requested', async () => {
    for (let twice = 0; twice < 2; twice++) await edit(id, { ...honor, expected: winner }).expect(204);
    expect(await honors()).toEqual([honor]);
    expect(await typesOf('honors')).toHaveLength(3);
  });

  it('is undone once if the request is repeated after a lost response', async () => {
    const key = randomUUID();
    for (let twice = 0; twice < 2; twice++) {
      await edit(id, { ...honor, expected: winner })
        .set('idempotency-key', key)
        .expect(204);
    }
    expect(await typesOf('honors')).toHaveLength(3);
  });

  it('is not undone if the item was changed later', async () => {
    const newer = { ...winner, description: 'One of nine.' };
    await edit(id, newer).expect(204);
    const { body } = await edit(id, { ...honor, expected: winner }).expect(409);
    expect(body).toMatchObject({
      code: 'edited-since',
      message: 'This was changed since. Review it again.',
    });
    expect(await honors()).toEqual([newer]);
  });

  it('is not undone if the item was deleted later', async () => {
    await app.call('delete', `/users/honors/${id}`, student).expect(204);
    await edit(id, { ...honor, expected: winner }).expect(404);
    expect(await honors()).toEqual([]);
  });

  it.each([[{ title: 'x' }], ['yesterday'], [7]])('refuses a partial expected item: %j', async (expected) => {
    await edit(id, { ...honor, expected }).expect(422);
    expect(await honors()).toEqual([winner]);
  });
});

describe('the deletion of an item', () => {
  it('is undone at any time, in the same place', async () => {
    await add('/users/honors', winner);
    const id = await add('/users/honors', honor);
    await add('/users/honors', winner);
    await app.call('delete', `/users/honors/${id}`, student).expect(204);
    for (let twice = 0; twice < 2; twice++) {
      await app.call('post', `/users/honors/${id}/restore`, student).expect(204);
    }
    expect(await honors()).toEqual([winner, honor, winner]);
    expect((await typesOf('honors')).slice(-2)).toEqual(['HonorRemoved', 'HonorRestored']);
  });

  it('by someone else cannot be undone', async () => {
    const id = await add('/users/honors', honor);
    await app.call('delete', `/users/honors/${id}`, student).expect(204);
    const other = await app.user('student', `Julian-${people}`);
    await app.call('post', `/users/honors/${id}/restore`, other).expect(404);
  });

  it('of a test is not undone if the same test was added later', async () => {
    const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 600, math: 610 } };
    const id = await add('/users/test', sat);
    await app.call('delete', `/users/test/${id}`, student).expect(204);
    await add('/users/test', sat);
    const { body } = await app.call('post', `/users/test/${id}/restore`, student).expect(409);
    expect(body.message).toBe('You can not have the same test on the same date.');
  });
});

describe('the order of activities', () => {
  const path = '/users/extra-curricular';
  const titles = async () => (await list<ActivityResource>(path)).map(({ attributes }) => attributes.title);
  const order = (...ids: string[]) => app.call('put', `${path}/order`, student).send({ ids });
  const ids = new Map<string, string>();

  beforeEach(async () => {
    for (const title of ['Choir', 'Robotics', 'Kitchen']) {
      const years = { startYear: '2024', endYear: '2026', weeksPerYear: 30, hoursPerWeek: 8 };
      ids.set(title, await add(path, { title, description: 'It is ours.', ...years }));
    }
  });

  it('is recorded once, however often it is requested', async () => {
    for (let twice = 0; twice < 2; twice++) {
      await order(ids.get('Choir')!, ids.get('Kitchen')!, ids.get('Choir')!).expect(204);
    }
    expect(await titles()).toEqual(['Choir', 'Kitchen', 'Robotics']);
    expect((await typesOf('activities')).filter((type) => type === 'ActivitiesRanked')).toHaveLength(1);
  });

  it('ignores ids that are not on the list', async () => {
    const other = await app.user('student', `Julian-${people}`);
    await app
      .call('put', `${path}/order`, other)
      .send({ ids: [...ids.values()] })
      .expect(204);
    await order(randomUUID(), ids.get('Robotics')!).expect(204);
    expect(await titles()).toEqual(['Robotics', 'Kitchen', 'Choir']);
    expect((await app.call('get', path, other).expect(200)).body.data).toEqual([]);
  });

  it('remembers the place of a deleted activity', async () => {
    await app.call('delete', `${path}/${ids.get('Robotics')}`, student).expect(204);
    await order(ids.get('Choir')!, ids.get('Kitchen')!).expect(204);
    await app.call('post', `${path}/${ids.get('Robotics')}/restore`, student).expect(204);
    expect(await titles()).toEqual(['Choir', 'Kitchen', 'Robotics']);
  });

  it('is refused with invalid, missing or too many ids', async () => {
    await order('first').expect(422);
    await app.call('put', `${path}/order`, student).send({}).expect(422);
    await order(...Array.from({ length: 100 }, () => randomUUID())).expect(422);
  });
});
