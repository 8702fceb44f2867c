import { randomUUID } from 'node:crypto';
import { bookedHours } from '../../projections/sessions/booked-hours';
import { Bookings } from '../../src/modules/sessions/bookings';
import { counselorHour } from '../../src/modules/sessions/counselor-hour.decider';
import { credits } from '../../src/modules/sessions/credits.decider';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { RECONCILE_HOURS } from '../../src/modules/sessions/sessions.reactions';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import {
  EVENT_STORE,
  WrongExpectedRevision,
  type EventStore,
} from '../../src/platform/event-store/event-store';
import { Views } from '../../src/platform/document-store/views';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  sessions = new Sessions(app, await app.user('admin', 'Ada'));
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, other: counselor } = await fixtures.next());
});

afterAll(() => app.dispose());

/** Simulates a call whose process died before it finished. */
const asSystem = <T>(work: (dispatcher: Dispatcher) => Promise<T>): Promise<T> =>
  runInContext({ actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() }, () =>
    work(app.app.get(Dispatcher)),
  );

const restart = async () => {
  await app.stop();
  app = await TestApp.start(app.dataDir);
  sessions = new Sessions(app, sessions.admin);
  fixtures.app = app;
};

const hours = async () => {
  await app.settled();
  return app.app.get(Views).find(bookedHours, { where: { counselorId: counselor.id } });
};

const reconcile = (requestId: string, seconds: number) =>
  app.app
    .get(Jobs)
    .run(RECONCILE_HOURS, { requestId, now: new Date(Date.now() + seconds * 1_000).toISOString() }, 20_000);

const hourOf = (requestId: string, start: string) => ({
  hourId: randomUUID(),
  counselorId: counselor.id,
  start,
  requestId,
  studentId: student.id,
});

describe('the repair of an interrupted booking', () => {
  it('frees an hour that was reserved before the session was booked', async () => {
    const time = inDays(3);
    const requestId = await sessions.request(student, time);
    const hour = hourOf(requestId, time);
    await asSystem((dispatcher) => dispatcher.dispatch(counselorHour, hour.hourId, 'BookHour', hour));
    await restart();
    await reconcile(requestId, 30);
    expect((await hours()).length).toBe(1);
    await reconcile(requestId, 61);
    expect(await hours()).toEqual([]);
    expect(await sessions.stateOf(requestId)).toBe('proposed');
    await sessions.assign(requestId, counselor).expect(200);
  });

  it('frees the former hours of a session that was moved', async () => {
    const requestId = await sessions.booked(student, counselor, inDays(3));
    await asSystem((dispatcher) =>
      dispatcher.dispatch(sessionRequest, requestId, 'Reschedule', { start: inDays(4) }),
    );
    await restart();
    await reconcile(requestId, 61);
    expect(await hours()).toEqual([]);
  });

  it('reserves the missing hours, or releases the session', async () => {
    const time = inDays(3);
    const assign = { counselorId: counselor.id, start: time, paid: true, reason: null };
    const give = (id: string) =>
      asSystem((dispatcher) => dispatcher.dispatch(sessionRequest, id, 'Assign', assign));
    const first = await sessions.request(student, time);
    await give(first);
    await eventually(hours, (found) => found.length === 2);
    const second = await sessions.request(await app.user('student', 'Noor'), time);
    await give(second);
    await eventually(
      () => sessions.stateOf(second),
      (state) => state === 'proposed',
    );
    expect(await sessions.stateOf(first)).toBe('booked');
    expect((await hours()).map(({ requestId }) => requestId)).toEqual([first, first]);
  });
});

describe('the repair of a booking', () => {
  it('releases a session booked with a former counselor', async () => {
    const requestId = await sessions.request(student, inDays(3));
    await app
      .call('patch', `/users/role/${counselor.id}`, sessions.admin)
      .send({ role: 'account_admin' })
      .expect(204);
    await app.settled();
    const assign = { counselorId: counselor.id, start: inDays(3), paid: true, reason: null };
    await asSystem((dispatcher) => dispatcher.dispatch(sessionRequest, requestId, 'Assign', assign));
    await eventually(
      () => sessions.stateOf(requestId),
      (state) => state === 'proposed',
    );
    expect(await hours()).toEqual([]);
  });

  it('cancels a session of an erased student and frees its hours', async () => {
    const requestId = await sessions.request(student, inDays(3));
    await app.call('delete', `/admin/user/${student.id}`, sessions.admin).expect(204);
    await app.settled();
    const assign = { counselorId: counselor.id, start: inDays(3), paid: true, reason: null };
    await asSystem((dispatcher) => dispatcher.dispatch(sessionRequest, requestId, 'Assign', assign));
    await eventually(
      () => asSystem((dispatcher) => dispatcher.stateOf(sessionRequest, requestId)),
      (session) => session?.state === 'cancelled',
    );
    expect(await hours()).toEqual([]);
  });

  it('is put off while an hour is contended', async () => {
    const requestId = await sessions.request(student, inDays(3), 30);
    const store = app.app.get<EventStore>(EVENT_STORE);
    const append = store.append.bind(store);
    const contended = jest
      .spyOn(store, 'append')
      .mockImplementation((stream, expected, events) =>
        stream.startsWith('counselor-hour-')
          ? Promise.reject(new WrongExpectedRevision(stream, expected, 'no-stream'))
          : append(stream, expected, events),
      );
    const { body } = await sessions.assign(requestId, counselor).expect(409);
    expect(body).toMatchObject({ code: 'conflict' });
    const assign = { counselorId: counselor.id, start: inDays(3), paid: true, reason: null };
    await asSystem((dispatcher) => dispatcher.dispatch(sessionRequest, requestId, 'Assign', assign));
    await expect(
      asSystem(() => app.app.get(Bookings).reconcile(requestId, new Date().toISOString())),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await sessions.stateOf(requestId)).toBe('booked');
    contended.mockRestore();
    await reconcile(requestId, 0);
    expect((await hours()).map((hour) => hour.requestId)).toEqual([requestId]);
  });
});

