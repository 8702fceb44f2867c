import { join } from 'node:path';
import { projections } from '../src/catalog';
import { collectionOf, type AnyProjection } from '../src/kernel/projection';
import { SqliteDocumentStore } from '../src/platform/document-store/sqlite-document-store';
import { TestApp, type User } from '../test/support/app';
import { isFilled } from '../test/support/filled';
import { historyOf } from './assignments';
import { figure, measureMs, percentile, type Figure } from './figure';
import { startFilled } from './recorded';

const EVENTS = 300_000;
const FILLED_WITHIN_MS = 10 * 60_000;
const SILENT = { LOG_LEVEL: 'silent' };

interface Users {
  readonly admin: User;
  readonly student: User;
}

interface Call {
  readonly status: number;
  /** While one of these views is being filled, the call answers 503 with the progress. */
  readonly reads: readonly string[];
  readonly by: keyof Users;
  readonly path: string;
  readonly body?: object;
}

const CALLS: Readonly<Record<string, Call>> = {
  'a write': {
    status: 201,
    reads: ['people'],
    by: 'admin',
    path: '/v2/tasks',
    body: { name: 'Essay', type: 'standard' },
  },
  'a page of tasks': {
    status: 200,
    reads: ['people', 'task-assignments', 'task-definitions', 'colleges'],
    by: 'student',
    path: '/v2/tasks/all',
  },
  'an unknown id': {
    status: 404,
    reads: ['people', 'task-definitions'],
    by: 'admin',
    path: '/v2/tasks/custom/nothing/students',
    body: { user_ids: [], apply_to_all: true },
  },
};

type Name = keyof typeof CALLS;

class Measured {
  readonly times: number[] = [];
  /** Responses that were refused, or that did not show the latest writes. */
  refusedOrStale = 0;
}

type Results = ReadonlyMap<Name, Measured>;

const noResults = (): Results => new Map(Object.keys(CALLS).map((name) => [name, new Measured()]));

/** Fills each view again in turn, as after its change, and measures the calls that do not need it meanwhile. */
export async function filling(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = await historyOf(Math.round(EVENTS * scale), folder);
  const users = await registered(dataDir);
  const [meanwhile, usual] = [noResults(), noResults()];
  for (const projection of projections) await fillAgain(dataDir, projection, users, meanwhile, usual);
  const figures: Figure[] = [];
  let [refusedOrStale, calls] = [0, 0];
  for (const [name, { times, ...counted }] of meanwhile) {
    // On a short history, the view may be complete before the first call.
    if (times.length === 0) continue;
    const usualP99 = percentile(usual.get(name)!.times, 0.99);
    const p99 = percentile(times, 0.99);
    figures.push(
      figure(`${name} while a view is filled, p99`, [p99, 'ms'], ['usual p99', usualP99], { atMost: 1.5 }),
    );
    refusedOrStale += counted.refusedOrStale;
    calls += times.length;
  }
  const limit = ['all of them', calls] as const;
  return [
    ...figures,
    figure('such calls that are refused or stale', [refusedOrStale, 'calls'], limit, { atMost: 0 }),
  ];
}

async function registered(dataDir: string): Promise<Users> {
  const app = await startFilled(dataDir, SILENT);
  const users = { admin: await app.user('admin', 'Ada'), student: await app.user('student', 'Maya') };
  await app.stop();
  return users;
}

async function fillAgain(
  dataDir: string,
  projection: AnyProjection,
  users: Users,
  meanwhile: Results,
  usual: Results,
): Promise<void> {
  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.drop(collectionOf(projection));
  await views.close();
  const names = Object.keys(CALLS).filter((name) => !CALLS[name]!.reads.includes(projection.name));
  const rounds = await withApp(dataDir, async (app) => {
    let rounds = 0;
    for (const until = Date.now() + FILLED_WITHIN_MS; !(await isFilled(app.url)); rounds++) {
      if (Date.now() > until) throw new Error(`${projection.name} is not filled.`);
      await callEach(app, names, users, meanwhile);
    }
    return rounds;
  });
  // The first calls after a start are slow, so the usual times are those after a start, too.
  await withApp(dataDir, async (app) => {
    for (let round = 0; round < rounds; round++) {
      await isFilled(app.url);
      await callEach(app, names, users, usual);
    }
  });
}

async function withApp<Result>(dataDir: string, work: (app: TestApp) => Promise<Result>): Promise<Result> {
  const app = await TestApp.start(dataDir, SILENT);
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

async function callEach(app: TestApp, names: readonly Name[], users: Users, into: Results): Promise<void> {
  for (const name of names) {
    const { status, by, path, body } = CALLS[name]!;
    const measured = into.get(name)!;
    const time = await measureMs(async () => {
      const response = await fetch(`${app.url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { token: users[by].token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      if (response.status !== status || response.headers.has('x-stale')) measured.refusedOrStale += 1;
    });
    measured.times.push(time);
  }
}
