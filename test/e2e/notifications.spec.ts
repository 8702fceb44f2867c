import { randomUUID } from 'node:crypto';
import { message } from '../../src/modules/messaging/message.decider';
import { audit } from '../../projections/admin/audit';
import { notification } from '../../src/modules/notifications/notification.decider';
import { REMIND } from '../../src/modules/notifications/notifications.module';
import { assignment } from '../../src/modules/tasks/assignment.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { Views } from '../../src/platform/document-store/views';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext } from '../../src/platform/http/request-context';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import { messagesOf, School } from '../support/school';

let app: TestApp;
let counselor: User;
let school: School;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  school = await School.open(app);
  counselor = school.counselor;
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const as = <T>({ id }: User, work: () => Promise<T>): Promise<T> =>
  runInContext(
    { actor: { id, role: 'student' }, correlationId: randomUUID(), written: new WrittenPositions() },
    work,
  );

describe('an assigned task', () => {
  it('notifies the student live, with a link to it', async () => {
    const student = await school.newStudent();
    const live = await LiveClient.connect(app.url, student.token);
    await school.assign(await school.createTask({}), [student]);
    const event = await live.next(({ name }) => name === 'notification.raised');
    const { data, unseen, pageCount } = await school.page(student);
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

  it('is one notification if many come at once', async () => {
    const other = await app.user('counselor', 'Other');
    for (const name of ['One', 'Two', 'Three']) {
      const { body } = await app.call('post', '/v2/tasks/', other).send({ type: 'custom', name }).expect(201);
      const { id } = body as { id: string };
      await app.call('post', `/v2/tasks/custom/${id}/students`, other).send({ apply_to_all: true });
    }
    const student = await app.user('student', 'Later');
    await app.grantAccess(other, student);
    const { data } = await school.waitForUnseen(student, 1);
    expect(data[0]!.attributes).toMatchObject({
      message: '3 tasks were added to your list.',
      link: expect.stringMatching(/^\/tasks\?status=all&only=[-\w]+(,[-\w]+){2}$/) as string,
    });
  });

  it('does not notify the student who took it on', async () => {
    const student = await school.newStudent();
    const [own, given] = [
      await school.createTask({ name: 'Own' }),
      await school.createTask({ name: 'Given' }),
    ];
    const ref = { assignmentId: randomUUID(), taskId: own, studentId: student.id };
    await as(student, () =>
      app.app.get(Dispatcher).dispatch(assignment, ref.assignmentId, 'Assign', {
        ...ref,
        taskName: 'Own',
        ceebCode: null,
        dueDate: null,
      }),
    );
    await school.assign(given, [student]);
    expect(messagesOf(await school.waitForUnseen(student, 1))).toEqual(['“Given” was added to your tasks.']);
  });
});

describe('a changed task', () => {
  it('notifies the student of the new due date', async () => {
    const { student, taskId } = await school.studentWithTask();
    const change = (due_date: string | null) =>
      app
        .call('patch', `/v2/tasks/${taskId}/student/${student.id}`, counselor)
        .send({ due_date })
        .expect(204);
    await change('2027-01-05');
    await school.waitForUnseen(student, 2);
    await change(null);
    expect(messagesOf(await school.waitForUnseen(student, 3)).slice(0, 2)).toEqual([
      '“Draft the essay” no longer has a due date.',
      '“Draft the essay” is now due on Tue, Jan 5.',
    ]);
  });

  it('notifies students with it open, and only of what concerns them', async () => {
    const { student, taskId } = await school.studentWithTask();
    const [done, dated] = [await school.newStudent(), await school.newStudent()];
    await school.assign(taskId, [done, dated]);
    await Promise.all([school.waitForUnseen(done, 1), school.waitForUnseen(dated, 1)]);
    const { body } = await app.call('get', '/v2/tasks/all', done).expect(200);
    const assignmentId = (body as { data: { id: string }[] }).data[0]!.id;
    const completed_date = '2026-11-01T12:00:00.000Z';
    await app.call('patch', `/v2/tasks/student/${assignmentId}`, done).send({ completed_date }).expect(204);
    await app
      .call('patch', `/v2/tasks/${taskId}/student/${dated.id}`, counselor)
      .send({ due_date: '2027-02-01' })
      .expect(204);
    await school.waitForUnseen(dated, 2);

    const edit = (fields: object) =>
      app.call('patch', `/v2/tasks/${taskId}`, counselor).send(fields).expect(204);
    await edit({ weighted_importance: 3 });
    await edit({ due_date: '2027-01-05' });
    await edit({ notes: 'Sit down.' });
    expect(messagesOf(await school.waitForUnseen(dated, 3))[0]).toBe('“Draft the essay” was changed.');
    expect(messagesOf(await school.waitForUnseen(student, 3)).slice(0, 2)).toEqual([
      '“Draft the essay” was changed.',
      '“Draft the essay” is now due on Tue, Jan 5.',
    ]);
    expect((await school.page(done)).unseen).toBe(1);
  });
});

describe('a received message', () => {
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

  it('notifies once until that is seen, and again afterwards', async () => {
    const student = await school.newStudent();
    await send(counselor, student);
    const { data } = await school.waitForUnseen(student, 1);
    expect(data[0]!.attributes).toMatchObject({
      message: 'Daniel Example wrote to you.',
      link: `/messages?with=${counselor.id}`,
    });
    await send(counselor, student);
    await send(admin, student);
    expect(messagesOf(await school.waitForUnseen(student, 2))).toEqual([
      'Ada Example wrote to you.',
      'Daniel Example wrote to you.',
    ]);
    await school.seeAll(student);
    await send(counselor, student);
    const again = await school.waitForUnseen(student, 1);
    expect(messagesOf(again)).toEqual(['Daniel Example wrote to you.', 'Ada Example wrote to you.']);
    expect(again.data[0]!.id).toBe(data[0]!.id);
  });

  it('shows the first words of the message in the app', async () => {
    const student = await school.newStudent();
    await send(counselor, student);
    const { data } = await school.waitForUnseen(student, 1);
    expect(data[0]!.attributes.preview).toBe('How is the essay?');
  });

  it('notifies again after all were seen in one event', async () => {
    const student = await school.newStudent();
    await send(counselor, student);
    await send(admin, student);
    await school.waitForUnseen(student, 2);
    const seeAll = async () => {
      const { headers } = await app.call('patch', '/notifications/seen', student).expect(204);
      const where = { correlationId: String(headers['x-request-id']), actorId: student.id };
      await app.settled();
      return (await app.app.get(Views).find(audit, { where })).map(({ type }) => type);
    };
    expect(await seeAll()).toEqual(['NotificationsSeen']);
    expect((await school.page(student)).unseen).toBe(0);
    expect(await seeAll()).toEqual([]);
    await send(counselor, student);
    await school.waitForUnseen(student, 1);
  });

  it('counts as seen once it is read', async () => {
    const student = await school.newStudent();
    await send(counselor, student);
    await school.waitForUnseen(student, 1);
    await app.call('patch', `/messages/sendee/${counselor.id}/seen`, student).expect(204);
    await school.waitForUnseen(student, 0);
  });

  it('is covered by an unseen notification of an earlier month', async () => {
    const student = await school.newStudent();
    const notificationId = randomUUID();
    await as(student, () =>
      app.app.get(Dispatcher).dispatch(notification, notificationId, 'Raise', {
        notificationId,
        userId: student.id,
        kind: 'message',
        about: { type: 'person', id: counselor.id },
        details: {},
        channels: ['in-app'],
      }),
    );
    await send(counselor, student);
    await send(admin, student);
    expect(messagesOf(await school.waitForUnseen(student, 2))).toEqual([
      'Ada Example wrote to you.',
      'Daniel Example wrote to you.',
    ]);
    await app.call('patch', `/messages/sendee/${counselor.id}/seen`, student).expect(204);
    await school.waitForUnseen(student, 1);
  });

  it('notifies neither a connected recipient nor staff', async () => {
    const student = await school.newStudent();
    const live = await LiveClient.connect(app.url, student.token);
    await send(counselor, student);
    await send(student, counselor);
    const away = await school.newStudent();
    await send(counselor, away);
    await school.waitForUnseen(away, 1);
    expect((await school.page(student)).data).toEqual([]);
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
  it('sends a reminder seven days and one day before in New York, once each', async () => {
    const { student } = await school.studentWithTask({ due_date: '2031-03-15' });
    await school.seeAll(student);
    await school.hourly(REMIND, '2031-03-08T04:59:00.000Z');
    expect((await school.page(student)).unseen).toBe(0);
    await school.hourly(REMIND, '2031-03-08T05:00:00.000Z');
    await school.hourly(REMIND, '2031-03-08T06:00:00.000Z');
    await school.hourly(REMIND, '2031-03-13T12:00:00.000Z');
    expect((await school.page(student)).unseen).toBe(1);
    await school.hourly(REMIND, '2031-03-14T12:00:00.000Z');
    await school.hourly(REMIND, '2031-03-15T12:00:00.000Z');
    await school.hourly(REMIND, '2031-03-16T12:00:00.000Z');
    const { data } = await school.page(student);
    expect(data.map(({ attributes: { kind, message } }) => [kind, message]).slice(0, 2)).toEqual([
      ['task-due-1-day', '“Draft the essay” is due on Sat, Mar 15.'],
      ['task-due-7-days', '“Draft the essay” is due on Sat, Mar 15.'],
    ]);
    expect(data).toHaveLength(3);
  });

  it('sends another reminder when it has moved, but none if completed', async () => {
    const { student, taskId } = await school.studentWithTask({ due_date: '2032-03-15' });
    const done = await school.newStudent();
    await school.assign(taskId, [done]);
    const { data } = await school.waitForUnseen(done, 1);
    const assignmentId = data[0]!.attributes.link.split('=')[1]!;
    await app
      .call('patch', `/v2/tasks/student/${assignmentId}`, done)
      .send({ completed_date: '2026-11-01T12:00:00.000Z' })
      .expect(204);
    await school.hourly(REMIND, '2032-03-08T12:00:00.000Z');
    await app
      .call('patch', `/v2/tasks/${taskId}/student/${student.id}`, counselor)
      .send({ due_date: '2032-04-15' })
      .expect(204);
    await school.waitForUnseen(student, 3);
    await school.hourly(REMIND, '2032-04-08T12:00:00.000Z');
    expect((await school.page(student)).unseen).toBe(4);
    expect((await school.page(done)).unseen).toBe(1);
  });

  it('sends no reminder if the task was assigned after the reminder was due', async () => {
    const soon = dateInNewYork(3);
    const { student } = await school.studentWithTask({ due_date: soon });
    await school.hourly(REMIND, new Date().toISOString());
    expect((await school.page(student)).unseen).toBe(1);
  });
});

describe('a seen notification', () => {
  it('stays seen and is pushed to the other tabs', async () => {
    const { student } = await school.studentWithTask();
    const id = (await school.page(student)).data[0]!.id;
    const live = await LiveClient.connect(app.url, student.token);
    await app.call('patch', `/notifications/${id}`, student).expect(204);
    await app.call('patch', `/notifications/${id}`, student).expect(204);
    const { data, unseen } = await school.page(student);
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

  it('belongs to its recipient only', async () => {
    const { student } = await school.studentWithTask();
    const stranger = await school.newStudent();
    const id = (await school.page(student)).data[0]!.id;
    await app.call('patch', `/notifications/${id}`, stranger).expect(404);
    expect((await school.page(stranger)).data).toEqual([]);
    expect((await school.page(student)).unseen).toBe(1);
  });

  it('is left out of the unread ones, page by page', async () => {
    const { student, taskId } = await school.studentWithTask();
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'One' }).expect(204);
    await school.waitForUnseen(student, 2);
    await app.call('patch', `/v2/tasks/${taskId}`, counselor).send({ notes: 'Two' }).expect(204);
    const [newest] = (await school.waitForUnseen(student, 3)).data;
    await app.call('patch', `/notifications/${newest!.id}`, student).expect(204);
    const unread = await school.page(student, '?unread=true&pageSize=1&currentPage=2');
    expect(unread).toMatchObject({ pageCount: 2, unseen: 2 });
    expect(messagesOf(unread)).toEqual(['“Draft the essay” was added to your tasks.']);
    await school.seeAll(student);
    expect((await school.page(student, '?unread=true')).data).toEqual([]);
    expect((await school.page(student)).data).toHaveLength(3);
  });
});

it('notifications survive a restart', async () => {
  const { student } = await school.studentWithTask();
  await app.stop();
  app = await TestApp.start(app.dataDir);
  const again = { ...student, token: await app.signIn(student.email) };
  const { body } = await app.call('get', '/notifications', again).expect(200);
  expect(body).toMatchObject({ unseen: 1, data: [{ attributes: { seen_at: null } }] });
});
