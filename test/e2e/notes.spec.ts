import type { NewNote } from '../../contract/requests/notes';
import type { NoteResource } from '../../contract/notes';
import { TestApp, type User } from '../support/app';

let app: TestApp;
let counselor: User;
let colleague: User;
let stranger: User;
let admin: User;
let student: User;
let other: User;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  colleague = await app.user('counselor', 'Olga');
  stranger = await app.user('counselor', 'Sven');
});

beforeEach(async () => {
  people++;
  student = await app.user('student', `Maya-${people}`);
  other = await app.user('student', `Liam-${people}`);
  for (const one of [student, other]) await app.grantAccess(counselor, one);
  await app.grantAccess(colleague, student);
});

afterAll(() => app.dispose());

const fields: NewNote = {
  ...{ kind: 'meeting', minutes: 30, date: '2026-11-20', text: 'Talked about her essay.' },
  visibility: 'staff',
};

async function write(changes: Partial<NewNote> = {}, by = counselor, about = student): Promise<string> {
  const { body } = await app
    .call('post', `/users/${about.id}/notes`, by)
    .send({ ...fields, ...changes })
    .expect(201);
  return (body as { id: string }).id;
}

async function read(by: User, query = '', about = student): Promise<NoteResource[]> {
  const { body } = await app.call('get', `/users/${about.id}/notes${query}`, by).expect(200);
  return (body as { data: NoteResource[] }).data;
}

const textsFor = async (by: User, query = '') =>
  (await read(by, query)).map(({ attributes }) => attributes.text);

it('a note has its kind, minutes, day, text, readers and author', async () => {
  const id = await write();
  expect(await read(colleague)).toEqual([
    {
      id,
      attributes: fields,
      relationships: {
        author: { data: { id: counselor.id, attributes: { name: 'Daniel Example' } } },
      },
    },
  ]);
});

it('a note can be read by the people whom it names', async () => {
  await write({ text: 'Mine', visibility: 'private' });
  await write({ text: 'Ours', visibility: 'staff' });
  await write({ text: 'Yours', visibility: 'student' });
  expect((await textsFor(counselor)).sort()).toEqual(['Mine', 'Ours', 'Yours']);
  expect((await textsFor(colleague)).sort()).toEqual(['Ours', 'Yours']);
  expect((await textsFor(admin)).sort()).toEqual(['Ours', 'Yours']);
  expect(await textsFor(student)).toEqual(['Yours']);
});

it('no one without access reads or writes notes', async () => {
  const id = await write({ visibility: 'student' });
  const exams = await app.user('exam_admin', 'Eve');
  await app.grantAccess(exams, student);
  const parent = await app.user('parent', 'Rosa');
  await app.linkParent(parent, student);
  const notes = `/users/${student.id}/notes`;
  for (const by of [stranger, other, exams, parent]) {
    await app.call('get', notes, by).expect(403);
    await app.call('post', notes, by).send(fields).expect(403);
    await app.call('patch', `${notes}/${id}`, by).send({ text: 'Changed' }).expect(403);
    await app.call('delete', `${notes}/${id}`, by).expect(403);
  }
  await app.call('post', notes, student).send(fields).expect(403);
});

it('a former counselor no longer reads or changes even own notes', async () => {
  const id = await write({ visibility: 'private' });
  await app.call('delete', `/users/${student.id}/counselors/${counselor.id}`, admin).expect(204);
  await app.call('get', `/users/${student.id}/notes`, counselor).expect(403);
  await app.call('patch', `/users/${student.id}/notes/${id}`, counselor).send({ text: 'X' }).expect(403);
  // The id of a student to whom the counselor still has access leads to nothing.
  await app.call('patch', `/users/${other.id}/notes/${id}`, counselor).send({ text: 'X' }).expect(404);
  await app.call('delete', `/users/${other.id}/notes/${id}`, counselor).expect(404);
});

it('only the author changes a note, and no one else finds a private one', async () => {
  const shared = await write();
  const own = await write({ visibility: 'private' });
  for (const by of [colleague, admin]) {
    await app.call('patch', `/users/${student.id}/notes/${shared}`, by).send({ text: 'X' }).expect(403);
    await app.call('delete', `/users/${student.id}/notes/${shared}`, by).expect(403);
    await app.call('patch', `/users/${student.id}/notes/${own}`, by).send({ text: 'X' }).expect(404);
    await app.call('delete', `/users/${student.id}/notes/${own}`, by).expect(404);
  }
});

