const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const compiled = new Map();

/** Loads packages once per worker, and evaluates sources for each spec file, so that no state is shared. */
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
 * Whether test files share a package. React's testing tools add hooks to each file; Node cannot load the charts'
 * wrapper.
 */
const isShared = (name) => !/^(\.|\/|contract\/|@jest\/|@testing-library\/|echarts-for-react\/)/.test(name);
