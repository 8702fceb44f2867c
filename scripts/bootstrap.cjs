// Makes every npm script work on a fresh clone: installs and builds what has changed.
// node scripts/bootstrap.cjs install | server | start | test

const manifest = require('../package.json');
const needed = manifest.engines.node.replace(/[^\d.]/g, '');
if (isOlder(process.versions.node, needed)) {
  stop(`Node.js ${needed} or newer is needed, but this is ${process.versions.node}: see https://nodejs.org.`);
}

const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '..');
const builds = {
  server: {
    inputs: [
      '.swcrc',
      'nest-cli.json',
      'tsconfig.json',
      'tsconfig.build.json',
      'src',
      'projections',
      'contract',
    ],
    output: 'dist/src/main.js',
  },
  client: {
    inputs: ['client', 'contract', 'src/modules/guides/read-guide.ts'],
    output: 'client/dist/index.html',
  },
};
const modes = { install: [], server: ['server'], start: ['server', 'client'], test: ['server', 'client'] };

const hasSources = fs.existsSync(path.join(root, 'src'));
const wanted = modes[process.argv[2]];
if (!wanted) stop(`Say what to prepare: node scripts/bootstrap.cjs ${Object.keys(modes).join(' | ')}`);
prepare().catch((error) => stop(error.message));

async function prepare() {
  if (!hasSources) return checkBuilt();
  if (isInstalled() && wanted.every(isBuilt)) return;
  await waitForOthers();
  if (!isInstalled()) await install();
  for (const name of wanted) if (!isBuilt(name)) await build(name);
}

/** An image contains the build, but no sources to build from. */
function checkBuilt() {
  const missing = wanted.filter((name) => !fs.existsSync(path.join(root, builds[name].output)));
  if (wanted.length === 0 || process.argv[2] === 'test' || missing.length > 0) {
    stop('This needs the sources, which are not here: run it in a clone of the repository.');
  }
}

async function install() {
  const first = !fs.existsSync(path.join(root, 'node_modules'));
  console.log(`Installing packages (${first ? 'the first time only, ' : ''}it takes a few minutes)…`);
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const started = Date.now();
  let run = await npm(['ci', ...flags], { show: true });
  if (run.failed && !isCompilerError(run.output)) {
    console.log('The lock file could not be installed as it stands: installing what package.json asks for…');
    run = await npm(['install', ...flags], { show: true });
  }
  if (run.failed && isCompilerError(run.output)) {
    stop(
      'better-sqlite3 had to be compiled and could not be: it needs python3, make and g++. ' +
        'Debian, Ubuntu: apt-get install python3 make g++. macOS: xcode-select --install. ' +
        'Windows: the C++ build tools of Visual Studio.',
    );
  }
  if (run.failed) stop('The packages could not be installed: npm says why above. Is its registry reachable?');
  writeStamp('packages', packages());
  console.log(`Installed the packages in ${since(started)}.`);
}

async function build(name) {
  console.log(`Building the ${name}…`);
  const started = Date.now();
  const source = sourceOf(name);
  fs.rmSync(stampFile(name), { force: true });
  const { failed, output } = await npm(['run', '--silent', `build:${name}`], { show: false });
  if (failed || !fs.existsSync(path.join(root, builds[name].output))) {
    stop(`${output}\nThe ${name} could not be built: the lines above say why.`);
  }
  writeStamp(name, source);
  console.log(`Built the ${name} in ${since(started)}.`);
}

function isInstalled() {
  const stamp = readStamp('packages');
  if (stamp === packages()) return true;
  const otherNode = stamp && !stamp.startsWith(runtime());
  if (otherNode || !isInstallCurrent()) return false;
  writeStamp('packages', packages());
  return true;
}

function isInstallCurrent() {
  const lock = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!lock || !installed) return false;
  const asked = { '': manifest, client: require('../client/package.json') };
  const manifestsAreMet = Object.entries(asked).every(([folder, { dependencies, devDependencies }]) => {
    const locked = { ...lock[folder]?.dependencies, ...lock[folder]?.devDependencies };
    return Object.entries({ ...dependencies, ...devDependencies }).every(
      ([name, range]) => locked[name] === range || installed[`node_modules/${name}`]?.version === range,
    );
  });
  const samePackages = Object.entries(lock)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.optional && !entry.link)
    .every(([folder, entry]) => installed[folder]?.version === entry.version);
  return manifestsAreMet && samePackages;
}

function isBuilt(name) {
  return readStamp(name) === sourceOf(name) && fs.existsSync(path.join(root, builds[name].output));
}

function packages() {
  const files = ['package.json', 'client/package.json', 'package-lock.json'];
  return `${runtime()} ${hash(files.filter((file) => fs.existsSync(path.join(root, file))))}`;
}

function runtime() {
  return `${process.version} ${process.arch}`;
}

function sourceOf(name) {
  return `${hash(builds[name].inputs.flatMap(filesIn))} with ${packages()}`;
}

function filesIn(file) {
  if (!fs.statSync(path.join(root, file)).isDirectory()) return [file];
  return fs
    .readdirSync(path.join(root, file))
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.(spec|test)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(`${file}/${name}`));
}

function hash(files) {
  const sum = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(path.join(root, file));
    sum.update(`${file}\n${content.length}\n`).update(content);
  }
  return sum.digest('hex');
}

function stampFile(name) {
  return path.join(root, 'node_modules', `.${manifest.name}-${name}`);
}

function readStamp(name) {
  return readIfThere(stampFile(name));
}

function writeStamp(name, value) {
  fs.writeFileSync(stampFile(name), value);
}

function readLock(file) {
  const text = readIfThere(path.join(root, file));
  return text && JSON.parse(text).packages;
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Runs in the same folder wait for each other, by a file with the process id. */
async function waitForOthers() {
  const folder = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const lock = path.join(os.tmpdir(), `${manifest.name}-bootstrap-${folder}`);
  for (let waited = false; ; waited = true) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => fs.rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readIfThere(lock);
    if (holder && !isRunning(Number(holder))) {
      fs.rmSync(lock, { force: true });
      continue;
    }
    if (!waited) console.log('Another run is preparing this folder: waiting for it…');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs the npm that started this script, prints its progress every few seconds, and collects its output. */
function npm(args, { show }) {
  const cli = process.env.npm_execpath;
  const child = /npm-cli\.c?js$/.test(cli ?? '')
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn(['npm', ...args].join(' '), { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  const started = Date.now();
  const live = process.stdout.isTTY;
  const tick = () =>
    process.stdout.write(live ? `\r  ${since(started)} ` : `  at work for ${since(started)}\n`);
  const clear = () => live && process.stdout.write('\r\x1b[K');
  const ticker = setInterval(tick, live ? 1000 : 15_000);
  let output = '';
  const collect = (chunk) => {
    output += chunk;
    if (!show) return;
    clear();
    process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    const done = () => {
      clearInterval(ticker);
      clear();
    };
    child.on('error', (error) => {
      done();
      reject(new Error(`npm could not be started: ${error.message}`));
    });
    child.on('close', (code) => {
      done();
      resolve({ failed: code !== 0, output });
    });
  });
}

function isCompilerError(output) {
  return /gyp ERR|node-gyp/.test(output);
}

function since(started) {
  const seconds = (Date.now() - started) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

function isOlder(found, minimum) {
  const [a, b] = [found, minimum].map((version) => version.split('.').map(Number));
  const differs = b.findIndex((part, index) => part !== a[index]);
  return differs >= 0 && a[differs] < b[differs];
}

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
