import type { ApplicationAttributes } from '../../contract/applications';
import type { NotificationPage } from '../../contract/notifications';
import type { SavedCollegesPage } from '../../contract/saved-colleges';
import type { TranscriptPage } from '../../contract/transcripts';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

let app: TestApp;
let counselor: User;
let stranger: User;
let student: User;
let parent: User;
let names = 0;

const today = dateInNewYork();
const [late, soon] = [plusDays(today, -3), plusDays(today, 5)];

beforeAll(async () => {
  app = await TestApp.start();
  const catalogue = new Catalogue(app);
  stranger = await app.user('counselor', 'Stranger');
  await catalogue.add('3434', 'Harbor College', { deadlines: { regDeadline: soon } });
  await catalogue.add('3987', 'Ridge University', { deadlines: { regDeadline: late } });
});

afterAll(() => app.dispose());

beforeEach(async () => {
  counselor = await app.user('counselor', `Daniel-${++names}`);
  parent = await app.user('parent', `Rosa-${names}`);
  student = await applicant(`Maya-${names}`);
  await app.linkParent(parent, student);
});

async function applicant(name: string): Promise<User> {
  const applying = await app.user('student', name);
  await app.grantAccess(counselor, applying);
  for (const ceeb of ['3434', '3987']) {
    await app
      .call('post', '/users/bookmark', applying)
      .send({ ceeb_code: ceeb, status: 'applying' })
      .expect(200);
    const path = `/users/${applying.id}/applications/${ceeb}`;
    await app.call('patch', path, applying).send({ plan: 'regular' }).expect(204);
  }
  return applying;
}

const ask = (by: User, ceebs: readonly string[], documents: readonly string[], of = student) =>
  app.call('post', `/users/${of.id}/transcripts`, by).send({ ceebs, documents });

const queue = async (user: User, search = ''): Promise<TranscriptPage> =>
  (await app.call('get', `/transcripts${search}`, user).expect(200)).body as TranscriptPage;

const rowsOf = async (user: User, search = '') =>
  (await queue(user, search)).data.map(
    ({
      attributes: { college, document },
      relationships: {
        student: { data },
      },
    }) => `${data!.attributes.name.split(' ')[0]!.split('-')[0]}: ${document}, ${college}`,
  );

const idsIn = async (user: User) => (await queue(user)).data.map(({ id }) => id);

const send = (by: User, ids: readonly string[], sentOn = today, way = 'common-app') =>
  app.call('post', '/transcripts/sent', by).send({ ids, sentOn, way });

async function application(user: User, ceeb: string): Promise<ApplicationAttributes> {
  const path = user === student ? '/users/saved-colleges' : `/users/${student.id}/saved-colleges`;
  const { data } = (await app.call('get', path, user).expect(200)).body as SavedCollegesPage;
  return data.find(({ attributes }) => attributes.ceeb_code === ceeb)!.attributes.application!;
}

const undo = ({ headers }: { headers: Record<string, unknown> }, by: User) =>
  app
    .call('post', '/undo', by)
    .send({ request: String(headers['x-request-id']) })
    .expect(204);

const noticesOf = async (user: User, kind: string) => {
  const { data } = (await app.call('get', '/notifications', user).expect(200)).body as NotificationPage;
  return data.flatMap(({ attributes }) =>
    attributes.kind === kind ? `${attributes.message} ${attributes.link}` : [],
  );
};

