import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NotificationPage, NotificationPreference } from '../../contract/notifications';
import { assignment } from '../../src/modules/tasks/assignment.decider';
import { message } from '../../src/modules/messaging/message.decider';
import { DIGEST, REMIND } from '../../src/modules/notifications/notifications.module';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { runInContext } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

jest.setTimeout(20_000);

const TIMEOUT_MS = 20_000;

let app: TestApp;
let admin: User;
let counselor: User;
let count = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

async function newStudent(): Promise<User> {
  const student = await app.user('student', `Student-${'abcdefghijklmnopqrstuvwxyz'.charAt(count++)}`);
  await app.grantAccess(counselor, student);
  return student;
}

async function page(user: User, query = ''): Promise<NotificationPage> {
  const { body } = await app.call('get', `/notifications${query}`, user).expect(200);
  return body as NotificationPage;
}

const messagesOf = ({ data }: NotificationPage) => data.map(({ attributes }) => attributes.message);

/** The notifications once there are so many. */
const told = (user: User, unseen: number) =>
  eventually(
    () => page(user),
    (answer) => answer.unseen === unseen,
  );

async function createTask(fields: object): Promise<string> {
  const task = { type: 'custom', name: 'Draft the essay', ...fields };
  const { body } = await app.call('post', '/v2/tasks/', counselor).send(task).expect(201);
  return (body as { id: string }).id;
}

async function assign(taskId: string, students: readonly User[]): Promise<void> {
  const user_ids = students.map(({ id }) => id);
  await app.call('post', `/v2/tasks/custom/${taskId}/students`, counselor).send({ user_ids }).expect(200);
}

async function studentWithTask(fields: object = {}): Promise<{ student: User; taskId: string }> {
  const student = await newStudent();
  const taskId = await createTask(fields);
  await assign(taskId, [student]);
  await told(student, 1);
  return { student, taskId };
}

const as = <T>({ id }: User, work: () => Promise<T>): Promise<T> =>
  runInContext({ actor: { id, role: 'student' }, correlationId: randomUUID(), written: 0n }, work);

const seeAll = (user: User) => app.call('patch', '/notifications/seen', user).expect(204);

/** What the hourly job does at that time. */
async function hourly(job: string, now: string): Promise<void> {
  await app.app.get(Jobs).run(job, { now }, TIMEOUT_MS);
  await app.settled();
}

async function prefer(user: User, ...changes: Partial<NotificationPreference>[]): Promise<void> {
  const preferences = changes.map((change) => ({ in_app: true, mail: true, ...change }));
  await app.call('put', '/notifications/preferences', user).send({ preferences }).expect(204);
}

describe('an assigned task', () => {
  it('is told of, live, with a link to it', async () => {
    const student = await newStudent();
    const live = await LiveClient.connect(app.url, student.token);
    await assign(await createTask({}), [student]);
    const event = await live.next(({ name }) => name === 'notification.raised');
    const { data, unseen, pageCount } = await page(student);
    expect({ unseen, pageCount }).toEqual({ unseen: 1, pageCount: 1 });
    expect(data).toMatchObject([
      {
        id: event.id,
        attributes: {
          kind: 'task-assigned',
          message: '“Draft the essay” was added to your tasks.',
          link: expect.stringMatching(/^\/tasks\?task=[0-9a-f-]{36}$/),
          seen_at: null,
          version: 0,
        },
      },
    ]);
    live.close();
  });

  it('of many at once is one notification', async () => {
    const other = await app.user('counselor', 'Other');
    for (const name of ['One', 'Two', 'Three']) {
      const { body } = await app.call('post', '/v2/tasks/', other).send({ type: 'custom', name }).expect(201);
      const { id } = body as { id: string };
      await app.call('post', `/v2/tasks/custom/${id}/students`, other).send({ apply_to_all: true });
    }
    const student = await app.user('student', 'Later');
    await app.grantAccess(other, student);
    const { data } = await told(student, 1);
    expect(data[0]!.attributes).toMatchObject({
      message: '3 tasks were added to your list.',
      link: '/tasks',
    });
  });

  it('that somebody took on alone is no news to that person', async () => {
    const student = await newStudent();
    const [own, given] = [await createTask({ name: 'Own' }), await createTask({ name: 'Given' })];
    const ref = { assignmentId: randomUUID(), taskId: own, studentId: student.id };
    await as(student, () =>
      app.app.get(Dispatcher).dispatch(assignment, ref.assignmentId, 'Assign', {
        ...ref,
        taskName: 'Own',
        ceebCode: null,
        dueDate: null,
      }),
    );
    await assign(given, [student]);
    expect(messagesOf(await told(student, 1))).toEqual(['“Given” was added to your tasks.']);
  });
});

