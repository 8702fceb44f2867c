import type { Dashboard } from '../../contract/dashboard';
import type { FirstSteps } from '../../contract/first-steps';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { aSurvey } from '../support/survey';

let app: TestApp;
let student: User;
let people = 0;

const NONE: FirstSteps = { grade: false, record: false, survey: false, college: false };
const honor = {
  title: 'Spelling bee',
  description: 'First of forty',
  type: 'Local',
  dateReceived: '2026-05-02',
};

beforeAll(async () => {
  app = await TestApp.start();
  await new Catalogue(app).add('1001', 'Large and near');
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++people}`);
});

afterAll(() => app.dispose());

const write = (method: 'post' | 'patch' | 'delete', path: string, body?: object) =>
  app.call(method, path, student).send(body);
const steps = async () =>
  ((await app.call('get', '/dashboard', student).expect(200)).body as { data: Dashboard }).data.firstSteps;

it('the first steps follow only what the student did', async () => {
  expect(await steps()).toEqual(NONE);
  await write('patch', '/users/profile', { grade: '9th' }).expect(200);
  expect(await steps()).toEqual({ ...NONE, grade: true });
  await write('post', '/users/about', { notes: 'My brother went there.' }).expect(200);
  expect(await steps()).toEqual({ ...NONE, grade: true, record: true });
  await write('post', '/colleges/college-survey', aSurvey).expect(201);
  expect(await steps()).toEqual({ ...NONE, grade: true, record: true, survey: true });
  await write('post', '/users/bookmark', { ceeb_code: '1001', state: 'MA' }).expect(200);
  expect(await steps()).toEqual({ grade: true, record: true, survey: true, college: true });

  student = await app.user('student', 'Somebody-else');
  expect(await steps()).toEqual(NONE);
});

it('the first steps count only what the record still contains', async () => {
  const { body } = await write('post', '/users/honors', honor).expect(201);
  expect(await steps()).toEqual({ ...NONE, record: true });
  await write('delete', `/users/honors/${(body as { data: { id: string } }).data.id}`).expect(204);
  expect(await steps()).toEqual(NONE);
});
