import type { CataloguePage } from '../../contract/college-search';
import type { ProspectResource } from '../../contract/saved-colleges';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';

let app: TestApp;
let catalogue: Catalogue;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  student = await app.user('student', 'Maya');
  const ranges = { satReading25: 600, satReading75: 700, satMath25: 600, satMath75: 700 };
  await catalogue.add('3001', 'Harbor College', {
    facts: { ...ranges, enrollment: 2_000, netPrice: 18_000, admissionRate: 0.5, testPolicy: 'considered' },
  });
  await catalogue.add('3002', 'Ridge University', {
    facts: { enrollment: 30_000, netPrice: 31_000, admissionRate: 0.05, testPolicy: 'required' },
  });
  await catalogue.add('3003', 'Valley Institute');
  await catalogue.add('3004', 'Hidden College', { status: 'review' });
});

afterAll(() => app.dispose());

const ask = (query: string, user = student) => app.call('get', `/colleges/catalogue?${query}`, user);

const page = async (query = '', user = student) => (await ask(query, user).expect(200)).body as CataloguePage;

const found = async (query: string, user = student) =>
  (await page(query, user)).data.map(({ attributes }) => attributes.name);

describe('the college catalogue', () => {
  it('lists published colleges with their figures and marks unknown ones', async () => {
    const { data, pageCount, meta } = await page();
    expect(data.map(({ attributes }) => attributes.name)).toEqual([
      'Harbor College',
      'Ridge University',
      'Valley Institute',
    ]);
    expect(data[0]).toEqual({
      id: '3001',
      attributes: {
        ...{
          name: 'Harbor College',
          state: 'MA',
          location: 'Boston',
          status: 'published',
          ceeb_code: '3001',
        },
        ...{ isPublic: true, enrollment: 2_000, netPrice: 18_000, admissionRate: 0.5 },
        middleHalf: { test: 'SAT', low: 1200, high: 1400 },
        chance: {
          label: 'unknown',
          because: 'Your profile has no SAT or ACT to compare.',
          inputs: { admissionRate: 0.5, test: null, own: null, low: null, high: null },
        },
      },
      relationships: {},
    });
    expect(data[2]!.attributes).toMatchObject({ enrollment: null, netPrice: null, middleHalf: null });
    expect([pageCount, meta]).toEqual([
      1,
      {
        ...{ found: 3, all: 3, sort: 'name', own: { SAT: null, ACT: null } },
        counts: expect.objectContaining({ state: { MA: 3 }, fit: { unknown: 2, reach: 1 } }),
      },
    ]);
  });

  it.each([
    ['name=ridge', ['Ridge University']],
    ['state=MA', ['Harbor College', 'Ridge University', 'Valley Institute']],
    ['state=NY,VT', []],
    ['size=1000-4999', ['Harbor College']],
    ['cost=20000', ['Harbor College']],
    ['rate=under-15', ['Ridge University']],
    ['kind=private', []],
    ['fit=reach', ['Ridge University']],
    ['test=required,considered', ['Harbor College', 'Ridge University']],
    ['sort=size', ['Ridge University', 'Harbor College', 'Valley Institute']],
    ['state=MA&size=from-20000,1000-4999&cost=40000&rate=50-85&test=considered', ['Harbor College']],
    ['state=&size=&cost=&sort=&name=', ['Harbor College', 'Ridge University', 'Valley Institute']],
    ['pageSize=1&currentPage=2', ['Ridge University']],
    ['pageSize=1&currentPage=9', []],
  ])('finds the colleges for %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each([
    ['state=XX', 'state'],
    ['state=MA,constructor', 'state'],
    ['size=huge', 'size'],
    ['cost=12.5', 'cost'],
    ['rate=__proto__', 'rate'],
    ['kind=public;drop', 'kind'],
    ['fit=maybe', 'fit'],
    ['test=always', 'test'],
    ['sort=random', 'sort'],
    ['currentPage=-1', 'currentPage'],
    [`name=${'x'.repeat(121)}`, 'name'],
  ])('refuses the filter %s', async (query, field) => {
    const { body } = await ask(query).expect(422);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it('rates the fit by the tests of the user who asks', async () => {
    const other = await app.user('student', 'Julian');
    const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 700, math: 710 } };
    await app.call('post', '/users/test', other).send(sat).expect(201);
    const { data, meta } = await page('', other);
    expect(meta).toMatchObject({ sort: 'fit', own: { SAT: 1410, ACT: null } });
    expect(data.map(({ attributes }) => attributes.chance.label)).toEqual(['likely', 'reach', 'unknown']);
    expect(data[0]!.attributes.chance.because).toBe(
      'Your best SAT of 1410 is above the middle 50% (1200–1400), and the college admits 50% of applicants.',
    );
    expect(await found('fit=likely', other)).toEqual(['Harbor College']);
    expect(await found('fit=likely')).toEqual([]);
  });

  it('follows colleges that are added, edited, withdrawn and deleted', async () => {
    await catalogue.add('3005', 'Lake College');
    expect(await found('name=lake')).toEqual(['Lake College']);
    const admin = await app.user('admin', 'Ada');
    await app.call('patch', '/colleges/3005', admin).send({ name: 'Pond College' }).expect(204);
    expect(await found('name=lake')).toEqual([]);
    expect(await found('name=pond')).toEqual(['Pond College']);
    await catalogue.withdraw('3005');
    expect(await found('name=pond')).toEqual([]);
    await app.call('patch', '/colleges/3005', admin).send({ status: 'published' }).expect(204);
    expect(await found('name=pond')).toEqual(['Pond College']);
    await catalogue.delete('3005');
    expect(await found('name=pond')).toEqual([]);
    expect((await page()).meta.all).toBe(3);
  });
});

describe('the prospects of saved colleges', () => {
  it('show the chance with its reason and how many tasks are done', async () => {
    const [saver, admin] = [await app.user('student', 'Grace'), await app.user('admin', 'Alan')];
    const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 650, math: 650 } };
    await app.call('post', '/users/test', saver).send(sat).expect(201);
    for (const name of ['Write the essay', 'Ask for letters']) {
      const created = await app.call('post', '/v2/tasks', admin).send({ type: 'college', name }).expect(201);
      const { id } = created.body as { id: string };
      await app
        .call('post', `/v2/tasks/standard/${id}/colleges`, admin)
        .send({ ceeb_codes: ['3001'] })
        .expect(200);
    }
    for (const ceeb_code of ['3001', '3003']) {
      await app.call('post', '/users/bookmark', saver).send({ ceeb_code, status: 'applying' }).expect(200);
    }
    await app.settled();
    const { body: own } = await app.call('get', '/v2/tasks/all', saver).expect(200);
    const [first] = (own as { data: { id: string }[] }).data;
    await app
      .call('patch', `/v2/tasks/student/${first!.id}`, saver)
      .send({ completed_date: '2026-10-15' })
      .expect(204);
    await app.settled();
    const { body } = await app.call('get', '/users/saved-colleges/prospects', saver).expect(200);
    const { data } = body as { data: ProspectResource[] };
    const standing = Object.fromEntries(
      data.map(({ attributes: { ceeb_code, chance, tasks } }) => [ceeb_code, { fit: chance?.label, tasks }]),
    );
    expect(standing).toEqual({
      '3001': { fit: 'target', tasks: { done: 1, all: 2 } },
      '3003': { fit: 'unknown', tasks: { done: 0, all: 0 } },
    });
    const others = await app.call('get', '/users/saved-colleges/prospects', student).expect(200);
    expect(others.body).toEqual({ data: [] });
  });
});
