const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, posix } = require('node:path');
const ts = require('typescript');

const ROOT = join(__dirname, '..');
/** Type imports are ignored, because the compiler reports breaking type changes. */
const TYPE_IMPORT = /^(?:import|export) (?:type [^;]*?|\{(?:\s*type [\w ]+,?)+\s*\}) from '[^']*';/gm;
const CODE = /\.(tsx?|cjs|mjs)$/;
const SPEC = /\.spec\.tsx?$/;
/** These specs read the registries or all sources, and take a few seconds together. */
const ABOUT_EVERYTHING = /^test\/[^/]+\.spec\.ts$/;
const TESTED = /^(src|projections|contract|client\/src)\//;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** These files import everything, so their importers are not followed. */
const COMPOSITION_ROOTS = new Set([
  'src/app.module.ts',
  'src/create-app.ts',
  'src/catalog.ts',
  'client/src/app/routes.ts',
  'test/support/app.ts',
]);

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const changedSince = (commit) => [
  ...git('diff', '--name-only', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Reads which files import which. */
function readImports() {
  const files = [...new Set(git('ls-files', '--cached', '--others', '--exclude-standard'))].filter(
    (file) => CODE.test(file) && existsSync(join(ROOT, file)),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  return { sources, importers: importersOf(sources) };
}

/**
 * Returns the specs that a change can reach by imports or routes, and those about everything; browser specs only if
 * they have changed.
 */
function affectedSpecs(changed, { sources, importers } = readImports()) {
  if (changed.length === 0) return [];
  const reached = reach(changed, importers);
  const folders = changed.filter((file) => TESTED.test(file)).map(unitOf);
  const routes = [...reached]
    .filter((file) => file.endsWith('.controller.ts'))
    .flatMap((file) => routesOf(sources.get(file)));
  return [...sources.keys()].filter(
    (file) =>
      SPEC.test(file) &&
      (!file.startsWith('test/browser/') || changed.includes(file)) &&
      (reached.has(file) ||
        ABOUT_EVERYTHING.test(file) ||
        folders.some((folder) => file.startsWith(folder)) ||
        (file.startsWith('test/e2e/') && routes.some((route) => route.test(sources.get(file))))),
  );
}

function reach(changed, importers) {
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? [])
      if (!COMPOSITION_ROOTS.has(importer)) reached.add(importer);
  return reached;
}

function importersOf(sources) {
  const importers = new Map();
  for (const [file, source] of sources)
    for (const { fileName } of ts.preProcessFile(source.replace(TYPE_IMPORT, ''), true, true).importedFiles) {
      const imported = resolve(file, fileName, sources);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function resolve(file, name, sources) {
  if (!name.startsWith('.') && !name.startsWith('contract/')) return undefined;
  const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
  return ENDINGS.map((ending) => path + ending).find((candidate) => sources.has(candidate));
}

const unitOf = (file) =>
  /^(src\/modules|client\/src\/features)\/[^/]+\//.exec(file)?.[0] ?? `${dirname(file)}/`;

function routesOf(source) {
  const [, base = ''] = /@Controller\('([^']*)'\)/.exec(source) ?? [];
  return [...source.matchAll(/@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(([, path = '']) => {
    const [fixed, ...parameters] = `/${[base, path].filter(Boolean).join('/')}`.split('/:');
    const end = parameters.length > 0 ? '/' : '[\'"`?]';
    return new RegExp(`['"\`]${fixed.replaceAll('.', '\\.')}${end}`);
  });
}

module.exports = { affectedSpecs, changedSince, readImports };
