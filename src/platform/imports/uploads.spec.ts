import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../test/support/eventually';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import type { History } from '../history/history';
import { WrittenPositions } from '../history/written-positions';
import { runInContext } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { SqliteJobQueue } from '../jobs/sqlite-job-queue';
import { SqliteVault } from '../vault/sqlite-vault';
import { Uploads } from './uploads';

const WEEK_MS = 7 * 24 * 3_600_000;
const EXCEPT_THE_DATE = [
  ...(['setImmediate', 'setInterval', 'setTimeout', 'clearImmediate', 'clearInterval'] as const),
  ...(['clearTimeout', 'nextTick', 'queueMicrotask', 'performance'] as const),
];

let folder: string;
let store: SqliteDocumentStore;
let vault: SqliteVault;
let uploads: Uploads;
const noJobs = { handle: () => undefined, repeat: async () => undefined } as unknown as Jobs;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  uploads = new Uploads(store, vault, noJobs);
});

afterEach(async () => {
  jest.useRealTimers();
  await store.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, line) => ({ line }));

describe('uploads', () => {
  it('are returned complete and in order on every instance', async () => {
    await uploads.keep('a', rowsOf(1_201));
    const elsewhere = new SqliteDocumentStore(join(folder, 'views.db'));
    expect(await new Uploads(elsewhere, vault, noJobs).read('a')).toEqual(rowsOf(1_201));
    await new Uploads(elsewhere, vault, noJobs).remove('a');
    await elsewhere.close();
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    expect(await store.count('uploads')).toBe(0);
  });

  it('are missing if they never existed, and can be removed twice', async () => {
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    await uploads.remove('a');
  });

  it('are all stored when they arrive at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => uploads.keep(id, rowsOf(3))));
    for (const id of ['a', 'b', 'c']) expect(await uploads.read(id)).toEqual(rowsOf(3));
  });

  it('are stored for a week', async () => {
    jest.useFakeTimers({ doNotFake: EXCEPT_THE_DATE });
    await uploads.keep('a', rowsOf(1_000));
    jest.setSystemTime(Date.now() + WEEK_MS - 1_000);
    expect(await uploads.read('a')).toHaveLength(1_000);
    jest.setSystemTime(Date.now() + 1_000);
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    await uploads.keep('b', rowsOf(1));
    expect(await store.count('uploads')).toBe(1);
  });

  it('are removed after a week, together with their key', async () => {
    jest.useFakeTimers({ doNotFake: EXCEPT_THE_DATE });
    const kinds = async () => {
      const found = [];
      for await (const { kind } of vault.all()) found.push(kind);
      return found;
    };
    await uploads.keep('a', [{ email: 'ida@example.test' }]);
    expect(JSON.stringify(await store.find('uploads'))).not.toContain('ida');
    expect(await kinds()).toEqual(['upload-key']);
    jest.setSystemTime(Date.now() + WEEK_MS);
    await uploads.removeOld();
    expect([await store.count('uploads'), await kinds()]).toEqual([0, []]);
  });

  it('are removed by a repeated job, without another upload', async () => {
    const queue = new SqliteJobQueue(join(folder, 'jobs.db'), { pollMs: 20 });
    const jobs = new Jobs(queue, {} as History, { role: 'all', waitScale: 1 });
    const ending = new Uploads(store, vault, jobs);
    ending.onModuleInit();
    await ending.onApplicationBootstrap();
    await ending.keep('a', rowsOf(1));
    jobs.start();
    jest.useFakeTimers({ doNotFake: EXCEPT_THE_DATE, now: Date.now() + WEEK_MS });
    await eventually(
      () => store.count('uploads'),
      (count) => count === 0,
    );
    await queue.close();
  });

  it('leave no key behind when they are replaced or removed', async () => {
    const keys = async () => {
      let count = 0;
      for await (const _ of vault.all()) count++;
      return count;
    };
    await uploads.keep('a', rowsOf(3));
    await uploads.keep('a', rowsOf(2));
    expect([await uploads.read('a'), await keys()]).toEqual([rowsOf(2), 1]);
    await uploads.remove('a');
    expect(await keys()).toBe(0);
  });

  it('lose only the rows with one of the given addresses', async () => {
    const [ida, leo] = [
      { email: 'ida@example.test' },
      { email: 'leo@example.test', counselor: 'ida@example.test' },
    ];
    await uploads.keep('a', [ida, leo]);
    await uploads.keep('b', rowsOf(2));
    await uploads.forget(new Set([ida.email]));
    expect([await uploads.read('a'), await uploads.read('b')]).toEqual([[leo], rowsOf(2)]);
  });

  it('of an earlier release can be read', async () => {
    await uploads.keep('a', rowsOf(1));
    const [part] = await store.find<{ keyId?: string }>('uploads');
    const { keyId: _, ...earlier } = part!;
    const from = await store.checkpoint('uploads');
    const documents = new Map([['a.0', { ...earlier, rows: rowsOf(2) }]]);
    await store.write('uploads', { documents, checkpoint: { from, to: from + 1n } });
    expect(await uploads.read('a')).toEqual(rowsOf(2));
  });

  it('are limited to twenty per person, of which the oldest is removed', async () => {
    jest.useFakeTimers({ doNotFake: EXCEPT_THE_DATE });
    const other = {
      actor: { id: 'other', role: 'admin' },
      correlationId: 'test',
      written: new WrittenPositions(),
    } as const;
    await runInContext(other, () => uploads.keep('theirs', rowsOf(1)));
    for (let number = 0; number < 21; number++) {
      jest.setSystemTime(Date.now() + 1_000);
      await uploads.keep(`u${number}`, rowsOf(501));
    }
    await expect(uploads.read('u0')).rejects.toMatchObject({ code: 'upload-gone' });
    expect(await uploads.read('u1')).toEqual(rowsOf(501));
    expect(await uploads.read('theirs')).toEqual(rowsOf(1));
    expect(await store.count('uploads')).toBe(41);
  });
});
