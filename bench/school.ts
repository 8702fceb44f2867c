import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ResponseOf } from '../contract/calls';
import { accessId } from '../projections/identity/access';
import { membershipId } from '../projections/identity/memberships';
import { mapInBatches } from '../src/platform/dispatch/dispatcher';
import type { History } from '../src/platform/history/history';
import { eventually } from '../test/support/eventually';
import type { TestApp, User } from '../test/support/app';
import { figure, median, measureMs, timesOf, type Figure } from './figure';
import { begin, recordIn, startFilled } from './recorded';

const STAFF = 200;
const STUDENTS = 5_000;
const ROUNDS = 30;
const PAGE_MS = 50;
const PLAN_MS = 100;
const ROLLOVER_MS = 10_000;
const GRADES = ['9th', '10th', '11th', '12th'];

export async function school(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'school');
  const [entityId, students] = [randomUUID(), Math.round(STUDENTS * scale)];
  await recordIn(dataDir, (history) => recordMembers(history, entityId, students));
  const app = await startFilled(dataDir);
  try {
    const [own, admin] = [await app.user('account_admin', 'Olga'), await app.user('admin', 'Ada')];
    await app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email: own.email }).expect(200);
    await app.settled();
    return [
      ...(await pagesOf(app, own, entityId, students)),
      ...(await movedUp(app, own, entityId, students)),
    ];
  } finally {
    await app.stop();
  }
}

const allowed = (name: string, value: number, limit: number) =>
  figure(name, [value, 'ms'], ['allowed', limit], { atMost: 1 });

async function recordMembers(history: History, entityId: string, students: number): Promise<void> {
  const created = { entityId, name: 'Northgate', description: '' };
  await begin(history, `entity-${entityId}`, { type: 'EntityCreated', data: created });
  const register = async (
    userId: string,
    role: string,
    index: number,
    ...more: { type: string; data: object }[]
  ) => {
    const name = { firstName: `First ${index}`, lastName: `Last ${index}`, email: `${userId}@example.test` };
    const registered = { userId, role, ...name, phoneNumber: null, registrationId: userId };
    await begin(history, `account-${userId}`, { type: 'AccountRegistered', data: registered }, ...more);
    const member = { type: 'EntityMemberAdded', data: { entityId, userId } };
    await begin(history, `membership-${membershipId(entityId, userId)}`, member);
  };
  await mapInBatches(numbersTo(STAFF), (index) => register(`staff-${index}`, 'counselor', index));
  await mapInBatches(numbersTo(students), async (index) => {
    const [userId, staffId] = [`student-${index}`, `staff-${index % STAFF}`];
    const changes = { grade: { from: null, to: GRADES[index % GRADES.length] } };
    await register(userId, 'student', index, { type: 'ProfileChanged', data: { userId, changes } });
    const granted = { type: 'AccessGranted', data: { staffId, studentId: userId, reason: 'assignment' } };
    await begin(history, `access-${accessId(staffId, userId)}`, granted);
  });
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const ORDERS = [
  ['staff by name', ''],
  ['staff by when they were last active', '?sort=-lastActive'],
  ['students by name', '?group=students'],
  ['students by since when', '?group=students&sort=-since'],
  ['students by when they were last active', '?group=students&sort=-lastActive'],
  ['students whose name was searched', '?group=students&q=last'],
] as const;

async function pagesOf(app: TestApp, own: User, entityId: string, students: number): Promise<Figure[]> {
  const requestPage = async (query: string) => {
    const answer = await app.call('get', `/admin/entity/${entityId}/users${query}`, own).expect(200);
    if ((answer.body as ResponseOf<'GET /admin/entity/{id}/users'>).data.length !== 50)
      throw new Error('The page is not whole.');
  };
  const figures: Figure[] = [];
  // The first requests warm up the code.
  for (const [, query] of ORDERS) await requestPage(query);
  for (const [whom, query] of ORDERS) {
    const name = `a page of a school of ${students + STAFF}, its ${whom}, p50`;
    figures.push(allowed(name, median(await timesOf(ROUNDS, () => requestPage(query))), PAGE_MS));
  }
  return figures;
}

async function movedUp(app: TestApp, own: User, entityId: string, students: number): Promise<Figure[]> {
  const path = `/admin/entity/${entityId}/rollover`;
  const plan = async () => {
    const answer = await app.call('get', path, own).expect(200);
    const { data } = answer.body as ResponseOf<'GET /admin/entity/{id}/rollover'>;
    if (data.attributes.students.length !== students) throw new Error('The plan is not whole.');
  };
  const planned = median(await timesOf(ROUNDS, plan));
  let request = '';
  const moved = await measureMs(async () => {
    const begun = await app.call('post', path, own).send({ except: [], mid_year: true }).expect(200);
    const { id } = begun.body as ResponseOf<'POST /admin/entity/{id}/rollover'>;
    request = String(begun.headers['x-request-id']);
    await eventually(
      async () => {
        const answer = await app.call('get', `${path}/${id}`, own).expect(200);
        return (answer.body as ResponseOf<'GET /admin/entity/{id}/rollover/{rolloverId}'>).data.attributes
          .state;
      },
      (state) => state === 'done',
      10 * ROLLOVER_MS,
    );
  });
  const undone = await measureMs(() => app.call('post', '/undo', own).send({ request }).expect(204));
  await plan();
  return [
    allowed(`the dry run of moving ${students} students up, p50`, planned, PLAN_MS),
    allowed('moving them up, a quarter of whom leave', moved, ROLLOVER_MS),
    allowed('taking that back', undone, ROLLOVER_MS),
  ];
}
