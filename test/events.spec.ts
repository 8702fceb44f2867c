import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '../src/catalog';

const FOLDER = join(__dirname, 'events');

const samples = readdirSync(FOLDER).map((file) => {
  const [, type, version] = /^(\w+)\.v(\d+)\.json$/.exec(file) ?? [];
  const { stored, today } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  return { type: type!, version: Number(version), stored: stored!, today: today! };
});

/** History is for ever: what was written in any version must be readable in today's shape. */
describe('stored events', () => {
  it('have a sample of every version there has been', () => {
    const known = samples.map(({ type, version }) => `${type} v${version}`).sort();
    const all = catalog
      .names()
      .flatMap((type) =>
        Array.from({ length: catalog.version(type) }, (_, index) => `${type} v${index + 1}`),
      );
    expect(known).toEqual(all.sort());
  });

  it.each(samples)('$type v$version is read in today’s shape', ({ type, version, stored, today }) => {
    expect(catalog.lift(type, version, stored)).toEqual(today);
  });
});
