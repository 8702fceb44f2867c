import type { SnapshotResource } from '../../contract/snapshot';
import { StudentRecords } from '../../src/modules/profile/record/student-record';
import type { TranscriptPage } from '../../contract/transcripts';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { anExam, enter } from '../support/exams';
import { Past } from '../support/past';

let later: TestApp;
let admin: User;
let student: User;
let applicant: User;

const honor = (title: string) => ({
  ...{ title, description: 'Of twelve.', type: 'Local', dateReceived: '2026-02-02' },
});

beforeAll(async () => {
  const app = await TestApp.start();
  const post = async (path: string, body: object, user = student) => {
    const answer = await app.call('post', path, user).send(body);
    return (answer.body as { data?: { id: string } }).data?.id ?? (answer.body as { id: string }).id;
  };
  const past = new Past(app);
  admin = await app.user('admin', 'Ada');
  await new Catalogue(app).add('6001', 'Harbor College');
  student = await past.at('2026-03-01T05:00:00.000Z', () => app.user('student', 'Maya'));
  await past.at('2026-03-09T03:59:59.999Z', () => post('/users/honors', honor('Last of March 8')));
  const id = await past.at('2026-03-09T04:00:00.000Z', () =>
    post('/users/honors', honor('First of March 9')),
  );
  const task = { type: 'custom', name: 'Essay', due_date: '2026-06-01' };
  const taskId = await past.at('2026-04-01T12:00:00.000Z', () => post('/v2/tasks', task, admin));
  await past.at('2026-04-02T12:00:00.000Z', () =>
    post(`/v2/tasks/custom/${taskId}/students`, { user_ids: [student.id] }, admin),
  );
  const saved = await past.at('2026-04-02T12:00:00.000Z', () =>
    post('/users/bookmark', { ceeb_code: '6001' }),
  );
  await past.at('2026-05-01T12:00:00.000Z', () =>
    app.call('patch', `/v2/tasks/${taskId}`, admin).send({ due_date: '2026-07-01', name: 'Long essay' }),
  );
  await past.at('2026-05-02T12:00:00.000Z', () =>
    app.call('patch', `/users/honors/${id}`, student).send(honor('Renamed in May')),
  );
  await past.at('2026-06-01T12:00:00.000Z', () => app.call('delete', `/users/bookmark/${saved}`, student));
  await past.at('2026-06-02T12:00:00.000Z', () => app.call('delete', `/v2/tasks/${taskId}`, admin));
  await past.at('2026-11-02T04:59:59.999Z', () => app.call('delete', `/users/honors/${id}`, student));
  await past.at('2026-11-02T05:00:00.000Z', () => app.call('post', `/users/honors/${id}/restore`, student));
  const exam = await past.at('2026-11-03T12:00:00.000Z', () =>
    enter(app, student, student, anExam('ACT', { dateTaken: '2026-03-01' })),
  );
  await past.at('2026-11-04T12:00:00.000Z', () =>
    app.call('put', `/exams/${exam}/counted`, student).send({ counted: true }),
  );
  applicant = await past.at('2026-07-01T12:00:00.000Z', () => app.user('student', 'Liam'));
  await past.at('2026-07-02T12:00:00.000Z', () => applyWithDocuments(app, past));
  later = await past.lived();
});

/** Asks for a letter and a transcript on July 3, and has both on July 6. */
async function applyWithDocuments(app: TestApp, past: Past): Promise<void> {
  const { id } = applicant;
  const teacher = await app.user('recommender', 'Teresa');
  const school = { name: 'Harbor High', description: '' };
  const { body } = await app.call('post', '/admin/entity', admin).send(school).expect(201);
  for (const { email } of [applicant, teacher])
    await app
      .call('post', `/admin/entity/${(body as { id: string }).id}/user`, admin)
      .send({ email })
      .expect(200);
  const bookmark = { ceeb_code: '6001', status: 'applying' };
  await app.call('post', '/users/bookmark', applicant).send(bookmark).expect(200);
  const waived = { waived: true };
  await app.call('put', `/users/${id}/letter-rights`, applicant).send(waived).expect(204);
  const letterId = await past.at('2026-07-03T12:00:00.000Z', async () => {
    const transcript = { ceebs: ['6001'], documents: ['transcript'] };
    await app.call('post', `/users/${id}/transcripts`, applicant).send(transcript).expect(204);
    const letter = { recommenderId: teacher.id, ceebs: ['6001'], shares: [] };
    const asked = await app.call('post', `/users/${id}/letters`, applicant).send(letter).expect(201);
    return (asked.body as { id: string }).id;
  });
  await past.at('2026-07-06T12:00:00.000Z', async () => {
    const status = 'elsewhere';
    await app.call('patch', `/letters/${letterId}`, teacher).send({ status }).expect(204);
    const open = (await app.call('get', '/transcripts', admin).expect(200)).body as TranscriptPage;
    const sent = { ids: open.data.map((one) => one.id), sentOn: '2026-07-06', way: 'mail' };
    await app.call('post', '/transcripts/sent', admin).send(sent).expect(204);
  });
}

