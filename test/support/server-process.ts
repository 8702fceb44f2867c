import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from './eventually';
import { isFilled } from './filled';
import { assertKnown, type Settings } from './settings';

export const ROOT = join(__dirname, '..', '..');
const SERVER = join(ROOT, 'dist', 'src', 'main.js');

export type Environment = Readonly<Record<string, string>>;

const OF_THE_PROCESS = ['NODE_OPTIONS', 'KILLED_AFTER'] as const;

type ServerEnvironment = Settings & Readonly<Partial<Record<(typeof OF_THE_PROCESS)[number], string>>>;

/** Uses only files in `dataDir`, even if the environment names servers for the contract tests. */
export const environment = (dataDir: string): Environment => ({
  ...(process.env as Environment),
  DATA_DIR: dataDir,
  NODE_ENV: 'development',
  EVENT_STORE_URL: '',
  READ_STORE_URL: '',
  VAULT_URL: '',
  REDIS_URL: '',
});

export function launchServer(
  dataDir: string,
  env: ServerEnvironment = {},
  largestFile: number | 'unlimited' = 'unlimited',
) {
  assertKnown(env, OF_THE_PROCESS);
  const limited = `ulimit -f ${largestFile}; exec "$0" "$@"`;
  return spawn('sh', ['-c', limited, process.execPath, SERVER], {
    cwd: ROOT,
    env: {
      ...environment(dataDir),
      PORT: '0',
      LOG_LEVEL: 'error',
      DEMO: 'off',
      PASSWORD_HASHING: 'weak',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function killedAfter(dataDir: string, type: string): Promise<void> {
  const NODE_OPTIONS = `--require ${join(__dirname, 'killed-after.cjs')}`;
  const child = launchServer(dataDir, { NODE_OPTIONS, KILLED_AFTER: type });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The server ended with ${code}.`);
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly output: () => string,
  ) {}

  /** With `largestFile`, in blocks of 512 bytes, no file may grow larger, as on a full disk. */
  static async start(
    dataDir: string,
    env: ServerEnvironment = {},
    largestFile: number | 'unlimited' = 'unlimited',
  ): Promise<ServerProcess> {
    const child = launchServer(dataDir, env, largestFile);
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        process.stdout.write(chunk);
        const [, address] = /(?:runs|listens) at http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (address) resolve(`http://127.0.0.1:${address}`);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
    });
    const server = new ServerProcess(child, url, () => output);
    await eventually(
      () => isFilled(url),
      (filled) => filled,
      20_000,
    ).catch(async (error: unknown) => {
      await server.end('SIGKILL');
      throw error;
    });
    return server;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
