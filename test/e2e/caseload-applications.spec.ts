import type { CaseloadApplicationsPage } from '../../contract/caseload-applications';
import type { SavedStatus } from '../../contract/saved-colleges';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';

let app: TestApp;
let counselor: User;
const students: Record<string, User> = {};

const page = async (query = '', user = counselor) => {
  const { body } = await app.call('get', `/users/students/applications${query}`, user).expect(200);
  return body as CaseloadApplicationsPage;
};

/** Each application as the first name of its student and the name of its college. */
const listed = async (query?: string, user?: User) =>
  (await page(query, user)).data.map(({ relationships: { student, college } }) =>
    [student.data.attributes.name.split(' ')[0], college.data.attributes.name].join(' '),
  );

const save = (name: string, ceeb_code: string, status: SavedStatus = 'applying') =>
  app.call('post', '/users/bookmark', students[name]).send({ ceeb_code, status }).expect(200);

const edit = (name: string, ceeb: string, fields: object) =>
  app.call('patch', `/users/${students[name]!.id}/applications/${ceeb}`, counselor).send(fields).expect(204);

const submit = (user: User, ...applications: readonly (readonly [string, string])[]) =>
  app.call('post', '/users/students/applications/submitted', user).send({
    applications: applications.map(([name, ceeb]) => ({ studentId: students[name]!.id, ceeb })),
  });

const [yesterday, today, soon, later] = [-1, 0, 5, 30].map((days) => dateInNewYork(days)) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
  const catalogue = new Catalogue(app);
  await catalogue.add('3434', 'Harbor College', { deadlines: { ed1Deadline: soon, regDeadline: later } });
  await catalogue.add('3987', 'Ridge University', { deadlines: { regDeadline: later } });
  for (const name of ['Maya', 'Omar', 'Stranger']) students[name] = await app.user('student', name);
  for (const name of ['Maya', 'Omar']) await app.grantAccess(counselor, students[name]!);
  await save('Maya', '3434');
  await save('Maya', '3987');
  await save('Omar', '3434');
  await save('Omar', '3987', 'interested');
  await save('Stranger', '3434');
  await edit('Maya', '3434', { plan: 'ed' });
  await edit('Maya', '3987', { plan: 'regular', deadline: yesterday });
});

afterAll(() => app.dispose());

it('lists the applications of the reader’s students by deadline', async () => {
  expect(await listed()).toEqual(['Maya Ridge University', 'Maya Harbor College', 'Omar Harbor College']);
  expect(await page()).toMatchObject({ total: 3, students: 2, pageCount: 1 });
  const admin = await app.user('admin', 'Ada');
  expect(await listed('', admin)).toContain('Stranger Harbor College');
  expect(await listed('', await app.user('counselor', 'Zoe'))).toEqual([]);
});

it('shows what is known of an application and what is missing', async () => {
  const { data } = await page();
  expect(data[1]).toMatchObject({
    attributes: { plan: 'ed', dueOn: soon, submittedOn: null, openTasks: 0, hasFinalChoice: false },
    relationships: { student: { data: { id: students.Maya!.id } }, college: { data: { id: '3434' } } },
  });
});

it('counts and finds what is to be done', async () => {
  const { counts } = await page();
  expect(counts).toMatchObject({ all: 3, due: 1, late: 1, 'no-plan': 1, ask: 0, waiting: 0, decided: 0 });
  expect(await listed('?filter=due')).toEqual(['Maya Harbor College']);
  expect(await listed('?filter=late')).toEqual(['Maya Ridge University']);
  expect(await listed('?filter=no-plan')).toEqual(['Omar Harbor College']);
});

it('counts each choice together with the others', async () => {
  const { facets, total } = await page('?filter=late&plan=regular');
  expect(total).toBe(1);
  expect(facets.filter).toMatchObject({ all: 1, late: 1, due: 0 });
  expect(facets.plan).toMatchObject({ all: 1, regular: 1, ed: 0 });
  expect(facets.grade).toMatchObject({ all: 1, '9th': 1 });
});

it('searches names of students and colleges, and sorts and pages', async () => {
  expect(await listed('?q=omar')).toEqual(['Omar Harbor College']);
  expect(await listed('?q=ridge')).toEqual(['Maya Ridge University']);
  expect((await listed('?sort=-student'))[0]).toBe('Omar Harbor College');
  expect((await listed('?sort=-college'))[0]).toBe('Maya Ridge University');
  expect(await listed('?pageSize=2&currentPage=2')).toEqual(['Omar Harbor College']);
});

it('marks several applications as submitted, which one undo takes back', async () => {
  const marked = await submit(counselor, ['Maya', '3434'], ['Omar', '3434'], ['Omar', '3987']).expect(200);
  expect(marked.body).toEqual({ changed: 2, skipped: 1 });
  expect((await page()).counts).toMatchObject({ waiting: 2, incomplete: 2, due: 0 });
  const again = await submit(counselor, ['Maya', '3434']).expect(200);
  expect(again.body).toEqual({ changed: 0, skipped: 1 });
  const request = (marked.headers as Record<string, string>)['x-request-id'];
  await app.call('post', '/undo', counselor).send({ request }).expect(204);
  expect((await page()).counts).toMatchObject({ waiting: 0, due: 1 });
});

it('finds the applications that a college should have answered by now', async () => {
  await edit('Omar', '3434', { plan: 'rolling', submittedOn: dateInNewYork(-43) });
  await edit('Maya', '3434', { submittedOn: today });
  expect(await listed('?filter=waiting')).toEqual(
    expect.arrayContaining(['Omar Harbor College', 'Maya Harbor College']),
  );
  expect(await listed('?filter=ask')).toContain('Omar Harbor College');
  await edit('Omar', '3434', { decision: 'denied' });
  expect(await listed('?filter=ask')).not.toContain('Omar Harbor College');
  expect(await listed('?filter=decided')).toEqual(['Omar Harbor College']);
});

it('skips the students of others, and refuses a choice of only them', async () => {
  await submit(counselor, ['Stranger', '3434']).expect(403);
  const { body } = await submit(counselor, ['Stranger', '3434'], ['Maya', '3987']).expect(200);
  expect(body).toEqual({ changed: 1, skipped: 1 });
  const examAdmin = await app.user('exam_admin', 'Grace');
  await app.call('get', '/users/students/applications', examAdmin).expect(403);
});
