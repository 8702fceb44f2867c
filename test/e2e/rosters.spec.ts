import { stringify } from 'csv-stringify/sync';
import supertest from 'supertest';
import type { RosterImportResource } from '../../contract/rosters';
import { EmailAddresses } from '../../src/modules/identity/accounts/email-addresses';
import { History } from '../../src/platform/history/history';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { TestApp, type User } from '../support/app';
import { delayAppends } from '../support/broken-off';
import { eventually } from '../support/eventually';
import { invitationTokenFor, mailsTo } from '../support/mails';

let app: TestApp;
let admin: User;
let accountAdmin: User;
let entityId: string;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000' });
  admin = await app.user('admin', 'Ada');
  accountAdmin = await app.user('account_admin', 'Principal');
  entityId = await newEntity('Harbor High', accountAdmin);
});

afterAll(() => app.dispose());

async function newEntity(name: string, member: User): Promise<string> {
  const { body } = await app.call('post', '/admin/entity', admin).send({ name, description: '' }).expect(201);
  const { id } = body as { id: string };
  await app.call('post', `/admin/entity/${id}/user`, admin).send({ email: member.email }).expect(200);
  return id;
}

type Import = RosterImportResource['attributes'] & { readonly id: string };
const flat = ({ data }: { data: RosterImportResource }): Import => ({ id: data.id, ...data.attributes });

const upload = (csv: string, user = accountAdmin, query = '', path = '/roster-imports') =>
  supertest(app.url)
    .post(`/api${path}${query}`)
    .set('token', user.token)
    .attach('file', Buffer.from(csv), 'people.csv');

async function check(csv: string, user = accountAdmin, query = ''): Promise<Import> {
  const { body } = await upload(csv, user, query).expect(201);
  return flat(body as { data: RosterImportResource });
}

async function get(id: string): Promise<Import> {
  const { body } = await app.call('get', `/roster-imports/${id}`, accountAdmin).expect(200);
  return flat(body as { data: RosterImportResource });
}

async function ended(id: string): Promise<Import> {
  return eventually(
    () => get(id),
    ({ state }) => !['checked', 'running', 'undoing'].includes(state),
    60_000,
  );
}

const endedFor = (user: User, id: string) =>
  eventually(
    async () => {
      const { body } = await app.call('get', `/roster-imports/${id}`, user).expect(200);
      return flat(body as { data: RosterImportResource }).state;
    },
    (state) => state === 'done',
  );

async function run(id: string, send: boolean): Promise<Import> {
  await app.call('post', `/roster-imports/${id}/run`, accountAdmin).send({ send }).expect(202);
  return ended(id);
}

async function undo(id: string): Promise<Import> {
  await app.call('post', `/roster-imports/${id}/undo`, accountAdmin).expect(202);
  return ended(id);
}

/** Students of this class are at school in any month. */
const NEXT_YEAR = new Date().getFullYear() + 1;

const fileOf = (count: number, name: string) =>
  [
    'Student First Name,Student Last Name,Email Address,Class of,Counselor',
    ...Array.from(
      { length: count },
      (_, index) => `Pupil,Number,${name}${index}@example.test,${NEXT_YEAR},${name}-staff@example.test`,
    ),
  ].join('\n');

const staffOf = (name: string) => `first,last,email,role\nNora,Staff,${name}-staff@example.test,counselor`;

const personOf = (name: string) => ({
  ...{ first_name: 'Pupil', last_name: 'Number', role: 'student', email: `${name}@example.test` },
});

async function studentsOf(user: User): Promise<string[]> {
  const { body } = await app.call('get', '/users/list-access', user).expect(200);
  return (body as { data: { attributes: { email: string } }[] }).data.map(
    ({ attributes }) => attributes.email,
  );
}

