import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateInNewYork } from '../../src/platform/new-york';
import { ROOT, ServerProcess } from './server-process';

const CACHE = join(ROOT, 'node_modules', '.cache', 'demonstration');
const DAY_MS = 86_400_000;

export async function createDemoData(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-demo-'));
  await cp(await findOrWriteDemoData(), dataDir, { recursive: true });
  return dataDir;
}

async function findOrWriteDemoData(): Promise<string> {
  const folder = join(CACHE, cacheKey());
  if (!existsSync(folder)) {
    await removeOldFolders();
    await writeDemoData(folder);
  }
  return folder;
}

/** Several processes may write the folder at once; the first to finish moves it into place. */
async function writeDemoData(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-demo-'));
  const server = await ServerProcess.start(dataDir, { DEMO: 'on' });
  await server.end('SIGTERM');
  await mkdir(CACHE, { recursive: true });
  const incoming = await mkdtemp(join(CACHE, 'incoming-'));
  await cp(dataDir, incoming, { recursive: true });
  await rm(dataDir, { recursive: true });
  try {
    await rename(incoming, folder);
  } catch (error) {
    await rm(incoming, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Another run may still copy folders of the last day. */
async function removeOldFolders(): Promise<void> {
  if (!existsSync(CACHE)) return;
  const isOld = (folder: string) => Date.now() - statSync(folder).mtimeMs > DAY_MS;
  const folders = readdirSync(CACHE).map((name) => join(CACHE, name));
  for (const folder of folders.filter(isOld)) await rm(folder, { recursive: true, force: true });
}

/** Contains the day, because the dates of the demonstration are relative to it. */
function cacheKey(): string {
  const sum = createHash('sha256').update(`${process.version} ${dateInNewYork(0)}`);
  const files = readdirSync(join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of files) sum.update(file).update(readFileSync(file));
  return sum.digest('hex').slice(0, 16);
}