describe('a changed task', () => {
  it('is told of with its new due date', async () => {
    const { student, taskId } = await studentWithTask();
    const change = (due_date: string | null) =>
      app
        .call('patch', `/v2/tasks/${taskId}/student/${student.id}`, counselor)
        .send({ due_date })
        .expect(204);
    await change('2027-01-05');
    await told(student, 2);
    await change(null);
    expect(messagesOf(await told(student, 3)).slice(0, 2)).toEqual([
      '“Draft the essay” no longer has a due date.',
      '“Draft the essay” is now due on Tue, Jan 5.',
    ]);
  });

  it('is told of to those who still have it to do, and only what concerns them', async () => {
    const { student, taskId } = await studentWithTask();
    const [done, dated] = [await newStudent(), await newStudent()];
    await assign(taskId, [done, dated]);
    await Promise.all([told(done, 1), told(dated, 1)]);
    const { body } = await app.call('get', '/v2/tasks/all', done).expect(200);
    const assignmentId = (body as { data: { id: string }[] }).data[0]!.id;
    const completed_date = '2026-11-01T12:00:00.000Z';
    await app.call('patch', `/v2/tasks/student/${assignmentId}`, done).send({ completed_date }).expect(204);
    await app
      .call('patch', `/v2/tasks/${taskId}/student/${dated.id}`, counselor)
      .send({ due_date: '2027-02-01' })
      .expect(204);
    await told(dated, 2);

    const edit = (fields: object) =>
      app.call('patch', `/v2/tasks/${taskId}`, counselor).send(fields).expect(204);
    await edit({ weighted_importance: 3 });
    await edit({ due_date: '2027-01-05' });
    await edit({ notes: 'Sit down.' });
    expect(messagesOf(await told(dated, 3))[0]).toBe('“Draft the essay” was changed.');
    expect(messagesOf(await told(student, 3)).slice(0, 2)).toEqual([
      '“Draft the essay” was changed.',
      '“Draft the essay” is now due on Tue, Jan 5.',
    ]);
    expect((await page(done)).unseen).toBe(1);
  });
});

describe('a message', () => {
  const send = async (from: User, to: User) => {
    const messageId = randomUUID();
    await as(from, () =>
      app.app.get(Dispatcher).dispatch(message, messageId, 'Send', {
        messageId,
        senderId: from.id,
        recipientId: to.id,
        content: 'How is the essay?',
      }),
    );
    return messageId;
  };

  it('is told of once until it is seen, and again after', async () => {
    const student = await newStudent();
    await send(counselor, student);
    const { data } = await told(student, 1);
    expect(data[0]!.attributes).toMatchObject({
      message: 'Daniel Example wrote to you.',
      link: `/messages?with=${counselor.id}`,
    });
    await send(counselor, student);
    await send(admin, student);
    expect(messagesOf(await told(student, 2))).toEqual([
      'Ada Example wrote to you.',
      'Daniel Example wrote to you.',
    ]);
    await seeAll(student);
    await send(counselor, student);
    const again = await told(student, 1);
    expect(messagesOf(again)).toEqual(['Daniel Example wrote to you.', 'Ada Example wrote to you.']);
    expect(again.data[0]!.id).toBe(data[0]!.id);
  });

  it('that was read counts as seen', async () => {
    const student = await newStudent();
    const messageId = await send(counselor, student);
    await told(student, 1);
    await as(student, () =>
      app.app.get(Dispatcher).dispatch(message, messageId, 'MarkSeen', { readerId: student.id }),
    );
    await told(student, 0);
  });

  it('is not told of to whoever is there, nor to staff', async () => {
    const student = await newStudent();
    const live = await LiveClient.connect(app.url, student.token);
    await send(counselor, student);
    await send(student, counselor);
    const away = await newStudent();
    await send(counselor, away);
    await told(away, 1);
    expect((await page(student)).data).toEqual([]);
    const { body } = await app.call('get', `/admin/audit?subject=${counselor.id}`, admin).expect(200);
    const types = (body as { data: { attributes: { type: string } }[] }).data.map(
      ({ attributes }) => attributes.type,
    );
    expect(types).toContain('AccountRegistered');
    expect(types).not.toContain('NotificationRaised');
    live.close();
  });
});