it('a roster is imported, mailed and undone, except for accepted accounts', async () => {
  await run((await check(staffOf('big'))).id, false);
  const count = 200;
  const file = await check(fileOf(count, 'big'));
  expect(file).toMatchObject({
    ...{ state: 'checked', rows: count, people: count, unchanged: 0, faults: [], school: 'Harbor High' },
  });
  expect(await studentsOf(accountAdmin)).not.toContain('big0@example.test');

  expect(await run(file.id, true)).toMatchObject({
    state: 'done',
    people: count,
    mailed: count,
    accepted: 0,
  });
  expect(await studentsOf(accountAdmin)).toEqual(
    expect.arrayContaining(['big0@example.test', 'big199@example.test']),
  );
  const token = await invitationTokenFor('big7@example.test', app.dataDir);
  await app
    .call('patch', '/auth/invitation')
    .set('x-pw-token', token)
    .send({ password: 'a password of my own' })
    .expect(200);
  const profile = await app
    .call('get', '/users/profile', { token: await app.signIn('big7@example.test', 'a password of my own') })
    .expect(200);
  expect(profile.body.data.attributes).toMatchObject({ role: 'student', grade_told: true });
  expect(await get(file.id)).toMatchObject({ mailed: count, accepted: 1 });

  const undone = await undo(file.id);
  expect(undone).toMatchObject({ state: 'undone', undone: { removed: count - 1, kept: 1 } });
  expect(undone.stayed).toEqual([
    { id: expect.any(String), name: 'Pupil Number', acceptedAt: expect.any(String) },
  ]);
  const left = await studentsOf(accountAdmin);
  expect(left.filter((email) => email.startsWith('big') && !email.includes('staff'))).toEqual([
    'big7@example.test',
  ]);
  // The undo frees their addresses and removes the mails.
  await eventually(
    () => mailsTo('big8@example.test', app.dataDir),
    (mails) => mails.length === 0,
  );
  const again = await check(fileOf(count, 'big'));
  expect(again).toMatchObject({ people: count - 1, unchanged: 1 });
  await eventually(
    () => app.app.get(EmailAddresses).holderOf('big8@example.test'),
    (holder) => holder === null,
  );
  expect(await run(again.id, false)).toMatchObject({ state: 'done', people: count - 1, faults: [] });
  expect(await app.app.get<JobQueue>(JOB_QUEUE).parked()).toEqual([]);
});

it('a roster imported without mails is mailed from the list, once each', async () => {
  await run((await check(staffOf('later'))).id, false);
  const { id } = await check(fileOf(3, 'later'));
  expect(await run(id, false)).toMatchObject({ state: 'done', people: 3, mailed: 0 });
  const mail = () => app.call('post', `/roster-imports/${id}/mails`, accountAdmin).expect(200);
  expect(flat((await mail()).body as { data: RosterImportResource }).mailed).toBe(3);
  await mail();
  for (const index of [0, 1, 2]) await invitationTokenFor(`later${index}@example.test`, app.dataDir);
  const issued = [];
  for await (const { events } of app.app.get(History).readAll({ after: 0n, types: ['InvitationIssued'] }))
    issued.push(...events.map(({ data }) => (data as { userId: string }).userId));
  expect(new Set(issued).size).toBe(issued.length);
});

it('a roster skips people who have changed school', async () => {
  const { id } = await run((await check(staffOf('gone'))).id, false);
  const email = 'gone-staff@example.test';
  const userId = (await app.app.get(EmailAddresses).holderOf(email))!;
  const other = await app
    .call('post', '/admin/entity', admin)
    .send({ name: 'Elsewhere', description: '' })
    .expect(201);
  const { id: otherId } = other.body as { id: string };
  await app.call('post', `/admin/entity/${otherId}/user`, admin).send({ email }).expect(200);
  await app.call('delete', `/admin/entity/${entityId}/user/${userId}`, admin).expect(204);
  const { body } = await app.call('post', `/roster-imports/${id}/mails`, accountAdmin).expect(200);
  expect(flat(body as { data: RosterImportResource }).mailed).toBe(0);
  expect(await undo(id)).toMatchObject({ state: 'undone', undone: { removed: 0, kept: 1 } });
});

it('a roster gives counselors of the same file access to their students', async () => {
  const file = await check(
    [
      'first name,last name,email,role,counselor',
      'Maya,Torres,pair-student@example.test,student,pair-counselor@example.test',
      'Daniel,Reyes,pair-counselor@example.test,counselor,',
    ].join('\n'),
  );
  await run(file.id, true);
  const token = await invitationTokenFor('pair-counselor@example.test', app.dataDir);
  const { body } = await app
    .call('patch', '/auth/invitation')
    .set('x-pw-token', token)
    .send({ password: 'a password of my own' })
    .expect(200);
  const { newToken } = body as { newToken: string };
  expect(await studentsOf({ id: '', email: '', token: newToken })).toEqual(['pair-student@example.test']);
});

