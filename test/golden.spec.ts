import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projections } from '../src/catalog';
import type { NewEvent } from '../src/kernel/event';
import { replay } from '../src/kernel/projection';
import { recorded } from '../src/kernel/testing';

type AnyEvents = Record<string, object>;

const FOLDER = join(__dirname, 'golden');

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * Fixed histories through every projection. Where other documents come out of one, the projection's version must
 * rise; UPDATE_GOLDEN=1 writes the file of a new version. A history never changes: a feature adds one of its own.
 */
describe.each(readdirSync(FOLDER))('the history %s', (name) => {
  const folder = join(FOLDER, name);
  const history = recorded<AnyEvents>(...read<NewEvent<AnyEvents>[]>(join(folder, 'history.json')));

  it.each(projections)('yields the documents of $name v$version', (projection) => {
    const file = join(folder, `${projection.name}.v${projection.version}.json`);
    const documents = Object.fromEntries(
      [...replay(projection, history)].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    const isNew = !existsSync(file) && Object.keys(documents).length > 0;
    if (isNew && process.env.UPDATE_GOLDEN === '1') {
      writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`);
    }
    expect(documents).toEqual(existsSync(file) ? read(file) : {});
  });

  it('has documents of no other projection or version', () => {
    const files = projections.map(({ name: of, version }) => `${of}.v${version}.json`);
    expect(readdirSync(folder).filter((file) => !['history.json', ...files].includes(file))).toEqual([]);
  });
});
