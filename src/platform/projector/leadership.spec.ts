import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { Leadership, type Duty } from './leadership';

let folder: string;
let store: SqliteDocumentStore;
let leadership: Leadership;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadership-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  // 3,000 ms times 0.0123 is not a whole number of milliseconds, and SQLite stores whole numbers only.
  leadership = new Leadership(store, { role: 'all', waitScale: 0.0123 });
});

afterEach(async () => {
  await leadership.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

const unsteady = () => {
  let times = 0;
  let reachedLast = () => {};
  const lasting = new Promise<void>((resolve) => (reachedLast = resolve));
  const duty: Duty = async (signal) => {
    times += 1;
    if (times === 1) throw new Error('No luck.');
    if (times === 2) return;
    reachedLast();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  return { duty, lasting };
};

it('a duty that ends too early is started again, led or not', async () => {
  const [led, own] = [unsteady(), unsteady()];
  leadership.whenLeading('projector', 'led', led.duty);
  leadership.always('api', 'own', own.duty);
  leadership.start();
  await Promise.all([led.lasting, own.lasting]);
});
