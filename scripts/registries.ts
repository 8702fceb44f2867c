import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const root = join(__dirname, '..');
const load = createRequire(__filename);

type Exports = Readonly<Record<string, unknown>>;

interface Part {
  readonly name: string;
  readonly file: string;
}

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.endsWith('.spec.ts'))
    .sort();

const partsIn = (files: readonly string[], isPart: (name: string, value: unknown) => boolean): Part[] =>
  files.flatMap((file) =>
    Object.entries(load(join(root, file)) as Exports)
      .filter(([name, value]) => isPart(name, value))
      .map(([name]) => ({ name, file })),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name);

function importsOf(parts: readonly Part[], from: string, keyword = 'import'): string[] {
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
  const events = partsIn(
    filesIn('src', /\.events\.ts$/),
    (name, value) => /Events$/.test(name) && isObject(value),
  );
  const audits = partsIn(
    filesIn('src', /\.audit\.ts$/),
    (name, value) => /^describe/.test(name) && isObject(value),
  );
  const views = partsIn(filesIn('projections', /\.ts$/), (_, value) => isObject(value) && 'on' in value);
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
  const requests = partsIn(filesIn('contract/requests', /(?<!\/index)\.ts$/), (name) =>
    /Requests$/.test(name),
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
