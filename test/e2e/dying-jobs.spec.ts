import { bookedHours } from '../../projections/sessions/booked-hours';
import { order } from '../../src/modules/payments/order.decider';
import { DIGEST, REMIND } from '../../src/modules/notifications/notifications.module';
import { INTERRUPTED_MS } from '../../src/modules/sessions/bookings';
import { RECONCILE_HOURS } from '../../src/modules/sessions/sessions.reactions';
import { Views } from '../../src/platform/document-store/views';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import { Jobs } from '../../src/platform/jobs/jobs';
import { docsOf } from '../support/api-docs';
import { TestApp, type User } from '../support/app';
import { onSession } from '../support/booked-session';
import { Catalogue } from '../support/colleges';
import { DyingJobs } from '../support/dying-jobs';
import { eventually } from '../support/eventually';
import { inOrder, CANNOT_SUCCEED_HERE, prepareCall } from '../support/every-call';
import { seedSchool } from '../support/fuzz/seeded-school';
import { routesOf } from '../support/fuzz/routes';
import { inDays, Sessions } from '../support/sessions';

/** Notifications are combined by time, so their number varies; derived ids prevent duplicates. */
const BY_TIME = ['NotificationRaised', 'NotificationSeen'];

async function recorded({ app }: TestApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { events } of app.get<EventStore>(EVENT_STORE).readAll({ after: 0n }))
    for (const { type } of events) if (!BY_TIME.includes(type)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

const idle = async ({ app }: TestApp, but: RegExp = /^$/) => {
  await eventually(
    async () =>
      (await app.get(Jobs).counts()).filter(
        (one) => one.waiting + one.active + one.delayed > 0 && !but.test(one.name),
      ),
    (busy) => busy.length === 0,
    60_000,
  );
};

/** Runs the repair that normally starts a minute after hours were booked. */
async function reconcileHours({ app }: TestApp): Promise<void> {
  const hours = await app.get(Views).find(bookedHours, {});
  const now = new Date(Date.now() + 2 * INTERRUPTED_MS).toISOString();
  for (const requestId of new Set(hours.map((hour) => hour.requestId)))
    await app.get(Jobs).run(RECONCILE_HOURS, { requestId, now }, 20_000);
}

async function buyAndReturn(app: TestApp, student: User, product: string, given: string): Promise<void> {
  const { [given]: before = 0 } = await recorded(app);
  const { body } = await app
    .call('post', `/payment/create-${product}-checkout-session`, student)
    .set('userid', student.id)
    .expect(201);
  const { orderId } = body as { orderId: string };
  await app.call('post', `/payment/demonstration/${orderId}`, student).send({ pay: true }).expect(204);
  await eventually(
    () => recorded(app),
    ({ [given]: now = 0 }) => now > before,
  );
  await idle(app, TOGETHER);
  const refund = { refundedCents: 1_000_000, noticeId: null };
  await onSession(app.app, (dispatcher) => dispatcher.dispatch(order, orderId, 'RecordRefund', refund));
  await idle(app, TOGETHER);
}

async function bookSessions(app: TestApp, admin: User, student: User, counselor: User): Promise<void> {
  const sessions = new Sessions(app, admin);
  await sessions.grant(student, 60);
  await sessions.grant(student, 60);
  await sessions.booked(student, counselor, inDays(3));
  await sessions.booked(student, counselor, inDays(5));
  await idle(app, TOGETHER);
  await sessions.pass(inDays(2, 19));
  await idle(app, TOGETHER);
}

/** The calls end with a student who has applied, whose tasks for colleges no longer change. */
async function applyToColleges(app: TestApp, admin: User, student: User): Promise<void> {
  const [early, late] = ['5551', '5552'];
  const apply = (ceeb_code: string) =>
    app.call('post', '/users/bookmark', student).send({ ceeb_code, status: 'applying' }).expect(200);
  // What a student applies with is taken down for the student's school.
  const school = await app.call('post', '/admin/entity', admin).send({ name: 'Northgate', description: '' });
  const { id: schoolId } = school.body as { id: string };
  await app.call('post', `/admin/entity/${schoolId}/user`, admin).send({ email: student.email }).expect(200);
  const catalogue = new Catalogue(app);
  await catalogue.add(early, 'Early College');
  await catalogue.add(late, 'Late College');
  await apply(early);
  const task = { name: 'Why this college', type: 'college', due_date: '2096-10-01' };
  const { body } = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
  const { id } = body as { id: string };
  const everywhere = { apply_to_all: true };
  await app.call('post', `/v2/tasks/standard/${id}/colleges`, admin).send(everywhere).expect(200);
  await idle(app, TOGETHER);
  await apply(late);
  await idle(app, TOGETHER);
  const deadlines = { reg_deadline: '2097-01-05' };
  await app.call('patch', `/colleges/${early}/deadlines`, admin).send(deadlines).expect(204);
  await idle(app, TOGETHER);
  const submitted = { submittedOn: '2026-09-01' };
  await app.call('patch', `/users/${student.id}/applications/${late}`, student).send(submitted).expect(204);
  await idle(app, TOGETHER);
}

async function runFurtherActions(app: TestApp): Promise<void> {
  const [admin, counselor] = [await app.user('admin', 'Further'), await app.user('counselor', 'Leaving')];
  const newTask = async (user: User, type: string, due_date?: string) =>
    (
      await app
        .call('post', '/v2/tasks', user)
        .send({ name: `A ${type} task`, type, due_date })
        .expect(201)
    ).body.id;
  const offered: string = await newTask(admin, 'standard');
  const everybody = { user_ids: [], apply_to_all: true };
  await app.call('post', `/v2/tasks/custom/${offered}/students`, admin).send(everybody).expect(200);
  await idle(app, TOGETHER);

  const late = await app.user('student', 'Late');
  await idle(app, TOGETHER);
  await buyAndReturn(app, late, 'advising', 'EntitlementGranted');
  await buyAndReturn(app, late, '30', 'CreditGranted');
  await applyToColleges(app, admin, late);

  await app.grantAccess(counselor, late);
  const staying = await app.user('student', 'Staying');
  await app.grantAccess(counselor, staying);
  for (const { id } of [late, staying]) {
    const own: string = await newTask(counselor, 'custom', inDays(20).slice(0, 10));
    const forOne = { user_ids: [id] };
    await app.call('post', `/v2/tasks/custom/${own}/students`, counselor).send(forOne).expect(200);
  }
  await idle(app, TOGETHER);
  await bookSessions(app, admin, late, counselor);
  await app.settled();
  await app.call('delete', `/admin/user/${late.id}`, admin).expect(204);
  // A digest is mailed only to people who already have notifications.
  for (const job of [REMIND, DIGEST]) {
    await idle(app);
    await app.settled();
    await app.app.get(Jobs).run(job, { now: inDays(14, 23) }, 20_000);
  }
}

/** These jobs poll until nothing more arrives. */
const TOGETHER = /^notifications-(tasks-assigned|due-dates-changed)$/;

async function runAllCalls(how: { readonly die: boolean }) {
  const jobs = new DyingJobs(how);
  const app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'silent' });
  jobs.watch(app);
  const seeded = await seedSchool(app);
  const docs = docsOf(app.app);
  const problems: object[] = [];
  for (const route of inOrder(routesOf(app))) {
    const { call, method, readsOnly } = route;
    if (method === 'GET' || readsOnly || call in CANNOT_SUCCEED_HERE) continue;
    const described = docs.operations.find((one) => one.call === call)!;
    const send = await prepareCall(docs, described, route, seeded);
    const { status, text } = await send({});
    if (status >= 400) problems.push({ call, status, text });
    await idle(app, TOGETHER);
    await app.settled();
  }
  await runFurtherActions(app);
  await idle(app);
  await app.settled();
  await reconcileHours(app);
  const events = await recorded(app);
  const parked = (await app.app.get(Jobs).parked()).filter(({ name }) => name !== 'fail');
  await app.dispose();
  jest.restoreAllMocks();
  return { events, parked, problems, deaths: jobs.deaths, twice: jobs.twice() };
}

