import type { MembersPage } from '../../contract/entities';
import {
  closingSchoolYear,
  isMidYear,
  type RolloverPlan,
  type RolloverProgress,
} from '../../contract/rollover';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { delayAppends } from '../support/broken-off';
import { eventually } from '../support/eventually';

let app: TestApp;
let admin: User;
let own: User;
let counselor: User;
let school: string;
const students: Record<string, User> = {};

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  own = await app.user('account_admin', 'Olga');
  counselor = await app.user('counselor', 'Carl');
  for (const [name, grade] of Object.entries({
    ...{ Nina: '9th', Tom: '10th', Eva: '11th', Zoe: '12th', Kim: '10th', Otto: 'Other', Uma: null },
  })) {
    students[name] = await app.user('student', name);
    if (grade) await app.call('patch', '/users/profile', students[name]).send({ grade }).expect(200);
  }
  const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'School' }).expect(201);
  school = (body as { id: string }).id;
  for (const { email } of [own, counselor, ...Object.values(students)])
    await app.call('post', `/admin/entity/${school}/user`, admin).send({ email }).expect(200);
  await app.grantAccess(counselor, students.Zoe!);
});

afterAll(() => app.dispose());

const path = () => `/admin/entity/${school}/rollover`;

const planned = async () => {
  const { body } = await app.call('get', path(), own).expect(200);
  const { students, ...plan } = (body as { data: RolloverPlan }).data.attributes;
  return { ...plan, students: students.map(({ firstName, grade }) => `${firstName} ${grade}`) };
};

async function moveUp(exceptions: object): Promise<string> {
  const { body, headers } = await app
    .call('post', path(), own)
    .send({ ...exceptions, mid_year: true })
    .expect(200);
  await done((body as { id: string }).id);
  await app.settled();
  return String(headers['x-request-id']);
}

async function done(id: string): Promise<void> {
  await eventually(
    async () => {
      const answer = await app.call('get', `${path()}/${id}`, own).expect(200);
      return (answer.body as { data: RolloverProgress }).data.attributes;
    },
    ({ state, progress }) => state === 'done' && progress === 1,
  );
}

const grades = async () => {
  const { body } = await app.call('get', `/admin/entity/${school}/users?group=students`, own).expect(200);
  const { data } = body as MembersPage;
  return Object.fromEntries(data.map(({ attributes }) => [attributes.firstName, attributes.grade]));
};

const BEFORE = { Nina: '9th', Tom: '10th', Eva: '11th', Zoe: '12th', Kim: '10th', Otto: 'Other', Uma: null };
const schoolYear = closingSchoolYear(dateInNewYork());

it('the rollover previews who would move', async () => {
  expect(await planned()).toEqual({
    ...{ schoolYear, already: false, staying: 2 },
    students: ['Eva 11th', 'Kim 10th', 'Nina 9th', 'Tom 10th', 'Zoe 12th'],
  });
  expect(await grades()).toEqual(BEFORE);
});

it('the rollover is refused for other entities and for non-students', async () => {
  const other = await app.user('account_admin', 'Otis');
  await app.call('get', path(), other).expect(403);
  await app.call('post', path(), other).send({ except: [] }).expect(403);
  const { body } = await app
    .call('post', path(), own)
    .send({ except: ['Kim'] })
    .expect(422);
  expect(Object.keys(body.fields as object)).toEqual(['except']);
  await app.call('get', `${path()}/${school}`, own).expect(404);
});

it('the rollover asks for a confirmation in the middle of a school year', async () => {
  if (!isMidYear(dateInNewYork())) return;
  const { body } = await app.call('post', path(), own).send({ except: [] }).expect(409);
  expect(body.code).toBe('mid-year');
  expect(await grades()).toEqual(BEFORE);
});

it('the rollover moves all but exceptions and is undone as one action', async () => {
  const request = await moveUp({ except: [students.Kim!.id] });
  expect(await grades()).toEqual({
    ...{ Nina: '10th', Tom: '11th', Eva: '12th', Kim: '10th', Otto: 'Other', Uma: null },
  });
  await app.call('get', `/users/${students.Zoe!.id}/saved-colleges`, counselor).expect(403);
  const { body } = await app.call('get', '/users/profile', students.Zoe).expect(200);
  expect(body.data.attributes.grade).toBe('Other');

  const again = await app.call('post', path(), own).send({ except: [] }).expect(409);
  expect(again.body.message).toBe(
    `Classes have already moved up for the end of the ${schoolYear} school year.`,
  );
  expect((await planned()).already).toBe(true);

  await app.call('post', '/undo', own).send({ request }).expect(204);
  expect(await grades()).toEqual(BEFORE);
  await app.call('get', `/users/${students.Zoe!.id}/saved-colleges`, counselor).expect(200);
  expect((await planned()).already).toBe(false);
});

it('the rollover runs once, also if two begin it at the same time', async () => {
  const resume = delayAppends(app, (stream) => stream === `account-${students.Tom!.id}`);
  const begun = await Promise.all(
    [1, 2].map(() => app.call('post', path(), own).send({ except: [], mid_year: true })),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body, headers } = begun.find(({ status }) => status === 200)!;
  const { id } = body as { id: string };

  const other = await app.user('account_admin', 'Olaf');
  const created = await app.call('post', '/admin/entity', admin).send({ name: 'Other' }).expect(201);
  const elsewhere = (created.body as { id: string }).id;
  await app.call('post', `/admin/entity/${elsewhere}/user`, admin).send({ email: other.email }).expect(200);
  await app.call('get', `/admin/entity/${elsewhere}/rollover/${id}`, other).expect(404);

  const undo = () => app.call('post', '/undo', own).send({ request: headers['x-request-id'] as string });
  expect((await undo().expect(409)).body).toMatchObject({ code: 'still-under-way' });
  resume();
  await done(id);
  expect(await grades()).toMatchObject({ Nina: '10th', Tom: '11th', Kim: '11th' });
  await undo().expect(204);
  expect(await grades()).toEqual(BEFORE);
});

it('the rollover can be repeated on purpose, which the audit shows', async () => {
  await moveUp({ except: [students.Zoe!.id] });
  await moveUp({ except: [students.Zoe!.id], again: true });
  expect(await grades()).toMatchObject({ Nina: '11th', Tom: '12th', Kim: '12th', Zoe: '12th' });
  const { body } = await app.call('get', '/admin/audit?type=ClassesMovedUp', admin).expect(200);
  const { data } = body as { data: { relationships: { actor: { data: { id: string } } } }[] };
  expect(data.map(({ relationships }) => relationships.actor.data.id)).toEqual(Array(4).fill(own.id));
});
