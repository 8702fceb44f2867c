import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Which files the service worker keeps on the device: all of the application but what few open, kept once it was loaded.
const client = join(import.meta.dirname, '..');
const dist = join(client, 'dist');
const LATER = /(EChart|Room|aths?)-[^/]+\.js$|[\\/](16|20)px|\.(br|gz|map)$|^\.vite|^sw\.js$/;

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .filter((file) => !LATER.test(file))
  .sort();
const release = createHash('sha256');
for (const file of files) release.update(file).update(readFileSync(join(dist, file)));
const shell = {
  RELEASE: release.digest('hex').slice(0, 16),
  ENTRY: `/${manifest['index.html'].file}`,
  FILES: files.map((file) => `/${file}`),
};
const source = readFileSync(join(client, 'service-worker.js'), 'utf8');
writeFileSync(join(dist, 'sw.js'), source.replace('__SHELL__', JSON.stringify(shell)));
console.log(`${files.length} files are kept for without a connection`);
