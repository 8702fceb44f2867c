import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';
import { connect, databaseOf } from '../../src/platform/mongo/connect';
import { eventually } from '../support/eventually';
import { MongodbServer } from '../support/mongodb-server/mongodb-server';

interface DriverServer {
  readonly monitor: { readonly connection: { readonly socket: Socket } | null };
  readonly pool: { readonly connections: Iterable<{ readonly socket: Socket }> };
}

const serverOf = (client: mongo.MongoClient): DriverServer => {
  const { topology } = client as unknown as { topology: { s: { servers: Map<string, DriverServer> } } };
  return [...topology.s.servers.values()][0]!;
};

describe('a connection to MongoDB', () => {
  let server: MongodbServer;
  let connection: Awaited<ReturnType<typeof connect>>;

  beforeEach(async () => {
    server = await MongodbServer.start();
    connection = await connect(`${server.url('views')}?connectTimeoutMS=500&heartbeatFrequencyMS=500`);
  });

  afterEach(async () => {
    await connection.destroy();
    await server.stop();
  });

  const find = () => databaseOf(connection).collection('any').find({}).toArray();

  it.each(['end', 'destroy'] as const)('repeats a read that meets a socket after its %s()', async (close) => {
    await find();
    const [pooled] = serverOf(connection.getClient()).pool.connections;
    pooled!.socket[close]();
    expect(await find()).toEqual([]);
  });

  it('sees a server again whose check met a closed socket', async () => {
    const client = connection.getClient();
    const { monitor } = serverOf(client);
    const planted = new Promise<void>((resolve) => {
      client.on('serverHeartbeatStarted', function plant() {
        if (!monitor.connection) return;
        client.off('serverHeartbeatStarted', plant);
        monitor.connection.socket.destroy();
        resolve();
      });
    });
    await planted;
    await server.stop();
    await server.start();
    const found = await eventually(
      () => find().catch((error: unknown) => error),
      (answer) => Array.isArray(answer),
      30_000,
    );
    expect(found).toEqual([]);
  });
});
