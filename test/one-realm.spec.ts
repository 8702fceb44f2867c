import { runInThisContext } from 'node:vm';
import { Rejected } from '../src/kernel/errors';

// Jest would replace a module that is imported.
const load = process.getBuiltinModule('node:module').createRequire(__filename);

// `test/support/one-realm` replaces methods inside Jest, which a new version of Jest may no longer call.
describe('Jest', () => {
  it('loads tested code once for all files of a worker', () => {
    expect(load('../src/kernel/errors')).toHaveProperty('Rejected', Rejected);
  });

  it('runs tests in the realm of the process', () => {
    expect(Object.getPrototypeOf([])).toBe(runInThisContext('Array.prototype'));
  });
});
