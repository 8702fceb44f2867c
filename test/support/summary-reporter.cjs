const { relative } = require('node:path');

const SLOWEST = 10;

/** Closes a run with its slowest files and one line that any reader, human or program, can take in. */
module.exports = class SummaryReporter {
  onRunComplete(_contexts, { testResults, ...results }) {
    const slowest = testResults
      .map(({ testFilePath, perfStats: { runtime } }) => ({ file: relative('', testFilePath), runtime }))
      .sort((one, other) => other.runtime - one.runtime)
      .slice(0, SLOWEST)
      .map(({ file, runtime }) => `${(runtime / 1000).toFixed(1).padStart(6)} s  ${file}\n`);
    const retried = testResults.flatMap((file) =>
      file.testResults
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `  ${relative('', file.testFilePath)}: ${fullName}\n`),
    );
    const secondTry = retried.length ? `\nPassed at the second try:\n${retried.join('')}` : '';
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    // Jest's own summary comes after the reporters.
    process.once('exit', () =>
      process.stdout.write(
        `\nThe slowest:\n${slowest.join('')}${secondTry}\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`,
      ),
    );
  }
};
