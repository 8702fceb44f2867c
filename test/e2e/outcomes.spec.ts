import supertest from 'supertest';
import type { ResponseOf } from '../../contract/calls';
import type { OutcomeImportResource, OutcomesResource } from '../../contract/outcomes';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';

const HARBOR = '3434';
const RIDGE = '3987';

let app: TestApp;
let admin: User;
let principal: User;
let counselor: User;
let student: User;
let entityId: string;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000' });
  const catalogue = new Catalogue(app);
  await catalogue.add(HARBOR, 'Harbor College');
  await catalogue.add(RIDGE, 'Ridge University');
  admin = await app.user('admin', 'Ada');
  principal = await app.user('account_admin', 'Principal');
  counselor = await app.user('counselor', 'Daniel');
  student = await app.user('student', 'Maya');
  entityId = await newSchool('Northgate', principal, student);
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

async function newSchool(name: string, ...members: readonly User[]): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name, description: '' }).expect(201);
  const { id } = body as { id: string };
  for (const { email } of members)
    await app.call('post', `/admin/entity/${id}/user`, admin).send({ email }).expect(200);
  return id;
}

async function outcomesFor(user: User, ceeb = HARBOR, of = student): Promise<OutcomesResource['attributes']> {
  const { body } = await app.call('get', `/users/${of.id}/outcomes/${ceeb}`, user).expect(200);
  return (body as { data: OutcomesResource }).data.attributes;
}

const share = (shared: boolean, user = principal) =>
  app.call('put', `/admin/entity/${entityId}/outcomes`, user).send({ shared });

type Import = OutcomeImportResource['attributes'] & { readonly id: string };
const flat = (body: unknown): Import => {
  const { id, attributes } = (body as { data: OutcomeImportResource }).data;
  return { id, ...attributes };
};

const upload = (csv: string, user = principal) =>
  supertest(app.url)
    .post('/api/outcome-imports')
    .set('token', user.token)
    .attach('file', Buffer.from(csv), 'past.csv');

const ended = (id: string) =>
  eventually(
    async () => flat((await app.call('get', `/outcome-imports/${id}`, principal).expect(200)).body),
    ({ state }) => state === 'done' || state === 'undone',
  );

const HEADER = 'college,class,plan,decision,gpa,sat,act';
const rows = (count: number, row: string) => Array.from({ length: count }, () => row);

async function run(...lines: readonly string[]): Promise<Import> {
  const { id } = flat((await upload([HEADER, ...lines].join('\n')).expect(201)).body);
  await app.call('post', `/outcome-imports/${id}/run`, principal).send({}).expect(202);
  return ended(id);
}

describe('outcomes at a college', () => {
  let importId: string;

  it('are few below ten decisions', async () => {
    await run(...rows(9, `${RIDGE},2024,EA,denied,3.2,1200,`));
    expect(await outcomesFor(counselor, RIDGE)).toMatchObject({ state: 'few', points: [] });
  });

  it('are those of past classes from a file', async () => {
    const { id, outcomes } = await run(
      ...rows(6, `${HARBOR},2023,ED,admitted,3.81,1420,`),
      ...rows(5, `${HARBOR},2024,regular,denied,3.2,,`),
    );
    importId = id;
    expect(outcomes).toBe(11);
    const { state, points } = await outcomesFor(counselor);
    expect(state).toBe('shown');
    expect(points).toHaveLength(11);
    expect(points[0]).toEqual({
      ...{ decision: 'admitted', gpa: 3.8, sat: 1420, act: null },
      ...{ classes: '2023', round: 'early' },
    });
  });

  it('are off for students until the school turns them on', async () => {
    expect(await outcomesFor(student)).toMatchObject({ state: 'off', points: [] });
    await share(true).expect(204);
    expect(await outcomesFor(student)).toMatchObject({ state: 'shown' });
    await share(false).expect(204);
    expect(await outcomesFor(student)).toMatchObject({ state: 'off' });
  });

  it('are turned on by an account admin of the school only', async () => {
    const stranger = await app.user('account_admin', 'Stranger');
    await newSchool('Southgate', stranger);
    await share(true, stranger).expect(403);
    await share(true, counselor).expect(403);
  });

  it('are shown to staff of the student only', async () => {
    const stranger = await app.user('counselor', 'Other');
    await app.call('get', `/users/${student.id}/outcomes/${HARBOR}`, stranger).expect(403);
  });

  it('of a file are gone once the import is undone', async () => {
    await app.call('post', `/outcome-imports/${importId}/undo`, principal).expect(202);
    expect(await ended(importId)).toMatchObject({ state: 'undone', undone: { removed: 11 } });
    expect(await outcomesFor(counselor)).toMatchObject({ state: 'few' });
  });
});