it('keeps the new counselor’s hours if freeing the former ones fails', async () => {
  const { other: former } = await fixtures.next();
  const requestId = await sessions.booked(student, former, inDays(3));
  await app.settled();
  const formers = await app.app.get(Views).find(bookedHours, { where: { counselorId: former.id } });
  const store = app.app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  const freed: string[] = [];
  const failing = jest.spyOn(store, 'append').mockImplementation((stream, expected, events) => {
    if (events.every(({ type }) => type !== 'HourFreed')) return append(stream, expected, events);
    if (formers.some(({ id }) => stream.endsWith(id))) return Promise.reject(new Error('The disk failed.'));
    freed.push(stream);
    return append(stream, expected, events);
  });
  await sessions.assign(requestId, counselor, 'Ill').expect(500);
  failing.mockRestore();
  expect(freed).toEqual([]);
  await reconcile(requestId, 61);
  expect((await hours()).map((hour) => hour.requestId)).toEqual([requestId, requestId]);
  expect(await app.app.get(Views).find(bookedHours, { where: { counselorId: former.id } })).toEqual([]);
});

describe('the repair of an interrupted request', () => {
  it('pays for it with an available credit', async () => {
    await sessions.grant(student, 30);
    const requestId = randomUUID();
    const wish = {
      requestId,
      studentId: student.id,
      start: inDays(3),
      minutes: 30,
      notes: '',
      preferredId: null,
    } as const;
    await asSystem((dispatcher) => dispatcher.dispatch(sessionRequest, requestId, 'Request', wish));
    await restart();
    await eventually(
      async () => (await sessions.of(requestId)).attributes.paid,
      (paid) => paid,
    );
  });

  it('gives its credit back if it was cancelled', async () => {
    await sessions.grant(student, 30);
    const requestId = await sessions.request(student, inDays(3), 30);
    await asSystem((dispatcher) =>
      dispatcher.dispatch(sessionRequest, requestId, 'Cancel', { because: 'asked' }),
    );
    await restart();
    await eventually(
      () => asSystem((dispatcher) => dispatcher.stateOf(credits, student.id)),
      ([credit]) => credit?.state === 'free',
    );
  });
});

it('a credit reserved as its session is cancelled is given back', async () => {
  const requestId = await sessions.request(student, inDays(3), 30);
  await sessions.cancel(requestId, student).expect(204);
  await sessions.grant(student, 30);
  await app.settled();
  const hold = { studentId: student.id, requestId, minutes: 30 } as const;
  await asSystem((dispatcher) => dispatcher.dispatch(credits, student.id, 'HoldCredit', hold));
  await eventually(
    () => asSystem((dispatcher) => dispatcher.stateOf(credits, student.id)),
    ([credit]) => credit?.state === 'free',
  );
});

it('two sessions of a counselor never share a half hour', async () => {
  const base = inDays(5, 12);
  const people = [counselor, await app.user('counselor', 'Ruth')];
  const students: User[] = [];
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])
    students.push(await app.user('student', name));
  const ids = await Promise.all(
    students.map((one, index) =>
      sessions.request(one, plusMinutes(base, (index % 3) * 30), index % 2 === 0 ? 60 : 30),
    ),
  );
  // A linear congruential generator makes every run the same.
  let seed = 7;
  const any = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
  for (let round = 0; round < 8; round++) {
    const steps = Array.from({ length: 6 }, () => {
      const index = any(ids.length);
      if (any(4) > 0) return sessions.assign(ids[index]!, people[any(2)]!);
      return app
        .call('patch', `/sessions/request/${ids[index]}`, students[index])
        .send({ timeRequested: plusMinutes(base, any(4) * 30) });
    });
    const answers = await Promise.all(steps);
    expect(answers.filter(({ status }) => ![200, 409].includes(status)).map(({ text }) => text)).toEqual([]);
    await app.settled();
  }
  const taken: string[] = [];
  const now = new Date().toISOString();
  for (const id of ids) {
    await reconcile(id, 0);
    const { attributes, relationships } = await sessions.of(id);
    expect(attributes.timeRequested > now).toBe(true);
    if (attributes.state !== 'booked') continue;
    for (let minutes = 0; minutes < attributes.lengthInMinutes; minutes += 30)
      taken.push(`${relationships.counselor.data!.id} ${plusMinutes(attributes.timeRequested, minutes)}`);
  }
  expect(taken.length).toBeGreaterThan(0);
  expect(new Set(taken).size).toBe(taken.length);
});
