import { randomUUID } from 'node:crypto';
import type { Problem } from '../../contract/http';
import type { EventToStore } from '../../src/platform/event-store/event-store';
import { docsOf, type Answer } from '../support/api-docs';
import { TestApp } from '../support/app';
import { cutStores, type Watched } from '../support/cut-stores';
import { inOrder, MADE_ELSEWHERE, prepareCall } from '../support/every-call';
import { furnish } from '../support/fuzz/furnished';
import { routesOf } from '../support/fuzz/routes';

/** By call: what came to the stores of it. */
type Done = Readonly<Record<string, readonly string[]>>;

/** What says, to whoever asks again, that it is done. */
const DONE_ALREADY: Readonly<Record<string, string>> = {
  'POST /api/auth/second-factor': 'sign-in-expired',
  'POST /api/users/second-factor/off': 'second-factor-off',
  'POST /api/admin/user/{id}/second-factor/reset': 'second-factor-off',
  'POST /api/admin/projections/{name}/skip': 'nothing-parked',
  'DELETE /api/invitations/{userId}': 'invitation-not-found',
  'DELETE /api/users/{studentId}/parents/{linkId}': 'invitation-not-found',
  'DELETE /api/sessions/{slotId}': 'slot-not-found',
  'DELETE /api/v2/tasks/{taskId}/student/{studentId}': 'task-not-found',
};

const isDone = (call: string, { status, body }: Answer) =>
  status < 400 || (body as Problem).code === DONE_ALREADY[call];

/** What a job does where the call has not, or what every sign-in has anew. */
const ASIDE = ['recorded ExamSittingReleased', 'recorded CreditReturned', 'put refresh-family', 'put cursor'];

/** Makes every call that writes; with a store away from each of its steps on in turn, until it succeeds. */
async function walk({ away }: { away: boolean }): Promise<{ done: Done; faults: object[] }> {
  const app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'silent' });
  const furnished = await furnish(app);
  const docs = docsOf(app.app);
  const choose = cutStores(app);
  const done: Record<string, string[]> = {};
  const faults: object[] = [];
  const calls = inOrder(routesOf(app)).filter(
    ({ call, method, readsOnly }) => method !== 'GET' && !readsOnly && !(call in MADE_ELSEWHERE),
  );
  for (const route of calls) {
    const { call } = route;
    const send = await prepareCall(
      docs,
      docs.operations.find((one) => one.call === call)!,
      route,
      furnished,
    );
    await app.settled();
    const came = new Map<string, string>();
    const watched: Watched = {
      key: randomUUID(),
      asked: (...asked) => came.set(...effectOf(...asked)),
      left: 0,
      isHeard: false,
    };
    choose(watched);
    let answer: Answer;
    let tries = 0;
    do {
      const left = away ? Math.floor(tries / 2) : Infinity;
      Object.assign(watched, { left, away: undefined, isHeard: tries % 2 === 1 });
      tries += 1;
      answer = await send({ 'idempotency-key': watched.key });
    } while (watched.away && answer.status === 503 && saysSo(watched.away, answer));
    if (!isDone(call, answer)) faults.push({ call, tries, away: watched.away, answer: answer.text });
    const before = came.size;
    Object.assign(watched, { left: Infinity, away: undefined });
    const again = await send({ 'idempotency-key': watched.key });
    choose(undefined);
    if (!isDone(call, again)) faults.push({ call, again: again.text });
    if (came.size > before) faults.push({ call, again: [...came.values()].slice(before) });
    done[call] = [...came.values()].filter((one) => !ASIDE.includes(one)).sort();
  }
  await app.dispose();
  return { done, faults };
}

const saysSo = (store: string, { body }: Answer) =>
  (body as Problem).message === `The ${store} cannot be reached at the moment. Please try again in a minute.`;

/** With what makes it another one: of events their ids; all else bears being done twice. */
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
  const isKept = store === 'vault' && method === 'put' && answer;
  const effect = method === 'add' || isKept ? `${method} ${String(args[0])}` : 'looked';
  return [effect, effect];
}

it('a store that goes away at any step of a writing call is told of, and the same call again does the rest once', async () => {
  const usual = await walk({ away: false });
  const { done, faults } = await walk({ away: true });
  expect(usual.faults).toEqual([]);
  expect(faults).toEqual([]);
  expect(done).toEqual(usual.done);
}, 600_000);