const MAILS = 'It only sends an email.';
const IDLE = 'It has nothing to write after a single round of calls.';

/** Jobs that never die in this test, each with the reason. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'exam-form-mail-staff': MAILS,
  'identity-mail-parent': MAILS,
  'identity-send-email-notice': MAILS,
  'identity-tell-of-sign-in': MAILS,
  'messages-mail-copy': MAILS,
  'retention-mail-school': MAILS,
  'retention-tell-school': IDLE,
  'retention-tell-student': MAILS,
  'sessions-mail-counselor': MAILS,
  'sessions-mail-former-counselor': MAILS,
  'sessions-mail-student': MAILS,
  'college-import-end-parked': IDLE,
  'exam-entry-import-end-parked': IDLE,
  'exam-form-import-end-parked': IDLE,
  'identity-end-access': IDLE,
  'identity-release-former-email': IDLE,
  'imports-remove-old-uploads': IDLE,
  'mail-remove-old': IDLE,
  'outcome-import-end-parked': IDLE,
  'payments-settle-overdue': IDLE,
  'room-visit': IDLE,
  'roster-import-end-parked': IDLE,
  'tasks-offer-to-everybody': IDLE,
  'react-again': 'No reaction throws here.',
  'identity-move-classes-up': 'school-crashes.spec.ts kills it.',
  'retention-daily': 'retention.spec.ts kills it.',
  'sessions-return': 'Only an undo adds it, and the job that finishes the undo repeats it.',
  'undo-finish': 'broken-off.spec.ts interrupts it.',
  fail: 'The test adds it as a failing job.',
};

let usual: Awaited<ReturnType<typeof runAllCalls>>;

beforeAll(async () => {
  usual = await runAllCalls({ die: false });
});

it('a process that ends at any write of any job leaves the usual result', async () => {
  const { events, parked, problems, deaths, twice } = await runAllCalls({ die: true });
  expect(usual.problems).toEqual([]);
  expect(problems).toEqual([]);
  expect(usual.parked).toEqual([]);
  expect(parked).toEqual([]);
  expect(twice).toEqual([]);
  expect(events).toEqual(usual.events);
  const alive = [...deaths].filter(([name, times]) => times === 0 && !(name in NOT_HERE));
  expect(alive).toEqual([]);
});
