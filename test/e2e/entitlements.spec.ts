import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { AuditPage } from '../../contract/admin';
import type { EntitlementResource } from '../../contract/entitlements';
import type { Tokens, TokenUser } from '../../contract/identity';
import { History } from '../../src/platform/history/history';
import { PASSWORD, TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';

const REASON = 'Paid by bank transfer.';

let app: TestApp;
let admin: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

let count = 0;
beforeEach(async () => {
  student = await app.user('student', `Student${++count}`);
});

afterAll(() => app.dispose());

const change = (owned: boolean, reason = REASON) =>
  app.call('put', `/admin/students/${student.id}/entitlements/advising`, admin).send({ owned, reason });

async function listed(): Promise<EntitlementResource['attributes']> {
  const { body } = await app.call('get', `/admin/students/${student.id}/entitlements`, admin).expect(200);
  const { data } = body as { data: EntitlementResource[] };
  expect(data.map(({ id }) => id)).toEqual(['advising']);
  return data[0]!.attributes;
}

async function signIn(): Promise<Tokens> {
  const { body } = await app.call('post', '/auth/login').send({ email: student.email, password: PASSWORD });
  return body as Tokens;
}

const ownedIn = (token: string) => new JwtService().decode<{ user: TokenUser }>(token).user.entitlements;

async function history(): Promise<string[]> {
  const { body } = await app.call('get', `/admin/audit?subject=${student.id}&pageSize=50`, admin).expect(200);
  return (body as AuditPage).data
    .filter(({ attributes }) => attributes.type.startsWith('Entitlement'))
    .map(({ attributes: { sentence, after } }) => `${sentence}: ${String(after.reason)}`);
}

it('an entitlement lasts from when an admin gives it until it is revoked', async () => {
  expect(await listed()).toEqual({ since: null, reason: null });
  await change(true).expect(204);
  expect(await listed()).toEqual({ since: expect.any(String) as string, reason: REASON });
  await change(false, 'Given by mistake.').expect(204);
  expect(await listed()).toEqual({ since: null, reason: null });
});

it('an entitlement is given once, and the audit shows why', async () => {
  await change(true).expect(204);
  await change(true, 'Once more.').expect(204);
  await change(false, 'The payment bounced.').expect(204);
  await change(false, 'Once more.').expect(204);
  await app.settled();
  expect(await history()).toEqual([
    'Revoked the advising system from the student: The payment bounced.',
    `Granted the student the advising system: ${REASON}`,
  ]);
});

it('the undo of an entitlement is reported in each reader’s language', async () => {
  await change(true).expect(204);
  const { headers } = await change(false, 'Given by mistake.').expect(204);
  await app.settled();
  await app
    .call('post', '/undo', admin)
    .set('Accept-Language', 'es')
    .send({ request: headers['x-request-id'] })
    .expect(204);
  const [event] = (await app.app.get(History).read(`entitlements-${student.id}`)).slice(-1);
  expect(event).toMatchObject({ type: 'EntitlementGranted', data: { reason: 'undone' } });
  expect((await listed()).reason).toBe('Undone');
});

it('changing an entitlement needs a reason and a true or false', async () => {
  const path = `/admin/students/${student.id}/entitlements/advising`;
  const { body } = await app.call('put', path, admin).send({}).expect(422);
  expect(body.fields).toEqual({ owned: 'owned must be true or false', reason: 'Enter a reason' });
  await app.call('put', path, admin).send({ owned: 'yes', reason: REASON }).expect(422);
});

it('an entitlement is known by name and only for students', async () => {
  const give = { owned: true, reason: REASON };
  await app.call('put', `/admin/students/${student.id}/entitlements/yacht`, admin).send(give).expect(404);
  for (const id of [randomUUID(), admin.id])
    await app.call('put', `/admin/students/${id}/entitlements/advising`, admin).send(give).expect(404);
});

it('an entitlement is in the next token, which the browser must fetch', async () => {
  const { token, refreshToken } = await signIn();
  expect(ownedIn(token)).toEqual([]);
  const live = await LiveClient.connect(app.url, token);
  await change(true).expect(204);
  await live.next(({ name, id }) => name === 'account.changed' && id === student.id);
  live.close();
  const { body } = await app
    .call('post', '/auth/refresh')
    .set('token', token)
    .set('refresh-token', refreshToken)
    .expect(200);
  expect(ownedIn((body as Tokens).token)).toEqual(['advising']);
  await change(false).expect(204);
  expect(ownedIn((await signIn()).token)).toEqual([]);
});