describe('the documents for an application', () => {
  it('are asked for by the student, and seen with the application', async () => {
    await ask(student, ['3434', '3987'], ['transcript', 'school-report']).expect(204);
    for (const reader of [student, parent, counselor]) {
      expect((await application(reader, '3434')).documents).toMatchObject([
        { document: 'transcript', requestedOn: today, requestedBy: 'student', sentOn: null, way: null },
        { document: 'school-report', requestedOn: today, requestedBy: 'student', sentOn: null, way: null },
      ]);
    }
    expect((await queue(counselor)).counts).toEqual({ open: 4, late: 2, dueSoon: 2, sent: 0 });
  });

  it('need an open application', async () => {
    await ask(student, ['2001'], ['transcript']).expect(409);
    await app
      .call('patch', `/users/${student.id}/applications/3434`, student)
      .send({ decision: 'withdrawn' })
      .expect(204);
    await ask(counselor, ['3434'], ['transcript']).expect(409);
    await ask(student, ['3987'], []).expect(422);
    await ask(student, ['3987'], ['diploma']).expect(422);
  });

  it('are asked for by staff, and withdrawn', async () => {
    await ask(counselor, ['3434'], ['final-report']).expect(204);
    const [document] = (await application(student, '3434')).documents;
    const { id, requestedBy } = document!;
    expect(requestedBy).toBe('staff');
    await app.call('delete', `/users/${student.id}/transcripts/${id}`, student).expect(204);
    expect((await application(student, '3434')).documents).toEqual([]);
    await send(counselor, [id]).expect(404);
  });

  it('are refused to parents and to staff without access', async () => {
    await ask(student, ['3434'], ['transcript']).expect(204);
    const ids = await idsIn(counselor);
    await ask(parent, ['3434'], ['transcript']).expect(403);
    await ask(stranger, ['3434'], ['transcript']).expect(403);
    await send(stranger, ids).expect(403);
    await send(student, ids).expect(403);
    await app.call('post', '/transcripts/reopened', stranger).send({ ids }).expect(403);
    expect((await queue(stranger)).counts).toEqual({ open: 0, late: 0, dueSoon: 0, sent: 0 });
    await app.call('get', '/transcripts', student).expect(403);
  });
});

describe('the queue of documents to send', () => {
  it('begins with the earliest deadline, or with the longest wait', async () => {
    const other = await applicant(`Noah-${names}`);
    await ask(student, ['3434'], ['transcript', 'final-report']).expect(204);
    await ask(other, ['3987'], ['transcript'], other).expect(204);
    expect(await rowsOf(counselor)).toEqual([
      'Noah: transcript, Ridge University',
      'Maya: transcript, Harbor College',
      'Maya: final-report, Harbor College',
    ]);
    expect((await rowsOf(counselor, '?sort=waiting')).slice(0, 2)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Maya/)]),
    );
    expect(await rowsOf(counselor, '?document=final-report')).toEqual(['Maya: final-report, Harbor College']);
    expect(await rowsOf(counselor, '?q=ridge')).toEqual(['Noah: transcript, Ridge University']);
    const second = await queue(counselor, '?pageSize=2&currentPage=2');
    expect(second).toMatchObject({ total: 3, pageCount: 2, data: [{}] });
  });

  it('leaves out what an application that ended no longer needs', async () => {
    await ask(student, ['3434', '3987'], ['transcript']).expect(204);
    await app
      .call('patch', `/users/${student.id}/applications/3434`, student)
      .send({ decision: 'withdrawn' })
      .expect(204);
    expect(await rowsOf(counselor)).toEqual(['Maya: transcript, Ridge University']);
  });

  it('marks documents of several students as sent, which is undone', async () => {
    const other = await applicant(`Noah-${names}`);
    await ask(student, ['3434'], ['transcript']).expect(204);
    await ask(other, ['3434'], ['transcript'], other).expect(204);
    const { headers } = await send(counselor, await idsIn(counselor), today, 'mail').expect(204);
    expect((await queue(counselor)).counts).toMatchObject({ open: 0, sent: 2 });
    const [document] = (await application(student, '3434')).documents;
    expect(document).toMatchObject({ sentOn: today, way: 'mail' });
    const { data } = await queue(counselor, '?state=sent');
    expect(data.map(({ relationships }) => relationships.sender.data!.id)).toEqual([
      counselor.id,
      counselor.id,
    ]);
    const request = String(headers['x-request-id']);
    await app.call('post', '/undo', counselor).send({ request }).expect(204);
    expect((await queue(counselor)).counts).toMatchObject({ open: 2, sent: 0 });
  });

  it('marks a document as not sent after all', async () => {
    await ask(student, ['3434'], ['transcript']).expect(204);
    const ids = await idsIn(counselor);
    await send(counselor, ids).expect(204);
    await app.call('post', '/transcripts/reopened', counselor).send({ ids }).expect(204);
    expect(await idsIn(counselor)).toEqual(ids);
  });

  it('refuses a day in the future, and an unknown document', async () => {
    await ask(student, ['3434'], ['transcript']).expect(204);
    await send(counselor, await idsIn(counselor), plusDays(today, 1)).expect(409);
    await send(counselor, ['nothing']).expect(404);
    await send(counselor, []).expect(422);
    await send(counselor, await idsIn(counselor), today, 'pigeon').expect(422);
  });

  it('is a file with all rows', async () => {
    await ask(student, ['3434'], ['transcript']).expect(204);
    const { text } = await app.call('get', '/transcripts.csv', counselor).expect(200);
    const [header, row] = text.replace('\uFEFF', '').split('\n');
    expect(header).toBe('student,college,ceebCode,document,requestedOn,requestedBy,dueOn,sentOn,way,sender');
    expect(row).toContain(`Harbor College,3434,transcript,${today},student,${soon},,,`);
  });
});

