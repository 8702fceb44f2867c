import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Rule } from 'postcss';
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
