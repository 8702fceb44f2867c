import { randomUUID } from 'node:crypto';
import type { ParameterObject } from '@nestjs/swagger';
import type { ProjectionStatus } from '../../contract/admin';
import type { Role } from '../../contract/roles';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import { SYSTEM } from '../../src/platform/http/request-context';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import type { ApiResponse, ApiDocs, Described } from './api-docs';
import { PASSWORD } from './app';
import { classFile } from './class-file';
import { eventually } from './eventually';
import { anExam } from './exams';
import { idFor, OTHER_CEEB, type SeededSchool } from './fuzz/seeded-school';
import { headersOf, rolesOf, type Route } from './fuzz/routes';
import { sampleOf } from './fuzz/samples';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { UnsubscribeLinks } from '../../src/platform/mail/unsubscribe-links';
import { letterRequest } from '../../src/modules/letters/letter-request.decider';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { requestClass } from '../../src/platform/http/request-class';
import { inDays, Sessions } from './sessions';
import { codeOf, halfWay, turnOn, withPassword } from './two-step';
import { emailTokenFor, invitationTokenFor, keepTokenFor, resetTokenFor } from './mails';

interface Needs {
  readonly role?: Role;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: string;
}

type Preparation = (seeded: SeededSchool) => Needs | Promise<Needs>;

const PEOPLE = 'first name,last name,email\nAnother,Example,another-row@example.test';
const LETTER = '%PDF-1.7\nA letter.\n%%EOF';
const VICTIM = 'victim@example.test';

const asBuyer: Preparation = ({ users }) => ({ headers: { userid: users.student.id } });

const withOwnPassword: Preparation = () => ({ body: { password: PASSWORD } });

const apply = async ({ app, users, ids }: SeededSchool): Promise<void> => {
  for (const ceeb_code of [ids.ceeb!, OTHER_CEEB])
    await app
      .call('post', '/users/bookmark', users.student)
      .send({ ceeb_code, status: 'applying' })
      .expect(200);
};

