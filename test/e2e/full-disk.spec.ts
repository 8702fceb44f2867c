import { TestApp } from '../support/app';
import { ServerProcess } from '../support/server-process';
import { projections } from '../support/tools';

/** Blocks of 512 bytes: enough to start, soon used up. */
const LARGEST_FILE = 4_000;
const SERVER_ERROR = JSON.stringify({ statusCode: 500, code: 'server-error', message: 'server error' });

let server: ServerProcess;

afterEach(() => server.end('SIGKILL'));

it('refuses what a full disk cannot keep, serves on, and loses nothing it has acknowledged', async () => {
  const seeding = await TestApp.start();
  const { dataDir } = seeding;
  const { token } = await seeding.user('admin', 'Ada');
  await seeding.stop();
  const list = () => fetch(`${server.url}/api/v2/tasks/all`, { headers: { token } });

  server = await ServerProcess.start(dataDir, { LOG_LEVEL: 'fatal' }, LARGEST_FILE);
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const write = async (name: string) => {
    const response = await fetch(`${server.url}/api/v2/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ name, type: 'standard', description: 'Why. '.repeat(400) }),
    });
    const body = (await response.json()) as { id: string };
    if (response.status === 201) acknowledged.push(body.id);
    else refusals.add(JSON.stringify(body));
  };
  for (let batch = 0; refusals.size === 0 && batch < 4; batch++) {
    await Promise.all(Array.from({ length: 500 }, (_, index) => write(`Task ${batch}-${index}`)));
  }
  expect([...refusals]).toEqual([SERVER_ERROR]);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect((await list()).status).toBe(200);
  await server.end('SIGTERM');

  server = await ServerProcess.start(dataDir);
  const { data } = (await (await list()).json()) as { data: { id: string }[] };
  const kept = new Set(data.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await server.end('SIGTERM');
  expect(await projections(dataDir, 'verify')).toMatchObject({ code: 0 });
});
