import { TestApp } from '../support/app';
import { ServerProcess } from '../support/server-process';
import { projections } from '../support/tools';

const CALLERS = 16;

it('the server loses no acknowledged write when killed while writing', async () => {
  const seeding = await TestApp.start();
  const { dataDir } = seeding;
  const { token } = await seeding.user('admin', 'Ada');
  await seeding.stop();

  const server = await ServerProcess.start(dataDir);
  const acknowledged: string[] = [];
  let enough: () => void;
  const underLoad = new Promise<void>((resolve) => (enough = resolve));
  const write = async (caller: number) => {
    for (let number = 0; ; number++) {
      const response = await fetch(`${server.url}/api/v2/tasks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify({
          name: `Task ${caller}-${number}`,
          type: 'standard',
          external_id: `${caller}-${number}`,
        }),
      });
      const { id } = (await response.json()) as { id: string };
      if (response.status === 201) acknowledged.push(id);
      if (acknowledged.length > 200) enough();
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, caller) => write(caller));
  await underLoad;
  await server.end('SIGKILL');
  const outcomes = await Promise.allSettled(callers);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);

  const restarted = await ServerProcess.start(dataDir);
  const response = await fetch(`${restarted.url}/api/v2/tasks/all`, { headers: { token } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  const stored = new Set(data.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);

  const verification = await projections(dataDir, 'verify');
  expect(verification).toMatchObject({ code: 0 });
  await restarted.end('SIGTERM');
  expect(await projections(dataDir, 'verify')).toMatchObject({ code: 0 });
});
