import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isReached, type Figure } from './figure';

const PAGE = join(__dirname, '../docs/speed.md');
const [BEGIN, END] = ['<!-- Replaced by `npm run bench -- --write`. -->', '<!-- The end of the table. -->'];

export interface Row {
  readonly figure: string;
  readonly value: string;
  readonly limit: string;
  readonly ratio: string;
  readonly goal: string;
  readonly reached: string;
}

export function rowOf(one: Figure): Row {
  const { name, value, unit, limit, limitValue, ratio, goal } = one;
  const reached = isReached(one);
  return {
    figure: name,
    value: `${shown(value)} ${unit}`.trimEnd(),
    limit: `${limit}: ${shown(limitValue)}`,
    ratio: ratio >= 100 ? String(Math.round(ratio)) : String(Number(ratio.toPrecision(2))),
    goal: goal ? ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`) : '',
    reached: reached === null ? '' : reached ? 'yes' : '**no**',
  };
}

/** The commit that a run measures. A table of uncommitted changes could not be measured again. */
export function measuredCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: __dirname, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain'))
    throw new Error('Commit first, since the table names the measured commit.');
  return git('rev-parse', '--short=10', 'HEAD');
}

export async function writeTable(figures: readonly Figure[], commit: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE} has no place for the table.`);
  const text = `${before}${BEGIN}\n\n${description(commit)}\n\n${table(figures)}\n\n${END}${after}`;
  await writeFile(PAGE, await format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
}

function description(commit: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const cores = cpus();
  return `One run of commit ${commit} on ${date}: ${cores.length} × ${cores[0]?.model.trim()}, Node ${process.versions.node}.`;
}

function table(figures: readonly Figure[]): string {
  const columns = ['figure', 'value', 'limit', 'ratio', 'goal', 'reached'] as const;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = figures
    .map(rowOf)
    .map((row) => line(columns.map((column) => row[column].replaceAll('|', '\\|'))));
  return [line(columns), line(columns.map(() => '---')), ...rows].join('\n');
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