const preparations: Readonly<Record<string, Preparation>> = {
  'POST /api/auth/login': ({ users }) => ({ body: { email: users.student.email, password: PASSWORD } }),
  'POST /api/auth/refresh': async (seeded) => {
    const { email } = seeded.users.student;
    const { token, refreshToken } = await post<Record<string, string>>(seeded, '/auth/login', {
      email,
      password: PASSWORD,
    });
    return { headers: { token: token!, 'refresh-token': refreshToken! } };
  },
  'POST /api/auth/second-factor': async ({ app }) => {
    const user = await app.user('counselor', 'Careful');
    const { recoveryCodes } = await turnOn(app, user);
    const cookie = halfWay(await withPassword(app, user));
    return { headers: { cookie }, body: { code: recoveryCodes[0] } };
  },
  'POST /api/users/sign-in/unlink': withOwnPassword,
  'POST /api/users/second-factor': withOwnPassword,
  'POST /api/users/second-factor/confirm': async (seeded) => {
    const { secret } = await post<{ secret: string }>(seeded, '/users/second-factor', {
      password: PASSWORD,
    });
    return { body: { code: codeOf(secret) } };
  },
  'POST /api/users/second-factor/recovery-codes': withOwnPassword,
  'POST /api/users/second-factor/off': withOwnPassword,
  'POST /api/admin/user/{id}/second-factor/reset': async ({ app }) => {
    const user = await app.user('counselor', 'Forgetful');
    await turnOn(app, user);
    return { parameters: { id: user.id } };
  },
  'POST /api/undo': async ({ app, users }) => {
    const written = await app.call('post', '/v2/tasks', users.admin).send({ name: 'A slip', type: 'custom' });
    return { body: { request: String(written.headers['x-request-id']) } };
  },
  'PATCH /api/auth/password-reset': async (seeded) => {
    await post(seeded, '/auth/reset-password', { email: VICTIM });
    return { headers: { 'x-pw-token': await resetTokenFor(VICTIM, seeded.app.dataDir) } };
  },
  'GET /api/auth/invitation': byInvitation,
  'PATCH /api/auth/invitation': byInvitation,
  'POST /api/invitations/{userId}/mail': async (seeded) => ({
    parameters: { userId: (await invited(seeded)).id },
  }),
  'DELETE /api/invitations/{userId}': async (seeded) => ({
    parameters: { userId: (await invited(seeded)).id },
  }),
  'PATCH /api/auth/confirm-email': async ({ app, users }) => {
    const email = 'another@example.test';
    await app.call('patch', '/users/profile', users.counselor).send({ email, password: PASSWORD });
    return { headers: { 'x-email-token': await emailTokenFor(email, app.dataDir) } };
  },
  'PATCH /api/auth/keep-email': async ({ app }) => {
    const user = await app.user('counselor', 'Kept');
    const change = { email: 'unwanted@example.test', password: PASSWORD };
    await app.call('patch', '/users/profile', user).send(change);
    return { headers: { 'x-email-token': await keepTokenFor(user.email, app.dataDir) } };
  },
  'POST /api/notifications/unsubscribe': async ({ app, users }) => {
    const { oneClick } = await app.app.get(UnsubscribeLinks).of({ userId: users.student.id });
    return { query: { token: new URL(oneClick).searchParams.get('token')! } };
  },
  'PATCH /api/users/profile': () => ({ role: 'student', body: { password: PASSWORD } }),
  'POST /api/users/calendar-feed': withOwnPassword,
  'PATCH /api/auth/update-pass': () => ({
    role: 'exam_admin',
    body: { password: PASSWORD, newPass: 'another password' },
  }),
  'PATCH /api/users/role/{id}': async ({ app }) => ({
    parameters: { id: (await app.user('account_admin', 'Swapped')).id },
  }),
  'POST /api/users/{staffId}/caseload': async ({ app }) => ({
    parameters: { staffId: (await app.user('counselor', 'Departing')).id },
  }),
  'PATCH /api/admin/entity/{id}/user/{userId}': async (seeded) => {
    const { users, ids } = seeded;
    await post(seeded, `/admin/entity/${ids.entityId}/user`, { email: users.account_admin.email });
    return { parameters: { userId: users.account_admin.id } };
  },
  'DELETE /api/admin/entity/{id}/user/{userId}': ({ users }) => ({
    parameters: { userId: users.account_admin.id },
  }),
  'POST /api/admin/jobs/{id}/retry': async ({ app }) => ({
    parameters: { id: await parkedJob(app.app.get(JOB_QUEUE)) },
  }),
  'POST /api/admin/projections/{name}/retry': async (seeded) => ({
    parameters: { name: await parkedProjection(seeded) },
  }),
  'POST /api/admin/projections/{name}/skip': async (seeded) => ({
    parameters: { name: await parkedProjection(seeded) },
  }),
  'POST /api/admin/projections/{name}/rebuilds/{rebuildId}/swap': (seeded) => heldRebuild(seeded),
  'POST /api/admin/projections/{name}/rebuilds/{rebuildId}/discard': (seeded) => heldRebuild(seeded),
  'POST /api/admin/projections/{name}/versions/{version}/drop': async ({ app }) => {
    await app.app.get<DocumentStore>(DOCUMENT_STORE).ensure({ name: 'people__v0', indexes: [] });
    return { parameters: { name: 'people', version: '0' } };
  },
  'GET /api/v2/tasks': async (seeded) => {
    await newTask(seeded, { type: 'standard', external_id: 'letters' });
    return { query: { externalId: 'letters' } };
  },
  'POST /api/v2/tasks/standard/{taskId}/colleges': async (seeded) => ({
    parameters: { taskId: await newTask(seeded, { type: 'college' }) },
  }),
  'DELETE /api/v2/tasks/{taskId}': async (seeded) => ({
    parameters: { taskId: await newTask(seeded, { type: 'custom' }) },
  }),
  'GET /api/messages/sendee/{id}': () => ({ role: 'student' }),
  'PATCH /api/messages/sendee/{id}/seen': () => ({ role: 'student' }),
  'POST /api/messages': () => ({ role: 'counselor' }),
  'POST /api/session-token': () => ({ role: 'admin' }),
  'PATCH /api/threads/{id}': () => ({ role: 'counselor' }),
  'DELETE /api/threads/{id}': () => ({ role: 'counselor' }),
  'PATCH /api/users/{studentId}/notes/{noteId}': () => ({ role: 'counselor' }),
  // Another call may have ended the counselor's access.
  'DELETE /api/users/{studentId}/notes/{noteId}': async ({ app, users }) => {
    await app.grantAccess(users.counselor, users.student);
    return { role: 'counselor' };
  },
  'PATCH /api/users/{studentId}/applications/{ceeb}': async (seeded) => {
    await apply(seeded);
    return { role: 'student' };
  },
  'POST /api/users/{studentId}/applications/{ceeb}/withdraw-others': async (seeded) => {
    await apply(seeded);
    const { app, users, ids } = seeded;
    await app
      .call('patch', `/users/${ids.studentId}/applications/${ids.ceeb}`, users.student)
      .send({ plan: 'ed', submittedOn: '2026-09-01', decision: 'admitted' })
      .expect(204);
    return { role: 'student' };
  },
  'POST /api/users/students/applications/submitted': async (seeded) => {
    await apply(seeded);
    return { role: 'admin' };
  },
  'POST /api/users/{studentId}/letters': async (seeded) => {
    await apply(seeded);
    return { role: 'student' };
  },
  'PUT /api/users/{studentId}/letter-rights': async ({ app, users, ids }) => {
    await app.call('delete', `/users/${ids.studentId}/letter-rights`, users.admin).expect(204);
    return { role: 'student' };
  },
  'PATCH /api/letters/{id}': async (seeded) => ({
    parameters: { id: await newLetter(seeded) },
    role: 'student',
  }),
  'GET /api/letters/{id}/background': () => ({ role: 'recommender' }),
  'POST /api/letters/{id}/file': async (seeded) => ({
    parameters: { id: await newLetter(seeded) },
    role: 'recommender',
    file: LETTER,
  }),
  'GET /api/letters/{id}/file': async (seeded) => ({ parameters: { id: await writtenLetter(seeded) } }),
  'PUT /api/letters/{id}/sent': async (seeded) => ({ parameters: { id: await writtenLetter(seeded) } }),
  // Another call may have withdrawn the application to the other college.
  'POST /api/users/{studentId}/transcripts': async (seeded) => {
    await apply(seeded);
    return { role: 'student', body: { ceebs: [seeded.ids.ceeb], documents: ['mid-year-report'] } };
  },
  'PATCH /api/messages/templates/{id}': () => ({ role: 'counselor' }),
  'DELETE /api/messages/templates/{id}': () => ({ role: 'counselor' }),
  'PATCH /api/users/students/groups/{id}': () => ({ role: 'counselor' }),
  'DELETE /api/users/students/groups/{id}': () => ({ role: 'counselor' }),
  'PATCH /api/users/students/filters/{id}': () => ({ role: 'counselor' }),
  'DELETE /api/users/students/filters/{id}': () => ({ role: 'counselor' }),
  'PATCH /api/sessions/request/{id}': async (seeded) => ({
    parameters: { id: await newSession(seeded) },
    role: 'student',
  }),
  'PUT /api/sessions/request/counselor': async (seeded) => ({
    body: { sessionRequestId: await newSession(seeded) },
  }),
  'POST /api/sessions/offered': () => ({ body: { timeRequested: inDays(12) } }),
  'PUT /api/sessions/request/{id}/declined': async (seeded) => ({
    parameters: { id: await newSession(seeded) },
  }),
  'PUT /api/sessions/request/{id}/proposal': async (seeded) => ({
    parameters: { id: await newSession(seeded) },
    body: { timeRequested: inDays(13) },
  }),
  'PUT /api/sessions/request/{id}/proposal/accepted': async (seeded) => {
    const id = await newSession(seeded);
    const timeRequested = inDays(14);
    const { app, users } = seeded;
    await app.call('put', `/sessions/request/${id}/proposal`, users.counselor).send({ timeRequested });
    return { parameters: { id }, body: { timeRequested } };
  },
  'PUT /api/sessions/request/{id}/notes': async (seeded) => ({
    parameters: { id: await sessionThatIsOver(seeded) },
  }),
  'POST /api/payment/create-60-checkout-session': asBuyer,
  'POST /api/payment/create-30-checkout-session': asBuyer,
  'POST /api/payment/create-advising-checkout-session': async (seeded) => {
    const { app, users, ids } = seeded;
    await app
      .call('put', `/admin/students/${ids.studentId}/entitlements/advising`, users.admin)
      .send({ owned: false, reason: 'To be bought.' });
    return asBuyer(seeded);
  },
  'POST /api/exams/student-entry': () => ({ body: anExam('ACT', { dateTaken: '2026-02-01' }) }),
  'PATCH /api/exams/student-entry/{examId}': () => ({ body: anExam('ACT', { dateTaken: '2026-02-02' }) }),
  'DELETE /api/colleges/{ceeb}': () => ({ parameters: { ceeb: OTHER_CEEB } }),
  'POST /api/exams/form-imports': () => ({
    file: 'type,code,section,raw,scaled\nACT,,English,0,1',
  }),
  'POST /api/exams/entry-imports': ({ users }) => ({
    file: classFile({ student: users.student.id, date: '2026-02-03' }),
  }),
  'POST /api/exams/entry-imports/{id}/undo': (seeded) => untilRun(seeded, 'exams/entry-imports'),
  'POST /api/exams/form-imports/{id}/undo': (seeded) => untilRun(seeded, 'exams/form-imports'),
  'POST /api/roster-imports/columns': () => ({ file: PEOPLE }),
  'POST /api/roster-imports': () => ({ file: PEOPLE }),
  'POST /api/roster-imports/{id}/mails': (seeded) => untilRun(seeded, 'roster-imports'),
  'POST /api/outcome-imports': () => ({ file: 'college,class,decision\n6001,2025,admitted' }),
  'POST /api/outcome-imports/{id}/undo': (seeded) => untilRun(seeded, 'outcome-imports'),
  'POST /api/roster-imports/{id}/undo': (seeded) => untilRun(seeded, 'roster-imports'),
  'PATCH /api/v2/tasks/reminders/{taskId}': async ({ app, users }) => {
    const reminder = { name: 'Ask two teachers', due_date: '2027-09-15' };
    const { body } = await app.call('post', '/v2/tasks/reminders', users.student).send(reminder);
    return { parameters: { taskId: (body as { id: string }).id } };
  },
  'POST /api/users/{studentId}/parents/{linkId}/mails': async (seeded) => {
    const form = { first_name: 'Luis', last_name: 'Adams', email: 'luis@example.test' };
    const { id } = await post<{ id: string }>(seeded, `/users/${seeded.ids.studentId}/parents`, form);
    return { parameters: { linkId: id } };
  },
  'DELETE /api/users/{studentId}/parents/{linkId}': linked,
  'PUT /api/children/{childId}/accepted': linked,
  'DELETE /api/children/{childId}': linked,
  'POST /api/colleges/imports': () => ({
    file: 'unitid,name,city,state,control\n200002,Bay College,Town,VT,public',
  }),
  'POST /api/colleges/imports/{id}/undo': (seeded) => untilRun(seeded, 'colleges/imports'),
};

