import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { Written } from '../history/written';
import { runInContext } from '../http/request-context';
import { Uploads } from './uploads';

const WEEK_MS = 7 * 24 * 3_600_000;

let folder: string;
let store: SqliteDocumentStore;
let uploads: Uploads;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  uploads = new Uploads(store);
});

afterEach(async () => {
  jest.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, line) => ({ line }));

describe('uploads', () => {
  it('come back whole and in order, on every instance', async () => {
    await uploads.keep('a', rowsOf(1_201));
    const elsewhere = new SqliteDocumentStore(join(folder, 'views.db'));
    expect(await new Uploads(elsewhere).read('a')).toEqual(rowsOf(1_201));
    await new Uploads(elsewhere).remove('a');
    await elsewhere.close();
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    expect(await store.count('uploads')).toBe(0);
  });

  it('are gone if they never existed, and removing them twice is idempotent', async () => {
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    await uploads.remove('a');
  });

  it('that come at once are all kept', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => uploads.keep(id, rowsOf(3))));
    for (const id of ['a', 'b', 'c']) expect(await uploads.read(id)).toEqual(rowsOf(3));
  });

  it('are kept for a week', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    await uploads.keep('a', rowsOf(1_000));
    jest.setSystemTime(Date.now() + WEEK_MS - 1_000);
    expect(await uploads.read('a')).toHaveLength(1_000);
    jest.setSystemTime(Date.now() + 1_000);
    await expect(uploads.read('a')).rejects.toMatchObject({ code: 'upload-gone' });
    await uploads.keep('b', rowsOf(1));
    expect(await store.count('uploads')).toBe(1);
  });

  it('of one person make room for each other: beyond twenty, the oldest goes', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    const other = {
      actor: { id: 'other', role: 'admin' },
      correlationId: 'test',
      written: new Written(),
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
