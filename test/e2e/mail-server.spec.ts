import type { ParkedJob } from '../../contract/admin';
import { departures } from '../../projections/identity/departures';
import { RETAIN, NOTIFY_SCHOOL } from '../../src/modules/identity/retention/retention.reactions';
import { CONFIG, type Config } from '../../src/platform/config/config';
import { LastingFailure } from '../../src/platform/jobs/job-queue';
import { Views } from '../../src/platform/document-store/views';
import { Jobs } from '../../src/platform/jobs/jobs';
import { StoredMails } from '../../src/platform/mail/stored-mails';
import { Mailer } from '../../src/platform/mail/mailer';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { MailServer } from '../support/mail-server';

let app: TestApp;
let server: MailServer;
let admin: User;

beforeAll(async () => {
  server = await MailServer.start();
  app = await TestApp.start(undefined, { LOG_LEVEL: 'fatal', MAIL_URL: server.url });
  admin = await app.user('admin', 'Ada');
});

afterAll(async () => {
  await app.dispose();
  await server.stop();
});

const askForReset = (email: string) => app.call('post', '/auth/reset-password').send({ email }).expect(200);
const parked = async () => {
  const { body } = await app.call('get', '/admin/jobs', admin).expect(200);
  return (body as { data: ParkedJob[] }).data;
};

describe('a mail that the mail server refuses', () => {
  it('is parked at once after a final reply, for admins to see', async () => {
    const { email } = await app.user('student', 'Gone');
    server.refusals.set(email, `550 No mailbox ${email}`);
    await askForReset(email);
    const [job] = await eventually(parked, (found) => found.length > 0);
    expect(job).toMatchObject({
      name: 'identity-send-reset-link',
      attempts: 1,
      error: 'The mail server refused the mail for good (550).',
    });
    expect(server.refused.get(email)).toBe(1);
  });

  it('is sent again after a reply that is not final', async () => {
    const { email } = await app.user('student', 'Later');
    server.refusals.set(email, '451 Try again later');
    await askForReset(email);
    await eventually(
      async () => server.refused.get(email) ?? 0,
      (times) => times > 1,
    );
    server.refusals.delete(email);
    await eventually(
      async () => server.to(email),
      (mails) => mails.length === 1,
    );
    expect((await parked()).filter(({ error }) => error.includes('451'))).toEqual([]);
  });
});

it('a mail server that does not reply is waited for within the time limit', async () => {
  const hasty: Config = { ...app.app.get<Config>(CONFIG), waitScale: 0.01 };
  const mail = {
    of: 'maya',
    to: 'maya@example.test',
    language: 'en',
    subject: 'Hello',
    text: 'Hello',
  } as const;
  server.isSilent = true;
  await expect(new Mailer(hasty, app.app.get(StoredMails)).send(mail)).rejects.toThrow(LastingFailure);
  server.isSilent = false;
});

describe('an address that the mail server defers', () => {
  const refuse = async (email: string, times: number) => {
    server.refusals.set(email, '451 Try again later');
    await eventually(
      async () => server.refused.get(email) ?? 0,
      (refused) => refused >= times,
    );
  };

  it('does not delay the mail to a changed address', async () => {
    const user = await app.user('student', 'Moving');
    const newEmail = 'moved@example.test';
    server.refusals.set(user.email, '451 Try again later');
    await app.call('patch', '/users/profile', user).send({ email: newEmail, password: PASSWORD }).expect(200);
    await refuse(user.email, 3);
    const mails = server.to(newEmail);
    expect(mails).toHaveLength(1);
    const token = /confirm-email\?token=([\w.-]+)/.exec(mails[0]!)![1]!;
    await app.call('patch', '/auth/confirm-email').set('x-email-token', token).expect(204);
    server.refusals.delete(user.email);
    const [notice] = await eventually(
      async () => server.to(user.email),
      (sent) => sent.length > 0,
    );
    expect(notice).toContain(newEmail);
  });

  const newEmail = (user: User) => ({ email: `new-${user.email}`, password: PASSWORD });

  it.each([
    ['a reset', 'reset-token', (user: User) => askForReset(user.email)],
    [
      'a stop of a new address',
      'email-stop',
      (user: User) => app.call('patch', '/users/profile', user).send(newEmail(user)).expect(200),
    ],
  ] as const)('is mailed the same link of %s at each attempt', async (_what, kind, ask) => {
    const user = await app.user('student', kind === 'email-stop' ? 'Wary' : 'Forgetful');
    const links = async () => (await app.app.get<Vault>(VAULT).owned(kind, user.id)).map(({ id }) => id);
    server.refusals.set(user.email, '451 Try again later');
    await ask(user);
    const first = await eventually(links, (found) => found.length > 0);
    await refuse(user.email, 3);
    expect(await links()).toEqual(first);
    server.refusals.delete(user.email);
    await eventually(
      async () => server.to(user.email),
      (sent) => sent.length > 0,
    );
  });

  it('is mailed the same invitation at each attempt', async () => {
    const email = 'invited@example.test';
    server.refusals.set(email, '451 Try again later');
    const person = { first_name: 'Ivy', last_name: 'Invited', email, role: 'student' };
    const { body } = await app.call('post', '/invitations', admin).send(person).expect(201);
    const { id } = body as { id: string };
    const links = async () =>
      (await app.app.get<Vault>(VAULT).owned('invitation-link', id)).map((link) => link.id);
    const first = await eventually(links, (found) => found.length > 0);
    await refuse(email, 3);
    expect(await links()).toEqual(first);
    server.refusals.delete(email);
  });

  it('does not delay the mail to another admin of the school', async () => {
    const { body } = await app.call('post', '/admin/entity', admin).send({ name: 'Northgate' }).expect(201);
    const school = (body as { id: string }).id;
    const [first, second] = [
      await app.user('account_admin', 'Olga'),
      await app.user('account_admin', 'Otto'),
    ];
    const student = await app.user('student', 'Former');
    for (const { email } of [first, second, student])
      await app.call('post', `/admin/entity/${school}/user`, admin).send({ email }).expect(200);
    await app.call('delete', `/admin/entity/${school}/user/${student.id}`, admin).expect(204);
    server.refusals.set(first.email, '451 Try again later');
    server.refusals.set(second.email, '451 Try again later');
    await app.call('put', `/admin/entity/${school}/retention`, first).send({ days: 90 }).expect(204);
    const jobs = app.app.get(Jobs);
    // Otherwise the job would assume that the clock has jumped.
    await app.app.get<Vault>(VAULT).remove('clock', 'retention');
    await jobs.run(RETAIN, { now: `${plusDays(dateInNewYork(), 65)}T17:00:00.000Z` }, 20_000);
    await app.settled();
    const { announced } = (await app.app.get(Views).get(departures, student.id))!;
    const day = dateInNewYork(0, Date.parse(announced!.on));
    await jobs.run(NOTIFY_SCHOOL, { entityId: school, day }, 20_000);
    await refuse(first.email, 2);
    server.refusals.delete(second.email);
    await eventually(
      async () => server.to(second.email),
      (mails) => mails.length > 0,
    );
    await refuse(first.email, server.refused.get(first.email)! + 2);
    expect(server.to(second.email)).toHaveLength(1);
  });
});
