const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..', '..');
/** The process that starts the workers sets this, and they inherit it. */
process.env.TEST_RUN ??= String(process.pid);

/** This log has one line for each file of the run in progress. */
const LOG = join(ROOT, 'node_modules', '.cache', `test-times-${process.env.TEST_RUN}.jsonl`);
/** The seconds that the last runs here took, by file. */
const TIMES = join(ROOT, 'test-times.json');
/** The longest files, for a clone that has run none yet. */
const LONGEST = join(__dirname, 'longest-files.json');

const read = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);

function takeLog() {
  if (!existsSync(LOG)) return [];
  const lines = readFileSync(LOG, 'utf8').trim().split('\n');
  rmSync(LOG);
  return lines.map((line) => JSON.parse(line));
}

/** Adds the times of a run to those known of other files. */
function storeTimes(files) {
  const known = Object.entries(read(TIMES, {})).filter(([file]) => existsSync(join(ROOT, file)));
  const all = new Map([
    ...known,
    ...files.map(({ file, start, seed, tests }) => [file, { start, seed, tests }]),
  ]);
  const sorted = [...all].sort(([, one], [, other]) => total(other) - total(one));
  const lines = sorted.map(([file, times]) => `  ${JSON.stringify(file)}: ${JSON.stringify(times)}`);
  writeFileSync(TIMES, `{\n${lines.join(',\n')}\n}\n`);
}

const total = ({ start, seed, tests }) => start + seed + tests;

/** Returns the seconds that each file is known or expected to take. */
function expectedTimes() {
  const measured = Object.entries(read(TIMES, {})).map(([file, times]) => [file, total(times)]);
  return new Map([...Object.entries(read(LONGEST, {})), ...measured]);
}

module.exports = { ROOT, LOG, takeLog, storeTimes, total, expectedTimes };