describe('those concerned', () => {
  it('are notified: the counselor when asked, the student when sent', async () => {
    await ask(student, ['3434'], ['transcript']).expect(204);
    const asked = await eventually(
      () => noticesOf(counselor, 'transcript-requested'),
      ({ length }) => length > 0,
    );
    expect(asked).toEqual([
      expect.stringMatching(/^Maya.* asked for the transcript for Harbor College\. \/transcripts$/),
    ]);
    await send(counselor, await idsIn(counselor)).expect(204);
    const sent = await eventually(
      () => noticesOf(student, 'transcript-sent'),
      ({ length }) => length > 0,
    );
    expect(sent).toEqual(['Your transcript was sent to Harbor College. /applications']);
  });

  it('keep no notification of what was withdrawn or not sent', async () => {
    const none = (user: User, kind: string) =>
      eventually(
        () => noticesOf(user, kind),
        ({ length }) => length === 0,
      );
    const one = (user: User, kind: string) =>
      eventually(
        () => noticesOf(user, kind),
        ({ length }) => length === 1,
      );
    await ask(student, ['3434'], ['transcript']).expect(204);
    const ids = await idsIn(counselor);
    await one(counselor, 'transcript-requested');
    const withdrawn = await app
      .call('delete', `/users/${student.id}/transcripts/${ids[0]}`, student)
      .expect(204);
    await none(counselor, 'transcript-requested');
    await undo(withdrawn, student);
    await one(counselor, 'transcript-requested');
    const sent = await send(counselor, ids).expect(204);
    await one(student, 'transcript-sent');
    await undo(sent, counselor);
    await none(student, 'transcript-sent');
    expect(await noticesOf(counselor, 'transcript-requested')).toHaveLength(1);
  });

  it('are notified of the number that is left', async () => {
    await ask(student, ['3434'], ['transcript', 'school-report', 'final-report']).expect(204);
    const heard = (number: string) =>
      eventually(
        () => noticesOf(counselor, 'transcript-requested'),
        ([notice]) => notice?.includes(number) ?? false,
      );
    await heard('3 documents');
    const [first, second] = await idsIn(counselor);
    const withdraw = (id = '') =>
      app.call('delete', `/users/${student.id}/transcripts/${id}`, student).expect(204);
    await withdraw(first);
    await heard('2 documents');
    await withdraw(second);
    await heard('for Harbor College');
  });

  it('see each change at once', async () => {
    const clients = await Promise.all(
      [student, counselor, parent].map(({ token }) => LiveClient.connect(app.url, token)),
    );
    await ask(student, ['3434'], ['transcript']).expect(204);
    for (const client of clients) {
      expect(await client.next(({ name }) => name === 'transcript.changed')).toMatchObject({
        id: student.id,
      });
      client.close();
    }
  });
});
