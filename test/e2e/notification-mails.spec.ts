import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notificationKindsOf, type NotificationPreference } from '../../contract/notifications';
import { DIGEST } from '../../src/modules/notifications/notifications.module';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { invitationTokenFor } from '../support/mails';
import { messagesOf, School } from '../support/school';

let app: TestApp;
let counselor: User;
let school: School;

beforeAll(async () => {
  // One digest fails intentionally, which would be logged.
  app = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  school = await School.open(app);
  counselor = school.counselor;
});

afterAll(() => app.dispose());

describe('notification preferences', () => {
  it('are all on at first and then as they were set', async () => {
    const student = await school.newStudent();
    const read = async () => {
      const { body } = await app.call('get', '/notifications/preferences', student).expect(200);
      return (body as { data: NotificationPreference[] }).data;
    };
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: true });
    await school.prefer(student, { kind: 'message', mail: false });
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: false });
    await school.prefer(student, { kind: 'message', mail: true });
    expect(await read()).toHaveLength(notificationKindsOf('student').length);
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: true });
  });

  it('refuse unknown kinds and values', async () => {
    const student = await school.newStudent();
    for (const preferences of [
      undefined,
      [{ kind: 'weather', in_app: true, mail: true }],
      [{ kind: 'message' }],
    ])
      await app.call('put', '/notifications/preferences', student).send({ preferences }).expect(422);
  });

  it('can turn a kind off in the app', async () => {
    const { student, taskId } = await school.studentWithTask();
    await school.prefer(student, { kind: 'task-changed', in_app: false, mail: false });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await school.assign(await school.createTask({ name: 'Another' }), [student]);
    expect(messagesOf(await school.waitForUnseen(student, 2))[0]).toBe('“Another” was added to your tasks.');
  });
});

describe('the mailed digest', () => {
  const folder = () => join(app.dataDir, 'mail');
  const mailsTo = async ({ email }: User) => {
    const files = await readdir(folder()).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder(), file), 'utf8')));
    return mails
      .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('notification'))
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  };

  it('lists unseen notifications once, in the evening', async () => {
    const { student, taskId } = await school.studentWithTask({ name: 'Essay <draft>' });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ due_date: '2027-01-05' }).expect(204);
    await school.waitForUnseen(student, 2);
    await school.hourly(DIGEST, '2031-06-02T20:59:00.000Z');
    expect(await mailsTo(student)).toEqual([]);
    await school.hourly(DIGEST, '2031-06-02T21:00:00.000Z');
    await school.hourly(DIGEST, '2031-06-02T22:00:00.000Z');
    await school.hourly(DIGEST, '2031-06-03T21:00:00.000Z');
    const mails = await mailsTo(student);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: 2 new notifications on Quadrangle');
    expect(mails[0]).toMatch(/\/tasks\?task=[0-9a-f-]{36}/);
    expect(mails[0]).toContain('Essay &lt;draft&gt;');
    expect(mails[0]).toContain('/notifications?preferences=open');
  });

  it('waits for the next day with what came after it', async () => {
    const { student, taskId } = await school.studentWithTask();
    await school.hourly(DIGEST, '2031-07-02T21:00:00.000Z');
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await school.waitForUnseen(student, 2);
    await school.hourly(DIGEST, '2031-07-02T22:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(1);
    await school.hourly(DIGEST, '2031-07-03T21:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(2);
  });

  it('leaves out what was seen, is turned off by mail, or is not in the app', async () => {
    const { student, taskId } = await school.studentWithTask();
    const unwanted = (await school.studentWithTask()).student;
    await school.prefer(unwanted, { kind: 'task-assigned', mail: false });
    await school.seeAll(student);
    await school.prefer(student, { kind: 'task-changed', in_app: false });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await eventually(
      async () => {
        await school.hourly(DIGEST, '2031-08-02T21:00:00.000Z');
        return mailsTo(student);
      },
      (mails) => mails.length > 0,
    );
    expect((await mailsTo(student))[0]).toContain('1 new notification on');
    expect((await school.page(student)).data).toHaveLength(1);
    expect(await mailsTo(unwanted)).toEqual([]);
  });

  it('waits until an invited person has accepted', async () => {
    const { body } = await app
      .call('post', '/invitations', counselor)
      .send({ first_name: 'Ada', last_name: 'Invited', role: 'student', email: 'ada.invited@example.test' })
      .expect(201);
    const invited = { id: (body as { id: string }).id, email: 'ada.invited@example.test' } as User;
    const student = await school.newStudent();
    await app.settled();
    await school.assign(await school.createTask({}), [invited, student]);
    await school.waitForUnseen(student, 1);
    await school.hourly(DIGEST, '2031-09-02T21:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(1);
    expect(await mailsTo(invited)).toEqual([]);
    const token = await invitationTokenFor(invited.email, app.dataDir);
    await app
      .call('patch', '/auth/invitation')
      .set('x-pw-token', token)
      .send({ password: 'a password of my own' })
      .expect(200);
    await app.settled();
    await school.hourly(DIGEST, '2031-09-03T21:00:00.000Z');
    expect(await mailsTo(invited)).toHaveLength(1);
  });

  it('is ended by its link without signing in, at once and for one person', async () => {
    const { student } = await school.studentWithTask();
    const other = (await school.studentWithTask()).student;
    await school.hourly(DIGEST, '2031-10-02T21:00:00.000Z');
    const [mail = ''] = await mailsTo(student);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = new URL(/List-Unsubscribe:\s+<(\S+)>/.exec(mail)![1]!);
    const path = link.href.slice(link.origin.length).replace('/api', '');
    const page = await app.call('get', path).expect(302);
    const asks = new URL(String(page.headers.location));
    expect(asks.pathname).toBe('/unsubscribe');
    expect(mail).toContain(`Unsubscribe: ${asks.href}`);
    const wanted = async (user: User) => {
      const { body } = await app.call('get', '/notifications/preferences', user).expect(200);
      return (body as { data: NotificationPreference[] }).data.filter((one) => one.mail).length;
    };
    expect(await wanted(student)).toBeGreaterThan(0);
    for (let time = 0; time < 2; time++)
      await app.call('post', path).type('form').send('List-Unsubscribe=One-Click').expect(204);
    expect(await wanted(student)).toBe(0);
    expect(await wanted(other)).toBeGreaterThan(0);
    const { body } = await app.call('post', `${path.slice(0, -3)}abc`).expect(403);
    expect(body).toMatchObject({
      code: 'invalid-unsubscribe-link',
      message: 'This link is no longer valid. Sign in to manage your email preferences.',
    });
    await app.call('post', `/notifications/unsubscribe?token=${student.token}`).expect(403);
    await app
      .call('get', '/notifications', { ...student, token: link.searchParams.get('token')! })
      .expect(401);
  });

  it('is sent again in the next hour when it could not be mailed', async () => {
    const { student } = await school.studentWithTask();
    await rm(folder(), { recursive: true, force: true });
    await writeFile(folder(), 'in the way');
    await school.hourly(DIGEST, '2031-09-02T21:00:00.000Z');
    await rm(folder());
    await mkdir(folder());
    await school.hourly(DIGEST, '2031-09-02T22:00:00.000Z');
    await school.hourly(DIGEST, '2031-09-02T23:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(1);
  });
});