describe('the dry run of a roster', () => {
  it('shows which rows are left out, and why', async () => {
    const file = await check(
      [
        'first name,last name,email,counselor',
        'Ada,Else,ADA@example.test,',
        'Bad,Mail,nothing,',
        'No,Body,x@example.test,who@example.test',
      ].join('\n'),
    );
    expect(file).toMatchObject({ people: 0, faultCount: 3 });
    expect(file.faults.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This email address has an account that doesn’t belong to this school.'],
      [3, 'Email needs to be a valid format.'],
      [4, 'No counselor at this school or in this file has this email address.'],
    ]);
    const refused = await app
      .call('post', `/roster-imports/${file.id}/run`, accountAdmin)
      .send({ send: true });
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'nobody-to-invite']);
  });

  it('refuses formulas, duplicates and people of another school', async () => {
    const stranger = await app.user('counselor', 'Foreign');
    await newEntity('Far School', stranger);
    const rows = [
      ['Mr.', 'Formula', 'formula@example.test', '', ''],
      ["=cmd|' /C calc'!A0", 'Formula', 'cmd@example.test', '', ''],
      ['Ma\nya', 'Torres', 'lines@example.test', '', ''],
      ['Maya\0', 'Torres', 'nul@example.test', '', ''],
      ['Jose\u0301', 'Sun\u0303er', 'jose\u0301@example.test', '', ''],
      ['José', 'Suñer', 'JOSÉ@example.test', '', ''],
      ['Fora', 'Eign', 'FOREIGN@example.test', '', ''],
      ['Ada', 'Min', 'ada@example.test', '', ''],
      ['Boss', 'Boss', 'boss@example.test', 'admin', ''],
      ['Boss', 'Boss', 'boss@example.test', 'exam_admin', ''],
      ['Mia', 'Mine', 'mia@example.test', 'student', 'foreign@example.test'],
    ];
    const csv = stringify([['first name', 'last name', 'email', 'role', 'counselor'], ...rows], {
      record_delimiter: 'windows',
      bom: true,
    });
    const { people, faults, id } = await check(csv);
    const notLetters = 'First name should only contain letters.';
    const elsewhere = 'This email address has an account that doesn’t belong to this school.';
    const noRole = 'The role must be student, counselor or account admin.';
    expect(people).toBe(2);
    expect(faults.map(({ message }) => message)).toEqual([
      ...[notLetters, notLetters, 'This contains unreadable characters.'],
      'Line 7 already has this email address.',
      ...[elsewhere, elsewhere, noRole, noRole],
      'No counselor at this school or in this file has this email address.',
    ]);
    await run(id, false);
    expect(await studentsOf(accountAdmin)).toEqual(
      expect.arrayContaining(['formula@example.test', 'josé@example.test']),
    );
  });

  it('refuses a file that is too large', async () => {
    const tooLarge = `first name,last name,email\n${'x'.repeat(6 * 1024 * 1024)}`;
    const { body } = await upload(tooLarge).expect(422);
    expect(body.code).toBe('file-too-large');
  });

  it('accepts chosen columns after it has shown the header', async () => {
    const csv = 'Vorname;Nachname;Email\nMaya;Möller;maya-m@example.test';
    const { body } = await upload(csv, accountAdmin, '', '/roster-imports/columns').expect(200);
    expect(body.data).toEqual({
      headers: ['Vorname', 'Nachname', 'Email'],
      sample: ['Maya', 'Möller', 'maya-m@example.test'],
      columns: { email: 2 },
    });
    const refused = await upload(csv).expect(422);
    expect(refused.body.message).toBe('The file has no column for first name, last name.');
    expect(await check(csv, accountAdmin, '?columns=first_name:0,last_name:1')).toMatchObject({ people: 1 });
    await upload(csv, accountAdmin, '?columns=first_name:zero').expect(422);
  });

  it('needs an entity that the user manages, and belongs to it', async () => {
    const stranger = await app.user('account_admin', 'Stranger');
    const other = await newEntity('Hill School', stranger);
    const csv = 'first name,last name,email\nMaya,Torres,chosen@example.test';
    await upload(csv, accountAdmin, `?entity_id=${other}`).expect(422);
    expect((await upload(csv, admin).expect(422)).body.code).toBe('choose-entity');
    const { id } = await check(csv, admin, `?entity_id=${entityId}`);
    await app.call('get', `/roster-imports/${id}`, stranger).expect(404);
    for (const act of ['run', 'mails', 'undo'])
      await app.call('post', `/roster-imports/${id}/${act}`, stranger).send({ send: true }).expect(404);
    expect(await get(id)).toMatchObject({ state: 'checked' });
  });
});

