const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname, relative } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { LOG, ROOT } = require('./times.cjs');

/** Bound early, because fake timers of a test also replace the clock of the process. */
const now = performance.now.bind(performance);

/** Milliseconds in which the event loop had nothing to do: a test waited for a timer, a thread or another process. */
const utilization = performance.eventLoopUtilization.bind(performance);
const idle = () => utilization().idle;

/** Maximum number of characters from the end of an output, where the cause of a failure usually is. */
const MAX_SHOWN = 20_000;

/** Extends a Jest environment: shows output only with failed tests, and logs the seconds for start, hooks and tests. */
const measured = (Environment) =>
  class Measured extends Environment {
    constructor(config, context) {
      super(config, context);
      this.file = relative(ROOT, context.testPath).replaceAll('\\', '/');
      this.project = config.projectConfig.displayName.name;
      this.created = now();
      this.idled = idle();
      this.tests = 0;
      this.printed = '';
      this.streams = [process.stdout, process.stderr].map((stream) => {
        const { write } = stream;
        stream.write = (chunk, encoding, done) => {
          this.printed = (this.printed + chunk).slice(-MAX_SHOWN);
          const written = typeof encoding === 'function' ? encoding : done;
          if (written) process.nextTick(written);
          return true;
        };
        return { stream, write };
      });
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'run_start') this.started = now();
      else if (event.name === 'run_finish') this.finished = now();
      else if (event.name === 'test_done') this.testDone(event.test);
    }

    testDone({ name, duration, errors }) {
      this.tests += duration ?? 0;
      if (errors.length > 0 && this.printed !== '')
        this.show(`Printed until “${name}” failed:\n${this.printed}`);
      this.printed = '';
    }

    show(text) {
      const [{ stream, write }] = this.streams;
      write.call(stream, `\n${this.file}\n${text}\n`);
    }

    async teardown() {
      await super.teardown();
      for (const { stream, write } of this.streams) stream.write = write;
      const { file, project, tests, created, started = created, finished = started } = this;
      const seconds = (ms) => Math.round(ms / 100) / 10;
      const ended = now();
      const times = {
        start: seconds(started - created),
        seed: seconds(finished - started - tests + (ended - finished)),
        tests: seconds(tests),
        waits: seconds(idle() - this.idled),
      };
      mkdirSync(dirname(LOG), { recursive: true });
      appendFileSync(LOG, `${JSON.stringify({ file, project, ...times })}\n`);
    }
  };

module.exports = measured(TestEnvironment);
module.exports.measured = measured;
