import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApp, type User } from '../support/app';
import { MongodbServer } from '../support/mongodb-server/mongodb-server';
import { projectionsOver } from '../support/tools';

describe('the application with views and vault in MongoDB', () => {
  let server: MongodbServer;
  let dataDir: string;
  let env: Readonly<Record<string, string>>;
  let app: TestApp;
  let admin: User;

  beforeAll(async () => {
    server = await MongodbServer.start();
    // The server goes away once, of which an operator would read.
    env = { READ_STORE_URL: server.url('views'), VAULT_URL: server.url('vault'), LOG_LEVEL: 'fatal' };
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-mongodb-'));
    app = await TestApp.start(dataDir, env);
    admin = await app.user('admin', 'Ada');
  });

  afterAll(async () => {
    await app.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const write = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        app
          .call('post', '/v2/tasks', admin)
          .send({ name: `Task ${index}`, type: 'standard' })
          .expect(201),
      ),
    );
  const tasks = async () => {
    await app.settled();
    const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
    return (body as { data: { name: string }[] }).data;
  };

  it('shows what was written, after a restart too', async () => {
    await write(10);
    const before = await tasks();
    expect(before).toHaveLength(10);
    await app.stop();
    app = await TestApp.start(dataDir, env);
    expect(await tasks()).toEqual(before);
    expect((await readdir(dataDir)).filter((file) => /^(views|vault)/.test(file))).toEqual([]);
  });

  it('is replayed beside a server that goes on writing, and misses and doubles nothing', async () => {
    const count = (await tasks()).length;
    const [replayed] = await Promise.all([projectionsOver(env, dataDir, 'replay', '--all'), write(20)]);
    expect(replayed).toMatchObject({ code: 0 });
    expect(await tasks()).toHaveLength(count + 20);
    expect(await projectionsOver(env, dataDir, 'verify')).toMatchObject({ code: 0 });
  });

  it('catches up after the server was away', async () => {
    const count = (await tasks()).length;
    await server.stop();
    await server.start();
    await write(1);
    expect(await tasks()).toHaveLength(count + 1);
  });
});
