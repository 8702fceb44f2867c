import { join } from 'node:path';
import supertest from 'supertest';
import { access } from '../../projections/identity/access';
import { auditActions, type AuditAction } from '../../projections/admin/audit-actions';
import { audit, type AuditEntry } from '../../projections/admin/audit';
import { colleges } from '../../projections/colleges/colleges';
import { people } from '../../projections/identity/people';
import { taskDefinitions } from '../../projections/tasks/task-definitions';
import { collectionOf } from '../../src/kernel/projection';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { History } from '../../src/platform/history/history';
import { Projector } from '../../src/platform/projector/projector';
import { TestApp } from '../support/app';
import { delayAppends } from '../support/broken-off';
import { eventually } from '../support/eventually';

it('an import waits for lagging views and counts what it has done', async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  const header =
    'unitid,name,city,state,zip,lat,lon,control,locale,undergrad_enrollment,admission_rate,sat_rw_25,alias,' +
    'website,student_faculty_ratio,ceeb,athletics_assoc,ncaa_division,unknown_column';
  const row = (name: string, code: number) =>
    `20${code},${name},Portside,ME,04101,43.6,-70.2,private-nonprofit,city-small,900,0.42,610,,,11,${code},NCAA,D3,`;
  const csv = [header, row('Harbor College', 6001), row('Hill College', 6002)].join('\n');
  const upload = (url: string, file: string) =>
    supertest(url)
      .post('/api/colleges/imports')
      .set('token', admin.token)
      .attach('file', Buffer.from(file), 'c.csv');
  const { body } = await upload(seeding.url, csv).expect(201);
  const { id } = (body as { data: { id: string } }).data;
  await seeding.stop();

  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.leaseDuties([collectionOf(colleges)], 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  app.app.get(Projector).catchUpMs = 500;
  const stream = async () =>
    (await app.app.get(History).read(`college-import-${id}`)).map(({ type }) => type);
  try {
    const added = {
      ceeb_code: '2001',
      name: 'Lake College',
      about: 'By a lake.',
      state: 'NY',
      location: 'Lakeville',
      division: 'NCAA D3',
      school_type: 'Private, small town',
      fac_stu: '11:1',
    };
    await app.call('post', '/colleges/college', admin).send(added).expect(201);
    const refused = await upload(app.url, csv.replace('Hill', 'Vale')).expect(503);
    expect(refused.body).toEqual({
      statusCode: 503,
      code: 'unavailable',
      message: 'We’re still catching up. Try again in a moment.',
    });
    const running = app.call('post', `/colleges/imports/${id}/run`, admin).send({ publish: true });
    await running.expect(202);
    const ready = async () => (await supertest(app.url).get('/readyz')).text;
    await eventually(ready, (text) => text.includes('The projection colleges lacks '), 15_000);
    expect(await stream()).toEqual(['ImportChecked', 'ImportStarted']);

    await views.releaseDuties([collectionOf(colleges)], 'another process');
    await eventually(stream, (types) => types.includes('ImportFinished'), 30_000);
    const finished = (await app.app.get(History).read(`college-import-${id}`)).at(-1);
    expect(finished!.data.details).toEqual({ added: 2, changed: 0, unchanged: 0 });
  } finally {
    await app.dispose();
    await views.close();
  }
});

it('an import is shown as running while the views of its outcome lag', async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  const entity = { name: 'Harbor High', description: '' };
  const { body } = await seeding.call('post', '/admin/entity', admin).send(entity).expect(201);
  const checked = await supertest(seeding.url)
    .post(`/api/roster-imports?entity_id=${(body as { id: string }).id}`)
    .set('token', admin.token)
    .attach('file', Buffer.from('first name,last name,email\nPupil,Example,pupil@example.test'), 'people.csv')
    .expect(201);
  const path = `/roster-imports/${(checked.body as { data: { id: string } }).data.id}`;
  await seeding.settled();
  await seeding.stop();

  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.lease(collectionOf(people), 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  app.app.get(Projector).catchUpMs = 500;
  const resume = delayAppends(app, (stream) => stream.startsWith('account-'));
  const shown = () => app.call('get', path, admin);
  try {
    await app.call('post', `${path}/run`, admin).send({ send: false }).expect(202);
    await app.call('get', path, admin).expect(200, /"state":"running"/);
    resume();
    await eventually(shown, ({ status }) => status === 503);
    await views.releaseLease(collectionOf(people), 'another process');
    await eventually(shown, ({ text }) => text.includes('"state":"done"'), 30_000);
  } finally {
    resume();
    await app.dispose();
    await views.close();
  }
});

