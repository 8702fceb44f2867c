import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', `rebuild.worker${extname(__filename)}`);

/** Rebuilds in a thread of its own, so that nobody who is served meanwhile has to wait. */
export function rebuildInWorker(
  name: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Rebuilt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: name, env });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The rebuild of ${name} ended early.`)));
  });
}
