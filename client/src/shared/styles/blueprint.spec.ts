import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { growWithText } from '../../../vite/blueprint';

it.each([
  ['core', 'lib/css/blueprint.css'],
  ['datetime', 'lib/css/blueprint-datetime.css'],
])('%s has no text that stays small where text is larger', (name, sheet) => {
  const file = join(dirname(require.resolve(`@blueprintjs/${name}/package.json`)), sheet);
  const { root } = postcss([growWithText]).process(readFileSync(file, 'utf8'), { from: file });
  const fixed: string[] = [];
  root.walkDecls(/^(font-size|--bp-typography-size-.*)$/, ({ value, parent }) => {
    if (/\dpx/.test(value)) fixed.push((parent as Rule).selector);
  });
  expect(fixed.filter((selector) => !selector.includes('indicator'))).toEqual([]);
});

it('asks for the size of a window by its text, so that larger text has the layout of a smaller screen', () => {
  const { root } = postcss([growWithText]).process('@media (min-width: 600px) and (max-width: 899px) {}', {
    from: undefined,
  });
  const [query] = root.nodes as [AtRule];
  expect(query.params).toBe('(min-width: 37.5em) and (max-width: 56.1875em)');
});

it('lets a sheet compose from none that asks for the size of a window, for that one is read as it is written', () => {
  const src = join(__dirname, '..', '..');
  const composed = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/composes: .* from '(.*)'/g)].map(([, from]) =>
        join(src, dirname(file), from!),
      ),
    );
  expect(composed.length).toBeGreaterThan(10);
  expect(composed.filter((file) => readFileSync(file, 'utf8').includes('-width:'))).toEqual([]);
});
