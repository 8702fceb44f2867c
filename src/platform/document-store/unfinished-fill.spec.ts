import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../test/support/eventually';
import { SqliteDocumentStore } from './sqlite-document-store';

const people = { name: 'people__v1', indexes: [{ name: 1 }] } as const;
const SERVED = 100;
const FILLED = 20_000;
/** In blocks of 512 bytes: enough for what is served, and too little for what is filled. */
const LARGEST_FILE = 2_000;

/** Fills the collection again and again, and prints why it fails. */
const FILL = `
  const { SqliteDocumentStore } = require('./src/platform/document-store/sqlite-document-store');
  const people = ${JSON.stringify(people)};
  const documents = Array.from({ length: ${FILLED} }, (_, index) => ['p' + index, { name: 'Ada ' + index }]);
  void (async () => {
    const store = new SqliteDocumentStore(process.env.VIEWS);
    for (let round = 2; ; round++) {
      const shadow = await store.shadow(people);
      try {
        await shadow.insert(documents);
        await shadow.swap(BigInt(round));
      } catch (error) {
        await shadow.drop();
        await store.close();
        return console.log(error.code);
      }
    }
  })();
`;

describe('A fill that does not finish', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'unfinished-fill-'));
    file = join(folder, 'views.db');
    const store = new SqliteDocumentStore(file);
    const shadow = await store.shadow(people);
    await shadow.insert(
      Array.from({ length: SERVED }, (_, index) => [`p${index}`, { name: 'Ada' }] as const),
    );
    await shadow.swap(1n);
    await store.close();
  });

  afterEach(() => rm(folder, { recursive: true }));

  function fill(largestFile: number | 'unlimited' = 'unlimited') {
    const limited = `ulimit -f ${largestFile}; exec "$0" "$@"`;
    const code = ['--require', './test/support/typescript.cjs', '-e', FILL];
    const child = spawn('sh', ['-c', limited, process.execPath, ...code], {
      cwd: join(__dirname, '../../..'),
      env: { ...process.env, VIEWS: file },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, end: once(child, 'exit') };
  }

  const ownFiles = async () => readdir(join(folder, 'views.d'));

  it('leaves a whole collection, whenever the process is killed', async () => {
    let rounds = 0n;
    for (let kills = 0; kills < 4; kills++) {
      const { child, end } = fill();
      const isFilling = (names: string[]) => names.some((name) => name.endsWith('.filling'));
      await eventually(ownFiles, isFilling, 60_000);
      if (kills % 2 === 1) await eventually(ownFiles, (names) => !isFilling(names), 60_000);
      child.kill('SIGKILL');
      await end;
      const store = new SqliteDocumentStore(file);
      expect(await ownFiles()).not.toContainEqual(expect.stringMatching(/\.filling$/));
      await store.ensure(people);
      const checkpoint = await store.checkpoint(people.name);
      const count = await store.count(people.name);
      expect(count).toBe(checkpoint === 1n ? SERVED : FILLED);
      expect(await store.find(people.name, { where: { name: 'Ada 7' } })).toHaveLength(
        count === SERVED ? 0 : 1,
      );
      const files = (await ownFiles()).filter((name) => name.endsWith('.db'));
      expect(files).toHaveLength(1);
      if (checkpoint > 1n) rounds += 1n;
      await store.close();
    }
    expect(rounds).toBeGreaterThan(0n);
  }, 120_000);

  it('leaves no file behind once removed documents are overwritten', async () => {
    const store = new SqliteDocumentStore(file);
    const { child, end } = fill();
    await eventually(ownFiles, (names) => names.some((name) => name.endsWith('.filling')), 60_000);
    child.kill('SIGKILL');
    await end;
    await store.overwriteRemoved();
    expect(await ownFiles()).not.toContainEqual(expect.stringMatching(/\.filling$/));
    const shadow = await store.shadow(people);
    await store.overwriteRemoved();
    await shadow.swap(2n);
    await store.close();
  });

  it('keeps its file while the process lives, also when another one starts', async () => {
    const store = new SqliteDocumentStore(file);
    const shadow = await store.shadow(people);
    await shadow.insert([['p1', { name: 'Grace' }]]);
    await new SqliteDocumentStore(file).close();
    await shadow.swap(2n);
    expect(await store.get(people.name, 'p1')).toEqual({ name: 'Grace' });
    await store.close();
  });

  it('leaves the served collection and no file on a full disk', async () => {
    const { child, end } = fill(LARGEST_FILE);
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    expect(await end).toEqual([0, null]);
    expect(output).toMatch(/^SQLITE_(FULL|IOERR)/);
    const store = new SqliteDocumentStore(file);
    expect(await store.count(people.name)).toBe(SERVED);
    expect(await store.checkpoint(people.name)).toBe(1n);
    await store.close();
    expect(await ownFiles()).toHaveLength(1);
  }, 60_000);
});
