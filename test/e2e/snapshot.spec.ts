import { graduationYear } from '../../contract/grades';
import { SUPPORT } from '../../contract/messaging';
import type { SnapshotResource } from '../../contract/snapshot';
import { EXPORT_PARTS, type ActionItemsResource } from '../../contract/students';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';

let app: TestApp;
let student: User;
let counselor: User;
let admin: User;
let names = 0;

const deadline = plusDays(dateInNewYork(), 30);

const someone = (role: 'student' | 'counselor' | 'admin') => app.user(role, `Someone-${++names}`);

beforeAll(async () => {
  app = await TestApp.start();
  admin = await someone('admin');
  const facts = { act25: 27, act75: 33 };
  await new Catalogue(app).add('6001', 'Harbor College', { facts, deadlines: { regDeadline: deadline } });
});

beforeEach(async () => {
  student = await someone('student');
  counselor = await someone('counselor');
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

async function snapshot(query = '', user = counselor): Promise<SnapshotResource> {
  const { body } = await app.call('get', `/student/snapshot/${student.id}${query}`, user).expect(200);
  return (body as { data: SnapshotResource }).data;
}

const refused = async (query: string) => {
  const { body } = await app.call('get', `/student/snapshot/${student.id}${query}`, counselor).expect(422);
  return (body as { fields: { asOf: string } }).fields.asOf;
};

const inWords = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const post = async (path: string, body: object, user = student) => {
  const { body: answer } = await app.call('post', path, user).send(body);
  return (answer as { data?: { id: string }; id?: string }).data?.id ?? (answer as { id: string }).id;
};

const honor = (title: string) => ({
  ...{ title, description: 'Of twelve.', type: 'Local', dateReceived: '2026-05-02' },
});

async function seedRecord(): Promise<{ honorId: string; taskId: string }> {
  await app
    .call('patch', '/users/profile', student)
    .send({ grade: '11th', pronoun: 'She/her', gender: 'Female', city: 'Keene', state: 'NH' })
    .expect(200);
  await post('/users/about', {
    ...{ gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 },
    ...{ highSchoolName: 'Harbor High', highSchoolSize: 960, highSchoolType: 'Public' },
    orderedMajorChoices: { major1: 'Biology', major2: 'Chemistry', major3: 'History' },
    orderedFavorites: { favorite1: 'Tide pools', favorite2: 'Old maps' },
    notes: 'My brother went there.',
  });
  await post('/users/extra-curricular', {
    ...{ title: 'Choir', description: 'Alto.', startYear: '2024', endYear: '2026' },
    ...{ weeksPerYear: 30, hoursPerWeek: 4 },
  });
  await post('/users/course', { name: 'Calculus', gradeYear: '11th', semesterGrades: { semester2: 'A-' } });
  const scores = { english: 30, math: 30, reading: 31, science: 31 };
  await post('/users/test', { type: 'ACT', dateTaken: '2026-02-14', scores });
  const honorId = await post('/users/honors', honor('Finalist'));
  await post('/users/bookmark', { ceeb_code: '6001', status: 'applying' });
  const taskId = await post('/v2/tasks', { type: 'custom', name: 'Essay', due_date: '2026-12-01' }, admin);
  await post(`/v2/tasks/custom/${taskId}/students`, { user_ids: [student.id] }, admin);
  await app.settled();
  return { honorId, taskId };
}

const attributesIn = ({ data }: { data: readonly { attributes: unknown }[] }) =>
  data.map(({ attributes }) => attributes);

describe('a snapshot', () => {
  it('has the whole record', async () => {
    await seedRecord();
    const { attributes, relationships } = await snapshot();
    expect(attributes).toMatchObject({
      first_name: expect.stringMatching(/^Someone/),
      last_name: 'Example',
      email: student.email,
      role: 'student',
      ...{ grade: '11th', year: graduationYear('11th', dateInNewYork()) },
      ...{ pronoun: 'She/her', gender: 'Female', city: 'Keene', state: 'NH' },
      ...{ gpa: 3.8, gpa_scale: 4, class_rank: 12, class_size: 240 },
      ...{ high_school_name: 'Harbor High', high_school_size: 960, high_school_type: 'Public' },
      ordered_major_choices: { major1: 'Biology', major2: 'Chemistry', major3: 'History' },
      ordered_favorites: { favorite1: 'Tide pools', favorite2: 'Old maps' },
      profile_notes: 'My brother went there.',
      incomplete_tasks: [{ name: 'Essay', due_date: '2026-12-01', college: null }],
      as_of: null,
    });
    expect(attributesIn(relationships.collegeList)).toEqual([
      {
        ...{ ceeb_code: '6001', name: 'Harbor College', state: 'MA', status: 'applying' },
        ...{ fit: 'target', next_deadline: { kind: 'reg', date: deadline }, open_tasks: 0 },
      },
    ]);
    expect(attributesIn(relationships.courses)).toEqual([
      { name: 'Calculus', grade_year: '11th', semester_grades: { semester1: null, semester2: 'A-' } },
    ]);
    expect(attributesIn(relationships.honors)).toEqual([
      { title: 'Finalist', type: 'Local', date_received: '2026-05-02' },
    ]);
    expect(attributesIn(relationships.ecs)).toMatchObject([
      { title: 'Choir', weeks_per_year: 30, hours_per_week: 4, start_year: '2024', end_year: '2026' },
    ]);
    expect(attributesIn(relationships.tests)).toEqual([
      {
        type: 'ACT',
        date_taken: '2026-02-14',
        scores: { english: 30, math: 30, reading: 31, science: 31 },
      },
    ]);
  });

  it('has no deadline of a college to which the student has applied', async () => {
    await post('/users/bookmark', { ceeb_code: '6001', status: 'applied' });
    const [college] = attributesIn((await snapshot()).relationships.collegeList);
    expect(college).toMatchObject({ status: 'applied', fit: 'unknown', next_deadline: null });
  });

  it('has what is known of an application', async () => {
    await post('/users/bookmark', { ceeb_code: '6001', status: 'applied' });
    await app
      .call('patch', `/users/${student.id}/applications/6001`, student)
      .send({ plan: 'ed', submittedOn: '2026-09-01', decision: 'admitted', decidedOn: '2026-09-15' })
      .expect(204);
    const [college] = attributesIn((await snapshot()).relationships.collegeList);
    expect(college).toMatchObject({
      application: {
        ...{ plan: 'ed', submitted_on: '2026-09-01', decision: 'admitted', decided_on: '2026-09-15' },
        is_final_choice: false,
      },
    });
  });

  it('is empty for a student who has entered nothing', async () => {
    const { attributes, relationships } = await snapshot();
    expect(attributes).toMatchObject({ grade: '9th', gpa: null, ordered_favorites: null, profile_notes: '' });
    expect(Object.values(relationships).map(({ data }) => data)).toEqual([[], [], [], [], []]);
  });

  it('leaves out what is done, removed or deleted', async () => {
    const { honorId, taskId } = await seedRecord();
    await app.call('delete', `/users/honors/${honorId}`, student).expect(204);
    await app.call('delete', `/v2/tasks/${taskId}`, admin).expect(204);
    const { attributes, relationships } = await snapshot();
    expect([attributes.incomplete_tasks, relationships.honors.data]).toEqual([[], []]);
  });

  it('is read by the student, by staff with access and by admins', async () => {
    for (const reader of [student, counselor, admin])
      expect((await snapshot('', reader)).attributes.email).toBe(student.email);
    const address = `/student/snapshot/${student.id}`;
    for (const other of [await someone('student'), await someone('counselor')])
      await app.call('get', address, other).expect(403);
    await app.call('get', `/student/snapshot/${counselor.id}`, admin).expect(404);
  });

  it('is deleted with the student, including earlier days', async () => {
    await seedRecord();
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await app.settled();
    for (const query of ['', `?asOf=${dateInNewYork()}`])
      await app.call('get', `/student/snapshot/${student.id}${query}`, admin).expect(404);
  });
});

it('a snapshot as of today is the current record', async () => {
  await seedRecord();
  const today = dateInNewYork();
  const now = await snapshot();
  const asOf = await snapshot(`?asOf=${today}`);
  expect(asOf).toEqual({ ...now, attributes: { ...now.attributes, as_of: today } });
});

it('a snapshot is refused for a future day, before the account, or no day', async () => {
  expect(await refused(`?asOf=${dateInNewYork(1)}`)).toBe(
    'That day is in the future. Choose today or an earlier day.',
  );
  expect(await refused(`?asOf=${dateInNewYork(-1)}`)).toBe(
    `This account didn’t exist on that date. It was created on ${inWords(dateInNewYork())}.`,
  );
  expect(await refused('?asOf=2026-02-30')).toBe('The day must be a date such as 2027-01-15');
});

describe('the action items of a student', () => {
  const items = async () => {
    const { body } = await app.call('get', `/student/action-items/${student.id}`, admin).expect(200);
    return (body as { data: ActionItemsResource }).data.attributes;
  };

  it('include the parts that the record lacks', async () => {
    expect((await items()).missing).toEqual(EXPORT_PARTS);
    await seedRecord();
    expect((await items()).missing).toEqual([]);
  });

  it('include unanswered messages, oldest first', async () => {
    const write = (from: User, sentTo: string) =>
      app.call('post', '/messages', from).send({ content: 'Hello', sentTo }).expect(201);
    await write(student, counselor.id);
    await write(student, SUPPORT);
    const unanswered = async () => (await items()).unanswered.map(({ name }) => name);
    const counselorName = `Someone-${names} Example`;
    expect(await unanswered()).toEqual([counselorName, null]);
    await write(counselor, student.id);
    expect(await unanswered()).toEqual([null]);
  });
});
