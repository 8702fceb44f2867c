import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import type { AuditPage } from '../../contract/admin';
import type { RecordViewResource } from '../../contract/record-views';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { complete, SECTIONS, type Sections } from '../support/exported';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';
import { textOf } from '../support/pdf-text';
import { messagesOf, School } from '../support/school';

const REASON = 'Elena Example, the mother, asked by phone.';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let seeded: SeededSchool;
let student: User;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  seeded = await seedSchool(app);
  student = seeded.users.student;
  await complete(seeded);
});

afterAll(() => app.dispose());

const ask = (user: User, of = student, reason = REASON) =>
  app.call('post', `/users/${of.id}/exports`, user).send({ reason });

const fetchZip = (user: User, exportId: string, of = student) =>
  app.call('get', `/users/${of.id}/exports/${exportId}`, user);

async function exported(user: User) {
  const { body } = await ask(user).expect(201);
  const { id } = body as { id: string };
  const { body: zip, headers } = await fetchZip(user, id).responseType('blob').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="record.zip"',
  });
  return { id, files: unzipSync(zip as Uint8Array) };
}

describe('a record export', () => {
  it('has everything of the student, as data and as lists', async () => {
    const { files } = await exported(seeded.users.account_admin);
    const { data } = JSON.parse(strFromU8(files['record.json']!)) as { data: Sections };
    const readme = strFromU8(files['README.txt']!);
    const kinds = SECTIONS.filter((section) => section !== 'invitation');
    expect(Object.keys(data).sort()).toEqual([...SECTIONS].sort());
    for (const kind of kinds) {
      const path = `lists/${kind}.csv`;
      const rows = parse(strFromU8(files[path]!), { columns: true, bom: true });
      expect([kind, rows.length]).toEqual([kind, data[kind]!.length]);
      expect(rows.length).toBeGreaterThan(0);
      expect(readme).toMatch(new RegExp(`^  ${path}: \\S.+ \\(${rows.length}\\)$`, 'm'));
    }
    expect(Object.keys(files).sort()).toEqual(
      ['README.txt', 'record.json', 'record.pdf', ...kinds.map((kind) => `lists/${kind}.csv`)].sort(),
    );
    const { title, pages } = await textOf(files['record.pdf']!);
    expect(title).toBe('the-student Example');
    expect(pages.join(' ')).toContain('I row.');
    expect(strFromU8(files['lists/honors.csv']!)).toContain('Finalist,Of twelve.,Local,2026-05-02');
    expect(strFromU8(files['lists/messagesSent.csv']!)).toContain('Where is my list?');
  });

  it('has only the names of other people', async () => {
    const { files } = await exported(seeded.users.admin);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).toContain('the-counselor Example');
    const { counselor, account_admin, exam_admin, admin } = seeded.users;
    for (const other of [counselor, account_admin, exam_admin, admin]) {
      expect(all).not.toContain(other.id);
      expect(all).not.toContain(other.email);
    }
  });

  it('is audited with its reason, announced to the student and in the log', async () => {
    const { account_admin, admin } = seeded.users;
    await exported(account_admin);
    await app.settled();
    const { body } = await app.call('get', '/admin/audit?type=RecordExported', admin).expect(200);
    const [entry] = (body as AuditPage).data;
    expect(entry).toMatchObject({
      attributes: { after: { reason: REASON }, actorRole: 'account_admin' },
    });
    const school = await School.open(app);
    await eventually(
      async () => messagesOf(await school.page(student)),
      (message) => message.includes('the-account-admin Example exported your whole record for your family.'),
    );
    const log = await app.call('get', '/users/record-views', student).expect(200);
    const { data } = log.body as { data: RecordViewResource[] };
    expect(data.find(({ attributes }) => attributes.what === 'export')?.attributes).toMatchObject({
      role: 'account_admin',
      name: 'the-account-admin Example',
    });
  });

  it('is made only by the account admin of the school and by admins', async () => {
    const { counselor, exam_admin, parent } = seeded.users;
    for (const user of [student, counselor, exam_admin, parent]) await ask(user).expect(403);
    const other = await app.user('account_admin', 'Other-School');
    await ask(other).expect(403);
    await ask(other, { ...student, id: UNKNOWN }).expect(404);
    await ask(seeded.users.admin, counselor).expect(404);
  });

  it('is fetched only by the user who made it, and of that student', async () => {
    const { account_admin, admin } = seeded.users;
    const { id } = await exported(account_admin);
    const another = await app.user('student', 'Another');
    await fetchZip(admin, id).expect(404);
    await fetchZip(admin, UNKNOWN).expect(404);
    const { body } = await ask(admin).expect(201);
    await fetchZip(admin, (body as { id: string }).id, another).expect(404);
    for (const user of [student, seeded.users.parent, seeded.users.counselor])
      await fetchZip(user, id).expect(403);
  });

  it('is in the requested language and names every list in it', async () => {
    const { admin } = seeded.users;
    const { body } = await ask(admin).expect(201);
    const { id } = body as { id: string };
    const { body: zip } = await fetchZip(admin, `${id}?language=es`).responseType('blob').expect(200);
    const files = unzipSync(zip as Uint8Array);
    const readme = strFromU8(files['README.txt']!);
    expect(readme).toContain('El expediente completo de the-student Example');
    expect(readme).not.toContain('undefined');
    expect((await textOf(files['record.pdf']!)).pages.join(' ')).toContain('Actividades');
    await fetchZip(admin, `${id}?language=xx`).expect(422);
  });

  it('needs a reason', async () => {
    const { body } = await ask(seeded.users.admin, student, ' ').expect(422);
    expect(body).toMatchObject({ fields: { reason: expect.stringMatching(/\w/) } });
  });
});
