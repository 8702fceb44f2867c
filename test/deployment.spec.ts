import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { validate } from 'dockerfile-utils';

const root = join(__dirname, '..');

interface Linted {
  messages: { rule: string; severity: number; message: string }[];
}

/** What breaks the compose schema or an error rule; the order of keys is our own. */
async function faultsOf(file: string): Promise<string[]> {
  const tool = join(root, 'node_modules', '.bin', 'dclint');
  const child = spawn(process.execPath, [tool, '--formatter', 'json', file], { cwd: root });
  const linted = JSON.parse(await text(child.stdout)) as Linted[];
  return linted.flatMap(({ messages }) =>
    messages.filter(({ rule }) => !/order|alphabetical/.test(rule)).map(({ message }) => message),
  );
}

describe('docker-compose.yml', () => {
  it('follows the compose schema', async () => {
    expect(await faultsOf(join(root, 'docker-compose.yml'))).toEqual([]);
  });

  it('would not pass with a mistake in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'compose-'));
    const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    await writeFile(join(folder, 'docker-compose.yml'), compose.replace('healthcheck:', 'health_check:'));
    expect(await faultsOf(join(folder, 'docker-compose.yml'))).not.toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('has no secret of its own', async () => {
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

  it('would not pass with a mistake in it', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    expect(validate(dockerfile.replace('WORKDIR', 'WORKDIRECTORY'))).not.toEqual([]);
  });

  it('runs as a user without rights', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    expect(dockerfile.match(/^USER .+$/gm)?.at(-1)).toBe('USER node');
  });
});
