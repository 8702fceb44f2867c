import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, projections } from '../src/catalog';
import type { NewEvent } from '../src/kernel/event';
import { replay } from '../src/kernel/projection';
import { recorded } from '../src/kernel/testing';
import { GOLDEN, goldenNames, HISTORY, readGolden } from './support/golden';

type AnyEvents = Record<string, object>;
type Documents = Record<string, unknown>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function projected(history: NewEvent<AnyEvents>[]): Map<string, Documents> {
  const events = recorded<AnyEvents>(...history);
  const files = projections.map((projection) => {
    const folded = replay(projection, events, (event) => catalog.erasedBy(event));
    const documents = [...folded].sort(([a], [b]) => (a < b ? -1 : 1));
    return [`${projection.name}.v${projection.version}.json`, Object.fromEntries(documents)] as const;
  });
  return new Map(files.filter(([, documents]) => Object.keys(documents).length > 0));
}

/** After raising a projection's version, UPDATE_GOLDEN=1 writes its snapshots. Add a history, never edit one. */
describe('snapshots of projections', () => {
  it.each(goldenNames())('equal what is projected from the history %s', (name) => {
    const folder = join(GOLDEN, name);
    const found = projected(readGolden(name));
    if (process.env.UPDATE_GOLDEN === '1')
      for (const [file, documents] of found)
        if (!existsSync(join(folder, file)))
          writeFileSync(join(folder, file), `${JSON.stringify(documents, null, 2)}\n`);
    const snapshots = readdirSync(folder).filter((file) => file !== HISTORY);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(snapshots.map((file) => [file, read(join(folder, file))])),
    );
  });
});
