import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteVault } from '../../../platform/vault/sqlite-vault';
import { SteadyDays } from './steady-days';

let folder: string;
let vault: SqliteVault;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'days-'));
  vault = new SqliteVault(join(folder, 'vault.db'));
});

afterEach(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});

async function believed(...days: string[]): Promise<boolean[]> {
  const steady = new SteadyDays(vault);
  const answers = [];
  for (const day of days) answers.push(await steady.includes(day));
  return answers;
}

it('trusts consecutive days, even if one is missed or repeated', async () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-26', '2026-11-28'];
  expect(await believed(...days)).toEqual([true, true, true, true]);
});

it('trusts a day after a jump forward once another has followed', async () => {
  const days = ['2026-11-25', '2027-11-25', '2027-11-25', '2027-11-26'];
  expect(await believed(...days)).toEqual([true, false, false, true]);
});

it('trusts the right day a day after a jump forward and back', async () => {
  const days = ['2026-11-25', '2036-11-25', '2026-11-25', '2026-11-26'];
  expect(await believed(...days)).toEqual([true, false, false, true]);
});
