import { unsubscribe, subscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORT } from '../../contract/messaging';
import type { Role } from '../../contract/roles';
import { people } from '../../projections/identity/people';
import { END } from '../../src/modules/entitlements/entitlements.reactions';
import { NOTIFY_SCHOOL } from '../../src/modules/identity/retention/retention.reactions';
import { DIGEST, REMIND } from '../../src/modules/notifications/notifications.module';
import type { Sql } from '../../src/platform/document-store/query-to-sql';
import { viewQueries, type ViewQuery } from '../../src/platform/document-store/sqlite-document-store';
import { Views } from '../../src/platform/document-store/views';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp } from '../support/app';
import { seedSchool, idFor, type SeededSchool } from '../support/fuzz/seeded-school';
import { fieldsOf, headersOf, rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';
import { LiveClient } from '../support/live';

const FULL_SCANS: Readonly<Record<string, string>> = {
  'audit WHERE time >= ? ORDER BY order DESC': 'It reads from the newest entry until a page is full.',
  'colleges ORDER BY id': 'A file is compared with the whole catalogue.',
  'departures WHERE leftEntityId > ? ORDER BY id': 'An admin sees the former students of all schools.',
  'entities ORDER BY name': 'All entities are listed.',
  'exam-forms ORDER BY code': 'All forms are listed.',
  'retention-policies ORDER BY id': 'There is at most one for each school.',
  'saved-colleges ORDER BY id': 'An admin repairs the tasks of all students.',
  'task-assignments WHERE ceebCode > ? ORDER BY id': 'An admin repairs the tasks of all students.',
  'task-definitions ORDER BY sortName': 'An admin sees all tasks.',
};

/** Counting pages and finding part of a text have to read every document. */
const readsEveryDocument = ({ text }: Sql) => /^SELECT count[^?]*$|instr\((casefold|lower)\(/.test(text);

/** The declared name of a query: its SQL without the collection's version and the parts common to all queries. */
const nameOf = ({ text }: Sql) =>
  text
    .replace(/^SELECT .*? FROM "([^"]+)__v\d+"/, '$1')
    .replaceAll(/(doc)?->>'\$\.?([\w.]*)'/g, '$2')
    .replace(/(, id( DESC)?)? LIMIT \? OFFSET \?$/, '');

let app: TestApp;
let seeded: SeededSchool;
interface SeenQuery extends Sql {
  readonly steps: ReturnType<ViewQuery['plan']>;
}

const seenQueries = new Map<string, SeenQuery>();
const askers = new Set<string>();

const PARTS = 4;

const MODULES = join('src', 'modules');

/** Diagnostics are published synchronously, so the stack contains the caller. */
const recordQuery = (message: unknown) => {
  const { plan, ...sql } = message as ViewQuery;
  if (!seenQueries.has(sql.text)) seenQueries.set(sql.text, { ...sql, steps: plan() });
  const [, asker] = /\((?:[^()]*\/)?(src\/modules\/[^():]+:\d+):/.exec(new Error().stack!) ?? [];
  if (asker) askers.add(asker);
};

const queryPlaces = () =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => {
      const lines = readFileSync(join(MODULES, name), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        /\b(views|documents)\s*\.(find|page|count|countBy)\b/.test(line)
          ? [`${join(MODULES, name)}:${index + 1}`]
          : [],
      );
    });

beforeAll(async () => {
  subscribe(viewQueries.name, recordQuery);
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  seeded = await seedSchool(app);
});

// Each hook has its own time limit, which all calls together would exceed.
for (const part of Array(PARTS).keys()) {
  beforeAll(async () => {
    const routes = routesOf(app);
    const size = Math.ceil(routes.length / PARTS);
    for (const route of routes.slice(part * size, (part + 1) * size))
      for (const role of rolesOf(route)) await callWithEachParameter(route, role);
  });
}

beforeAll(async () => {
  await doTheRest();
  const jobs = app.app.get(Jobs);
  await jobs.run(END, { userId: seeded.ids.studentId, orderId: seeded.ids.orderId }, 20_000);
  await jobs.run(REMIND, { now: '2027-01-14T22:30:00Z' }, 20_000);
  await jobs.run(DIGEST, { now: '2027-01-14T22:30:00Z' }, 20_000);
  await app.settled();
});

afterAll(async () => {
  unsubscribe(viewQueries.name, recordQuery);
  await app.dispose();
});

/** Makes the call without query parameters, with each of them, and with all. */
async function callWithEachParameter(route: Route, role: Role | undefined): Promise<void> {
  const { method, path, query, body } = route;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(seeded, path, name)!);
  const sample = query ? sampleOf(query, seeded) : {};
  const given = fieldsOf(query).filter((field) => sample[field] !== null);
  for (const fields of new Set([[], ...given.map((field) => [field]), given])) {
    const search = new URLSearchParams(
      Object.fromEntries(fields.map((field) => [field, String(sample[field])])),
    );
    const token = role && seeded.users[role].token;
    await fetch(`${app.url}${address}?${search.toString()}`, {
      redirect: 'manual',
      method,
      headers: {
        ...headersOf(route, seeded.users.student),
        ...(token && { token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(sampleOf(body, seeded)) }),
    }).then((response) => response.arrayBuffer());
  }
}

async function doTheRest(): Promise<void> {
  const { users, ids } = seeded;
  const student = await app.user('student', 'Member');
  const task = { type: 'custom', name: 'For all' };
  const created = await app.call('post', '/v2/tasks', users.counselor).send(task).expect(201);
  const { id } = created.body as { id: string };
  await app
    .call('post', `/v2/tasks/custom/${id}/students`, users.counselor)
    .send({ apply_to_all: true })
    .expect(200);
  await app
    .call('post', `/admin/entity/${ids.entityId}/user`, users.admin)
    .send({ email: student.email })
    .expect(200);
  const left = await app
    .call('delete', `/admin/entity/${ids.entityId}/user/${student.id}`, users.admin)
    .expect(204);
  await app
    .call('post', '/undo', users.admin)
    .send({ request: String(left.headers['x-request-id']) })
    .expect(204);
  const advising = '/payment/create-advising-checkout-session';
  await app.call('post', advising, student).set('userid', student.id).expect(201);
  await app.app.get(Jobs).run(NOTIFY_SCHOOL, { entityId: ids.entityId, day: '2026-01-15' }, 20_000);
  await app.call('get', `/users/${student.id}/outcomes/${ids.ceeb}`, users.admin).expect(200);
  await app.call('get', '/users/list-access', student).expect(200);
  await app.call('get', `/users/${ids.studentId}/history?part=tests`, users.admin).expect(200);
  await app.call('get', '/admin/audit?grouped=true&q=the', users.admin).expect(200);
  await app.call('get', '/colleges/U999999', student).expect(404);
  const unknown = { ceeb_codes: ['U999999'] };
  await app.call('post', `/v2/tasks/standard/${id}/colleges`, users.admin).send(unknown).expect(422);
  const [admin, watching] = [
    await app.user('admin', 'Online'),
    await LiveClient.connect(app.url, student.token),
  ];
  const online = await LiveClient.connect(app.url, admin.token);
  watching.socket.emit('typing', { to: SUPPORT });
  await online.next(({ name }) => name === 'typing');
  for (const client of [online, watching]) client.close();
}

/** A sorted query without conditions reads the index only as far as the page. */
const isPaged = ({ text, params }: Sql, detail: string) =>
  detail.includes('USING INDEX') && !text.includes(' WHERE ') && Number(params.at(-2)) >= 0;

function scansAmong(queries: Iterable<SeenQuery>): string[] {
  const scans = [...queries].flatMap((sql) => {
    const scanned = sql.steps.filter(({ detail }) => /^SCAN (?!json_each)/.test(detail));
    const isWhole = scanned.some(({ detail }) => !isPaged(sql, detail));
    return isWhole && !readsEveryDocument(sql) ? [nameOf(sql)] : [];
  });
  return scans.sort();
}

it('every query uses an index, except declared scans', () => {
  expect(seenQueries.size).toBeGreaterThan(60);
  expect(scansAmong(seenQueries.values())).toEqual(Object.keys(FULL_SCANS).sort());
});

it('every place that finds or counts was reached', () => {
  expect(queryPlaces().filter((place) => !askers.has(place))).toEqual([]);
});

it('an undeclared scan is reported', async () => {
  const before = new Set(seenQueries.keys());
  await app.app.get(Views).find(people, { where: { lastName: 'Example' }, sort: { sortName: 1 } });
  const planted = [...seenQueries].filter(([text]) => !before.has(text)).map(([, sql]) => sql);
  expect(scansAmong(planted)).toEqual(['people WHERE lastName = ? ORDER BY sortName']);
});