describe('a due date', () => {
  it('is told of seven days and one day before, by the days of New York, and once', async () => {
    const { student } = await studentWithTask({ due_date: '2031-03-15' });
    await seeAll(student);
    await hourly(REMIND, '2031-03-08T04:59:00.000Z');
    expect((await page(student)).unseen).toBe(0);
    await hourly(REMIND, '2031-03-08T05:00:00.000Z');
    await hourly(REMIND, '2031-03-08T06:00:00.000Z');
    await hourly(REMIND, '2031-03-13T12:00:00.000Z');
    expect((await page(student)).unseen).toBe(1);
    await hourly(REMIND, '2031-03-14T12:00:00.000Z');
    await hourly(REMIND, '2031-03-15T12:00:00.000Z');
    await hourly(REMIND, '2031-03-16T12:00:00.000Z');
    const { data } = await page(student);
    expect(data.map(({ attributes: { kind, message } }) => [kind, message]).slice(0, 2)).toEqual([
      ['task-due-1-day', '“Draft the essay” is due on Sat, Mar 15.'],
      ['task-due-7-days', '“Draft the essay” is due on Sat, Mar 15.'],
    ]);
    expect(data).toHaveLength(3);
  });

  it('is told of again when it has moved, and not of a task that is done', async () => {
    const { student, taskId } = await studentWithTask({ due_date: '2032-03-15' });
    const done = await newStudent();
    await assign(taskId, [done]);
    const { data } = await told(done, 1);
    const assignmentId = data[0]!.attributes.link.split('=')[1]!;
    await app
      .call('patch', `/v2/tasks/student/${assignmentId}`, done)
      .send({ completed_date: '2026-11-01T12:00:00.000Z' })
      .expect(204);
    await hourly(REMIND, '2032-03-08T12:00:00.000Z');
    await app
      .call('patch', `/v2/tasks/${taskId}/student/${student.id}`, counselor)
      .send({ due_date: '2032-04-15' })
      .expect(204);
    await told(student, 3);
    await hourly(REMIND, '2032-04-08T12:00:00.000Z');
    expect((await page(student)).unseen).toBe(4);
    expect((await page(done)).unseen).toBe(1);
  });

  it('is not told of when the task itself came later than that', async () => {
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
    const { student } = await studentWithTask({ due_date: soon });
    await hourly(REMIND, new Date().toISOString());
    expect((await page(student)).unseen).toBe(1);
  });
});

describe('what was seen', () => {
  it('stays so, and is told to the other tabs', async () => {
    const { student } = await studentWithTask();
    const id = (await page(student)).data[0]!.id;
    const live = await LiveClient.connect(app.url, student.token);
    await app.call('patch', `/notifications/${id}`, student).expect(204);
    await app.call('patch', `/notifications/${id}`, student).expect(204);
    const { data, unseen } = await page(student);
    const seenAt = data[0]!.attributes.seen_at;
    expect(unseen).toBe(0);
    expect(data[0]!.attributes).toMatchObject({ seen_at: expect.any(String), version: 1 });
    expect(await live.next(({ name }) => name === 'notification.seen')).toMatchObject({
      id,
      version: 1,
      data: { seenAt },
    });
    live.close();
  });

  it('is one’s own alone', async () => {
    const { student } = await studentWithTask();
    const stranger = await newStudent();
    const id = (await page(student)).data[0]!.id;
    await app.call('patch', `/notifications/${id}`, stranger).expect(404);
    expect((await page(stranger)).data).toEqual([]);
    expect((await page(student)).unseen).toBe(1);
  });

  it('is left out of the unread ones, page by page', async () => {
    const { student, taskId } = await studentWithTask();
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'One' }).expect(204);
    await told(student, 2);
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Two' }).expect(204);
    const [newest] = (await told(student, 3)).data;
    await app.call('patch', `/notifications/${newest!.id}`, student).expect(204);
    const unread = await page(student, '?unread=true&pageSize=1&currentPage=2');
    expect(unread).toMatchObject({ pageCount: 2, unseen: 2 });
    expect(messagesOf(unread)).toEqual(['“Draft the essay” was added to your tasks.']);
    await seeAll(student);
    expect((await page(student, '?unread=true')).data).toEqual([]);
    expect((await page(student)).data).toHaveLength(3);
  });
});

