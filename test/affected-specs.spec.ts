import { affectedSpecs, readImports } from '../scripts/affected-specs.cjs';

const imports = readImports();
const affectedBy = (file: string) => affectedSpecs([file], imports);
const aboutEverything = affectedBy('README.md');

describe('a change runs', () => {
  it('the specs about everything, which read the registries or all sources', () => {
    expect(aboutEverything).toEqual(
      expect.arrayContaining(['test/erasure.spec.ts', 'test/events.spec.ts', 'test/golden.spec.ts']),
    );
    expect(aboutEverything.filter((spec) => !/^test\/[^/]+$/.test(spec))).toEqual([]);
  });

  it('only itself besides those, if it is a spec', () => {
    const expected = [...aboutEverything, 'test/e2e/threads.spec.ts'].sort();
    expect(affectedBy('test/e2e/threads.spec.ts').sort()).toEqual(expected);
  });

  it('the specs of its module and those that call its routes', () => {
    const specs = affectedBy('src/modules/threads/thread.decider.ts');
    expect(specs).toContain('src/modules/threads/thread.decider.spec.ts');
    expect(specs).toContain('test/e2e/threads.spec.ts');
    expect(specs).not.toContain('test/e2e/notes.spec.ts');
  });

  it('the specs beside it, if it is a stylesheet', () => {
    expect(affectedBy('client/src/shared/styles/tokens.css')).toContain(
      'client/src/shared/styles/tokens.spec.ts',
    );
  });
});

it('no change runs nothing', () => {
  expect(affectedSpecs([], imports)).toEqual([]);
});
