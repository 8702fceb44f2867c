const { default: Sequencer } = require('@jest/test-sequencer');

// Jest knows no durations in a fresh clone, and goes by size; what waits for long must not begin last.
const LONGEST = [
  'e2e/instances',
  'browser/crawl',
  'e2e/outages',
  'browser/live',
  'e2e/lagging-views',
  'e2e/session-end',
  'e2e/notifications',
  'e2e/demonstration',
  'contracts/bullmq-job-queue',
  'contracts/document-store',
  'e2e/erasure',
  'e2e/fuzz',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}.spec.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
