import { join } from 'node:path';
import Database from 'better-sqlite3';
import { unsubscribe, subscribe } from 'node:diagnostics_channel';
import type { Role } from '../../contract/roles';
import { people } from '../../projections/people';
import { DIGEST, REMIND } from '../../src/modules/notifications/notifications.module';
import type { Sql } from '../../src/platform/document-store/query-to-sql';
import { viewQueries } from '../../src/platform/document-store/sqlite-document-store';
import { Views } from '../../src/platform/document-store/views';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp } from '../support/app';
import { furnish, idFor, type Furnished } from '../support/fuzz/furnished';
import { fieldsOf, rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';

jest.setTimeout(240_000);

/** What goes through a whole collection, with the reason. */
const DECLARED: Readonly<Record<string, string>> = {
  'audit WHERE time >= ? ORDER BY order DESC': 'It goes from the newest back until a page is full.',
  'college-imports ORDER BY createdAt DESC': 'All imports are listed.',
  'colleges ORDER BY id': 'A file is held against the whole catalogue.',
  'entities ORDER BY name': 'All entities are listed.',
  'people ORDER BY id': 'An admin may write to everybody.',
  'saved-colleges ORDER BY id': 'An admin repairs the tasks of everybody.',
  'task-assignments WHERE ceebCode > ? ORDER BY id': 'An admin repairs the tasks of everybody.',
  'task-definitions ORDER BY sortName': 'An admin sees all tasks.',
};

/** To tell how many pages there are, each is counted; to find a part of a text, each is looked at. */
const looksAtEach = ({ text }: Sql) => /^SELECT count[^?]*$/.test(text) || text.includes('instr(casefold(');

/** As it is declared here: without the collection's version and what every query has. */
const nameOf = ({ text }: Sql) =>
  text
    .replace(/^SELECT .*? FROM "([^"]+)__v\d+"/, '$1')
    .replaceAll(/(doc)?->>'\$\.?([\w.]*)'/g, '$2')
    .replace(/(, id( DESC)?)? LIMIT \? OFFSET \?$/, '');

let app: TestApp;
let furnished: Furnished;
const asked = new Map<string, Sql>();

const keep = (message: unknown) => {
  const sql = message as Sql;
  asked.set(sql.text, sql);
};

beforeAll(async () => {
  subscribe(viewQueries.name, keep);
  app = await TestApp.start(undefined, { PEOPLE_PER_ADDRESS: '1000000' });
  furnished = await furnish(app);
  for (const route of routesOf(app)) for (const role of rolesOf(route)) await walk(route, role);
  const jobs = app.app.get(Jobs);
  await jobs.run(REMIND, { now: '2027-01-14T22:30:00Z' }, 20_000);
  await jobs.run(DIGEST, { now: '2027-01-14T22:30:00Z' }, 20_000);
  await app.settled();
});

afterAll(async () => {
  unsubscribe(viewQueries.name, keep);
  await app.dispose();
});

/** With no parameter of the address, with each alone, and with all. */
async function walk(route: Route, role: Role | undefined): Promise<void> {
  const { method, path, query, body } = route;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(furnished, path, name)!);
  const sample = query ? sampleOf(query, furnished) : {};
  const given = fieldsOf(query).filter((field) => sample[field] !== null);
  for (const fields of new Set([[], ...given.map((field) => [field]), given])) {
    const search = new URLSearchParams(
      Object.fromEntries(fields.map((field) => [field, String(sample[field])])),
    );
    const token = role && furnished.users[role].token;
    await fetch(`${app.url}${address}?${search.toString()}`, {
      method,
      headers: { ...(token && { token }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(sampleOf(body, furnished)) }),
    }).then((response) => response.arrayBuffer());
  }
}

interface Step {
  readonly detail: string;
}

/** Going through an index in the order that is asked for ends with the page. */
const isPaged = ({ text, params }: Sql, detail: string) =>
  detail.includes('USING INDEX') && !text.includes(' WHERE ') && Number(params.at(-2)) >= 0;

/** The queries that go through a whole collection. */
function scansIn(queries: Iterable<Sql>): string[] {
  const database = new Database(join(app.dataDir, 'views.db'), { readonly: true });
  database.function('casefold', { deterministic: true }, String);
  const scans = [...queries].flatMap((sql) => {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql.text}`).all(...sql.params) as Step[];
    const scanned = plan.filter(({ detail }) => /^SCAN (?!json_each)/.test(detail));
    const isWhole = scanned.some(({ detail }) => !isPaged(sql, detail));
    return isWhole && !looksAtEach(sql) ? [nameOf(sql)] : [];
  });
  database.close();
  return scans.sort();
}

it('finds what is asked for by an index', () => {
  expect(asked.size).toBeGreaterThan(60);
  expect(scansIn(asked.values())).toEqual(Object.keys(DECLARED).sort());
});

it('tells of a query that goes through a whole collection', async () => {
  const known = new Set(asked.keys());
  const views = app.app.get(Views);
  await views.find(people, { where: { phoneNumber: '2125550100' }, limit: 10 });
  await views.get(people, furnished.users.student.id);
  const planted = [...asked.values()].filter(({ text }) => !known.has(text));
  expect(scansIn(planted)).toEqual(['people WHERE phoneNumber = ? ORDER BY id']);
});
