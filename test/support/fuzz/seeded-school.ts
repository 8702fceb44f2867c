import type { Checkout } from '../../../contract/payments';
import { ROLES, type Role } from '../../../contract/roles';
import { dateInNewYork } from '../../../src/platform/new-york';
import { PASSWORD, type TestApp, type User } from '../app';
import { classFile } from '../class-file';
import { Catalogue } from '../colleges';
import { eventually } from '../eventually';
import { inDays } from '../sessions';
import { anExam, enter } from '../exams';
import { aSurvey } from '../survey';

const CEEB = '6001';
export const OTHER_CEEB = '6002';
const FORM = 'act-2018-code-a09';

export interface SeededSchool {
  readonly app: TestApp;
  readonly users: Readonly<Record<Role, User>>;
  /** Parameter values by name, or by path prefix and name. */
  readonly ids: Readonly<Record<string, string>>;
}

type Body = { id: string; data: { id: string; url: string } & { id: string }[] };

export async function seedSchool(app: TestApp): Promise<SeededSchool> {
  const users = {} as Record<Role, User>;
  for (const role of ROLES) users[role] = await app.user(role, `the-${role.replace('_', '-')}`);
  const { student, counselor, exam_admin, admin } = users;
  const victim = await app.user('student', 'Victim');
  for (const role of ['counselor', 'account_admin', 'exam_admin'] as const) {
    await app.grantAccess(users[role], student);
  }
  const linkId = await app.linkParent(users.parent, student);
  const former = await app.user('student', 'Former');
  const subscriber = await app.user('student', 'Subscriber');
  const catalogue = new Catalogue(app);
  await catalogue.add(CEEB, 'Harbor College');
  await catalogue.add(OTHER_CEEB, 'Hill College');

  const ask = async (method: 'get' | 'post', path: string, user: User, body?: object) =>
    (await app.call(method, path, user).send(body)).body as Body;
  const { id: taskId } = await ask('post', '/v2/tasks', admin, { type: 'custom', name: 'Write the essay' });
  await ask('post', `/v2/tasks/custom/${taskId}/students`, admin, {
    user_ids: [student.id, subscriber.id],
  });
  const thread = await ask('post', '/threads', counselor, { title: 'T', categories: [], body: 'B' });
  await ask('post', '/messages', counselor, { content: 'Hello', sentTo: student.id });
  const note = await ask('post', `/users/${student.id}/notes`, counselor, {
    ...{ kind: 'meeting', minutes: 30, date: '2026-11-20', text: 'Talked.', visibility: 'student' },
  });
  const filter = await ask('post', '/users/students/filters', counselor, { name: 'Mine', search: 'q=' });
  const template = await ask('post', '/messages/templates', counselor, { name: 'Mine', text: 'Hello' });
  const group = await ask('post', '/users/students/groups', counselor, { name: 'Mine', shared: false });
  const test = await ask('post', '/users/test', student, {
    type: 'SAT',
    dateTaken: '2026-03-14',
    scores: { verbal: 600, math: 600 },
  });
  const activity = await ask('post', '/users/extra-curricular', student, {
    ...{ title: 'Choir', description: 'Alto.', startYear: '2024', endYear: '2026' },
    ...{ weeksPerYear: 30, hoursPerWeek: 4 },
  });
  const honor = await ask('post', '/users/honors', student, {
    ...{ title: 'Finalist', description: 'Of twelve.', type: 'Local', dateReceived: '2026-05-02' },
  });
  const course = await ask('post', '/users/course', student, {
    ...{ name: 'Calculus', gradeYear: '11th', semesterGrades: { semester1: 'A', semester2: null } },
  });
  const saved = await ask('post', '/users/bookmark', student, { ceeb_code: CEEB });
  await ask('post', '/users/bookmark', student, { ceeb_code: OTHER_CEEB, status: 'applying' });
  await app.call('put', `/users/${student.id}/letter-rights`, student).send({ waived: true });
  const letter = await ask('post', `/users/${student.id}/letters`, student, {
    ...{ firstName: 'Teresa', lastName: 'Example', email: users.recommender.email },
    ...{ ceebs: [OTHER_CEEB], shares: ['honors'] },
  });
  await ask('post', '/colleges/college-survey', student, aSurvey);
  const examId = await enter(app, exam_admin, student, anExam('ACT', { dateTaken: '2026-03-01' }));
  await ask('post', `/exams/forms/${FORM}/corrections`, admin, {
    ...{ change: { what: 'answer', section: 1, question: 1, answers: ['A', 'B', 'C', 'D'] } },
    ...{ reason: 'All are right.', revision: 1 },
  });
  const { text: key } = await app.call('get', '/exams/forms/act-2018-code-61d/key.csv', admin);
  const keys = await app
    .call('post', '/exams/form-imports', admin)
    .attach('file', Buffer.from(key.replaceAll('2018 Code 61D', 'Own')), 'key.csv');
  const entity = await ask('post', '/admin/entity', admin, { name: 'Harbor High', description: '' });
  for (const { email } of [users.account_admin, counselor, users.exam_admin, subscriber, former])
    await ask('post', `/admin/entity/${entity.id}/user`, admin, { email });
  await app.call('delete', `/admin/entity/${entity.id}/user/${former.id}`, admin);
  const invite = (first_name: string) =>
    ask('post', '/invitations', counselor, {
      ...{ first_name, last_name: 'Example', role: 'student' },
      email: `${first_name.toLowerCase()}@example.test`,
    });
  const invited = await invite('Invited');
  const rollover = await ask('post', `/admin/entity/${entity.id}/rollover`, admin, {
    except: [],
    mid_year: true,
  });
  const [slot, time] = [inDays(9), inDays(10)];
  await ask('post', '/sessions', counselor, { availableTime: slot });
  const credit = await ask('post', `/users/${student.id}/credits`, admin, { minutes: 30, reason: 'A gift' });
  const wish = { timeRequested: time, lengthInMinutes: 30 };
  const session = await ask('post', '/sessions/request', student, wish);
  const order = await app
    .call('post', '/payment/create-30-checkout-session', student)
    .set('userid', student.id);
  const { orderId } = order.body as Checkout;
  const exported = await ask('post', `/users/${student.id}/exports`, admin, { reason: 'The mother asked.' });
  await ask('get', `/student/snapshot/${student.id}`, counselor);
  const feed = await ask('post', '/users/calendar-feed', subscriber, { password: PASSWORD });
  const upload = await app
    .call('post', '/colleges/imports', admin)
    .attach(
      'file',
      Buffer.from('unitid,name,city,state,control\n200001,New College,Town,VT,public'),
      'a.csv',
    );
  const answers = await app
    .call('post', '/exams/entry-imports', counselor)
    .attach('file', Buffer.from(classFile({ student: student.id })), 'b.csv');
  const roster = await app
    .call('post', `/roster-imports?entity_id=${entity.id}`, admin)
    .attach('file', Buffer.from('first name,last name,email\nRow,Example,row@example.test'), 'c.csv');
  const outcomes = await app
    .call('post', `/outcome-imports?entity_id=${entity.id}`, admin)
    .attach('file', Buffer.from(`college,class,decision\n${CEEB},2024,denied`), 'd.csv');
  const { data: notified } = await eventually(
    () => ask('get', '/notifications', student),
    ({ data }) => data.length > 0,
  );
  await app.settled();
  const assigned = await ask('get', '/v2/tasks/all', student);
  return {
    app,
    users,
    ids: {
      taskId,
      examId,
      studentId: student.id,
      assignmentId: assigned.data[0]!.id,
      ceeb: CEEB,
      name: 'people',
      rebuildId: '00000000-0000-4000-8000-000000000000',
      version: '0',
      staffId: counselor.id,
      linkId,
      exportId: exported.id,
      childId: student.id,
      entitlement: 'advising',
      userId: subscriber.id,
      entityId: entity.id,
      rolloverId: rollover.id,
      secret: /calendar\/(.+)\.ics/.exec(feed.data.url)![1]!,
      '/api/invitations/{userId}': invited.id,
      '/api/users/counselor/{id}': counselor.id,
      '/api/users/role/{id}': victim.id,
      '/api/admin/user/{id}': victim.id,
      '/api/admin/entity/{id}': entity.id,
      '/api/admin/entity/{id}/former/{userId}': former.id,
      '/api/admin/jobs/{id}': '00000000-0000-4000-8000-000000000000',
      '/api/messages/sendee/{id}': counselor.id,
      '/api/exams/{id}': examId,
      '/api/users/test/{id}': test.data.id,
      '/api/users/extra-curricular/{id}': activity.data.id,
      '/api/users/honors/{id}': honor.data.id,
      '/api/users/course/{id}': course.data.id,
      '/api/users/bookmark/{id}': saved.data.id,
      '/api/notifications/{id}': notified[0]!.id,
      '/api/threads/{id}': thread.id,
      '/api/letters/{id}': letter.id,
      '/api/messages/templates/{id}': template.id,
      '/api/users/students/groups/{id}': group.id,
      '/api/users/students/filters/{id}': filter.id,
      noteId: note.id,
      guide: 'testing',
      formId: FORM,
      '/api/exams/form-imports/{id}': (keys.body as Body).data.id,
      '/api/outcome-imports/{id}': (outcomes.body as Body).data.id,
      '/api/roster-imports/{id}': (roster.body as Body).data.id,
      '/api/exams/entry-imports/{id}': (answers.body as Body).data.id,
      slotId: `${counselor.id}.${slot}`,
      date: dateInNewYork(5),
      roomId: session.data.id,
      sessionId: session.data.id,
      creditId: credit.data[0]!.id,
      orderId,
      '/api/payment/orders/{id}': orderId,
      '/api/sessions/request/{id}': session.data.id,
      '/api/sessions/requests/user/{userId}': student.id,
      '/api/colleges/imports/{id}': (upload.body as Body).data.id,
    },
  };
}

export const idFor = ({ ids }: SeededSchool, path: string, parameter: string): string | undefined =>
  Object.entries(ids).find(([place]) => path.startsWith(place) && place.endsWith(`{${parameter}}`))?.[1] ??
  ids[parameter];
