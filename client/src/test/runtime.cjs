const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const compiled = new Map();

/**
 * Loads packages like Node, once for all spec files of a worker, and compiles each source file once. Sources are
 * evaluated again for each spec file, so that no state passes from one to the next.
 */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    this.executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, this.executor.injectedModuleParameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  // The original replaces a function of the process, which outlives the spec file.
  installGetBuiltinModule() {}

  requireModuleOrMock(from, name) {
    return isShared(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};

/**
 * These packages cannot be shared: Testing Library adds hooks to the file that loads it and remembers its document, and
 * Node cannot load the wrapper of the charts.
 */
const isShared = (name) => !/^(\.|\/|contract\/|@jest\/|@testing-library\/|echarts-for-react\/)/.test(name);
