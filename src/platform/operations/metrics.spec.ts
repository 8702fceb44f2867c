import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choking, cupsOf, Process } from '../../../test/support/cups';
import { Metrics } from './metrics';

describe('the metrics of a projection', () => {
  let folder: string;
  let process: Process;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  });

  afterEach(async () => {
    await process.stop();
    await rm(folder, { recursive: true });
  });

  const figures = async () => {
    const text = await new Metrics(process.projector).text();
    return Object.fromEntries(
      ['events_behind', 'parked', 'failing'].map((name) => [
        name,
        new RegExp(`^projection_${name}\\{projection="cups"\\} (.*)$`, 'm').exec(text)?.[1],
      ]),
    );
  };

  it('count the events that it has not handled yet', async () => {
    process = await new Process(folder, [cupsOf(1)], 'api').start();
    await process.fill('a', 1, 2, 3);
    expect(await figures()).toEqual({ events_behind: '3', parked: '0', failing: '0' });
  });

  it('show an event that stops it', async () => {
    process = await new Process(folder, [choking(() => true)]).start();
    await process.fill('a', 7, 13);
    while ((await process.parked()) === null) await new Promise(setImmediate);
    expect(await figures()).toMatchObject({ parked: '1', failing: '0' });
  });
});
