const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { expectedTimes, ROOT } = require('./times.cjs');

/** Runs the longest files first, so that all workers finish at about the same time. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const times = expectedTimes();
    const timeOf = ({ path }) => times.get(relative(ROOT, path).replaceAll('\\', '/')) ?? 0;
    return [...super.sort(tests)].sort((one, other) => timeOf(other) - timeOf(one));
  }
};
