const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST = ['browser/crawl', 'e2e/instances', 'browser/live', 'e2e/history-tool'];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}.spec.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Where Jest knows no durations yet it goes by size, and what takes long begins last, alone on one core. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
