import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundles } from './bundles.mjs';

// The service worker precaches everything except these: few users open them, so they are cached on first use.
const LATER = /(EChart|Room|aths?)-[^/]+\.js$|[\\/](16|20)px|\.(br|gz|map)$|^\.vite|^sw\.js$/;
const [before, after, ...more] = readFileSync(
  join(import.meta.dirname, '..', 'service-worker.js'),
  'utf8',
).split('__SHELL__');
if (after === undefined || more.length > 0) throw new Error('service-worker.js must contain __SHELL__ once.');

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
  const shell = {
    RELEASE: release.digest('hex').slice(0, 16),
    ENTRY: `${base}${manifest['index.html'].file}`,
    PAGE: `${base}index.html`,
    FILES: files.map((file) => `${base}${file}`),
  };
  writeFileSync(join(folder, 'sw.js'), `${before}${JSON.stringify(shell)}${after}`);
  console.log(`${files.length} files of ${base} are cached for use without a connection`);
}
