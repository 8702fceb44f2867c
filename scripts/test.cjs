// Runs the tests: node scripts/test.cjs [all | changed | watch] [options of Jest]
//   all      runs every case of each matrix, instead of samples
//   changed  runs what the changes since a commit can reach; SINCE names it, and is the last commit by default
//   watch    does the same whenever a file changes

const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { watch } = require('node:fs');
const { join } = require('node:path');
const { affectedSpecs, changedSince } = require('./affected-specs.cjs');

const ROOT = join(__dirname, '..');
const WATCHED = ['src', 'projections', 'contract', 'client/src', 'test'];
const QUIET_MS = 200;

const modes = { all: () => runAll({ TEST_LEVEL: 'all' }), changed: runChanged, watch: watchChanges };
const [name, ...rest] = process.argv.slice(2);
const mode = Object.hasOwn(modes, name) ? modes[name] : undefined;
const options = mode ? rest : process.argv.slice(2);
(mode ?? (() => runAll()))();

/** Client specs run first, because their workers have browser globals, which server specs must not see. */
async function runAll(env = {}) {
  if (options.length > 0) return jest(options, env);
  for (const projects of [['client'], ['unit', 'integration', 'browser']]) {
    const [code] = await once(jest(['--selectProjects', ...projects], env), 'exit');
    if (code !== 0) process.exitCode = 1;
  }
}

function jest(args, env = {}) {
  const cli = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  child.on('exit', (code) => (process.exitCode ||= code ?? 1));
  return child;
}

function runChanged() {
  const changed = changedSince(process.env.SINCE ?? 'HEAD');
  const specs = affectedSpecs(changed);
  console.log(`${changed.length} changed files reach ${specs.length} specs.`);
  return specs.length > 0 ? jest([...options, '--runTestsByPath', ...specs]) : undefined;
}

function watchChanges() {
  let running = runChanged();
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!running || running.exitCode !== null) running = runChanged();
      else running.once('exit', changed).kill();
    }, QUIET_MS);
  };
  for (const folder of WATCHED) watch(join(ROOT, folder), { recursive: true }, changed);
}
