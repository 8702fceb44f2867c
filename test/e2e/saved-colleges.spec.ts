import type { SavedCollegesPage, SavedStatus } from '../../contract/saved-colleges';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { LiveClient } from '../support/live';

let app: TestApp;
let catalogue: Catalogue;
let counselor: User;
let stranger: User;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  counselor = await app.user('counselor', 'Daniel');
  stranger = await app.user('student', 'Julian');
  await catalogue.add('3434', 'Harbor College', { deadlines: { regDeadline: '2027-01-05' } });
  await catalogue.add('3987', 'Ridge University', { facts: { unitId: '166027' } });
  await catalogue.add('U199999', 'Valley Institute');
  await catalogue.add('3001', 'Hidden College', { status: 'review' });
});

afterAll(() => app.dispose());

let students = 0;

async function newStudent(): Promise<User> {
  const student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
  return student;
}

async function save(student: User, ceeb_code: string, status?: SavedStatus): Promise<string> {
  const { body } = await app
    .call('post', '/users/bookmark', student)
    .send({ ceeb_code, state: 'MA', status })
    .expect(200);
  return (body as { data: { id: string } }).data.id;
}

async function list(user: User, query = '', path = '/users/saved-colleges'): Promise<SavedCollegesPage> {
  const { body } = await app.call('get', `${path}${query}`, user).expect(200);
  return body as SavedCollegesPage;
}

const names = ({ data }: SavedCollegesPage) => data.map(({ attributes }) => attributes.name);

describe('the list of saved colleges', () => {
  it('shows saved colleges, newest first, with their catalogue data', async () => {
    const student = await newStudent();
    const harbor = await save(student, '3434');
    await save(student, 'U199999', 'applying');
    const { data, total, pageCount } = await list(student);
    expect(data.map(({ attributes }) => attributes.name)).toEqual(['Valley Institute', 'Harbor College']);
    expect(data[1]).toEqual({
      id: harbor,
      attributes: {
        record_id: harbor,
        ceeb_code: '3434',
        name: 'Harbor College',
        state: 'MA',
        location: 'Boston',
        status: 'interested',
        savedAt: expect.stringMatching(/Z$/),
        version: 0,
        eaDeadline: null,
        ed1Deadline: null,
        ed2Deadline: null,
        regDeadline: '2027-01-05',
      },
      relationships: {},
    });
    expect(total).toEqual({ interested: 1, applying: 1, applied: 0 });
    expect(pageCount).toBe(1);
    expect(names(await list(student, '?status=applying'))).toEqual(['Valley Institute']);
    expect(names(await list(student, '?pageSize=1&currentPage=2'))).toEqual(['Harbor College']);
    await app.call('get', '/users/saved-colleges?status=odd', student).expect(422);
  });

  it('moves a college saved again to the top instead of adding it twice', async () => {
    const student = await newStudent();
    const harbor = await save(student, '3434');
    await save(student, '3987');
    expect(await save(student, '3434', 'applied')).toBe(harbor);
    const moved = await list(student);
    expect(names(moved)).toEqual(['Harbor College', 'Ridge University']);
    expect(moved.total).toEqual({ interested: 1, applying: 0, applied: 1 });
    await save(student, '3434');
    expect((await list(student)).data[0]!.attributes.status).toBe('applied');
  });

  it('recognizes one college by its CEEB code and by its UNITID', async () => {
    const student = await newStudent();
    expect(await save(student, 'U166027')).toBe(await save(student, '3987'));
    expect((await list(student)).data).toHaveLength(1);
  });

  it('accepts only colleges that students can see', async () => {
    const student = await newStudent();
    for (const ceeb_code of ['3001', '9999']) {
      const { body } = await app.call('post', '/users/bookmark', student).send({ ceeb_code }).expect(404);
      expect(body.message).toBe('College not found.');
    }
    await app.call('post', '/users/bookmark', student).send({ ceeb_code: 'MIT' }).expect(422);
  });

  it('still names a college that is withdrawn or deleted', async () => {
    const student = await newStudent();
    await catalogue.add('4001', 'Withdrawn College');
    await catalogue.add('4002', 'Deleted College');
    await save(student, '4001');
    await save(student, '4002');
    await catalogue.withdraw('4001');
    await catalogue.delete('4002');
    expect(names(await list(student))).toEqual(['Deleted College', 'Withdrawn College']);
    await save(student, '4002', 'applied');
    await save(student, '4001', 'applying');
    expect(names(await list(student))).toEqual(['Withdrawn College', 'Deleted College']);
    await app.call('post', '/users/bookmark', stranger).send({ ceeb_code: '4001' }).expect(404);
  });

  it('removes a college for its owner, also when repeated', async () => {
    const student = await newStudent();
    const id = await save(student, '3434');
    await app.call('delete', `/users/bookmark/${id}`, stranger).expect(404);
    await app.call('delete', `/users/bookmark/${id}`, student).expect(204);
    await app.call('delete', `/users/bookmark/${id}`, student).expect(204);
    expect((await list(student)).data).toEqual([]);
    await app.call('post', '/users/bookmark', student).send({ ceeb_code: '3434' }).expect(200);
    expect(names(await list(student))).toEqual(['Harbor College']);
  });

  it('is read by staff with access', async () => {
    const student = await newStudent();
    await save(student, '3434');
    expect(names(await list(counselor, '', `/users/${student.id}/saved-colleges`))).toEqual([
      'Harbor College',
    ]);
  });

  it('is pushed to the student and staff with access when anything changes', async () => {
    const student = await newStudent();
    const [hers, his, others] = await Promise.all(
      [student, counselor, stranger].map(({ token }) => LiveClient.connect(app.url, token)),
    );
    try {
      const id = await save(student, '3987');
      const isSaved = (version: number) => (event: { name: string; id: string; version: number }) =>
        event.name === 'saved-college.changed' && event.id === id && event.version === version;
      expect(await his!.next(isSaved(0))).toMatchObject({ data: { studentId: student.id } });
      await save(student, '3987', 'applying');
      await hers!.next(isSaved(1));
      await catalogue.setDeadlines('3987', { eaDeadline: '2026-11-01' });
      await hers!.next(({ name, id }) => name === 'college.changed' && id === '3987');
      await app.call('delete', `/users/bookmark/${id}`, student).expect(204);
      await hers!.next(isSaved(2));
      expect(others!.events).toEqual([]);
    } finally {
      for (const client of [hers, his, others]) client!.close();
    }
  });
});
