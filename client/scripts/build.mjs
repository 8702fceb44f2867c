import { join } from 'node:path';
import { build, runnerImport } from 'vite';

// Each language gets a bundle of its own; the folder of the first language contains the others.
process.env.NODE_ENV ??= 'production';
const root = join(import.meta.dirname, '..');
const { module } = await runnerImport(join(root, '../contract/languages.ts'));
for (const language of module.LANGUAGES) {
  process.env.QUADRANGLE_LANGUAGE = language;
  await build({ root });
}