describe('preferences', () => {
  it('are all on at first, and as they were set', async () => {
    const student = await newStudent();
    const read = async () => {
      const { body } = await app.call('get', '/notifications/preferences', student).expect(200);
      return (body as { data: NotificationPreference[] }).data;
    };
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: true });
    await prefer(student, { kind: 'message', mail: false });
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: false });
    await prefer(student, { kind: 'message', mail: true });
    expect(await read()).toHaveLength(7);
    expect(await read()).toContainEqual({ kind: 'message', in_app: true, mail: true });
  });

  it('refuse what they do not know', async () => {
    const student = await newStudent();
    for (const preferences of [
      undefined,
      [{ kind: 'weather', in_app: true, mail: true }],
      [{ kind: 'message' }],
    ])
      await app.call('put', '/notifications/preferences', student).send({ preferences }).expect(422);
  });

  it('keep a kind out of the app', async () => {
    const { student, taskId } = await studentWithTask();
    await prefer(student, { kind: 'task-changed', in_app: false, mail: false });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await assign(await createTask({ name: 'Another' }), [student]);
    expect(messagesOf(await told(student, 2))[0]).toBe('“Another” was added to your tasks.');
  });
});

describe('the digest', () => {
  const folder = () => join(app.dataDir, 'mail');
  const mailsTo = async ({ email }: User) => {
    const files = await readdir(folder()).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder(), file), 'utf8')));
    return mails
      .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('notification'))
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  };

  it('lists what was not seen, once, in the evening of a day', async () => {
    const { student, taskId } = await studentWithTask({ name: 'Essay <draft>' });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ due_date: '2027-01-05' }).expect(204);
    await told(student, 2);
    await hourly(DIGEST, '2031-06-02T20:59:00.000Z');
    expect(await mailsTo(student)).toEqual([]);
    await hourly(DIGEST, '2031-06-02T21:00:00.000Z');
    await hourly(DIGEST, '2031-06-02T22:00:00.000Z');
    await hourly(DIGEST, '2031-06-03T21:00:00.000Z');
    const mails = await mailsTo(student);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: 2 new notifications on Quadrangle');
    expect(mails[0]).toMatch(/\/tasks\?task=[0-9a-f-]{36}/);
    expect(mails[0]).toContain('Essay &lt;draft&gt;');
    expect(mails[0]).toContain('/notifications?preferences=open');
  });

  it('waits for the next day with what came after it', async () => {
    const { student, taskId } = await studentWithTask();
    await hourly(DIGEST, '2031-07-02T21:00:00.000Z');
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await told(student, 2);
    await hourly(DIGEST, '2031-07-02T22:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(1);
    await hourly(DIGEST, '2031-07-03T21:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(2);
  });

  it('leaves out what was seen and what is not wanted by mail, also what is not in the app', async () => {
    const { student, taskId } = await studentWithTask();
    const unwanted = (await studentWithTask()).student;
    await prefer(unwanted, { kind: 'task-assigned', mail: false });
    await seeAll(student);
    await prefer(student, { kind: 'task-changed', in_app: false });
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Sit down.' }).expect(204);
    await eventually(
      async () => {
        await hourly(DIGEST, '2031-08-02T21:00:00.000Z');
        return mailsTo(student);
      },
      (mails) => mails.length > 0,
    );
    expect((await mailsTo(student))[0]).toContain('1 new notification on');
    expect((await page(student)).data).toHaveLength(1);
    expect(await mailsTo(unwanted)).toEqual([]);
  });

  it('is sent again in the next hour when it could not be mailed', async () => {
    const { student } = await studentWithTask();
    await rm(folder(), { recursive: true, force: true });
    await writeFile(folder(), 'in the way');
    await hourly(DIGEST, '2031-09-02T21:00:00.000Z');
    await rm(folder());
    await mkdir(folder());
    await hourly(DIGEST, '2031-09-02T22:00:00.000Z');
    await hourly(DIGEST, '2031-09-02T23:00:00.000Z');
    expect(await mailsTo(student)).toHaveLength(1);
  });
});

it('stays as it is when the application starts again', async () => {
  const { student } = await studentWithTask();
  await app.stop();
  app = await TestApp.start(app.dataDir);
  const again = { ...student, token: await app.signIn(student.email) };
  await hourly(DIGEST, '2031-06-01T12:00:00.000Z');
  expect(await page(again)).toMatchObject({ unseen: 1, data: [{ attributes: { seen_at: null } }] });
});
