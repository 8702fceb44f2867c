import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { LetterBackground, LetterResource, LetterSheetResource } from '../../contract/letters';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { LETTER, letterCalls } from '../support/letters';
import { LiveClient } from '../support/live';

let app: TestApp;
let admin: User;
let accountAdmin: User;
let counselor: User;
let stranger: User;
let teacher: User;
let otherTeacher: User;
let student: User;
let otherStudent: User;
let schoolId: string;
let people = 0;

const WORDS = 'Maya is the best of her year';

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  accountAdmin = await app.user('account_admin', 'Olga');
  counselor = await app.user('counselor', 'Daniel');
  stranger = await app.user('counselor', 'Sven');
  teacher = await app.user('recommender', 'Teresa');
  otherTeacher = await app.user('recommender', 'Tom');
  const catalogue = new Catalogue(app);
  await catalogue.add('6001', 'Harbor College');
  await catalogue.add('6002', 'Hill College');
});

beforeEach(async () => {
  people++;
  student = await app.user('student', `Maya-${people}`);
  otherStudent = await app.user('student', `Liam-${people}`);
  await app.grantAccess(counselor, student);
  const school = { name: `Harbor High ${people}`, description: '' };
  const { body } = await app.call('post', '/admin/entity', admin).send(school).expect(201);
  schoolId = (body as { id: string }).id;
  for (const { email } of [student, teacher, otherTeacher, accountAdmin])
    await app.call('post', `/admin/entity/${schoolId}/user`, admin).send({ email }).expect(200);
  for (const ceeb_code of ['6001', '6002'])
    await app.call('post', '/users/bookmark', student).send({ ceeb_code, status: 'applying' }).expect(200);
});

afterAll(() => app.dispose());

const { choose, asking, asked, move, upload } = letterCalls(() => ({ app, student, teacher }));

async function queueOf(by: User): Promise<LetterResource[]> {
  const { body } = await app.call('get', '/letters', by).expect(200);
  return (body as { data: LetterResource[] }).data;
}

async function lettersOf(by: User): Promise<LetterResource[]> {
  const { body } = await app.call('get', `/users/${student.id}/letters`, by).expect(200);
  return (body as { data: LetterResource[] }).data;
}

const own = async (by: User) =>
  (await queueOf(by)).filter(({ relationships }) => relationships.student.data?.id === student.id);

const settings = (changes: object) =>
  app
    .call('put', `/admin/entity/${schoolId}/letters`, accountAdmin)
    .send({ needsApproval: false, opensOn: null, questions: [], ...changes });