it('a lagging view does not make an item missing', async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  await seeding.stop();

  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.leaseDuties([collectionOf(taskDefinitions)], 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  app.app.get(Projector).catchUpMs = 500;
  const offer = (taskId: string) =>
    app.call('post', `/v2/tasks/custom/${taskId}/students`, admin).send({ user_ids: [], apply_to_all: true });
  try {
    const made = app.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'standard' });
    const { headers, body } = await made.expect(201);
    expect(headers['x-stale']).toBe('true');
    const { id } = body as { id: string };
    await offer(id).expect(503);

    const waiting = offer(id).expect(200);
    await views.releaseDuties([collectionOf(taskDefinitions)], 'another process');
    await Promise.all([waiting, offer('nothing').expect(404)]);
  } finally {
    await app.dispose();
    await views.close();
  }
});

it('a lagging view does not make a student a stranger', async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  const counselor = await seeding.user('counselor', 'Daniel');
  const student = await seeding.user('student', 'Maya');
  await seeding.stop();

  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.leaseDuties([collectionOf(access)], 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  app.app.get(Projector).catchUpMs = 500;
  const tasks = () => app.call('get', `/v2/tasks/${student.id}`, counselor);
  try {
    await app.call('put', `/users/${student.id}/counselors/${counselor.id}`, admin).send({}).expect(204);
    await tasks().expect(503);
    await views.releaseDuties([collectionOf(access)], 'another process');
    await app.settled();
    await tasks().expect(200);
  } finally {
    await app.dispose();
    await views.close();
  }
});

it('an undo is refused while the views show the action only in part', async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  const students = [await seeding.user('student', 'Maya'), await seeding.user('student', 'Zoe')];
  const { body } = await seeding.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'custom' });
  const assign = seeding.call('post', `/v2/tasks/custom/${(body as { id: string }).id}/students`, admin);
  const { headers } = await assign.send({ user_ids: students.map(({ id }) => id) }).expect(200);
  const request = headers['x-request-id'] as string;
  await seeding.settled();
  await seeding.stop();

  // Another process holds the leases of the audit's views and does nothing, so the last event is missing there.
  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  const [entries, actions] = [collectionOf(audit), collectionOf(auditActions)];
  const where = { correlationId: request };
  const recorded = await views.find<AuditEntry>(entries, { where, sort: { order: 1 } });
  const last = recorded.findLast(({ type }) => type === 'TaskAssigned')!;
  const earlier = recorded.filter(({ order }) => order < last.order);
  const types: Record<string, number> = {};
  for (const { type } of earlier) types[type] = (types[type] ?? 0) + 1;
  const action = await views.get<AuditAction>(actions, request);
  const inPart = { ...action!, entries: earlier.length, types };
  for (const [collection, id, document] of [
    [entries, last.id, null],
    [actions, request, inPart],
  ] as const) {
    const before = { from: await views.checkpoint(collection), to: BigInt(last.order) - 1n };
    await views.write(collection, { documents: new Map([[id, document]]), checkpoint: before });
  }
  await views.leaseDuties([entries, actions], 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  app.app.get(Projector).catchUpMs = 500;
  const undo = () => app.call('post', '/undo', admin).send({ request });
  const tasks = () =>
    Promise.all(
      students.map(async (student) => {
        const { body: own } = await app.call('get', '/v2/tasks/all', student).expect(200);
        return (own as { data: object[] }).data.length;
      }),
    );
  try {
    await undo().expect(503);
    expect(await tasks()).toEqual([1, 1]);
    await views.releaseDuties([entries, actions], 'another process');
    await app.settled();
    await undo().expect(204);
    expect(await tasks()).toEqual([0, 0]);
  } finally {
    await app.dispose();
    await views.close();
  }
});
