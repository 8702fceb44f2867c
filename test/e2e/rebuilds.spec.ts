import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditResource, ProjectionDetails, ProjectionStatus, StoreFacts } from '../../contract/admin';
import type { Page } from '../../contract/http';
import { taskDefinitions } from '../../projections/tasks/task-definitions';
import { collectionOf } from '../../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { tamper } from '../support/tampered';
import { projections } from '../support/tools';

const TASKS = taskDefinitions.name;
const served = collectionOf(taskDefinitions);
const earlier = collectionOf({ name: TASKS, version: taskDefinitions.version - 1 });
const reason = 'A name looks wrong.';
const LARGE = 10_000_000;

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start(await mkdtemp(join(tmpdir(), 'quadrangle.db-')));
  admin = await app.user('admin', 'Ada');
  for (const name of ['Essay', 'Letters', 'Transcript']) await write(name);
  await app.settled();
});

afterAll(() => app.dispose());

const write = (name: string) =>
  app.call('post', '/v2/tasks', admin).send({ name, type: 'standard' }).expect(201);
const names = async () => {
  const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
  return (body as { data: { attributes: { name: string } }[] }).data.map((task) => task.attributes.name);
};
const of = (projection: string, path = '') => `/admin/projections/${projection}${path}`;
const ask = (path: string, body: object = { reason }, key: string = crypto.randomUUID()) =>
  app.call('post', path, admin).set('idempotency-key', key).send(body);
const request = async (name: string, against: number | null) => {
  const { body } = await ask(of(name, '/rebuilds'), { reason, against }).expect(201);
  return (body as { data: { id: string } }).data.id;
};
const statusOf = async (name: string) => {
  const { body } = await app.call('get', '/admin/projections', admin).expect(200);
  return (body as { data: ProjectionStatus[] }).data.find((one) => one.name === name)!;
};
const until = (name: string, id: string, step: string) =>
  eventually(
    () => statusOf(name),
    ({ rebuild }) => rebuild?.id === id && rebuild.step === step,
    20_000,
  );
const detailsOf = async (name: string) => {
  const { body } = await app.call('get', of(name), admin).expect(200);
  return (body as { data: ProjectionDetails }).data;
};
const collections = () => app.app.get<DocumentStore>(DOCUMENT_STORE).collections();
const audited = async (type: string) => {
  const { body } = await app.call('get', `/admin/audit?type=${type}`, admin).expect(200);
  return (body as Page<AuditResource>).data.map(({ attributes }) => attributes);
};

interface Named {
  readonly fields: { readonly name: string };
}

const nameOf = (doc: object) => (doc as Named).fields.name;
const forged = (doc: object) =>
  nameOf(doc) === 'Essay' ? { ...doc, fields: { ...(doc as Named).fields, name: 'Forged' } } : doc;

it('a rebuild is compared with the served view until the swap', async () => {
  await tamper(app.dataDir, served, forged);
  const id = await request(TASKS, taskDefinitions.version);
  await ask(of(TASKS, '/rebuilds'), { reason, against: null }).expect(409);
  const { rebuild } = await until(TASKS, id, 'held');
  expect(rebuild).toMatchObject({ documents: 3, against: taskDefinitions.version, error: null });
  const { comparison } = await detailsOf(TASKS);
  expect(comparison).toMatchObject({ same: 2, different: 1, onlyBefore: 0, onlyAfter: 0, personal: true });
  expect(comparison!.sample).toEqual([
    expect.objectContaining({ kind: 'different', fields: [{ path: 'fields', before: null, after: null }] }),
  ]);

  await write('Interview');
  expect((await names()).sort()).toEqual(['Forged', 'Interview', 'Letters', 'Transcript']);
  await ask(of(TASKS, `/rebuilds/${id}/swap`)).expect(204);
  const { rebuild: done } = await until(TASKS, id, 'done');
  expect(done).toMatchObject({ documents: 4 });
  expect((await names()).sort()).toEqual(['Essay', 'Interview', 'Letters', 'Transcript']);
  await write('Visit');
  expect(await names()).toHaveLength(5);
  expect((await collections()).filter((one) => one.startsWith(`${served}-`))).toEqual([]);
  expect(await projections(app.dataDir, 'verify', TASKS)).toMatchObject({ code: 0 });
  await ask(of(TASKS, `/rebuilds/${id}/discard`)).expect(409);
});

it('a rebuild is in the audit with its actor, reason and outcome', async () => {
  const [asked] = await audited('ProjectionRebuildRequested');
  expect(asked).toMatchObject({
    sentence: `Requested a rebuild of the projection ${TASKS}, to compare first`,
    after: { projection: TASKS, reason },
    actorRole: 'admin',
  });
  expect(await audited('ProjectionRebuildAccepted')).toMatchObject([
    { after: { reason }, actorRole: 'admin' },
  ]);
  const [rebuilt] = await audited('ProjectionRebuilt');
  expect(rebuilt).toMatchObject({ sentence: `Rebuilt the projection ${TASKS}`, actorRole: 'system' });
});