describe('a file of past results', () => {
  it('is checked line by line', async () => {
    const { body } = await upload(
      [
        HEADER,
        `${HARBOR},2024,EA,admitted,3.8,1420,`,
        `9999,2024,EA,admitted,3.8,1420,`,
        `${HARBOR},2099,EA,admitted,3.8,1420,`,
        `${HARBOR},2024,soon,admitted,3.8,1420,`,
        `${HARBOR},2024,EA,perhaps,3.8,1420,`,
        `${HARBOR},2024,EA,admitted,38,1420,`,
        `${HARBOR},2024,EA,admitted,3.8,1425,`,
        `${HARBOR},2024,EA,admitted,3.8,,40`,
      ].join('\n'),
    ).expect(201);
    const { rows: count, outcomes, faults } = flat(body);
    expect({ count, outcomes }).toEqual({ count: 8, outcomes: 1 });
    expect(faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('without a usable row cannot be run', async () => {
    const { id } = flat((await upload(`${HEADER}\n9999,2024,EA,admitted,,,`).expect(201)).body);
    await app.call('post', `/outcome-imports/${id}/run`, principal).send({}).expect(409);
  });

  it('is seen by its school only', async () => {
    const stranger = await app.user('account_admin', 'Elsewhere');
    await newSchool('Eastgate', stranger);
    const { id } = flat((await upload(`${HEADER}\n${HARBOR},2022,EA,denied,,,`).expect(201)).body);
    await app.call('get', `/outcome-imports/${id}`, stranger).expect(404);
    await upload(HEADER, counselor).expect(403);
  });
});

describe('an application', () => {
  let applicants: readonly User[];

  const apply = async (applicant: User) => {
    const path = `/users/${applicant.id}/applications/${RIDGE}`;
    await app
      .call('post', '/users/bookmark', applicant)
      .send({ ceeb_code: RIDGE, status: 'applied' })
      .expect(200);
    await app.settled();
    await app.call('patch', path, applicant).send({ decision: 'admitted' }).expect(204);
  };

  beforeAll(async () => {
    applicants = await Promise.all(
      Array.from({ length: 10 }, (_, index) => app.user('student', `S${index}`)),
    );
    const school = await newSchool('Westgate', ...applicants);
    await app.call('put', `/admin/entity/${school}/outcomes`, admin).send({ shared: true }).expect(204);
  });

  it('becomes a point of its school with the facts at its submission', async () => {
    const [first, ...others] = applicants;
    const numbers = { gpa: 4, gpaScale: 5, classRank: 1, classSize: 9 };
    await app.call('post', '/users/about', first).send(numbers).expect(200);
    await app
      .call('post', '/users/test', first)
      .send({ type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 700, math: 650 } })
      .expect(201);
    for (const applicant of applicants) await apply(applicant);
    await app
      .call('post', '/users/about', first)
      .send({ ...numbers, gpa: 5 })
      .expect(200);
    await app.settled();
    const { state, points, you } = await eventually(
      () => outcomesFor(first!, RIDGE, first),
      (found) => found.state === 'shown',
    );
    expect({ state, you }).toEqual({ state: 'shown', you: { gpa: 4, sat: 1350, act: null } });
    expect(points).toHaveLength(applicants.length);
    expect(points).toContainEqual(expect.objectContaining({ gpa: 3.2, sat: 1350, decision: 'admitted' }));
    expect(others).toHaveLength(9);
  });

  it('is no point once its student is erased', async () => {
    const [first, last] = [applicants[0]!, applicants.at(-1)!];
    await app.call('delete', `/admin/user/${last.id}`, admin).expect(204);
    await app.settled();
    expect(await outcomesFor(first, RIDGE, first)).toMatchObject({ state: 'few' });
  });
});

describe('the report on applications', () => {
  const report = (user: User, id: string, file = '') =>
    app.call('get', `/admin/entity/${id}/application-report${file}`, user);

  it('counts a school, its classes and groups, with small numbers hidden', async () => {
    const head = await app.user('account_admin', 'Head');
    const seniors = await Promise.all(
      Array.from({ length: 12 }, (_, index) => app.user('student', `T${index}`)),
    );
    const school = await newSchool('Longgate', head, ...seniors);
    for (const [index, senior] of seniors.entries())
      await app
        .call('post', '/users/bookmark', senior)
        .send({ ceeb_code: RIDGE, status: index < 2 ? 'interested' : 'applied' })
        .expect(200);
    for (const senior of seniors.slice(2)) {
      await app
        .call('patch', `/users/${senior.id}/applications/${RIDGE}`, senior)
        .send({ deadline: '2026-01-05' })
        .expect(204);
      await app
        .call('post', `/users/${senior.id}/transcripts`, senior)
        .send({ ceebs: [RIDGE], documents: ['transcript'] })
        .expect(204);
    }
    await app.settled();
    const { body } = await report(head, school).expect(200);
    const { data } = body as ResponseOf<'GET /admin/entity/{id}/application-report'>;
    expect(data.map(({ attributes }) => attributes.of)).toEqual(['school', 'class']);
    expect(data[0]!.attributes.counts).toMatchObject({
      ...{ students: 12, applicants: null, applications: 10, submitted: 10 },
      ...{ regular: null, admitted: null, documents: 10, documentsOnTime: null },
    });
    const { text } = await report(head, school, '.csv').expect(200);
    expect(text.split('\n')[1]).toMatch(/^Whole school,12,–,10,10,/);
  });

  it('is for admins of the school only', async () => {
    await report(counselor, entityId).expect(403);
    const stranger = await app.user('account_admin', 'Outsider');
    await newSchool('Farside', stranger);
    await report(stranger, entityId).expect(403);
    await report(admin, entityId).expect(200);
  });
});
