const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { measured } = require('../runner/measured.cjs');

const JEST =
  /^(EVENT_HANDLERS|JEST_STATE_SYMBOL|LOG_ERRORS_BEFORE_RETRY|RETRY_|TEST_TIMEOUT_SYMBOL|WAIT_BEFORE_RETRY)/;

/** Tests use the process's own globals; what Jest adds is removed after each file. */
module.exports = class OneRealm extends measured(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.stored = { console, exit: process.exit };
  }

  async teardown() {
    await super.teardown();
    globalThis.console = this.stored.console;
    process.exit = this.stored.exit;
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (JEST.test(symbol.description)) delete globalThis[symbol];
    }
  }
};
