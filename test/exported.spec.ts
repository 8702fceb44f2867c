import { projections } from '../src/catalog';
import { remainsOf } from '../src/kernel/erasure';
import { Retained } from '../src/kernel/personal';
import type { AnyProjection } from '../src/kernel/projection';

const namesPeople = projections.filter(({ erasure }) => Object.keys(erasure).length > 0);

const sectionsOf = ({ exported }: AnyProjection): [name: string, field: string][] =>
  exported === undefined || exported instanceof Retained ? [] : Object.entries<string>(exported.sections);

const sections = projections.flatMap((projection) =>
  sectionsOf(projection).map(([name, field]) => ({ name, field, projection })),
);

describe('the export of a student', () => {
  it.each(namesPeople)('includes $name, or gives a reason why not', ({ exported }) => {
    expect(exported).toBeDefined();
  });

  it('has sections with different names', () => {
    const names = sections.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
  });

  it.each(sections)('finds $name by an indexed field that the erasure clears', ({ field, projection }) => {
    expect(projection.indexes.map((index) => Object.keys(index)[0])).toContain(field);
    const remains = remainsOf(projection.erasure, { [field]: 's1' }, new Set(['s1']));
    expect(remains ?? {}).not.toHaveProperty([field], 's1');
  });
});