it('a note that becomes private is hidden again', async () => {
  const id = await write({ visibility: 'student' });
  expect(await read(student)).toHaveLength(1);
  const note = `/users/${student.id}/notes/${id}`;
  await app.call('patch', note, counselor).send({ visibility: 'private', minutes: 45 }).expect(204);
  expect(await read(student)).toEqual([]);
  expect(await read(colleague)).toEqual([]);
  expect((await read(counselor))[0]!.attributes).toEqual({ ...fields, visibility: 'private', minutes: 45 });
});

it('a deleted note is restored by undo', async () => {
  const id = await write();
  const { headers } = await app.call('delete', `/users/${student.id}/notes/${id}`, counselor).expect(204);
  expect(await read(counselor)).toEqual([]);
  await app.call('post', '/undo', counselor).send({ request: headers['x-request-id'] }).expect(204);
  expect((await read(counselor))[0]).toMatchObject({ id, attributes: fields });
});

it('notes are found by text, ignoring case and accents, and by kind', async () => {
  await write({ text: 'Señora Torres called.', kind: 'family' });
  await write({ text: 'Essay draft.', kind: 'meeting' });
  expect(await textsFor(counselor, '?q=senora')).toEqual(['Señora Torres called.']);
  expect(await textsFor(counselor, '?q=DRAFT')).toEqual(['Essay draft.']);
  expect(await textsFor(counselor, '?kind=family')).toEqual(['Señora Torres called.']);
  expect(await textsFor(counselor, '?q=draft&kind=family')).toEqual([]);
});

it('notes are listed by day, the latest first', async () => {
  await write({ text: 'Later', date: '2026-11-22' });
  await write({ text: 'Earlier', date: '2026-11-01' });
  await write({ text: 'Between', date: '2026-11-10' });
  expect(await textsFor(counselor)).toEqual(['Later', 'Between', 'Earlier']);
});

it('a note must have a text, a day, a known kind and known readers', async () => {
  const { body } = await app
    .call('post', `/users/${student.id}/notes`, counselor)
    .send({ kind: 'lunch', minutes: 601, date: 'today', text: ' ', visibility: 'all' })
    .expect(422);
  expect((body as { fields: object }).fields).toEqual({
    kind: 'Choose meeting, call, family or other',
    minutes: 'Minutes must be between 0 and 600',
    date: 'Date must be a date such as 2027-01-15',
    text: 'Text is a required field',
    visibility: 'Choose who may read the note',
  });
});

it('the student exports only the notes shared with the student', async () => {
  await write({ text: 'Mine', visibility: 'private' });
  await write({ text: 'Ours', visibility: 'staff' });
  await write({ text: 'Yours', visibility: 'student' });
  const { body } = await app.call('get', '/users/export', student).expect(200);
  expect((body as { data: { notes: object[] } }).data.notes).toEqual([
    { staff: 'Daniel Example', kind: 'meeting', minutes: 30, date: '2026-11-20', text: 'Yours' },
  ]);
});

it('minutes are added up by month and kind, for the author alone', async () => {
  const author = await app.user('counselor', 'Nadia');
  await app.grantAccess(author, student);
  await write({ minutes: 30, date: '2026-09-02', visibility: 'private' }, author);
  await write({ minutes: 15, date: '2026-09-20' }, author);
  await write({ minutes: 10, date: '2026-09-20', kind: 'call' }, author);
  await write({ minutes: 20, date: '2026-10-01' }, author);
  await write({ minutes: 99, date: '2027-08-01' }, author);
  const period = '?from=2026-08-01&to=2027-07-31';
  const { body } = await app.call('get', `/notes/minutes${period}`, author).expect(200);
  const sums = (body as { data: { attributes: object }[] }).data.map(({ attributes }) => attributes);
  expect(sums).toEqual([
    { month: '2026-09', kind: 'meeting', notes: 2, minutes: 45 },
    { month: '2026-09', kind: 'call', notes: 1, minutes: 10 },
    { month: '2026-10', kind: 'meeting', notes: 1, minutes: 20 },
  ]);
  const csv = await app.call('get', `/notes/minutes.csv${period}`, author).expect(200);
  expect(csv.text.replace('\uFEFF', '').trim().split('\n')).toEqual([
    'month,kind,notes,minutes',
    '2026-09,meeting,2,45',
    '2026-09,call,1,10',
    '2026-10,meeting,1,20',
  ]);
  const none = await app.call('get', `/notes/minutes${period}`, stranger).expect(200);
  expect((none.body as { data: object[] }).data).toEqual([]);
});