async function invited(seeded: SeededSchool): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.test`;
  const person = { first_name: 'Ivy', last_name: 'Invited', email, role: 'student' };
  return { ...(await post<{ id: string }>(seeded, '/invitations', person)), email };
}

async function byInvitation(seeded: SeededSchool): Promise<Needs> {
  const { email } = await invited(seeded);
  return { headers: { 'x-pw-token': await invitationTokenFor(email, seeded.app.dataDir) } };
}

async function linked({ app, users }: SeededSchool): Promise<Needs> {
  await app.linkParent(users.parent, users.student);
  return {};
}

async function untilRun({ app, users, ids }: SeededSchool, imports: string): Promise<Needs> {
  const one = `/${imports}/${ids[`/api/${imports}/{id}`]}`;
  await app.call('post', `${one}/run`, users.admin).send({ send: false, publish: true });
  await eventually(
    () => app.call('get', one, users.admin),
    ({ body }) => (body as { data: { attributes: { state: string } } }).data.attributes.state === 'done',
  );
  return {};
}

const LEAVES_PARKED_VIEW = /admin\/projections\/\{name\}/;

export const inOrder = (routes: readonly Route[]): readonly Route[] => [
  ...routes.filter(({ call }) => !LEAVES_PARKED_VIEW.test(call)),
  ...routes.filter(({ call }) => LEAVES_PARKED_VIEW.test(call)),
];

const TWO_STEP = 'Nothing here requires two-step sign-in of somebody who comes later; its own tests make it.';

const ISSUER = 'There is no issuer here; its own tests have one.';

export const CANNOT_SUCCEED_HERE: Readonly<Record<string, string>> = {
  'GET /api/notifications/unsubscribe': 'It redirects to a page.',
  'POST /api/auth/second-factor/setup': TWO_STEP,
  'POST /api/auth/second-factor/setup/confirm': TWO_STEP,
  'GET /api/auth/oidc': ISSUER,
  'GET /api/auth/oidc/callback': ISSUER,
  'POST /api/payment/webhook': 'Only Stripe can sign it; the tests of payments do so.',
};

type Sample = Record<string, unknown>;

type Received = ApiResponse & { readonly bytes: Uint8Array };

/** Prepares a call with a valid body; returns a function that sends it. */
export async function prepareCall(
  docs: ApiDocs,
  described: Described,
  route: Route,
  seeded: SeededSchool,
  altered: (sample: Sample, route: Route) => Sample = (sample) => sample,
): Promise<(more?: Readonly<Record<string, string>>) => Promise<Received>> {
  const { call, method, path, operation } = described;
  const needs = (await preparations[call]?.(seeded)) ?? {};
  const roles = rolesOf(route);
  const role = needs.role ?? (roles.includes('admin') ? 'admin' : roles[0]);
  const sample = { ...altered(sampleOf(route.body, seeded), route), ...needs.body };
  const sent = bodyOf(docs, described, sample, needs.file);
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => needs.parameters?.[name] ?? idFor(seeded, path, name)!,
  );
  const query = new URLSearchParams();
  const samples = { ...sampleOf(route.query, seeded), ...needs.query };
  for (const { name, in: place, required } of operation.parameters as ParameterObject[]) {
    const value = samples[name] as string | number | boolean | null | undefined;
    if (place !== 'query') continue;
    if (value !== undefined && value !== null) query.set(name, String(value));
    else if (required) throw new Error(`${call} lacks its ${name}.`);
  }
  const headers = {
    ...headersOf(route, seeded.users.student),
    ...(role && { token: seeded.users[role].token }),
    ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
    ...needs.headers,
  };
  return async (more = {}) => {
    const response = await fetch(`${seeded.app.url}${address}?${query.toString()}`, {
      method,
      headers: { ...headers, ...more },
      body: sent,
      redirect: 'manual',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const given = Object.fromEntries(response.headers);
    const isJson = given['content-type']?.includes('json');
    const body = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: given, bytes, text, body };
  };
}

function bodyOf(
  docs: ApiDocs,
  described: Described,
  sample: object,
  file?: string,
): string | FormData | undefined {
  const [type] = docs.typesOfBody(described);
  if (type === undefined) return undefined;
  if (type === 'multipart/form-data') {
    const form = new FormData();
    form.set('file', new Blob([file ?? '']), 'b.csv');
    return form;
  }
  const body = JSON.stringify(sample);
  docs.assertBody(described, JSON.parse(body));
  return body;
}

async function post<Body>({ app, users }: SeededSchool, path: string, body: object): Promise<Body> {
  return (await app.call('post', path, users.admin).send(body)).body as Body;
}

async function newTask(seeded: SeededSchool, fields: object): Promise<string> {
  return (await post<{ id: string }>(seeded, '/v2/tasks', { name: 'Another task', ...fields })).id;
}

async function newLetter({ app, users, ids }: SeededSchool): Promise<string> {
  const requestId = randomUUID();
  await app.app.get(Dispatcher).dispatch(letterRequest, requestId, 'Ask', {
    ...{ requestId, studentId: ids.studentId!, recommenderId: users.recommender.id, waived: true },
    ...{ ceebCodes: [OTHER_CEEB], note: '', shares: [], status: 'asked' },
  });
  await app.settled();
  return requestId;
}

async function writtenLetter(seeded: SeededSchool): Promise<string> {
  const { app, users } = seeded;
  const id = await newLetter(seeded);
  const file = Buffer.from(LETTER);
  await app.call('post', `/letters/${id}/file`, users.recommender).attach('file', file, 'a.pdf').expect(204);
  return id;
}

async function newSession({ app, users }: SeededSchool): Promise<string> {
  const { timeRequested } = sampleOf(requestClass('POST /sessions/request', 'body'), { users, ids: {}, app });
  return new Sessions(app, users.admin).request(users.student, String(timeRequested));
}

async function sessionThatIsOver(seeded: SeededSchool): Promise<string> {
  const { app, users } = seeded;
  const id = await newSession(seeded);
  await new Sessions(app, users.admin).assign(id, users.counselor);
  await app.app.get(Dispatcher).dispatch(sessionRequest, id, 'Pass', { now: inDays(400) });
  await app.settled();
  return id;
}

async function parkedJob(queue: JobQueue): Promise<string> {
  queue.process('fail', () => Promise.reject(new Error('It cannot be done.')));
  const id = await queue.add('fail', {}, { attempts: 1 });
  await eventually(
    () => queue.parked(),
    (parked) => parked.length > 0,
  );
  return id;
}

/** Starts a rebuild that waits for a comparison with the current view. */
async function heldRebuild(seeded: SeededSchool): Promise<Needs> {
  const name = 'entities';
  const { version: against } = await statusOf(seeded, name);
  await eventually(
    () => statusOf(seeded, name),
    ({ rebuild }) => rebuild === null || ['done', 'discarded'].includes(rebuild.step),
  );
  const path = `/admin/projections/${name}/rebuilds`;
  const { data } = await post<{ data: { id: string } }>(seeded, path, { reason: 'To compare.', against });
  await eventually(
    () => statusOf(seeded, name),
    ({ rebuild }) => rebuild?.id === data.id && rebuild.step === 'held',
  );
  return { parameters: { name, rebuildId: data.id } };
}

async function statusOf({ app, users }: SeededSchool, name: string): Promise<ProjectionStatus> {
  const { body } = await app.call('get', '/admin/projections', users.admin).expect(200);
  return (body as { data: ProjectionStatus[] }).data.find((one) => one.name === name)!;
}

async function parkedProjection(seeded: SeededSchool): Promise<string> {
  const status = () => statusOf(seeded, 'threads');
  // After a retry, the view is behind until it is parked again.
  const { parked } = await eventually(status, ({ parked, behind }) => parked !== null || behind === '0');
  if (!parked) {
    const metadata = { version: 1, actor: SYSTEM, correlationId: 'test' };
    const broken = { id: randomUUID(), type: 'ThreadEdited', data: { threadId: 'broken' }, metadata };
    await seeded.app.app.get<EventStore>(EVENT_STORE).append('thread-broken', 'any', [broken]);
  }
  await eventually(status, ({ parked }) => parked !== null);
  return 'threads';
}
