import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = '.vite/manifest.json';
const dist = join(import.meta.dirname, '..', 'dist');

/** The built bundles: the folder, base address and Vite manifest of each language. */
export const bundles = readdirSync(dist, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ folder: join(dist, name), base: `/${name}/` }))
  .concat({ folder: dist, base: '/' })
  .filter(({ folder }) => existsSync(join(folder, MANIFEST)))
  .map((bundle) => ({
    ...bundle,
    manifest: JSON.parse(readFileSync(join(bundle.folder, MANIFEST), 'utf8')),
  }));

/** The chunks that load with these, and with `parts` also those that they load later. */
export function chunksOf(manifest, keys, parts = () => false, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    chunksOf(manifest, [...imports, ...dynamicImports.filter(parts)], parts, seen);
  }
  return seen;
}
