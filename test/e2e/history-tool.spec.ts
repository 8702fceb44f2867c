import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { archived, restore } from '../../src/platform/history/archive';
import { PASSWORD, TestApp } from '../support/app';
import { ServerProcess } from '../support/server-process';
import { asProcess, history, projections, vault } from '../support/tools';

let source: string;
let folder: string;
let file: string;
let lines: string[];
let email: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  file = join(folder, 'history.jsonl');
  const app = await TestApp.start();
  source = app.dataDir;
  const admin = await app.user('admin', 'Ada');
  email = admin.email;
  await app.user('student', 'Grace');
  for (let number = 0; number < 20; number++) {
    const { body } = await app
      .call('post', '/v2/tasks', admin)
      .send({ name: `Task ${number}`, type: 'standard' })
      .expect(201);
    await app
      .call('patch', `/v2/tasks/${(body as { id: string }).id}`, admin)
      .send({ name: `Edited ${number}` })
      .expect(204);
  }
  await app.stop();
  expect(await asProcess('history', source, 'export', file)).toMatchObject({ code: 0 });
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
});

afterAll(async () => {
  await rm(source, { recursive: true });
  await rm(folder, { recursive: true });
});

let target: string;

beforeEach(async () => {
  target = await mkdtemp(join(folder, 'target-'));
});

const altered = async (change: (lines: string[]) => string[]): Promise<string> => {
  const path = join(target, 'altered.jsonl');
  await writeFile(path, `${change([...lines]).join('\n')}\n`);
  return path;
};

it('a moved history is served as before, including personal data', async () => {
  expect(await history(target, 'import', file)).toMatchObject({ code: 0 });
  expect(await history(target, 'verify', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('holds the same'),
  });
  const secrets = join(target, 'vault.jsonl');
  expect(await asProcess('vault', source, 'export', secrets)).toMatchObject({ code: 0 });
  expect((await stat(secrets)).mode & 0o077).toBe(0);
  expect(await vault(target, 'import', secrets)).toMatchObject({ code: 0 });
  expect(await vault(target, 'import', secrets)).toMatchObject({ code: 0 });

  const server = await ServerProcess.start(target);
  const post = async (path: string, body: object) =>
    (await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })) as { json(): Promise<{ token: string }> };
  const { token } = await (await post('/auth/login', { email, password: PASSWORD })).json();
  const answer = await fetch(`${server.url}/api/v2/tasks/all`, { headers: { token } });
  const { data } = (await answer.json()) as { data: { attributes: { name: string } }[] };
  expect(data.map(({ attributes }) => attributes.name)).toContain('Edited 19');
  await server.end('SIGTERM');
  expect(await projections(target, 'verify')).toMatchObject({ code: 0 });
});

it('an import preserves the time and position of every event', async () => {
  expect(await history(target, 'import', file)).toMatchObject({ code: 0 });
  const again = join(target, 'again.jsonl');
  expect(await history(target, 'export', again)).toMatchObject({ code: 0 });
  expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'));
});

it('an interrupted import is resumed', async () => {
  const store = new SqliteEventStore(join(target, 'events.db'));
  async function* interrupted() {
    let count = 0;
    for await (const event of archived(each(lines))) {
      if (++count > 30) return;
      yield event;
    }
  }
  await restore(interrupted(), store, () => undefined);
  await store.close();
  expect(await history(target, 'verify', file)).toMatchObject({ code: 1 });
  expect(await history(target, 'import', file)).toMatchObject({ code: 0 });
  expect(await history(target, 'verify', file)).toMatchObject({ code: 0 });
});

it('an import writes nothing of a file that was tampered with', async () => {
  const changed = await altered((all) => all.map((line) => line.replace('standard', 'college')));
  const { code, output } = await asProcess('history', target, 'import', changed);
  expect(code).toBe(1);
  expect(output).toMatch(/Line \d+: its checksum does not follow from the lines before it\./);
  expect((await history(target, 'verify')).output).toContain('The store holds 0 events');
});

it.each([
  ['that lacks its end', (all: string[]) => all.slice(0, -1), 'it is incomplete'],
  ['that lacks a line', (all: string[]) => all.toSpliced(10, 1), 'Line 11: its checksum'],
  ['cut in the middle of a line', (all: string[]) => [...all.slice(0, 5), all[5]!.slice(0, 40)], 'Line 6'],
  ['of another kind', () => ['{"people":[]}'], 'This is no exported history.'],
])('an import refuses a file %s', async (_, change, sentence) => {
  const { code, output } = await history(target, 'import', await altered(change));
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

it('an import refuses a store with another history', async () => {
  const other = await TestApp.start(target);
  await other.user('admin', 'Eve');
  await other.stop();
  const { code, output } = await history(target, 'import', file);
  expect(code).toBe(1);
  expect(output).toContain('import into an empty one');
});

it('an import refuses a store that already has the whole history', async () => {
  expect(await history(target, 'import', file)).toMatchObject({ code: 0 });
  const { code, output } = await history(target, 'import', file);
  expect(code).toBe(1);
  expect(output).toContain('The store holds all of this history already');
  expect(output).not.toContain('Imported');
});

it('an import refuses a vault that is cut short or belongs elsewhere', async () => {
  const secrets = join(target, 'vault.jsonl');
  expect(await vault(source, 'export', secrets)).toMatchObject({ code: 0 });
  const all = (await readFile(secrets, 'utf8')).trimEnd().split('\n');
  await writeFile(secrets, `${all.slice(0, -1).join('\n')}\n`);
  expect(await vault(target, 'import', secrets)).toMatchObject({
    code: 1,
    output: 'The file is incomplete.\n',
  });
  await writeFile(secrets, `${all.join('\n').replace(/("kind":"secret".*?"value":")./, '$1!')}\n`);
  expect(await vault(source, 'import', secrets)).toMatchObject({
    code: 1,
    output: expect.stringContaining('The vault holds another secret'),
  });
});

it('an export never overwrites a file; an import names a missing one', async () => {
  expect(await history(source, 'export', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('EEXIST'),
  });
  expect(await history(target, 'import', join(folder, 'none.jsonl'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENOENT'),
  });
  expect(await history(target)).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
});

async function* each(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}
