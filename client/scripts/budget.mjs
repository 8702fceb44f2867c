import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundles, chunksOf } from './bundles.mjs';
import { pages } from './pages.mjs';

const KB = 1024;
const LIMITS = { first: 230 * KB, firstCss: 26 * KB, shared: 32 * KB, common: 20 * KB, routeJs: 57 * KB };
const ENTRY = 'index.html';
const SIGN_IN = 'src/features/auth/SignInPage.tsx';
/** The limit exists because each file costs a network round trip and a task on the main thread. */
const MAX_FILES = 32;
/** Pages load these chunks later: the chart once there is data to draw, the room once the user enters it. */
const LATER = {
  'src/shared/chart/EChart.tsx': 215 * KB,
  'src/features/video-room/Room.tsx': 95 * KB,
};
const problems = [];
const sources = new Set(pages.map(({ source }) => source));

for (const { folder, base, manifest } of bundles) {
  console.log(base);
  const closure = (key) => chunksOf(manifest, [key]);

  const gzipped = (file) => gzipSync(readFileSync(join(folder, file))).length;
  const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
  const js = (keys) => sum([...keys].map((key) => gzipped(manifest[key].file)));
  const css = (keys) => sum([...new Set([...keys].flatMap((key) => manifest[key].css ?? []))].map(gzipped));

  const first = closure(ENTRY);
  const named = (name) => Object.keys(manifest).filter((key) => manifest[key].name === name);
  const isThere = new Set([...first, ...named('shared'), ...named('common')]);
  /** Fonts count with their plain size, because woff2 is already compressed. */
  const faces = sum(
    [...new Set([...first].flatMap((key) => manifest[key].assets ?? []))]
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => statSync(join(folder, file)).size),
  );
  const rows = [
    ['first load, with styles and typeface', js(first) + css(first) + faces, LIMITS.first],
    ['first load, styles', css(first), LIMITS.firstCss],
    ['shared by most pages', js(named('shared')), LIMITS.shared],
    ['small parts that some share', js(named('common')), LIMITS.common],
  ];
  if (named('common').some((key) => closure(SIGN_IN).has(key)))
    problems.push(`${base}: ${SIGN_IN} loads what only pages behind it need`);
  for (const page of new Set([...sources, ...Object.keys(LATER)])) {
    if (!manifest[page]?.isDynamicEntry) problems.push(`${base}: no chunk for ${page}`);
    else {
      const own = [...closure(page)].filter((key) => !first.has(key));
      const files = new Set(own.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])).size;
      if (files > MAX_FILES) problems.push(`${base}: ${page} comes in ${files} files`);
      rows.push([page, js(own.filter((key) => !isThere.has(key))), LATER[page] ?? LIMITS.routeJs]);
    }
  }
  for (const [name, size, limit] of rows) {
    console.log(
      `${(size / KB).toFixed(1).padStart(7)} of ${String(limit / KB).padStart(3)} KB gzipped  ${name}`,
    );
    if (size > limit) problems.push(`${base}: ${name} is over its budget`);
  }
}
for (const problem of problems) console.error(`budget: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
