import type { NotificationPage } from '../../contract/notifications';
import { REMIND } from '../../src/modules/notifications/notifications.module';
import { Jobs } from '../../src/platform/jobs/jobs';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { letterCalls } from '../support/letters';

let app: TestApp;
let admin: User;
let accountAdmin: User;
let counselor: User;
let teacher: User;
let student: User;
let schoolId: string;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  accountAdmin = await app.user('account_admin', 'Olga');
  counselor = await app.user('counselor', 'Daniel');
  teacher = await app.user('recommender', 'Teresa');
  const catalogue = new Catalogue(app);
  await catalogue.add('6001', 'Harbor College');
  await catalogue.add('6002', 'Hill College');
});

beforeEach(async () => {
  people++;
  student = await app.user('student', `Maya-${people}`);
  await app.grantAccess(counselor, student);
  const school = { name: `Harbor High ${people}`, description: '' };
  const { body } = await app.call('post', '/admin/entity', admin).send(school).expect(201);
  schoolId = (body as { id: string }).id;
  for (const { email } of [student, teacher, accountAdmin])
    await app.call('post', `/admin/entity/${schoolId}/user`, admin).send({ email }).expect(200);
  for (const ceeb_code of ['6001', '6002'])
    await app.call('post', '/users/bookmark', student).send({ ceeb_code, status: 'applying' }).expect(200);
});

afterAll(() => app.dispose());

const weekdayAndDay = (date: string) =>
  new Date(date).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
    timeZone: 'UTC',
  });

const { asked, move, upload } = letterCalls(() => ({ app, student, teacher }));

const requestOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-request-id']);
const undo = (by: User, request: string) => app.call('post', '/undo', by).send({ request }).expect(204);

describe('the people concerned', () => {
  const messagesTo = async (user: User): Promise<string[]> => {
    const { body } = await app.call('get', '/notifications', user).expect(200);
    return (body as NotificationPage).data.map(({ attributes }) => attributes.message);
  };
  const eventuallyNotified = (user: User, message: string) =>
    eventually(
      () => messagesTo(user),
      (messages) => messages.includes(message),
    );

  it('are notified of a request and of what became of it', async () => {
    const id = await asked();
    await eventuallyNotified(teacher, `Maya-${people} Example asked you for a letter of recommendation.`);
    await move(id, teacher, 'accepted').expect(204);
    await eventuallyNotified(student, 'Teresa Example will write a letter for you.');
    await upload(id).expect(204);
    await eventuallyNotified(student, 'Teresa Example finished a letter for you.');
  });

  it('keep no notification of a request or an answer that was undone', async () => {
    const gone = (user: User, message: string) =>
      eventually(
        () => messagesTo(user),
        (messages) => !messages.includes(message),
      );
    const request = `Maya-${people} Example asked you for a letter of recommendation.`;
    const answer = 'Teresa Example will write a letter for you.';
    const id = await asked();
    await eventuallyNotified(teacher, request);
    const accepted = await move(id, teacher, 'accepted').expect(204);
    await eventuallyNotified(student, answer);
    await undo(teacher, requestOf(accepted));
    await gone(student, answer);
    expect(await messagesTo(teacher)).toContain(request);
    const canceled = await move(id, student, 'canceled').expect(204);
    await gone(teacher, request);
    await undo(student, requestOf(canceled));
    await eventuallyNotified(teacher, request);
  });

  it('are reminded two weeks, a week and two days before, once each', async () => {
    const deadline = dateInNewYork(60);
    const application = `/users/${student.id}/applications/6001`;
    await app.call('patch', application, student).send({ deadline }).expect(204);
    await asked();
    const jobs = app.app.get(Jobs);
    for (const before of [15, 14, 14, 7, 2, 1])
      await jobs.run(REMIND, { now: `${dateInNewYork(60 - before)}T17:00:00.000Z` }, 20_000);
    await app.settled();
    const reminder = `Your letter for Maya-${people} Example is due on ${weekdayAndDay(deadline)}.`;
    expect((await messagesTo(teacher)).filter((message) => message === reminder)).toHaveLength(3);
  });
});
