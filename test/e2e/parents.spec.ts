import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { ServerEvent } from '../../contract/realtime';
import { PASSWORD, TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { LiveClient } from '../support/live';

let app: TestApp;
let student: User;
let parent: User;
let counselor: User;
let linkId: string;
const clients: LiveClient[] = [];

const live = async ({ token }: User) => {
  const client = await LiveClient.connect(app.url, token);
  clients.push(client);
  return client;
};

const named =
  (name: string) =>
  (event: ServerEvent): boolean =>
    event.name === name;

beforeAll(async () => {
  app = await TestApp.start();
  student = await app.user('student', 'Maya');
  parent = await app.user('parent', 'Elena');
  counselor = await app.user('counselor', 'Daniel');
  await app.grantAccess(counselor, student);
  linkId = await app.linkParent(parent, student);
  await new Catalogue(app).add('3434', 'Harbor College', { deadlines: { regDeadline: '2027-01-05' } });
  await app.call('post', '/users/bookmark', student).send({ ceeb_code: '3434' }).expect(200);
  await app.call('post', '/v2/tasks/reminders', student).send({ name: 'Ask two teachers' }).expect(201);
});

afterAll(async () => {
  for (const client of clients) client.close();
  await app.dispose();
});

/** Excludes signing out, public calls, and calls by which the parent accepts or refuses. */
const EXCLUDED = /^\/api\/(auth|children\/|notifications\/unsubscribe|page-loads|payment\/webhook)/;

/** Makes every call with the child's id for each id; returns the status of each call. */
async function callAll(methods: (method: string) => boolean, as: User): Promise<Map<string, number>> {
  const { paths } = SwaggerModule.createDocument(app.app, new DocumentBuilder().build());
  const calls = Object.entries(paths).flatMap(([path, of]) =>
    Object.keys(of)
      .filter((method) => methods(method) && !EXCLUDED.test(path))
      .map((method) => [method.toUpperCase(), path] as const),
  );
  const statuses = new Map<string, number>();
  for (const [method, path] of calls) {
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const response = await fetch(`${app.url}${path.replaceAll(/\{(\w+)\}/g, student.id)}`, {
      method,
      headers: {
        token: as.token,
        studentid: student.id,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      body: hasBody ? '{}' : undefined,
      redirect: 'manual',
    });
    await response.text();
    statuses.set(`${method} ${path}`, response.status);
  }
  return statuses;
}

const open = (statuses: ReadonlyMap<string, number>) =>
  [...statuses].filter(([, status]) => status !== 403).map(([call]) => call);

async function feedOf(user: User): Promise<() => Promise<string>> {
  const { body } = await app
    .call('post', '/users/calendar-feed', user)
    .send({ password: PASSWORD })
    .expect(201);
  const { pathname } = new URL((body as { data: { url: string } }).data.url);
  return async () => (await fetch(`${app.url}${pathname}`)).text();
}

describe('a parent', () => {
  it('writes only what is his or her own', async () => {
    const statuses = await callAll((method) => method !== 'get', parent);
    expect(statuses.size).toBeGreaterThan(80);
    expect(open(statuses).sort()).toEqual([
      'DELETE /api/users/calendar-feed',
      'DELETE /api/users/profile/email',
      'PATCH /api/users/profile',
      'POST /api/messages',
      'POST /api/undo',
      'POST /api/users/calendar-feed',
      'POST /api/users/second-factor',
      'POST /api/users/second-factor/confirm',
      'POST /api/users/second-factor/off',
      'POST /api/users/second-factor/recovery-codes',
      'POST /api/users/sign-in/unlink',
      'PUT /api/users/language',
    ]);
  });

  it('reads only the plan of his or her own child', async () => {
    const reading = (method: string) => method === 'get';
    const ofChild = open(await callAll(reading, parent));
    const ofStranger = new Set(open(await callAll(reading, await app.user('parent', 'Stranger'))));
    expect(ofChild.filter((call) => !ofStranger.has(call)).sort()).toEqual([
      'GET /api/dashboard/{studentId}',
      'GET /api/sessions/times/{studentId}',
      'GET /api/users/{studentId}/letters',
      'GET /api/users/{studentId}/outcomes/{ceeb}',
      'GET /api/users/{studentId}/saved-colleges',
      'GET /api/v2/tasks/{studentId}',
    ]);
    expect([...ofStranger].filter((call) => /\{(studentId|userId)\}/.test(call))).toEqual([]);
  });

  it('sees tasks, colleges, deadlines and the calendar of the child', async () => {
    const read = async (path: string) => (await app.call('get', path, parent).expect(200)).body;
    expect(await read('/children')).toMatchObject({
      data: [{ id: student.id, attributes: { firstName: 'Maya', state: 'accepted' } }],
    });
    expect(await read(`/v2/tasks/${student.id}`)).toMatchObject({
      data: [{ attributes: { name: 'Ask two teachers' } }],
    });
    expect(await read(`/users/${student.id}/saved-colleges`)).toMatchObject({
      data: [{ attributes: { name: 'Harbor College', regDeadline: '2027-01-05' } }],
    });
    const { data } = (await read(`/dashboard/${student.id}`)) as { data: object };
    expect(data).toMatchObject({ tasks: { all: 1 }, colleges: { counts: { interested: 1 } } });
    expect(Object.keys(data).sort()).toEqual(['colleges', 'sessions', 'tasks', 'weeks']);
    const feed = await (await feedOf(parent))();
    expect(feed).toContain('Harbor College · Regular deadline');
    expect(feed).toContain('/parent/colleges');
  });

  it('sees when the child’s sessions are, but no notes', async () => {
    const timeRequested = new Date((Math.floor(Date.now() / 3_600_000) + 72) * 3_600_000).toISOString();
    const wish = { timeRequested, lengthInMinutes: 30, notes: 'About a private matter' };
    await app.call('post', '/sessions/request', student).send(wish).expect(201);
    const { body, text } = await app.call('get', `/sessions/times/${student.id}`, parent).expect(200);
    expect(body).toMatchObject({ data: [{ attributes: { timeRequested } }] });
    expect(text).not.toContain('private');
  });

  it('can write only to the child’s counselor, who sees whose parent it is', async () => {
    const send = (from: User, to: string) =>
      app.call('post', '/messages', from).send({ content: 'Hello', sentTo: to });
    const contacts = async (of: User) =>
      (await app.call('get', '/messages/contacts', of).expect(200)).body as {
        data: { id: string; attributes: { relation: string; parentOf?: string[]; mayWrite: boolean } }[];
      };
    const examAdmin = await app.user('exam_admin', 'Scores');
    const other = await app.user('counselor', 'Other');
    const another = await app.user('parent', 'Another');
    await app.grantAccess(examAdmin, student, 'access-sync');
    await app.linkParent(another, student);
    await send(parent, counselor.id).expect(201);
    await send(counselor, parent.id).expect(201);
    await send(parent, 'support').expect(201);
    for (const { id } of [student, examAdmin, other, another]) await send(parent, id).expect(403);
    for (const from of [student, examAdmin, other, another]) await send(from, parent.id).expect(403);
    await app.settled();
    const ids = (await contacts(parent)).data.map(({ id }) => id);
    expect(ids.sort()).toEqual([counselor.id, 'support'].sort());
    const known = (await contacts(counselor)).data.find(({ id }) => id === parent.id);
    expect(known?.attributes).toMatchObject({
      relation: 'parent',
      parentOf: ['Maya Example'],
      mayWrite: true,
    });
    await app.call('get', `/messages/sendee/${counselor.id}`, another).expect(200);
    await app.call('get', `/messages/sendee/${student.id}`, parent).expect(403);
  });

  it('keeps the plan of a child who moves, and gets the new counselor', async () => {
    const admin = await app.user('admin', 'Ada');
    const [child, own] = [await app.user('student', 'Moving'), await app.user('parent', 'Along')];
    const [before, after] = [await app.user('counselor', 'Before'), await app.user('counselor', 'After')];
    await app.linkParent(own, child);
    const school = async (name: string, ...members: User[]) => {
      const { body } = await app.call('post', '/admin/entity', admin).send({ name }).expect(201);
      const { id } = body as { id: string };
      for (const { email } of members)
        await app.call('post', `/admin/entity/${id}/user`, admin).send({ email }).expect(200);
      return id;
    };
    const [from, to] = [await school('Northgate', child, before), await school('Southgate', after)];
    await app.grantAccess(before, child);
    const send = (sender: User, sentTo: string) =>
      app.call('post', '/messages', sender).send({ content: 'Hello', sentTo });
    await send(own, before.id).expect(201);
    await app
      .call('patch', `/admin/entity/${from}/user/${child.id}`, admin)
      .send({ entity_id: to })
      .expect(204);
    await app.grantAccess(after, child);
    await send(own, before.id).expect(403);
    await send(before, own.id).expect(403);
    await send(own, after.id).expect(201);
    await app.call('get', `/dashboard/${child.id}`, own).expect(200);
  });

  it('gets changes of the plan until the student removes the parent', async () => {
    const [watching, staying] = [await live(parent), await live(counselor)];
    const calendar = await feedOf(parent);
    expect(await calendar()).toContain('Harbor College');
    await app.call('post', '/v2/tasks/reminders', student).send({ name: 'First' }).expect(201);
    await watching.next(named('assignment.added'));
    const listed = await app.call('get', `/users/${student.id}/parents`, student).expect(200);
    expect((listed.body as { data: { id: string }[] }).data.map(({ id }) => id)).toContain(linkId);
    const stranger = await app.user('student', 'Nosy');
    await app.call('delete', `/users/${stranger.id}/parents/${linkId}`, stranger).expect(404);
    await app.call('delete', `/users/${student.id}/parents/${linkId}`, student).expect(204);
    await app.call('get', `/v2/tasks/${student.id}`, parent).expect(403);
    await app.call('get', `/dashboard/${student.id}`, parent).expect(403);
    expect(await calendar()).not.toContain('Harbor College');
    await watching.next(
      (event) => event.name === 'access.changed' && event.id === student.id && event.version === 2,
    );
    const heard = watching.events.filter(named('assignment.added')).length;
    await app.call('post', '/v2/tasks/reminders', student).send({ name: 'Second' }).expect(201);
    await staying.next(
      (event) =>
        named('assignment.added')(event) && staying.events.filter(named('assignment.added')).length === 2,
    );
    expect(watching.events.filter(named('assignment.added'))).toHaveLength(heard);
    expect((await app.call('get', '/children', parent).expect(200)).body).toEqual({ data: [] });
    const closed = await app
      .call('post', '/messages', parent)
      .send({ content: 'Still there?', sentTo: counselor.id })
      .expect(403);
    expect((closed.body as { code: string }).code).toBe('conversation-closed');
  });
});
