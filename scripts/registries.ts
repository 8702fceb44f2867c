import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const root = join(__dirname, '..');
const load = createRequire(__filename);

type Exports = Readonly<Record<string, unknown>>;

interface Part {
  readonly name: string;
  readonly file: string;
  readonly value: object;
}

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.endsWith('.spec.ts'))
    .sort();

const partsIn = (files: readonly string[], isPart: (value: unknown) => boolean): Part[] =>
  files.flatMap((file) =>
    Object.entries(load(join(root, file)) as Exports)
      .filter(([, value]) => isPart(value))
      .map(([name, value]) => ({ name, file, value: value as object })),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEvents = (value: unknown) =>
  isObject(value) &&
  Object.values(value).every((spec) => isObject(spec) && 'fields' in spec && 'sample' in spec);

const namesOf = (parts: readonly Pick<Part, 'name'>[]) => parts.map(({ name }) => name);

function importsOf(parts: readonly Omit<Part, 'value'>[], from: string, keyword = 'import'): string[] {
  const files = [...new Set(parts.map(({ file }) => file))];
  return files.map((file) => {
    const names = namesOf(parts.filter((part) => part.file === file));
    const path = posix.relative(posix.dirname(from), file).replace(/\.ts$/, '');
    return `${keyword} { ${names.join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
}

const HEAD = ['// Written by `npm run register-modules`; test/registries.spec.ts checks that it is current.'];

const block = (begin: string, lines: readonly string[], end: string) => [
  '',
  begin,
  ...lines.map((line) => `  ${line},`),
  end,
];

function serverRegistry(path: string): string {
  const events = partsIn(filesIn('src', /\.events\.ts$/), isEvents);
  const names = new Set(events.flatMap(({ value }) => Object.keys(value)));
  const audits = partsIn(
    filesIn('src', /\.audit\.ts$/),
    (value) => isObject(value) && Object.keys(value).every((name) => names.has(name)),
  );
  const views = partsIn(filesIn('projections', /\.ts$/), (value) => isObject(value) && 'on' in value);
  const spread = namesOf(audits).map((name) => `...${name}`);
  return [
    ...HEAD,
    ...importsOf([...events, ...audits, ...views], path),
    ...block('export const events = [', namesOf(events), '] as const;'),
    ...block('export const audit = {', spread, '};'),
    ...block('export const views = [', namesOf(views), '] as const;'),
    '',
  ].join('\n');
}

function contractRegistry(path: string): string {
  const calls = filesIn('contract', /\.ts$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export interface (\w+Calls)\b/gm)].map(
      ([, name]) => ({ name: name!, file }),
    ),
  );
  const requests = partsIn(
    filesIn('contract/requests', /(?<!\/index)\.ts$/),
    (value) => isObject(value) && Object.keys(value).every((name) => /^[A-Z]+ \//.test(name)),
  );
  return [
    ...HEAD,
    ...importsOf(calls, path, 'import type'),
    ...importsOf(requests, path),
    '',
    'export interface Calls',
    '  extends',
    `    ${namesOf(calls).join(',\n    ')} {}`,
    ...block(
      'export const requests = {',
      namesOf(requests).map((name) => `...${name}`),
      '};',
    ),
    '',
  ].join('\n');
}

const REGISTRIES = { 'src/registry.ts': serverRegistry, 'contract/registry.ts': contractRegistry };

/** The files that list what the modules declare. */
export const registries = (): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(REGISTRIES).map(([path, write]) => ({ path, text: write(path) }));