describe('a request for a letter', () => {
  it('needs the choice about the right to see letters first', async () => {
    const { body } = await asking().expect(409);
    expect((body as { code: string }).code).toBe('rights-not-chosen');
  });

  it('reaches the author with the student, colleges, day and note', async () => {
    const application = `/users/${student.id}/applications/6001`;
    await app.call('patch', application, student).send({ deadline: '2027-01-02' }).expect(204);
    const id = await asked({ ceebs: ['6001', '6002'] });
    const [letter] = await own(teacher);
    expect(letter).toMatchObject({
      id,
      attributes: {
        ...{ status: 'asked', note: 'Mention the choir.', waived: true, dueOn: '2027-01-02' },
        colleges: [
          { ceeb: '6001', name: 'Harbor College', dueOn: '2027-01-02', isSent: false },
          { ceeb: '6002', name: 'Hill College', isSent: false },
        ],
      },
      relationships: { student: { data: { attributes: { name: `Maya-${people} Example` } } } },
    });
  });

  it('is refused for a college without an application', async () => {
    await choose(true).expect(204);
    const { body } = await asking({ ceebs: ['6003'] }).expect(409);
    expect(body).toMatchObject({
      code: 'college-not-applied',
      fields: { ceebs: expect.any(String) as string },
    });
  });

  it('is refused twice to one author for one college', async () => {
    await asked();
    expect((await asking().expect(409)).body).toMatchObject({ code: 'already-asked' });
    await asking({ ceebs: ['6002'] }).expect(201);
  });

  it('is refused before the first day of the school', async () => {
    await settings({ opensOn: dateInNewYork(3) }).expect(204);
    await choose(true).expect(204);
    expect((await asking().expect(409)).body).toMatchObject({ code: 'asking-not-open' });
  });

  it('waits for a counselor where the school wants that', async () => {
    await settings({ needsApproval: true }).expect(204);
    const id = await asked();
    expect(await own(teacher)).toEqual([]);
    await move(id, teacher, 'accepted').expect(404);
    await move(id, stranger, 'asked').expect(404);
    await move(id, counselor, 'asked').expect(204);
    expect(await own(teacher)).toHaveLength(1);
  });

  it('to an unknown address opens an account in the student’s school', async () => {
    const person = { firstName: 'Nora', lastName: 'New', email: `nora-${people}@example.test` };
    await asked({ recommenderId: undefined, ...person });
    const { body } = await app.call('get', `/users/${student.id}/letter-sheet`, student).expect(200);
    const sheet = (body as { data: LetterSheetResource }).data;
    const names = sheet.relationships.recommenders.data.map(({ attributes }) => attributes.name);
    expect(names).toContain('Nora New');
  });

  it('to the address of another role is refused', async () => {
    await choose(true).expect(204);
    const person = { firstName: 'Daniel', lastName: 'Example', email: counselor.email };
    expect((await asking({ recommenderId: undefined, ...person }).expect(409)).body).toMatchObject({
      code: 'not-a-recommender',
    });
  });

  it('is declined with a reason that the student reads', async () => {
    const id = await asked();
    await move(id, teacher, 'declined').expect(422);
    await move(id, teacher, 'declined', 'I am on leave.').expect(204);
    expect((await lettersOf(student))[0]!.attributes).toMatchObject({
      status: 'declined',
      reason: 'I am on leave.',
    });
  });
});

describe('an author', () => {
  it('sees the brag sheet and only what the student shares', async () => {
    const honor = { title: 'Finalist', description: 'Of 12.', type: 'Local', dateReceived: '2026-05-02' };
    await app.call('post', '/users/honors', student).send(honor).expect(201);
    const answers = [{ question: 'What are you proud of?', answer: 'Our choir.' }];
    await app.call('put', `/users/${student.id}/letter-sheet`, student).send({ answers }).expect(204);
    const id = await asked({ shares: ['honors'] });
    const { body } = await app.call('get', `/letters/${id}/background`, teacher).expect(200);
    const { data } = body as { data: LetterBackground };
    expect(data).toMatchObject({ answers, honors: [honor], activities: [], courses: [], testScores: [] });
  });

  it('sees nothing of the request of another author', async () => {
    const id = await asked();
    expect(await own(otherTeacher)).toEqual([]);
    await app.call('get', `/letters/${id}/background`, otherTeacher).expect(404);
    await upload(id, LETTER, otherTeacher).expect(404);
    await move(id, otherTeacher, 'accepted').expect(404);
    await app.call('get', `/letters/${id}/file`, otherTeacher).expect(404);
  });

  it('sees nothing after declining', async () => {
    const id = await asked();
    await move(id, teacher, 'declined', 'No time.').expect(204);
    expect(await own(teacher)).toEqual([]);
    await app.call('get', `/letters/${id}/background`, teacher).expect(404);
    await upload(id).expect(404);
  });

  it('cannot upload what is not a PDF, or more than 5 MB', async () => {
    const id = await asked();
    const refused = (await upload(id, Buffer.from('Dear college')).expect(422)).body;
    expect(refused).toMatchObject({ code: 'not-a-pdf' });
    const large = Buffer.concat([LETTER, Buffer.alloc(5 * 1024 * 1024), LETTER]);
    expect((await upload(id, large).expect(422)).body).toMatchObject({ code: 'letter-too-large' });
  });
});

