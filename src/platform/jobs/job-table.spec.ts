import Database from 'better-sqlite3';
import { JobTable } from './job-table';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const options = { attempts: 3, backoffMs: 1_000 };

describe('a repeated job', () => {
  const ends = new Set<Database.Database>();
  const tableWith = (everyMs: number): JobTable => {
    const database = new Database(':memory:');
    ends.add(database);
    const table = new JobTable(database);
    table.repeat('daily', everyMs, '{}', NOW);
    return table;
  };
  const due = (table: JobTable, now: number) => {
    table.addRepeated(now, options);
    const jobs = table.due('daily', now, 10);
    for (const job of jobs) {
      const run = table.start(job, { now, aheadMs: 1_000 });
      table.end(run, { state: 'completed', now, aheadMs: 0, result: null, error: null });
    }
    return jobs.length;
  };
  afterAll(() => ends.forEach((database) => database.close()));

  it('runs once per interval', () => {
    const table = tableWith(HOUR);
    expect([due(table, NOW), due(table, NOW + 1), due(table, NOW + HOUR)]).toEqual([1, 0, 1]);
  });

  it('continues after a clock that was a year ahead was set back', () => {
    const table = tableWith(HOUR);
    const ahead = NOW + 365 * 24 * HOUR;
    expect(due(table, ahead)).toBe(1);
    expect([due(table, NOW + HOUR), due(table, NOW + HOUR + 1), due(table, NOW + 2 * HOUR)]).toEqual([
      1, 0, 1,
    ]);
  });

  it('continues if its last job was added ahead of time and never ran', () => {
    const table = tableWith(HOUR);
    table.addRepeated(NOW + 365 * 24 * HOUR, options);
    expect(due(table, NOW + HOUR)).toBe(1);
  });
});

it('a job of a release that had no column `ahead_ms` runs', () => {
  const database = new Database(':memory:');
  const job = { id: 'j1', name: 'mail', data: '{}', attempts: 3, backoffMs: 1_000 };
  new JobTable(database).add({ ...job, now: NOW, aheadMs: 0 });
  database.exec('ALTER TABLE jobs DROP COLUMN ahead_ms');
  expect(new JobTable(database).due('mail', NOW, 10)).toMatchObject([{ ...job, state: 'waiting' }]);
  database.close();
});
