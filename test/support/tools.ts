import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { historyTool } from '../../src/cli/history';
import { projectionsTool } from '../../src/cli/projections';
import { overStores, type StoresTool } from '../../src/cli/stores-tool';
import { vaultTool } from '../../src/cli/vault';
import { environment, ROOT, type Environment } from './server-process';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

export const history = (dataDir: string, ...args: readonly string[]) => run(historyTool, dataDir, args);

export const historyOver = (env: Environment, dataDir: string, ...args: readonly string[]) =>
  run(historyTool, dataDir, args, env);

export const projections = (dataDir: string, ...args: readonly string[]) =>
  run(projectionsTool, dataDir, args);

export const projectionsOver = (env: Environment, dataDir: string, ...args: readonly string[]) =>
  run(projectionsTool, dataDir, args, env);

export const vault = (dataDir: string, ...args: readonly string[]) => run(vaultTool, dataDir, args);

export async function asProcess(
  name: 'history' | 'projections' | 'vault',
  dataDir: string,
  ...args: readonly string[]
): Promise<Outcome> {
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'src', 'cli', `${name}.js`), ...args], {
    cwd: ROOT,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function run(
  tool: StoresTool,
  dataDir: string,
  args: readonly string[],
  env: Environment = {},
): Promise<Outcome> {
  let [code, output] = [0, ''];
  await overStores(
    tool,
    args,
    { ...environment(dataDir), ...env },
    {
      print: (text) => void (output += text),
      fail: (text) => void ([code, output] = [1, output + text]),
    },
  );
  return { code, output };
}
