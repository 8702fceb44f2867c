import { randomUUID } from 'node:crypto';
import { connect, databaseOf } from '../../src/platform/mongo/connect';
import { EventStoreDbServer } from './eventstoredb/eventstoredb-server';
import { givenUrl } from './given-servers';
import { MongodbServer } from './mongodb-server/mongodb-server';

export interface ServerPlace<Server = unknown> {
  readonly url: string;
  readonly own?: Server;
  dispose(): Promise<void>;
}

export async function eventStorePlace(): Promise<ServerPlace<EventStoreDbServer>> {
  const given = givenUrl('EVENT_STORE_URL');
  if (!given) {
    const server = await EventStoreDbServer.start();
    return { url: server.url(), own: server, dispose: () => server.kill() };
  }
  const url = installationAt(given, `test_${randomUUID().slice(0, 8)}`);
  return { url, dispose: () => Promise.resolve() };
}

export const installationAt = (url: string, installation: string): string =>
  url.replace(/^(\S+?:\/\/[^/?]+)[^?]*/, `$1/${installation}`);

export async function mongodbPlace(
  variable: 'READ_STORE_URL' | 'VAULT_URL',
): Promise<ServerPlace<MongodbServer>> {
  const name = `quadrangle_test_${randomUUID().slice(0, 8)}`;
  const given = givenUrl(variable);
  if (!given) {
    const server = await MongodbServer.start();
    return { url: server.url(name), own: server, dispose: () => server.stop() };
  }
  const url = inDatabase(given, name);
  const dispose = async () => {
    const connection = await connect(url);
    await databaseOf(connection).dropDatabase();
    await connection.destroy();
  };
  return { url, dispose };
}

/** Names another database, while the credentials stay those of the database in the address. */
function inDatabase(url: string, name: string): string {
  const [, server = url, named = '', settings = ''] =
    /^([^?]*?:\/\/[^/?]+)\/?([^?]*)\??(.*)$/.exec(url) ?? [];
  const authSource = named && !settings.includes('authSource') ? [`authSource=${named}`] : [];
  return `${server}/${name}?${[...authSource, ...(settings ? [settings] : [])].join('&')}`;
}

export async function storePlaces() {
  const [events, documents, vault] = await Promise.all([
    eventStorePlace(),
    mongodbPlace('READ_STORE_URL'),
    mongodbPlace('VAULT_URL'),
  ]);
  return {
    events,
    documents,
    vault,
    env: { EVENT_STORE_URL: events.url, READ_STORE_URL: documents.url, VAULT_URL: vault.url },
    stop: async () => void (await Promise.all([events.dispose(), documents.dispose(), vault.dispose()])),
  };
}
