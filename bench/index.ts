import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { append } from './append';
import { audit } from './audit';
import { catalogue } from './catalogue';
import { exams } from './exams';
import { isReached, type Figure } from './figure';
import { filling } from './filling';
import { http } from './http';
import { live } from './live';
import { match } from './match';
import { pages } from './pages';
import { peer } from './peer';
import { read } from './read';
import { replay } from './replay';
import { roster } from './roster';
import { school } from './school';
import { servers } from './servers';
import { start } from './start';
import { students } from './students';
import { video } from './video';
import { views } from './views';

const sections = {
  append,
  read,
  replay,
  start,
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
  live,
  pages,
  video,
  peer,
} satisfies Record<string, (folder: string, scale: number) => Promise<Figure[]>>;

void main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, scale: { type: 'string', default: '1' } },
  });
  const names = Object.keys(sections) as (keyof typeof sections)[];
  const unknown = positionals.filter((name) => !(name in sections));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const figures: Figure[] = [];
  try {
    for (const name of chosen) {
      process.stderr.write(`${name}…\n`);
      figures.push(...(await sections[name](folder, Number(values.scale))));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  else console.table(figures.map(row));
}

function row(one: Figure) {
  const { name, value, unit, limit, limitValue, ratio, goal } = one;
  const reached = isReached(one);
  return {
    figure: name,
    value: `${shown(value)} ${unit}`,
    limit: `${limit}: ${shown(limitValue)}`,
    ratio: Number(ratio.toPrecision(3)),
    goal: goal ? ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`) : '',
    reached: reached === null ? '' : reached ? 'yes' : 'no',
  };
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
