import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { PASSWORD, TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { projections } from '../support/server-process';

jest.setTimeout(60_000);

const PERSON = {
  first_name: 'Quetzalina',
  last_name: 'Unmistakable',
  email: 'quetzalina@unmistakable.test',
  phone_number: '9876501234',
};
const TRACES = Object.values(PERSON);

let app: TestApp;
let admin: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

/**
 * Names of the database files that hold any of it in plain text. Read by another process: whoever opens and closes
 * a database file beside SQLite in one process drops the locks that SQLite holds on it.
 */
async function filesWithTraces(): Promise<string[]> {
  const files = (await readdir(app.dataDir)).filter((file) => /\.db(-wal|-shm)?$/.test(file));
  const patterns = TRACES.flatMap((trace) => ['-e', trace]);
  const grep = spawn('grep', ['--files-with-matches', '--ignore-case', '--text', ...patterns, ...files], {
    cwd: app.dataDir,
  });
  const output: string[] = [];
  grep.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await once(grep, 'close');
  return output.join('').split('\n').filter(Boolean);
}

it('leaves nothing of a person in any database once the account is deleted, and only [erased] in the history', async () => {
  const { body } = await app
    .call('post', '/auth/student/register')
    .send({ ...PERSON, password: PASSWORD, counselor_id: counselor.id })
    .expect(200);
  const student = { token: (body as { token: string }).token };
  const { body: profile } = await app.call('get', '/users/profile', student).expect(200);
  const { id } = (profile as { data: { id: string } }).data;
  await app.settled();
  const before = await filesWithTraces();
  expect(before.length).toBeGreaterThan(0);
  expect(before.every((file) => file.startsWith('views.db'))).toBe(true);

  await app.call('delete', `/admin/user/${id}`, admin).expect(204);
  await app.call('get', '/users/profile', student).expect(401);
  await app.call('post', '/auth/login').send({ email: PERSON.email, password: PASSWORD }).expect(401);
  await eventually(
    () => app.app.get(PersonalKeys).forOpening(id),
    (key) => key === null,
  );
  expect(await projections(app.dataDir, 'replay', '--all')).toMatchObject({ code: 0 });
  await app.settled();
  expect(await filesWithTraces()).toEqual([]);

  const { body: audit } = await app.call('get', `/admin/audit?subject=${id}`, admin).expect(200);
  const text = JSON.stringify(audit);
  expect(text).toContain('[erased]');
  for (const trace of TRACES) expect(text).not.toContain(trace);
  expect(await projections(app.dataDir, 'verify')).toMatchObject({ code: 0 });
});

it('frees the address for somebody new', async () => {
  const register = () =>
    app
      .call('post', '/auth/student/register')
      .send({ ...PERSON, password: PASSWORD, counselor_id: counselor.id });
  await register().expect(200);
});
