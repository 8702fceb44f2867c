import { EventStoreDbServer } from '../test/support/eventstoredb/eventstoredb-server';
import { MongodbServer } from '../test/support/mongodb-server/mongodb-server';

void main();

/** Runs both protocol servers in a separate process, like real ones, and prints their addresses. */
async function main(): Promise<void> {
  const [events, documents] = await Promise.all([EventStoreDbServer.start(), MongodbServer.start()]);
  const urls = [events.url(), documents.url('views'), documents.url('vault')];
  console.log(
    `runs at http://127.0.0.1/?${new URLSearchParams(urls.map((url): [string, string] => ['url', url])).toString()}`,
  );
}
