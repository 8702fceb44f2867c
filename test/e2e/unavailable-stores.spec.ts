import { randomUUID } from 'node:crypto';
import type { Problem } from '../../contract/http';
import type { EventToStore } from '../../src/platform/event-store/event-store';
import { docsOf, type ApiResponse } from '../support/api-docs';
import { TestApp } from '../support/app';
import { cutStores, type Watched } from '../support/cut-stores';
import { inOrder, CANNOT_SUCCEED_HERE, prepareCall } from '../support/every-call';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';
import { routesOf, type Route } from '../support/fuzz/routes';
import { sampled } from '../support/test-level';

/** Effects of jobs, and effects that every sign-in repeats. */
const ASIDE = [
  'recorded ExamSittingReleased',
  'recorded CreditReturned',
  'recorded InvitationIssued',
  'put refresh-family',
  'put cursor',
];

/** Maximum number of steps by which a repeated call may exceed a single one. */
const MORE_STEPS = 5;
const NEVER = { stepsBefore: Infinity, reachesStore: false };

/** Makes every writing call on one application, in an order in which each can succeed. */
class OutageRun {
  private constructor(
    private readonly app: TestApp,
    private readonly seeded: SeededSchool,
    private readonly choose: ReturnType<typeof cutStores>,
    private readonly calls: readonly Route[],
  ) {}

  static async start(): Promise<OutageRun> {
    const app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'silent' });
    const seeded = await seedSchool(app);
    const calls = inOrder(routesOf(app)).filter(
      ({ call, method, readsOnly }) => method !== 'GET' && !readsOnly && !(call in CANNOT_SUCCEED_HERE),
    );
    return new OutageRun(app, seeded, cutStores(app), calls);
  }

  dispose(): Promise<void> {
    return this.app.dispose();
  }

  callsOf(part: number): readonly Route[] {
    const [from, to] = [part - 1, part].map((end) => Math.round((end * this.calls.length) / PARTS.length));
    return this.calls.slice(from, to);
  }

  /** Makes a call with a store unavailable from each of these steps on, then once undisturbed. */
  async make(
    route: Route,
    stepsAway: readonly Pick<Watched, 'stepsBefore' | 'reachesStore'>[],
  ): Promise<Made> {
    const { call } = route;
    const docs = docsOf(this.app.app);
    const described = docs.operations.find((one) => one.call === call)!;
    const send = await prepareCall(docs, described, route, this.seeded);
    await this.app.settled();
    const came = new Map<string, string>();
    const problems: object[] = [];
    let steps = 0;
    const watched: Watched = {
      key: randomUUID(),
      asked: (...asked) => {
        steps++;
        came.set(...effectOf(...asked));
      },
      ...NEVER,
    };
    this.choose(watched);
    let answer: ApiResponse;
    const tries = [...stepsAway, NEVER];
    do {
      Object.assign(watched, { ...tries.shift()!, away: undefined });
      answer = await send({ 'idempotency-key': watched.key });
    } while (watched.away && answer.status === 503 && reportsOutage(watched.away, answer));
    if (answer.status >= 400) problems.push({ call, away: watched.away, tries, answer: answer.text });
    const once = { steps, came: came.size };
    Object.assign(watched, { ...NEVER, away: undefined });
    const again = await send({ 'idempotency-key': watched.key });
    this.choose(undefined);
    if (again.status >= 400) problems.push({ call, again: again.text });
    if (came.size > once.came) problems.push({ call, again: [...came.values()].slice(once.came) });
    const done = [...came.values()].filter((one) => !ASIDE.includes(one)).sort();
    return { done, problems, steps: once.steps };
  }
}

interface Made {
  readonly done: readonly string[];
  readonly problems: readonly object[];
  readonly steps: number;
}

const reportsOutage = (store: string, { body }: ApiResponse) =>
  (body as Problem).message === `We can’t reach the ${store} right now. Try again in a minute.`;

/** Returns an effect and its key: events have ids, and everything else may happen twice. */
function effectOf(
  store: string,
  method: string,
  args: readonly unknown[],
  answer: unknown,
): [what: string, effect: string] {
  if (method === 'append') {
    const events = args[2] as readonly EventToStore[];
    return [events.map(({ id }) => id).join(), `recorded ${events.map(({ type }) => type).join()}`];
  }
  const isStored = store === 'vault' && method === 'put' && answer;
  const effect = method === 'add' || isStored ? `${method} ${String(args[0])}` : 'looked';
  return [effect, effect];
}

/** A store becomes unavailable at a step, either before or after that step takes effect. */
const outagesOf = (call: string, steps: number) => {
  const outages = Array.from({ length: 2 * (steps + MORE_STEPS) }, (_, turn) => ({
    stepsBefore: Math.floor(turn / 2),
    reachesStore: turn % 2 === 1,
  }));
  return sampled(outages, 10, ({ stepsBefore, reachesStore }) => `${call} ${stepsBefore} ${reachesStore}`);
};

const PARTS = [1, 2, 3, 4];
const usual = new Map<string, Made>();

describe('every writing call', () => {
  let run: OutageRun;

  beforeAll(async () => {
    run = await OutageRun.start();
  });

  afterAll(() => run.dispose());

  it.each(PARTS)('does nothing more when it is repeated (part %i)', async (part) => {
    for (const route of run.callsOf(part)) {
      const made = await run.make(route, []);
      expect(made.problems).toEqual([]);
      usual.set(route.call, made);
    }
  });
});

describe('every writing call while a store is unavailable', () => {
  let run: OutageRun;

  beforeAll(async () => {
    run = await OutageRun.start();
  });

  afterAll(() => run.dispose());

  it.each(PARTS)('fails visibly at any step, and is completed when repeated (part %i)', async (part) => {
    for (const route of run.callsOf(part)) {
      const { call } = route;
      const { done, steps } = usual.get(call)!;
      const made = await run.make(route, outagesOf(call, steps));
      expect(made.problems).toEqual([]);
      expect([call, made.done]).toEqual([call, done]);
    }
  });
});
