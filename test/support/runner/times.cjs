const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..', '..');
/** Workers inherit the id of the run from the process that starts them. */
process.env.TEST_RUN ??= String(process.pid);

const LOG = join(ROOT, 'node_modules', '.cache', `test-times-${process.env.TEST_RUN}.jsonl`);
/** Seconds of the last runs on this machine, by file. */
const TIMES = join(ROOT, 'test-times.json');
/** Estimates for a clone without earlier runs. */
const LONGEST = join(__dirname, 'longest-files.json');

const read = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);

function takeLog() {
  if (!existsSync(LOG)) return [];
  const lines = readFileSync(LOG, 'utf8').trim().split('\n');
  rmSync(LOG);
  return lines.map((line) => JSON.parse(line));
}

function storeTimes(files) {
  const known = Object.entries(read(TIMES, {})).filter(([file]) => existsSync(join(ROOT, file)));
  const all = new Map([
    ...known,
    ...files.map(({ file, start, seed, tests, waits }) => [file, { start, seed, tests, waits }]),
  ]);
  const sorted = [...all].sort(([, one], [, other]) => total(other) - total(one));
  const lines = sorted.map(([file, times]) => `  ${JSON.stringify(file)}: ${JSON.stringify(times)}`);
  writeFileSync(TIMES, `{\n${lines.join(',\n')}\n}\n`);
}

const total = ({ start, seed, tests }) => start + seed + tests;

function expectedTimes() {
  const measured = Object.entries(read(TIMES, {})).map(([file, times]) => [file, total(times)]);
  return new Map([...Object.entries(read(LONGEST, {})), ...measured]);
}

module.exports = { ROOT, LOG, takeLog, storeTimes, total, expectedTimes };