describe('a letter', () => {
  it('is downloaded by staff with access and marked as sent', async () => {
    const id = await asked();
    await upload(id).expect(204);
    await app.call('get', `/letters/${id}/file`, stranger).expect(404);
    const { body } = await app.call('get', `/letters/${id}/file`, counselor).expect(200);
    expect(Buffer.from(body as Buffer).toString()).toBe(LETTER.toString());
    await app
      .call('put', `/letters/${id}/sent`, counselor)
      .send({ ceebs: ['6001'] })
      .expect(204);
    expect((await lettersOf(student))[0]!.attributes).toMatchObject({
      status: 'written',
      colleges: [{ ceeb: '6001', isSent: true }],
    });
    await upload(id, Buffer.concat([LETTER, LETTER])).expect(409);
  });

  it('never reaches a student who waived the right to see it', async () => {
    const id = await asked();
    await upload(id).expect(204);
    await app.call('get', `/letters/${id}/file`, student).expect(404);
    const [letter] = await lettersOf(student);
    expect(letter!.attributes).toMatchObject({ status: 'written', readable: false });
    await app.settled();
    for (const path of [
      '/users/export',
      `/users/${student.id}/letters`,
      `/users/${student.id}/letter-sheet`,
    ]) {
      const { text } = await app.call('get', path, student).expect(200);
      expect(text).not.toContain(WORDS);
      expect(text).not.toContain(LETTER.toString('base64').slice(0, 24));
    }
    await app.call('delete', `/users/${student.id}/letter-rights`, student).expect(403);
    await app.call('delete', `/users/${student.id}/letter-rights`, counselor).expect(204);
    await choose(false).expect(204);
    await app.call('get', `/letters/${id}/file`, student).expect(404);
  });

  it('that was waived is in no response that a student can get', async () => {
    const id = await asked();
    const uploaded = await upload(id).expect(204);
    await app
      .call('post', '/undo', student)
      .send({ request: requestOf(uploaded) })
      .expect(404);
    await app.settled();
    const lines = (await readFile(join(__dirname, '../access.txt'), 'utf8')).split('\n');
    const paths = lines.flatMap((line) => {
      const [, path, roles] = /^GET (\S+) +(.*)$/.exec(line) ?? [];
      return path && roles!.split(', ').includes('student') ? path : [];
    });
    expect(paths).toContain('/api/student/snapshot/{studentId}');
    for (const path of paths) {
      const address = path
        .replace(/\{(studentId|userId)\}/, student.id)
        .replace('{ceeb}', '6001')
        .replace(/\{\w+\}/, id);
      const query = path.includes('snapshot') ? `?asOf=${dateInNewYork()}` : '';
      const answer = await fetch(`${app.url}${address}${query}`, { headers: { token: student.token } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const found = [WORDS, LETTER.toString('base64').slice(0, 24)].filter((text) => bytes.includes(text));
      expect([path, ...found]).toEqual([path]);
    }
  });

  it('is in no file of the family’s export', async () => {
    await upload(await asked({}, false)).expect(204);
    await app.settled();
    const body = { reason: 'They asked for it.' };
    const made = await app.call('post', `/users/${student.id}/exports`, accountAdmin).send(body).expect(201);
    const path = `/users/${student.id}/exports/${(made.body as { id: string }).id}`;
    const zip = await app.call('get', path, accountAdmin).responseType('blob').expect(200);
    const files = unzipSync(zip.body as Uint8Array);
    expect(Object.keys(files)).toContain('record.json');
    for (const content of Object.values(files)) expect(strFromU8(content)).not.toContain(WORDS);
  });

  it('can be read by a student who kept the right to see it', async () => {
    const id = await asked({}, false);
    await upload(id).expect(204);
    await app.call('get', `/letters/${id}/file`, student).expect(200);
    await app.call('get', `/letters/${id}/file`, otherStudent).expect(404);
  });

  it('is sealed in the vault, and removed with the student', async () => {
    const id = await asked();
    await upload(id).expect(204);
    const vault = app.app.get<Vault>(VAULT);
    const [stored] = await vault.owned('letter', student.id);
    expect(JSON.stringify(stored)).not.toContain(LETTER.toString('base64').slice(0, 24));
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await eventually(
      () => vault.owned('letter', student.id),
      (left) => left.length === 0,
    );
    expect(await own(teacher)).toEqual([]);
    await app.call('get', `/letters/${id}/file`, counselor).expect(404);
  });
});

const requestOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-request-id']);
const undo = (by: User, request: string) => app.call('post', '/undo', by).send({ request }).expect(204);

it('a recommender’s queue has as many pages as its letters fill', async () => {
  await asked();
  const { length } = await queueOf(teacher);
  const page = async (currentPage: number) => {
    const search = `?currentPage=${currentPage}&pageSize=${length + 1}`;
    const { body } = await app.call('get', `/letters${search}`, teacher).expect(200);
    const { data, pageCount } = body as { data: LetterResource[]; pageCount: number };
    return [data.length, pageCount];
  };
  expect(await page(1)).toEqual([length, 1]);
  expect(await page(2)).toEqual([0, 1]);
});

describe('a parent', () => {
  it('sees where each letter of a child is, but neither reads nor changes it', async () => {
    const [parent, otherParent] = [await app.user('parent', 'Rosa'), await app.user('parent', 'Karin')];
    await app.linkParent(parent, student);
    await app.linkParent(otherParent, otherStudent);
    const live = await LiveClient.connect(app.url, parent.token);
    const id = await asked({ shares: ['courses'] }, false);
    await live.next(({ name }) => name === 'letter.changed');
    live.close();
    await upload(id).expect(204);
    const [letter] = await lettersOf(parent);
    expect(letter).toMatchObject({
      attributes: { status: 'written', note: '', reason: '', shares: [], readable: false },
      relationships: { recommender: { data: { attributes: { name: 'Teresa Example' } } } },
    });
    await app.call('get', `/users/${student.id}/letters`, otherParent).expect(403);
    for (const path of [`/letters/${id}/file`, `/letters/${id}/background`, '/letters'])
      await app.call('get', path, parent).expect(403);
    await app.call('get', `/users/${student.id}/letter-sheet`, parent).expect(403);
    await move(id, parent, 'canceled').expect(403);
    await app.call('post', `/users/${student.id}/letters`, parent).send({}).expect(403);
  });
});

describe('undoing', () => {
  it('cancels a request, and restores one that was declined', async () => {
    await choose(true).expect(204);
    const answer = await asking().expect(201);
    const { id } = answer.body as { id: string };
    const declined = await move(id, teacher, 'declined', 'No time.').expect(204);
    await undo(teacher, requestOf(declined));
    expect((await lettersOf(student))[0]!.attributes).toMatchObject({ status: 'asked', reason: '' });
    const second = await asking({ ceebs: ['6002'] }).expect(201);
    await undo(student, requestOf(second));
    expect((await lettersOf(student))[0]!.attributes.status).toBe('canceled');
  });

  it('restores the brag sheet and the settings', async () => {
    const sheet = async () =>
      (await app.call('get', `/users/${student.id}/letter-sheet`, student)).body as unknown;
    const before = await sheet();
    const answers = [{ question: 'Why?', answer: 'Because.' }];
    const path = `/users/${student.id}/letter-sheet`;
    const answered = await app.call('put', path, student).send({ answers }).expect(204);
    const changed = await settings({ needsApproval: true, questions: ['Why?'] }).expect(204);
    expect(await sheet()).not.toEqual(before);
    await undo(accountAdmin, requestOf(changed));
    await undo(student, requestOf(answered));
    expect(await sheet()).toEqual(before);
  });
});
