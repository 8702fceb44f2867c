import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { growWithText } from '../../../vite/blueprint';

it.each([
  ['core', 'lib/css/blueprint.css'],
  ['datetime', 'lib/css/blueprint-datetime.css'],
])('Blueprint’s %s has no text that ignores the reader’s text size', (name, sheet) => {
  const file = join(dirname(require.resolve(`@blueprintjs/${name}/package.json`)), sheet);
  const { root } = postcss([growWithText]).process(readFileSync(file, 'utf8'), { from: file });
  const fixed: string[] = [];
  root.walkDecls(/^(font-size|--bp-typography-size-.*)$/, ({ value, parent }) => {
    if (/\dpx/.test(value)) fixed.push((parent as Rule).selector);
  });
  expect(fixed.filter((selector) => !selector.includes('indicator'))).toEqual([]);
});

it('media queries follow the text size, so large text narrows the layout', () => {
  const { root } = postcss([growWithText]).process('@media (min-width: 600px) and (max-width: 899px) {}', {
    from: undefined,
  });
  const [query] = root.nodes as [AtRule];
  expect(query.params).toBe('(min-width: 37.5em) and (max-width: 56.1875em)');
});

it('custom media stand for the breakpoints of the layout', () => {
  const processed = (css: string) => postcss([growWithText]).process(css, { from: undefined }).css;
  expect(processed('@media (--from-tablet) and (--below-laptop) {}')).toBe(
    '@media (min-width: 43.75em) and (max-width: 56.1875em) {}',
  );
  expect(() => processed('@media (--below-phone) {}')).toThrow('(--below-phone)');
});

it('no style sheet composes from one with media queries', () => {
  const src = join(__dirname, '..', '..');
  const composed = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/composes: .* from '(.*)'/g)].map(([, from]) =>
        join(src, dirname(file), from!),
      ),
    );
  expect(composed).not.toEqual([]);
  expect(composed.filter((file) => readFileSync(file, 'utf8').includes('@media'))).toEqual([]);
});
