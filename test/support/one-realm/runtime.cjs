const { createRequire } = require('node:module');
const { dirname, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const TESTS = dirname(dirname(__dirname)) + sep;
const sourceMaps = new Map();
let transforms;

require.extensions['.ts'] = (module, filename) => module._compile(transforms.transform(filename), filename);

/** Evaluates tested code once per worker, since that takes longer than most tests, but test modules for each file. */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    transforms = this.transformCache;
    transforms.sourceMaps = sourceMaps;
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  // The process keeps its own method.
  installGetBuiltinModule() {}

  requireModuleOrMock(from, name) {
    const require = createRequire(from);
    const isOfTests = name === '@jest/globals' || require.resolve(name).startsWith(TESTS);
    return isOfTests ? super.requireModuleOrMock(from, name) : require(name);
  }

  requireActual(from, name) {
    return this.requireModuleOrMock(from, name);
  }
};
