const { existsSync, mkdtempSync, rmSync, statfsSync } = require('node:fs');
const { freemem } = require('node:os');

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

/** What tests write goes with them: in memory no commit waits for a disk. */
module.exports = function inMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, freemem()) < ENOUGH) return;
  const folder = mkdtempSync(`${MEMORY}/quadrangle-tests-`);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
