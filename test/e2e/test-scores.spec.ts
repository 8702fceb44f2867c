import type { TestScoreResource } from '../../contract/test-scores';
import type { Page } from '../../contract/http';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++students}`);
});

afterAll(() => app.dispose());

let students = 0;

const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 680, math: 710 } };
const act = {
  type: 'ACT',
  dateTaken: '2026-06-13',
  scores: { english: 30, math: 29, reading: 31, science: 28 },
};

const add = (body: object) => app.call('post', '/users/test', student).send(body);

async function tests(query = ''): Promise<Page<TestScoreResource>> {
  return (await app.call('get', `/users/test${query}`, student).expect(200)).body as Page<TestScoreResource>;
}

describe('the official tests in a profile', () => {
  it('are the student’s own, newest first, page by page', async () => {
    const { body } = await add(sat).expect(201);
    const { data } = body as { data: TestScoreResource };
    expect(data.attributes).toEqual(sat);
    await add(act).expect(201);
    const all = await tests();
    expect(all.data.map(({ attributes }) => attributes.type)).toEqual(['ACT', 'SAT']);
    expect(all.data[1]).toEqual(data);
    expect(await tests('?pageSize=1&currentPage=2')).toEqual({ data: [data], pageCount: 2 });
    const other = await app.user('student', 'Julian');
    await app.call('delete', `/users/test/${data.id}`, other).expect(404);
    expect((await app.call('get', '/users/test', other).expect(200)).body.data).toEqual([]);
  });

  it('have one test of a type per date until it is removed', async () => {
    const { body } = await add(sat).expect(201);
    const { id } = (body as { data: TestScoreResource }).data;
    const { body: problem } = await add({ ...sat, scores: { verbal: 700, math: 700 } }).expect(409);
    expect(problem.message).toBe('You can not have the same test on the same date.');
    await add({ ...sat, dateTaken: '2026-05-02' }).expect(201);
    for (let twice = 0; twice < 2; twice++) {
      await app.call('delete', `/users/test/${id}`, student).expect(204);
    }
    await add(sat).expect(201);
    expect((await tests()).data).toHaveLength(2);
  });

  it('accept only scores that a test can have', async () => {
    const fieldsOf = async (body: object) => (await add(body).expect(422)).body.fields as object;
    expect(await fieldsOf({ ...sat, scores: { verbal: 805, math: 655 } })).toEqual({
      verbal: 'Verbal must be between 200 and 800',
      math: 'Math must be a multiple of 10',
    });
    expect(await fieldsOf({ ...sat, scores: {} })).toEqual({
      verbal: 'Verbal is a required field',
      math: 'Math is a required field',
    });
    expect(await fieldsOf({ ...act, scores: { ...act.scores, english: 30.5, reading: true } })).toEqual({
      english: 'English must be a whole number',
      reading: 'Reading must be between 1 and 36',
    });
    expect(await fieldsOf({ type: 'GRE', dateTaken: '2026-02-30' })).toEqual({
      type: 'Type must be PSAT, SAT, ACT or TOEFL',
      dateTaken: 'Date taken must be a date such as 2026-03-14',
      scores: 'Scores is a required field',
    });
    const { body } = await add({ ...sat, scores: { verbal: '680', math: 710, science: 30 } }).expect(201);
    expect((body as { data: TestScoreResource }).data.attributes.scores).toEqual({ verbal: 680, math: 710 });
  });

  it('were taken yesterday in New York at the latest', async () => {
    const { body } = await add({ ...sat, dateTaken: dateInNewYork() }).expect(422);
    expect(body.fields).toEqual({ dateTaken: 'The date must be before today' });
    await add({ ...sat, dateTaken: dateInNewYork(-1) }).expect(201);
  });

  it('are erased with the account, in the history too', async () => {
    await add(sat).expect(201);
    const admin = await app.user('admin', 'Ada');
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await eventually(
      () => app.app.get(PersonalKeys).forOpening(student.id),
      (key) => key === null,
    );
    const [added] = await app.app.get(History).read(`test-scores-${student.id}`);
    expect(added!.data.fields).toEqual({ type: null, dateTaken: null, scores: { verbal: null, math: null } });
  });
});