afterAll(() => later.dispose());

it.each([
  ['2026-07-02', undefined],
  [
    '2026-07-03',
    { letters: { requested: 1, done: 0 }, documents: [{ document: 'transcript', sent_on: null }] },
  ],
  [
    '2026-07-06',
    { letters: { requested: 1, done: 1 }, documents: [{ document: 'transcript', sent_on: '2026-07-06' }] },
  ],
])('a snapshot as of %s has the letters and documents of then', async (day, expected) => {
  const { collegeList } = (await snapshotAt(day, applicant)).relationships;
  const [college] = collegeList.data;
  expect(college?.attributes.ceeb_code).toBe('6001');
  if (expected) expect(college?.attributes.application).toMatchObject(expected);
  else expect(college?.attributes.application).toBeUndefined();
});

const snapshotAt = async (day: string, of = student) => {
  const { body } = await later.call('get', `/student/snapshot/${of.id}?asOf=${day}`, admin).expect(200);
  return (body as { data: SnapshotResource }).data;
};

const asOf = async (day: string) => {
  const { attributes, relationships } = await snapshotAt(day);
  return {
    honors: relationships.honors.data.map(({ attributes: { title } }) => title),
    colleges: relationships.collegeList.data.map(({ attributes: { name } }) => name),
    tasks: attributes.incomplete_tasks.map(({ name, due_date }) => `${name}, ${due_date}`),
  };
};

it.each([
  ['2026-11-02', []],
  ['2026-11-03', [{ composite: 36, counted: false }]],
  ['2026-11-04', [{ composite: 36, counted: true }]],
])('a snapshot as of %s includes practice tests up to that day', async (day, expected) => {
  const { tests } = (await snapshotAt(day)).relationships;
  expect(tests.data.map(({ attributes }) => attributes.practice)).toMatchObject(expected);
});

it.each([
  ['2026-03-01', { honors: [], colleges: [], tasks: [] }],
  ['2026-03-08', { honors: ['Last of March 8'], colleges: [], tasks: [] }],
  ['2026-03-09', { honors: ['First of March 9', 'Last of March 8'], colleges: [], tasks: [] }],
  [
    '2026-04-02',
    {
      honors: ['First of March 9', 'Last of March 8'],
      colleges: ['Harbor College'],
      tasks: ['Essay, 2026-06-01'],
    },
  ],
  [
    '2026-05-02',
    {
      honors: ['Renamed in May', 'Last of March 8'],
      colleges: ['Harbor College'],
      tasks: ['Long essay, 2026-07-01'],
    },
  ],
  ['2026-06-02', { honors: ['Renamed in May', 'Last of March 8'], colleges: [], tasks: [] }],
  ['2026-11-01', { honors: ['Last of March 8'], colleges: [], tasks: [] }],
  ['2026-11-02', { honors: ['Renamed in May', 'Last of March 8'], colleges: [], tasks: [] }],
])('a snapshot as of %s shows the record at the end of that day', async (day, expected) => {
  expect(await asOf(day)).toEqual(expected);
});

it('snapshots begin with the day on which the account was opened', async () => {
  const { body } = await later
    .call('get', `/student/snapshot/${student.id}?asOf=2026-02-28`, admin)
    .expect(422);
  expect((body as { message: string }).message).toBe(
    'This account didn’t exist on that date. It was created on March 1, 2026.',
  );
});

it('a past snapshot is read by users who have access today', async () => {
  const address = `/student/snapshot/${student.id}?asOf=2026-05-02`;
  const reader = await later.user('counselor', 'Newly-here');
  await later.call('get', address, reader).expect(403);
  await later.grantAccess(reader, student);
  await later.call('get', address, reader).expect(200);
});

it('past snapshots are deleted with the student', async () => {
  await later.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  await later.settled();
  await later.call('get', `/student/snapshot/${student.id}?asOf=2026-05-02`, admin).expect(404);
  const left = later.app.get(StudentRecords).before('2026-06-01T00:00:00.000Z', student.id);
  expect(await left).toBeUndefined();
});
