import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundles, chunksOf } from './bundles.mjs';
import { pages } from './pages.mjs';

// These are cached on first use, because few users open them.
const LATER = /(EChart|Room|aths?)-[^/]+\.js$|[\\/](16|20)px|\.(br|gz|map)$|^\.vite|^sw\.js$/;
const [before, after, ...more] = readFileSync(
  join(import.meta.dirname, '..', 'service-worker.js'),
  'utf8',
).split('__SHELL__');
if (after === undefined || more.length > 0) throw new Error('service-worker.js must contain __SHELL__ once.');

const sources = new Set(pages.map(({ source }) => source));
const roles = new Set(pages.flatMap(({ audience }) => (Array.isArray(audience) ? audience : [])));

/** The scripts and styles of these pages, with the parts that they load later. */
function filesOf(manifest, shown) {
  const keys = shown.map(({ source }) => source);
  const chunks = chunksOf(manifest, ['index.html', ...keys], (key) => !sources.has(key));
  return new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
}

for (const { folder, base, manifest } of bundles) {
  const others = bundles.filter((other) => other.base !== base && other.base.startsWith(base));
  const isOthers = (file) => others.some((other) => `${base}${file}`.startsWith(other.base));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !LATER.test(file) && !isOthers(file))
    .sort();
  const release = createHash('sha256').update(base);
  for (const file of files) release.update(file).update(readFileSync(join(folder, file)));

  const ofRoles = filesOf(manifest, pages);
  const ofAll = filesOf(
    manifest,
    pages.filter(({ audience }) => !Array.isArray(audience)),
  );
  const common = files.filter((file) => !ofRoles.has(file) || ofAll.has(file));
  const ofRole = (role) => {
    const own = filesOf(
      manifest,
      pages.filter(({ audience }) => audience.includes(role)),
    );
    return files.filter((file) => own.has(file) && !ofAll.has(file));
  };
  const addresses = (named) => named.map((file) => `${base}${file}`);
  const shell = {
    RELEASE: release.digest('hex').slice(0, 16),
    ENTRY: `${base}${manifest['index.html'].file}`,
    PAGE: `${base}index.html`,
    FILES: addresses(common),
    FILES_OF: Object.fromEntries([...roles].map((role) => [role, addresses(ofRole(role))])),
  };
  writeFileSync(join(folder, 'sw.js'), `${before}${JSON.stringify(shell)}${after}`);
  const sizes = Object.entries(shell.FILES_OF).map(([role, { length }]) => `${length} for ${role}`);
  console.log(`${base}: ${common.length} files are cached for everyone, ${sizes.join(', ')}`);
}
