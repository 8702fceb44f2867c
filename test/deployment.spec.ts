import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { validate } from 'dockerfile-utils';
import { SETTINGS } from '../src/platform/config/settings';
import { sampled } from './support/test-level';

const root = join(__dirname, '..');

interface Linted {
  messages: { rule: string; severity: number; message: string }[];
}

async function problemsOf(file: string): Promise<string[]> {
  const tool = join(root, 'node_modules', '.bin', 'dclint');
  const child = spawn(process.execPath, [tool, '--formatter', 'json', file], { cwd: root });
  const linted = JSON.parse(await text(child.stdout)) as Linted[];
  return linted.flatMap(({ messages }) =>
    messages.filter(({ rule }) => !/order|alphabetical/.test(rule)).map(({ message }) => message),
  );
}

describe('docker-compose.yml', () => {
  it('follows the compose schema', async () => {
    expect(await problemsOf(join(root, 'docker-compose.yml'))).toEqual([]);
  });

  it('is checked: a mistake is reported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'compose-'));
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    await writeFile(join(folder, 'docker-compose.yml'), compose.replace('healthcheck:', 'health_check:'));
    expect(await problemsOf(join(folder, 'docker-compose.yml'))).not.toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('limits memory and logs of every service, and gives it time to stop', async () => {
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
    const all = services.split(/\n {2}(?=\w+:\n)/).slice(1);
    expect(all.length).toBeGreaterThan(6);
    const app = compose.slice(compose.indexOf('x-app:'), compose.indexOf('\nservices:'));
    for (const service of all) {
      const whole = service.includes('<<: *app') ? app : service;
      for (const key of ['stop_grace_period:', 'mem_limit:', 'logging: *logging']) {
        expect([service.split('\n')[0], whole.includes(key) ? '' : key]).toEqual([expect.anything(), '']);
      }
    }
  });

  it('passes every setting on, except for those of the image and of tests', async () => {
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const ofImage = ['DATA_DIR', 'HOST', 'MEDIA_SERVER', 'NODE_ENV', 'PORT'];
    const ofTests = ['PASSWORD_HASHING', 'STRIPE_URL', 'WAIT_SCALE'];
    const missing = SETTINGS.filter((name) => !new RegExp(`^ +${name}:`, 'm').test(compose));
    expect(missing.sort()).toEqual([...ofImage, ...ofTests].sort());
  });

  it('uses an event store with reliable checkpoints and without telemetry', async () => {
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const [, year, month, patch] = /eventstore:(\d+)\.(\d+)\.(\d+)\n/.exec(compose)!.map(Number);
    expect([year, month]).toEqual([24, 10]);
    expect(patch).toBeGreaterThanOrEqual(5);
    expect(compose).toContain("EVENTSTORE_TELEMETRY_OPTOUT: 'true'");
  });

  it('keeps its secrets out of the repository and of the image', async () => {
    for (const file of ['.gitignore', '.dockerignore']) {
      expect((await readFile(join(root, file), 'utf8')).split('\n')).toContain('.env');
    }
  });

  it('contains no secret', async () => {
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const secrets = compose.match(/\$\{\w*(SECRET|PASSWORD)\b[^}]*\}/g) ?? [];
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?/);
  });
});

describe('Dockerfile', () => {
  it('is well formed', async () => {
    expect(validate(await readFile(join(root, 'Dockerfile'), 'utf8'))).toEqual([]);
  });

  it('is checked: a mistake is reported', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    expect(validate(dockerfile.replace('WORKDIR', 'WORKDIRECTORY'))).not.toEqual([]);
  });

  it('runs as a user without privileges', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    expect(dockerfile.match(/^USER .+$/gm)?.at(-1)).toBe('USER node');
  });
});

/** Each command fails at once with a recognizable message, which proves that the image contains it. */
const COMMANDS: Readonly<Record<string, readonly [args: readonly string[], says: RegExp]>> = {
  'create-admin': [[], /First name/],
  'colleges:import': [['missing.csv'], /missing\.csv/],
  'exam-forms:import': [['missing.csv'], /missing\.csv/],
  projections: [['prune'], /Nothing to drop/],
  history: [['verify'], /The store holds 0 events/],
  vault: [['export', 'vault.jsonl'], /Exported the vault/],
};
const OPERATORS_PAGES = [
  'README.md',
  'docs/operating.md',
  'docs/configuration.md',
  'docs/importing.md',
  'docs/servers.md',
];
const OF_A_CLONE = ['dev', 'check', 'bench', 'soak', 'outages'];

describe('the image', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'));
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    for (const [, from, to] of lastStage.matchAll(/^COPY (?:--from=\w+ )?(\S+) (\S+)$/gm)) {
      const source = join(root, from!.replace(/^\/app\//, ''));
      const target = to === './' ? join(folder, from!) : join(folder, to!);
      await mkdir(join(target, '..'), { recursive: true });
      if (from!.endsWith('node_modules')) await symlink(source, target);
      else await cp(source, target, { recursive: true });
    }
  });

  afterAll(() => rm(folder, { recursive: true }));

  const npmRun = async (name: string, args: readonly string[]) => {
    const env = { ...process.env, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    const stores = { EVENT_STORE_URL: '', READ_STORE_URL: '', VAULT_URL: '', REDIS_URL: '' };
    const child = spawn('npm', ['run', name, '--', ...args], {
      cwd: folder,
      env: { ...env, ...stores, DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null) await once(child, 'exit');
    return out + err;
  };

  it.each(sampled(Object.entries(COMMANDS), 6, ([name]) => name))(
    'has all that npm run %s needs',
    async (name, [args, says]) => {
      expect(await npmRun(name, args)).toMatch(says);
    },
  );

  it('has every command that the pages for operators mention', async () => {
    const pages = await Promise.all(OPERATORS_PAGES.map((page) => readFile(join(root, page), 'utf8')));
    const commands = new Set(
      [
        ...pages
          .join('\n')
          .replaceAll(/<!--.*-->/g, '')
          .matchAll(/npm run ([\w:-]+)/g),
      ].map(([, name]) => name!),
    );
    const known = [...Object.keys(COMMANDS), ...OF_A_CLONE, 'build'];
    expect([...commands].filter((name) => !known.includes(name))).toEqual([]);
    expect(await npmRun('bench', [])).not.toMatch(/Installing|Building/);
  });

  it('runs on a maintained release of Node', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    const releases = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(releases).toHaveLength(3);
    for (const major of releases) expect([22, 24]).toContain(major);
  });
});
