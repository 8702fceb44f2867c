import { catalog } from '../src/catalog';
import { samples } from './support/samples';

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
