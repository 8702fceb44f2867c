import type { ParkedJob } from '../../contract/admin';
import { CONFIG, type Config } from '../../src/platform/config/config';
import { LastingFailure } from '../../src/platform/jobs/job-queue';
import { KeptMails } from '../../src/platform/mail/kept-mails';
import { Mailer } from '../../src/platform/mail/mailer';
import { TestApp, type User } from '../support/app';
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

it('waits for a mail server that says nothing no longer than the time limit', async () => {
  const hasty: Config = { ...app.app.get<Config>(CONFIG), waitScale: 0.01 };
  const mail = {
    of: 'maya',
    to: 'maya@example.test',
    language: 'en',
    subject: 'Hello',
    text: 'Hello',
  } as const;
  server.isSilent = true;
  await expect(new Mailer(hasty, app.app.get(KeptMails)).send(mail)).rejects.toThrow(LastingFailure);
  server.isSilent = false;
});
