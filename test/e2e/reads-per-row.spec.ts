import { randomUUID } from 'node:crypto';
import type { Role } from '../../contract/roles';
import { projections } from '../../src/catalog';
import { Digests } from '../../src/modules/notifications/digests';
import { DueReminders } from '../../src/modules/notifications/due-reminders';
import { Notifier } from '../../src/modules/notifications/notifier';
import { CollegeTasks } from '../../src/modules/tasks/college-tasks';
import { TaskAssigner } from '../../src/modules/tasks/task-assigner';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { NOT_GROWING } from '../reasons';
import { TestApp } from '../support/app';
import { seedSchool, idFor, type SeededSchool } from '../support/fuzz/seeded-school';
import { headersOf, rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';
import { ManyRows } from '../support/many-rows';
import { countReads } from '../support/reads';
import { isFullRun } from '../support/test-level';

const READS_REPEATEDLY: Readonly<Record<string, string>> = {
  'GET /api/admin/audit.csv': 'The file is read in pages of five hundred entries.',
  'GET /api/colleges/catalogue': 'After a deletion it is read once more.',
  'GET /api/colleges/search': 'After a deletion the known places are read once more.',
  'GET /api/student/summary/{studentId}': 'After a deletion the cached progress is read once more.',
  'GET /api/users/students/applications': 'After a deletion the cached progress is read once more.',
  'GET /api/users/students': 'After a deletion the cached progress is read once more.',
};

let app: TestApp;
let seeded: SeededSchool;
let rows: ManyRows;
let reads: ReadonlyMap<string, number>;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  seeded = await seedSchool(app);
  await app.settled();
  rows = await ManyRows.of(app, projections);
  reads = countReads(app);
});

afterAll(() => app.dispose());

interface CountedCall {
  readonly reads: number;
  readonly listLength: number | undefined;
}

async function ask(route: Route, role: Role | undefined): Promise<CountedCall> {
  const { path, query } = route;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(seeded, path, name)!);
  const headers = headersOf(route, seeded.users.student);
  const asked = await get(address, role, headers);
  if (!query || (asked.listLength ?? 0) > 0) return asked;
  const sample = Object.entries(sampleOf(query, seeded)).map(([name, value]) => [name, String(value)]);
  return get(`${address}?${new URLSearchParams(Object.fromEntries(sample)).toString()}`, role, headers);
}

async function get(
  address: string,
  role: Role | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<CountedCall> {
  const token = role && seeded.users[role].token;
  const response = await fetch(`${app.url}${address}`, {
    redirect: 'manual',
    headers: { ...headers, ...(token && { token }) },
  });
  const { data } = (await response.json().catch(() => ({}))) as { data?: unknown };
  return {
    reads: reads.get(response.headers.get('x-request-id')!) ?? 0,
    listLength: Array.isArray(data) ? data.length : undefined,
  };
}

const FEW = 3;
const MANY = isFullRun ? 30 : 6;

interface World {
  readonly unchanged: ReadonlySet<string>;
  readonly calls: { readonly route: Route; readonly role: Role | undefined }[];
}

/** Returns the GET calls, grouped by the ids that must stay when everything else is multiplied. */
function worlds(): World[] {
  const found = new Map<string, World>();
  for (const route of routesOf(app).filter(({ method }) => method === 'GET')) {
    for (const role of rolesOf(route)) {
      const named = route.parameters.map((name) => idFor(seeded, route.path, name)!);
      const unchanged = role === undefined ? named : [seeded.users[role].id, ...named];
      const world = found.get(unchanged.join()) ?? { unchanged: new Set(unchanged), calls: [] };
      world.calls.push({ route, role });
      found.set(unchanged.join(), world);
    }
  }
  return [...found.values()];
}

async function askAll({ unchanged, calls }: World): Promise<CountedCall[][]> {
  const asked: CountedCall[][] = [];
  await rows.during([FEW, MANY], unchanged, async () => {
    const answers: CountedCall[] = [];
    for (const { route, role } of calls) answers.push(await ask(route, role));
    asked.push(answers);
  });
  return asked;
}

it('every list reads the views as often for many rows as for few', async () => {
  const perRow: string[] = [];
  const lists = new Map<string, boolean>();
  for (const world of worlds()) {
    const [few, many] = await askAll(world);
    world.calls.forEach(({ route: { call }, role }, index) => {
      const [one, other] = [few![index]!, many![index]!];
      const isWorse = other.reads > one.reads && !(call in READS_REPEATEDLY);
      if (isWorse) perRow.push(`${call} for ${role}: ${one.reads}, then ${other.reads}`);
      if (one.listLength !== undefined)
        lists.set(call, lists.get(call) || other.listLength! > one.listLength);
    });
  }
  expect(perRow).toEqual([]);
  const short = [...lists].filter(([, hasGrown]) => !hasGrown).map(([call]) => call);
  expect(short.sort()).toEqual(Object.keys(NOT_GROWING).sort());
});

describe('an action about many students', () => {
  const readsOf = async (work: () => Promise<unknown>) => {
    await app.settled();
    const correlationId = randomUUID();
    await runInContext({ actor: SYSTEM, correlationId, written: new WrittenPositions() }, work);
    return reads.get(correlationId);
  };

  const newStudents = async (count: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await app.account('student', `many-${randomUUID()}`));
    await app.settled();
    return ids;
  };

  async function readsOfActions(user_ids: readonly string[]): Promise<Record<string, number | undefined>> {
    const { admin } = seeded.users;
    const task = { type: 'custom', name: 'Soon', due_date: '2027-01-15' };
    const { body } = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
    const { id: taskId } = body as { id: string };
    const path = `/v2/tasks/custom/${taskId}/students`;
    const { headers } = await app.call('post', path, admin).send({ user_ids }).expect(200);
    const evening = '2027-01-14T22:30:00Z';
    const edited = { eventId: randomUUID(), taskId, otherwise: true };
    return {
      assigning: reads.get(String(headers['x-request-id'])),
      notifying: await readsOf(() => app.app.get(Notifier).taskEdited(edited)),
      reminding: await readsOf(() => app.app.get(DueReminders).remind(evening)),
      mailing: await readsOf(() => app.app.get(Digests).send(evening)),
      offering: await readsOf(() => app.app.get(TaskAssigner).offerToAllStudents(async () => undefined)),
      following: await readsOf(() => app.app.get(CollegeTasks).sync(...user_ids)),
    };
  }

  it('reads the views as often for fifteen of them as for three', async () => {
    const few = await readsOfActions(await newStudents(3));
    expect(await readsOfActions(await newStudents(15))).toEqual(few);
    expect(Object.values(few).every((count) => count! > 0)).toBe(true);
  });
});
