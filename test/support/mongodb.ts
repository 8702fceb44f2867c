import { randomUUID } from 'node:crypto';
import { connect, databaseOf } from '../../src/platform/mongo/connect';
import { MongodbServer } from './mongodb-server/mongodb-server';

export interface TestDatabase {
  readonly url: string;
  readonly name: string;
  dispose(): Promise<void>;
}

/** A separate database, on the real server at this address if one is given. */
export async function testDatabase(realUrl: string | undefined): Promise<TestDatabase> {
  const name = `quadrangle_test_${randomUUID().slice(0, 8)}`;
  if (!realUrl) {
    const server = await MongodbServer.start();
    return { url: server.url(name), name, dispose: () => server.stop() };
  }
  const dispose = async () => {
    const connection = await connect(realUrl, name);
    await databaseOf(connection).dropDatabase();
    await connection.destroy();
  };
  return { url: realUrl, name, dispose };
}

/** What runs under the adapter, for the name of a suite. */
export const onWhat = (realUrl: string | undefined) => (realUrl ? 'on a real server' : 'on the test server');
