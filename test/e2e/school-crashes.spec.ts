import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import supertest from 'supertest';
import type { ResponseOf } from '../../contract/calls';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { ServerProcess } from '../support/server-process';
import { shiftClock } from '../support/shift-clock';
import { projections } from '../support/tools';

const PEOPLE = 300;
const LAST_GRADERS = PEOPLE / 2;
/** Time after which another process takes the job of a dead one. */
const LEASE_MS = 30_000;

let dataDir: string;
let server: ServerProcess;
let restarts = 0;
let admin: User;
let counselor: User;
let school: string;

beforeAll(async () => {
  const seeding = await TestApp.start();
  ({ dataDir } = seeding);
  admin = await seeding.user('admin', 'Ada');
  counselor = await seeding.user('counselor', 'Carl');
  const { body } = await seeding.call('post', '/admin/entity', admin).send({ name: 'Harbor' }).expect(201);
  school = (body as { id: string }).id;
  const member = { email: counselor.email };
  await seeding.call('post', `/admin/entity/${school}/user`, admin).send(member).expect(200);
  await seeding.stop();
  server = await ServerProcess.start(dataDir);
});

afterAll(async () => {
  await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'get' | 'post', path: string, { token } = admin) =>
  supertest(server.url)[method](`/api${path}`).set('token', token);

async function countEvents(): Promise<Record<string, number>> {
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  const counts: Record<string, number> = {};
  for await (const { events } of store.readAll({ after: 0n }))
    for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  await store.close();
  return counts;
}

/** Kills the server between the first and last of these events, and restarts it after its leases have expired. */
async function killedAmong<Begun>(type: string, all: number, begin: () => Promise<Begun>): Promise<Begun> {
  const countOf = async () => (await countEvents())[type] ?? 0;
  const before = await countOf();
  const begun = await begin();
  await eventually(countOf, (count) => count > before);
  await server.end('SIGKILL');
  expect(await countOf()).toBeLessThan(before + all);
  const later = `(${shiftClock.toString()})(${++restarts * LEASE_MS})`;
  server = await ServerProcess.start(dataDir, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(later)}`,
  });
  return begun;
}

const rows = Array.from({ length: PEOPLE }, (_, index) => {
  const grade = index < LAST_GRADERS ? 12 : 9;
  return `Pupil,Number,pupil${index}@example.test,${grade},carl@example.test`;
});
const file = ['first name,last name,email,grade,counselor', ...rows].join('\n');

async function checked() {
  const { body } = await call('post', `/roster-imports?entity_id=${school}`)
    .attach('file', Buffer.from(file), 'people.csv')
    .expect(201);
  const { id, attributes } = (body as ResponseOf<'POST /roster-imports'>).data;
  return { id, ...attributes };
}

const ended = (id: string) =>
  eventually(
    async () => {
      const { body } = await call('get', `/roster-imports/${id}`).expect(200);
      return (body as ResponseOf<'GET /roster-imports/{id}'>).data.attributes;
    },
    ({ state }) => state !== 'running' && state !== 'undoing',
    60_000,
  );

async function studentsHere(): Promise<number> {
  const { body } = await call('get', `/admin/entity/${school}/users`).expect(200);
  return (body as ResponseOf<'GET /admin/entity/{id}/users'>).counts.students;
}

async function studentsOfCounselor(): Promise<number> {
  const { body } = await call('get', '/users/list-access', counselor).expect(200);
  return (body as ResponseOf<'GET /users/list-access'>).data.length;
}

async function mailed(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  const id = '[0-9a-f-]{36}';
  return names.flatMap((name) => new RegExp(`^\\d+-(${id})-${id}\\.eml$`).exec(name)?.[1] ?? []);
}

describe('a server that is killed and restarted', () => {
  let importId: string;

  it('finishes a roster: one account and one invitation each, and all mails', async () => {
    ({ id: importId } = await checked());
    await killedAmong('AccountInvited', PEOPLE, () =>
      call('post', `/roster-imports/${importId}/run`).send({ send: true }).expect(202),
    );
    const outcome = { state: 'done', people: PEOPLE, mailed: PEOPLE, accepted: 0, faults: [] };
    expect(await ended(importId)).toMatchObject(outcome);
    expect(await countEvents()).toMatchObject({
      ...{ AccountInvited: PEOPLE, EmailReserved: PEOPLE + 2, EntityMemberAdded: PEOPLE + 1 },
      ...{ AccessGranted: PEOPLE, InvitationIssued: PEOPLE, ProfileChanged: PEOPLE },
    });
    expect([await studentsHere(), await studentsOfCounselor()]).toEqual([PEOPLE, PEOPLE]);
    const readers = await eventually(mailed, (all) => new Set(all).size === PEOPLE);
    // It is unknown whether the mail server accepted the mail that was being sent.
    expect(readers.length).toBeLessThanOrEqual(PEOPLE + restarts);
  });

  it('finishes a rollover: each student moves once, and an undo reverts all', async () => {
    const path = `/admin/entity/${school}/rollover`;
    const { body, headers } = await killedAmong('EntityMemberRemoved', LAST_GRADERS, () =>
      call('post', path).send({ except: [], mid_year: true }).expect(200),
    );
    await eventually(
      async () => {
        const answer = await call('get', `${path}/${(body as { id: string }).id}`).expect(200);
        return (answer.body as ResponseOf<'GET /admin/entity/{id}/rollover/{rolloverId}'>).data.attributes
          .state;
      },
      (state) => state === 'done',
    );
    const moved = { ClassesMovedUp: 1, ProfileChanged: 2 * PEOPLE, EntityMemberRemoved: LAST_GRADERS };
    expect(await countEvents()).toMatchObject({ ...moved, AccessRevoked: LAST_GRADERS });
    const left = PEOPLE - LAST_GRADERS;
    expect([await studentsHere(), await studentsOfCounselor()]).toEqual([left, left]);

    await call('post', '/undo').send({ request: headers['x-request-id'] }).expect(204);
    expect([await studentsHere(), await studentsOfCounselor()]).toEqual([PEOPLE, PEOPLE]);
    expect(await countEvents()).toMatchObject({ ProfileChanged: 3 * PEOPLE });
  });

  it('finishes an undo, so that the same file can be imported again', async () => {
    await killedAmong('InvitationTakenBack', PEOPLE, () =>
      call('post', `/roster-imports/${importId}/undo`).expect(202),
    );
    const undone = { state: 'undone', undone: { removed: PEOPLE, kept: 0 } };
    expect(await ended(importId)).toMatchObject(undone);
    const erased = { InvitationTakenBack: PEOPLE, AccountErased: PEOPLE };
    await eventually(countEvents, ({ EmailReleased }) => EmailReleased === PEOPLE);
    expect(await countEvents()).toMatchObject(erased);
    await eventually(mailed, (left) => left.length === 0);
    expect([await studentsHere(), await studentsOfCounselor()]).toEqual([0, 0]);
    expect(await checked()).toMatchObject({ people: PEOPLE, unchanged: 0, faults: [] });
    await server.end('SIGTERM');
    expect(await projections(dataDir, 'verify')).toMatchObject({ code: 0 });
  });
});
