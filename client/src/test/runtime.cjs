const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const compiled = new Map();

/**
 * Loads packages as Node does, once for all spec files of a worker, and compiles each source file once. Sources are
 * evaluated for each spec file, so no state of theirs passes from one to the next.
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

  // It would replace a function of the process, which outlives this file.
  installGetBuiltinModule() {}

  requireModuleOrMock(from, name) {
    return isShared(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};

/** Testing Library adds hooks to the file that loads it, and remembers its document; Node cannot load the charts' wrapper. */
const isShared = (name) => !/^(\.|\/|contract\/|@jest\/|@testing-library\/|echarts-for-react\/)/.test(name);
