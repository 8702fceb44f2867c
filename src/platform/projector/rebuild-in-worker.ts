import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config/config';
import type { Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', `rebuild.worker${extname(__filename)}`);

export interface RebuildOrder {
  /** Of the projection. */
  readonly name: string;
  readonly config: Config;
}

let turn: Promise<unknown> = Promise.resolve();

/** Rebuilds in a thread of its own, one at a time, so that nobody who is served meanwhile has to wait. */
export function rebuildInWorker(order: RebuildOrder): Promise<Rebuilt> {
  const rebuilt = turn.then(() => inThread(order));
  turn = rebuilt.catch(() => undefined);
  return rebuilt;
}

function inThread(order: RebuildOrder): Promise<Rebuilt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The rebuild of ${order.name} ended early.`)));
  });
}
