import { PAGES } from '../../contract/pages';
import { History } from '../../src/platform/history/history';
import { TestApp } from '../support/app';
import { expectWait, times } from '../support/limits';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(undefined, { TRUST_PROXY: '1', PEOPLE_PER_IP: '1' });
});

afterAll(() => app.dispose());

let address = 0;
const report = (body: object, from = `10.9.${address++}.1`) =>
  app.call('post', '/page-loads').set('x-forwarded-for', from).send(body);

const metrics = async () => (await fetch(`${app.url}/metrics`)).text();

it.each(PAGES)('a load of the page %s is counted without a token', async (page) => {
  await report({ page, milliseconds: 120 }).expect(204);
});

it('a page load is counted with its duration', async () => {
  await report({ page: '/admin/students/:studentId', milliseconds: 1_500 }).expect(204);
  expect(await metrics()).toMatch(
    /page_load_duration_seconds_bucket\{le="2.5",page="\/admin\/students\/:studentId"\} [1-9]/,
  );
});

it.each([
  '/admin/students/3f6c1d52-0000-4000-8000-000000000000',
  '/dashboard?from=maya@example.test',
  '/dashboard#maya',
  '/nowhere',
  'dashboard',
  'https://elsewhere.test/dashboard',
  '',
])('a load of %j, which is not in the table of pages, is refused', async (page) => {
  const before = await metrics();
  const { body } = await report({ page, milliseconds: 1 }).expect(422);
  expect(body.fields).toEqual({
    page: 'Page must be one of the product’s pages',
  });
  const series = (text: string) => text.match(/^page_load_duration_seconds_count.*$/gm);
  expect(series(await metrics())).toEqual(series(before));
});

it.each([-1, 600_001, 1.5, 'soon', null])('a load time of %j is refused', async (milliseconds) => {
  const { body } = await report({ page: '/tasks', milliseconds }).expect(422);
  expect(Object.keys(body.fields)).toEqual(['milliseconds']);
});

it('a page load records no event', async () => {
  const head = () => app.app.get(History).head();
  const before = await head();
  await report({ page: '/tasks', milliseconds: 1 }).expect(204);
  expect(await head()).toBe(before);
});

it('page loads are limited per address', async () => {
  const load = { page: '/tasks', milliseconds: 1 };
  await Promise.all(times(60).map(() => report(load, '10.8.0.1').expect(204)));
  expectWait(await report(load, '10.8.0.1'), 'Too many attempts from your network.');
  await report(load, '10.8.0.2').expect(204);
});
