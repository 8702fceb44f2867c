import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries } from '../scripts/registries';

it('registries list what `npm run register-modules` would write again', () => {
  const stale = registries().filter(
    ({ path, text }) => readFileSync(join(__dirname, '..', path), 'utf8') !== text,
  );
  expect(stale.map(({ path }) => path)).toEqual([]);
});
