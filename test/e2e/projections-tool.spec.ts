import { people } from '../../projections/identity/people';
import { taskDefinitions } from '../../projections/tasks/task-definitions';
import { projections as known } from '../../src/catalog';
import { collectionOf } from '../../src/kernel/projection';
import { TestApp, type User } from '../support/app';
import { tamper } from '../support/tampered';
import { asProcess, projections } from '../support/tools';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const write = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      app
        .call('post', '/v2/tasks', admin)
        .send({ name: `Task ${index}`, type: 'standard' })
        .expect(201),
    ),
  );

it('the projections tool lists every projection with its position', async () => {
  const { code, output } = await asProcess('projections', app.dataDir, 'list');
  expect(code).toBe(0);
  for (const name of ['access', 'audit', 'people', 'task-assignments', 'task-definitions'])
    expect(output).toContain(name);
});

it('a replay while a server writes misses and duplicates nothing', async () => {
  await write(20);
  const [replayed] = await Promise.all([asProcess('projections', app.dataDir, 'replay', '--all'), write(40)]);
  expect(replayed).toMatchObject({ code: 0 });
  await app.settled();
  const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
  expect((body as { data: unknown[] }).data).toHaveLength(60);
  expect(await projections(app.dataDir, 'verify')).toMatchObject({ code: 0 });
});

it('verify finds what differs from the history, and a replay repairs it', async () => {
  let isForged = false;
  const forgeOne = (doc: object) => {
    if (isForged) return doc;
    isForged = true;
    return { ...doc, sortName: 'forged' };
  };
  await tamper(app.dataDir, collectionOf(taskDefinitions), forgeOne);
  await tamper(app.dataDir, collectionOf(people), () => null);
  const { code, output } = await asProcess('projections', app.dataDir, 'verify');
  expect(code).toBe(1);
  expect(output).toMatch(/task-definitions: \d+ documents, 1 differ/);
  expect(output).toContain(`missing: ${admin.id}`);
  expect(await projections(app.dataDir, 'replay', 'people')).toMatchObject({ code: 0 });
  expect(await projections(app.dataDir, 'replay', 'task-definitions')).toMatchObject({ code: 0 });
  expect(await projections(app.dataDir, 'verify')).toMatchObject({ code: 0 });
});

it('prune drops the collections of earlier versions, and no other', async () => {
  await tamper(app.dataDir, collectionOf(people), (doc) => doc, 'people__v0');
  expect(await projections(app.dataDir, 'prune')).toEqual({ code: 0, output: 'Dropped people__v0.\n' });
  expect(await projections(app.dataDir, 'prune')).toEqual({ code: 0, output: 'Nothing to drop.\n' });
});

it('the projections tool explains its usage and lists known projections', async () => {
  expect(await projections(app.dataDir)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage:'),
  });
  const { code, output } = await projections(app.dataDir, 'replay', 'pepole');
  expect(code).toBe(1);
  expect(output).toContain(
    `There is no projection pepole. There are: ${known.map(({ name }) => name).join(', ')}.`,
  );
});
