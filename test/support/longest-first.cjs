const { default: Sequencer } = require('@jest/test-sequencer');

// Jest knows no durations in a fresh clone, and goes by size; what waits for long must not begin last.
const LONGEST = [
  'browser/crawl',
  'e2e/fuzz',
  'e2e/instances',
  'e2e/reads-per-row',
  'browser/offline',
  'e2e/broken-off',
  'app/states',
  'browser/help-session',
  'browser/video-room',
  'e2e/outages',
  'browser/live',
  'e2e/lagging-views',
  'e2e/session-end',
  'e2e/notifications',
  'e2e/demonstration',
  'contracts/bullmq-job-queue',
  'contracts/document-store',
  'e2e/erasure',
];

const NAME = /[^/]+\/[^/]+(?=\.spec\.tsx?$)/;

const rankOf = ({ path }) => {
  const rank = LONGEST.indexOf(NAME.exec(path.replaceAll('\\', '/'))?.[0]);
  return rank < 0 ? LONGEST.length : rank;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
