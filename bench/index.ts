import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { append } from './append';
import { audit } from './audit';
import { catalogue } from './catalogue';
import { crowd } from './crowd';
import { exams } from './exams';
import type { Figure } from './figure';
import { filling } from './filling';
import { growth } from './growth';
import { http } from './http';
import { live } from './live';
import { match } from './match';
import { outcomes } from './outcomes';
import { pages } from './pages';
import { peer } from './peer';
import { read } from './read';
import { replay } from './replay';
import { roster } from './roster';
import { school } from './school';
import { servers } from './servers';
import { start } from './start';
import { students } from './students';
import { measuredCommit, rowOf, writeTable } from './table';
import { video } from './video';
import { views } from './views';

const sections = {
  append,
  read,
  replay,
  start,
  growth,
  filling,
  students,
  roster,
  school,
  audit,
  views,
  servers,
  http,
  exams,
  match,
  catalogue,
  outcomes,
  live,
  crowd,
  pages,
  video,
  peer,
} satisfies Record<string, (folder: string, scale: number) => Promise<Figure[]>>;

void main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
      skip: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
  });
  const names = Object.keys(sections) as (keyof typeof sections)[];
  const unknown = [...positionals, ...values.skip].filter((name) => !(name in sections));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  if (values.write && (positionals.length > 0 || values.skip.length > 0 || values.scale !== '1'))
    throw new Error('The table is of one run of everything: --write allows no sections, --skip or --scale.');
  const commit = values.write ? measuredCommit() : '';
  const chosen = names.filter(
    (name) => (positionals.length === 0 || positionals.includes(name)) && !values.skip.includes(name),
  );
  const figures = await measure(chosen, Number(values.scale));
  if (values.write) await writeTable(figures, commit);
  if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  else console.table(figures.map(rowOf));
}

async function measure(chosen: readonly (keyof typeof sections)[], scale: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const figures: Figure[] = [];
  try {
    for (const name of chosen) {
      const began = performance.now();
      process.stderr.write(`${name}… `);
      figures.push(...(await sections[name](folder, scale)));
      process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s\n`);
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}