it('a rebuild without comparison swaps automatically', async () => {
  await tamper(app.dataDir, served, () => null);
  await until(TASKS, await request(TASKS, null), 'done');
  expect(await names()).toHaveLength(5);
});

it('a discarded rebuild leaves the served view unchanged', async () => {
  const id = await request(TASKS, taskDefinitions.version);
  const swap = of(TASKS, `/rebuilds/${id}/swap`);
  await until(TASKS, id, 'held');
  await ask(of(TASKS, `/rebuilds/${id}/discard`)).expect(204);
  await until(TASKS, id, 'discarded');
  await eventually(collections, (all) => !all.some((one) => one.startsWith(`${served}-`)));
  expect(await detailsOf(TASKS)).toMatchObject({ documents: 5, comparison: null });
  await ask(swap).expect(409);
});

it('a rebuild that waits for a decision survives a restart', async () => {
  const id = await request(TASKS, taskDefinitions.version);
  await until(TASKS, id, 'held');
  await app.stop();
  app = await TestApp.start(app.dataDir);
  await until(TASKS, id, 'held');
  await write('Deposit');
  await ask(of(TASKS, `/rebuilds/${id}/swap`)).expect(204);
  expect(await until(TASKS, id, 'done')).toMatchObject({ rebuild: { documents: 6 } });
  expect(await projections(app.dataDir, 'verify', TASKS)).toMatchObject({ code: 0 });
});

it('an earlier version is compared and dropped, unless still in use', async () => {
  await tamper(app.dataDir, served, (doc) => (nameOf(doc) === 'Visit' ? null : doc), earlier);
  const version = taskDefinitions.version - 1;
  expect((await statusOf(TASKS)).earlier).toEqual([{ version, position: expect.any(String) }]);
  await ask(of(TASKS, '/rebuilds'), { reason, against: version - 1 }).expect(404);
  const id = await request(TASKS, version);
  await until(TASKS, id, 'held');
  const { comparison } = await detailsOf(TASKS);
  expect(comparison).toMatchObject({ against: version, same: 5, onlyAfter: 1, onlyBefore: 0, different: 0 });
  const drop = of(TASKS, `/versions/${version}/drop`);
  await ask(drop).expect(409);
  await ask(of(TASKS, `/rebuilds/${id}/discard`)).expect(204);

  const store = app.app.get<DocumentStore>(DOCUMENT_STORE);
  expect(await store.leaseDuties([earlier], 'an earlier release', 60_000)).toEqual(new Set([earlier]));
  await ask(drop).expect(409);
  await store.releaseDuties([earlier], 'an earlier release');
  for (const key of ['once', 'once']) await ask(drop, { reason }, key).expect(204);
  expect(await collections()).not.toContain(earlier);
  await ask(drop).expect(404);
  await ask(of(TASKS, `/versions/${taskDefinitions.version}/drop`)).expect(404);
  expect(await audited('ProjectionVersionDropped')).toMatchObject([{ after: { version, reason } }]);
});

it('a rebuild needs a reason and a known projection and version', async () => {
  await ask(of(TASKS, '/rebuilds'), { against: null }).expect(422);
  await ask(of(TASKS, '/rebuilds'), { reason }).expect(422);
  await ask(of(TASKS, '/rebuilds'), { reason, against: -1 }).expect(422);
  await ask(of('pepole', '/rebuilds'), { reason, against: null }).expect(404);
  await ask(of(TASKS, '/rebuilds/none/swap')).expect(409);
  await app.call('get', of('pepole'), admin).expect(404);
});

it('the system page lists stores and jobs', async () => {
  const { body } = await app.call('get', '/admin/stores', admin).expect(200);
  expect(body).toMatchObject({
    data: ['history', 'views', 'vault', 'jobs'].map((kind) => ({ kind, at: 'file' })),
    disk: { freeBytes: expect.any(Number) },
  });
  for (const { bytes } of (body as { data: { bytes: number }[] }).data) expect(bytes).toBeGreaterThan(0);
  const counts = await app.call('get', '/admin/jobs/counts', admin).expect(200);
  expect((counts.body as { data: object[] }).data.length).toBeGreaterThan(0);
});

it('the size of the views includes the files of single views', async () => {
  const size = async () => {
    const { body } = await app.call('get', '/admin/stores', admin).expect(200);
    return (body as { data: StoreFacts[] }).data.find(({ kind }) => kind === 'views')!.bytes!;
  };
  const before = await size();
  await mkdir(join(app.dataDir, 'views.d'), { recursive: true });
  await writeFile(join(app.dataDir, 'views.d', 'large.db'), Buffer.alloc(LARGE));
  expect(await size()).toBeGreaterThan(before + LARGE / 2);
});
