import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { ROLES } from '../../contract/roles';
import { projections } from '../../src/catalog';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { History } from '../../src/platform/history/history';
import { verify } from '../../src/platform/projector/rebuild';
import { PASSWORD, TestApp } from '../support/app';
import { seedSchool, idFor, type SeededSchool } from '../support/fuzz/seeded-school';
import { ask, spoilageOf, type RawResponse } from '../support/fuzz/requests';
import { rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { sampleOf } from '../support/fuzz/samples';
import { isFullRun, sampled } from '../support/test-level';

/** FUZZ_SEED and FUZZ_RUNS override the seed and the number of inputs. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_901);
const RUNS_AT_EACH_PLACE = Number(process.env.FUZZ_RUNS ?? (isFullRun ? 3 : 0.3));

let app: TestApp;
let seeded: SeededSchool;
let routes: readonly Route[];
/** The log output; the logger looks for a listener only when it starts. */
const printed: string[] = [];

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed.push(String(chunk));
    return true;
  });
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'debug' });
  routes = routesOf(app);
  seeded = await seedSchool(app);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await app.dispose();
});

it('the fuzzer has a valid sample of every field and parameter', () => {
  for (const { call, path, parameters, body, query } of routes) {
    for (const dto of [body, query]) {
      if (!dto) continue;
      const problems = validateSync(plainToInstance(dto, sampleOf(dto, seeded)));
      expect({ call, faults: problems.map(String) }).toEqual({ call, faults: [] });
    }
    for (const name of parameters)
      expect([call, idFor(seeded, path, name)]).toEqual([call, expect.any(String)]);
  }
});

it('every call that expects an object refuses a list', () => {
  let wanted = 0;
  for (const { call, body } of routes) {
    if (!body) continue;
    const sample = sampleOf(body, seeded) as Fields;
    for (const path of waysToFields(sample)) {
      wanted++;
      const problems = validateSync(plainToInstance(body, listedAt(sample, path)));
      expect({ call, path, refused: problems.length > 0 }).toEqual({ call, path, refused: true });
    }
  }
  expect(wanted).toBeGreaterThan(8);
});

it(`every call answers random input and refuses with a sentence (${SEED})`, async () => {
  for (const [index, route] of routes.entries()) {
    const { surely, perhaps } = spoilageOf(route, seeded);
    const roles = rolesOf(route);
    const call = fc.tuple(fc.constantFrom(...roles), fc.oneof(...perhaps));
    const property = fc.asyncProperty(call, async ([role, spoiled]) => {
      expectResponse(await ask(route, spoiled, seeded, role));
    });
    const all = surely.map((spoiled, turn) => [roles[turn % roles.length], spoiled] as const);
    const chosen = sampled(all, 10, ([role, spoiled]) => `${route.call} ${role} ${JSON.stringify(spoiled)}`);
    const examples = chosen.map((example) => [example] as never);
    const numRuns = examples.length + Math.ceil(RUNS_AT_EACH_PLACE * perhaps.length);
    await fc.assert(property, { seed: SEED + index, numRuns, examples }).catch((error: unknown) => {
      throw new Error(`${route.call} with FUZZ_SEED=${SEED}`, { cause: error });
    });
  }
});

it('the views still match the history and no one is locked out afterwards', async () => {
  await app.settled();
  const [history, documents] = [app.app.get(History), app.app.get<DocumentStore>(DOCUMENT_STORE)];
  for (const projection of projections) {
    const { differences } = await verify(projection, history, documents, () => undefined, 200);
    expect({ projection: projection.name, differences }).toEqual({
      projection: projection.name,
      differences: [],
    });
  }
  for (const role of ROLES) await app.call('get', '/users/profile', seeded.users[role]).expect(200);
  const { body } = await app.call('get', '/admin/projections', seeded.users.admin).expect(200);
  for (const { parked, failing } of (body as { data: { parked: unknown; failing: unknown }[] }).data) {
    expect([parked, failing]).toEqual([null, null]);
  }
});

/** A server of another file of tests, whose start was to fail, still looks for the stores that it had opened. */
const isOfAnotherServer = (line: string) =>
  line.includes('is not the file any more') && !line.includes(app.dataDir);

it('the server has logged no error', () => {
  const errors = printed.filter((line) => line.includes('"level":50') || line.includes('"level":60'));
  expect(errors.filter((line) => !isOfAnotherServer(line))).toEqual([]);
});

/** Texts that people type contain a space or an at sign. */
const isTyped = (value: unknown): value is string => typeof value === 'string' && /[ @]/.test(value);

const textsIn = (value: unknown): string[] =>
  isTyped(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

it('the server has logged requests, but no secret and nothing people wrote', () => {
  const lines = printed.join('');
  expect(lines).toContain('"path":"/api/users/profile"');
  const samples = routes.flatMap(({ body }) => (body ? textsIn(sampleOf(body, seeded)) : []));
  const people = Object.values(seeded.users).flatMap(({ email, token }) => [email, token]);
  const secrets = new Set([PASSWORD, ...people, ...samples]);
  expect(secrets.size).toBeGreaterThan(30);
  expect([...secrets].filter((secret) => lines.includes(secret))).toEqual([]);
});

interface Fields {
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const waysToFields = (sample: Fields): string[][] =>
  Object.entries(sample).flatMap(([name, value]) =>
    isFields(value) ? [[name], ...waysToFields(value).map((path) => [name, ...path])] : [],
  );

const listedAt = (sample: Fields, [name, ...rest]: readonly string[]): Fields => {
  const value = sample[name!] as Fields;
  return { ...sample, [name!]: rest.length > 0 ? listedAt(value, rest) : [value] };
};

function expectResponse({ status, text, problem }: RawResponse): void {
  if (status < 400) return;
  expect({ status, text }).toEqual({ status: expect.any(Number), text: expect.stringMatching(/^\{/) });
  expect(status).toBeLessThan(500);
  const { statusCode, code, message, fields = {}, ...rest } = problem();
  expect({ statusCode, rest }).toEqual({ statusCode: status, rest: {} });
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(message).toMatch(/\S/);
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/\S/);
}