it('a roster that is sent twice opens each account once', async () => {
  const csv = fileOf(5, 'twice').replaceAll(/,twice-staff@example\.test|,Counselor/g, '');
  const [one, other] = await Promise.all([check(csv), check(csv)]);
  const resume = delayAppends(app, (stream) => stream.startsWith('account-'));
  const post = (path: string, body?: object) =>
    app.call('post', `/roster-imports/${path}`, accountAdmin).send(body);
  const both = [one, one, other].map(({ id }) => post(`${id}/run`, { send: false }).expect(202));
  await Promise.all(both);
  expect((await post(`${one.id}/undo`).expect(409)).body).toMatchObject({ code: 'import-not-ready' });
  resume();
  const ran = await Promise.all([ended(one.id), ended(other.id)]);
  expect(ran.reduce((sum, { people }) => sum + people, 0)).toBe(5);
  const opened = (await studentsOf(accountAdmin)).filter((email) => email.startsWith('twice'));
  expect(opened).toHaveLength(5);
  for (const { id } of ran) await Promise.all([1, 2].map(() => post(`${id}/undo`).expect(202)));
  const undone = await Promise.all([ended(one.id), ended(other.id)]);
  expect(undone.reduce((sum, file) => sum + file.undone!.removed, 0)).toBe(5);
  expect((await studentsOf(accountAdmin)).filter((email) => email.startsWith('twice'))).toEqual([]);
});

it('a roster names the lines whose addresses another import has taken', async () => {
  const csv = fileOf(2, 'between').replaceAll(/,between-staff@example\.test|,Counselor/g, '');
  const [first, second] = [await check(csv), await check(csv)];
  expect((await run(first.id, false)).people).toBe(2);
  const { people, faultCount, faults } = await run(second.id, false);
  expect([people, faultCount]).toEqual([0, 2]);
  expect(faults).toEqual(
    [2, 3].map((line) => ({
      line,
      severity: 'error',
      message: 'An account with this email address was just opened.',
    })),
  );
});

it('a roster has a template that can be imported', async () => {
  const { text } = await app.call('get', '/roster-imports/template.csv', accountAdmin).expect(200);
  expect(await check(text)).toMatchObject({ rows: 2, people: 2, faults: [] });
});

it('everyone invited who has not signed in is reminded, at most once a day', async () => {
  const head = await app.user('account_admin', 'Headmistress');
  await newEntity('Hill School', head);
  const [file, later] = [fileOf(3, 'silent'), personOf('mailed')];
  await app.settled();
  const { id } = await check(staffOf('silent'), head);
  await app.call('post', `/roster-imports/${id}/run`, head).send({ send: false }).expect(202);
  await endedFor(head, id);
  const pupils = await check(file, head);
  await app.call('post', `/roster-imports/${pupils.id}/run`, head).send({ send: false }).expect(202);
  await endedFor(head, pupils.id);
  await app.call('post', '/invitations', head).send(later).expect(201);
  const remind = () => app.call('post', '/invitations/mails', head).expect(200);
  const [first] = await Promise.all([remind(), remind()]);
  expect(first.body).toEqual({ sent: 4, recent: 1, left: 0 });
  await invitationTokenFor('silent2@example.test', app.dataDir);
  await app.settled();
  expect((await remind()).body).toEqual({ sent: 0, recent: 5, left: 0 });
  expect(await mailsTo('silent2@example.test', app.dataDir)).toHaveLength(1);
});
