import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const TYPESCRIPT = join(ROOT, 'test', 'support', 'typescript.cjs');

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  end(): Promise<void>;
}

export const startServer = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  start([join(ROOT, 'dist', 'src', 'main.js')], {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ...env,
  });

/** Runs a script of this folder in its own process; the script prints `runs at URL`. */
export const startScript = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) =>
  start(['--require', TYPESCRIPT, join(__dirname, script), ...args], {
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ...env,
  });

async function start(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /runs at (http:\S+)/.exec(printed) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}.`)));
  });
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, child, end };
}
