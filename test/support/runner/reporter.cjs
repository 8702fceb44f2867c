const { DefaultReporter } = require('@jest/reporters');
const { storeTimes, takeLog, total } = require('./times.cjs');

const LONG_SECONDS = 20;
const FILES_PER_LINE = 25;

module.exports = class QuietReporter extends DefaultReporter {
  onTestResult(test, result, results) {
    super.onTestResult(test, result, results);
    const done = results.numPassedTestSuites + results.numFailedTestSuites + results.numPendingTestSuites;
    if (!process.stderr.isTTY && done % FILES_PER_LINE === 0) {
      const seconds = Math.round((Date.now() - results.startTime) / 1000);
      this.log(
        `${done} of ${results.numTotalTestSuites} files, ${results.numFailedTests} failed, ${seconds} s`,
      );
    }
  }

  printTestFileHeader(path, config, result) {
    if (result.failureMessage || result.console) super.printTestFileHeader(path, config, result);
  }

  onRunComplete(contexts, results) {
    super.onRunComplete(contexts, results);
    const files = takeLog();
    storeTimes(files);
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    const closing = `\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`;
    // Jest prints its own summary after the reporters.
    process.once('exit', () =>
      process.stdout.write(`${byProject(files)}${longFiles(files)}${samples()}${closing}`),
    );
  }
};

const samples = () =>
  process.env.TEST_LEVEL === 'all'
    ? ''
    : `\nTEST_SEED=${process.env.TEST_SEED} takes the same samples again.\n`;

const inSeconds = (value) => value.toFixed(1).padStart(8);
const row = (times, name) =>
  [total(times), times.start, times.seed, times.tests, times.waits].map(inSeconds).join('') + `  ${name}\n`;

function byProject(files) {
  const rows = [...new Set(files.map(({ project }) => project))].sort().map((project) => {
    const own = files.filter((file) => file.project === project);
    const sum = (part) => own.reduce((seconds, times) => seconds + times[part], 0);
    const times = { start: sum('start'), seed: sum('seed'), tests: sum('tests'), waits: sum('waits') };
    return row(times, `${project}, ${own.length} files`);
  });
  return `\n seconds   start    seed   tests   waits\n${rows.join('')}`;
}

function longFiles(files) {
  const long = files
    .filter((times) => total(times) > LONG_SECONDS)
    .sort((one, other) => total(other) - total(one));
  return long.map((times) => row(times, times.file)).join('');
}
