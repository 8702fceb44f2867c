import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');
const { module } = await runnerImport(join(root, 'src/app/routes.ts'), {
  root,
  resolve: { alias: { contract: join(root, '../contract') } },
});

const sourceOf = (page) => {
  const [, source] = /\("\/([^"]+)"\)/.exec(String(page)) ?? [];
  if (source === undefined) throw new Error(`${String(page)} imports no page`);
  return source;
};

/** The pages of the table: the source file, as Vite's manifest names it, and who may open it. */
export const pages = Object.values(module.routes).map(({ page, audience }) => ({
  source: sourceOf(page),
  audience,
}));
