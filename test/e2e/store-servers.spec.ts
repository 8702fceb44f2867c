import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from 'bson';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { MongodbServer } from '../support/mongodb-server/mongodb-server';
import { projectionsOver } from '../support/tools';

describe('the application on EventStoreDB and MongoDB', () => {
  let events: EventStoreDbServer;
  let server: MongodbServer;
  let dataDir: string;
  let env: Readonly<Record<string, string>>;
  let app: TestApp;
  let admin: User;

  beforeAll(async () => {
    [events, server] = await Promise.all([EventStoreDbServer.start(), MongodbServer.start()]);
    // The outage would be logged, and the test counts commands in real time.
    env = {
      WAIT_SCALE: '1',
      EVENT_STORE_URL: events.url(),
      READ_STORE_URL: server.url('views'),
      VAULT_URL: server.url('vault'),
      LOG_LEVEL: 'fatal',
    };
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-mongodb-'));
    app = await TestApp.start(dataDir, env);
    admin = await app.user('admin', 'Ada');
  });

  afterAll(async () => {
    await app.stop();
    await Promise.all([events.kill(), server.stop()]);
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

  it('shows what was written, also after a restart', async () => {
    await write(10);
    const before = await tasks();
    expect(before).toHaveLength(10);
    await app.stop();
    app = await TestApp.start(dataDir, env);
    expect(await tasks()).toEqual(before);
    expect((await readdir(dataDir)).filter((file) => /^(views|vault)/.test(file))).toEqual([]);
  });

  const viewOf = (name: unknown) => String(name).replace(/__v.*/, '');
  async function commandsOf(
    work: (sofar: readonly string[]) => Promise<unknown>,
    isCounted: (command: Document) => boolean = () => true,
  ): Promise<string[]> {
    const commands: string[] = [];
    server.onCommand = (name, command) => {
      if (isCounted(command)) commands.push(`${name} ${viewOf(command[name])}`);
      return undefined;
    };
    await work(commands);
    server.onCommand = () => undefined;
    return commands;
  }

  /** Leaves out the command of its own, about once a second, that records that other views skip events. */
  const concerning =
    (views: readonly string[]) =>
    ({ update, updates = [] }: Document) =>
      update !== '_collections' ||
      (updates as { q: Document }[]).some(({ q }) => views.includes(viewOf(q._id)));

  it('reads and writes each affected view once, and checkpoints together', async () => {
    const concerned = ['audit', 'audit-actions', 'staff-activity', 'task-dates', 'task-definitions'];
    const times = 20;
    const commands = await commandsOf(async () => {
      for (let time = 0; time < times; time++) {
        await write(1);
        await app.settled();
      }
    }, concerning(concerned));
    const count = (command: RegExp) => commands.filter((one) => command.test(one)).length;
    for (const view of concerned) {
      // A job reads the view occasionally.
      expect(count(new RegExp(`^find ${view}$`))).toBeLessThan(1.2 * times);
      expect(count(new RegExp(`^update ${view}$`))).toBe(times);
    }
    // A write is recorded as accepted and completed, and views in the background may take a turn of their own.
    expect(count(/^update _collections$/)).toBeLessThanOrEqual(3 * times);
    // Besides its views, a write reads its author, its recipient and the collection names.
    expect(count(/^find (?!vault)/)).toBeLessThanOrEqual((concerned.length + 5) * times);
    // A call reads the session and the key of the sealed text.
    expect(count(/^find vault$/)).toBeLessThanOrEqual(3 * times);
    expect(count(/^(insert|update|delete) vault$/)).toBeLessThan(2 * times);
  });

  it('takes 3 finds and 6 writing commands when 3 views handle a write', async () => {
    const student = await app.user('student', 'Sara');
    await app.settled();
    const concerned = ['audit', 'audit-actions', 'notification-preferences'];
    const times = 20;
    const commands = await commandsOf(async () => {
      for (let time = 0; time < times; time++) {
        const preferences = [{ kind: 'message', in_app: true, mail: time % 2 === 1 }];
        await app.call('put', '/notifications/preferences', student).send({ preferences }).expect(204);
        await app.settled();
      }
    }, concerning(concerned));
    const count = (command: RegExp) => commands.filter((one) => command.test(one)).length;
    expect(count(new RegExp(`^find (${concerned.join('|')})$`))).toBe(3 * times);
    // The call itself reads its session and its author, and about once a second it is read where views stand.
    expect(count(/^find (?!vault|people|_collections)/)).toBe(3 * times);
    expect(count(/^find (people|_collections)$/)).toBeLessThan(3 * times);
    expect(count(/^(insert|update|delete) (?!vault)/)).toBeLessThanOrEqual(6 * times);
  });

  it('follows the history by one subscription', async () => {
    await app.settled();
    expect(events.subscriptionCount).toBe(1);
  });

  it('has twenty connections at most', async () => {
    await write(50);
    expect(server.connections).toBeGreaterThan(4);
    expect(server.connections).toBeLessThanOrEqual(20);
  });

  it('only renews its leases when idle, all in one command', async () => {
    await app.settled();
    const lease = 'findAndModify _duties';
    // The positions of what was just handled are stored within a second; idle begins after that.
    const idle = (sofar: readonly string[]) => sofar.slice(sofar.lastIndexOf('update vault') + 1);
    const commands = idle(
      await commandsOf((sofar) =>
        eventually(
          async () => idle(sofar).filter((one) => one === lease).length,
          (times) => times >= 3,
        ),
      ),
    );
    expect(commands.filter((one) => one !== lease && one !== 'update _collections')).toEqual([]);
    expect(commands.length).toBeLessThanOrEqual(5);
  });

  it('is replayed while a server writes, without loss or duplicates', async () => {
    const count = (await tasks()).length;
    const [replayed] = await Promise.all([projectionsOver(env, dataDir, 'replay', '--all'), write(20)]);
    expect(replayed).toMatchObject({ code: 0 });
    expect(await tasks()).toHaveLength(count + 20);
    expect(await projectionsOver(env, dataDir, 'verify')).toMatchObject({ code: 0 });
  });

  it('catches up after the server was down', async () => {
    const count = (await tasks()).length;
    await server.stop();
    await server.start();
    await write(1);
    expect(await tasks()).toHaveLength(count + 1);
  });
});
