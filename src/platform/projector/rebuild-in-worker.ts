import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config/config';
import type { Compared, OnProgress, Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', 'cli', `rebuild.worker${extname(__filename)}`);

/** What the thread rebuilds: one projection, by default in place of the served collection. */
export interface RebuildInWorker {
  readonly name: string;
  readonly into?: string;
  readonly against?: number;
}

export type WorkerMessage =
  | { readonly done: bigint; readonly total: bigint; readonly held: number }
  | { readonly rebuilt: Rebuilt | Compared }
  | { readonly error: string };

let lastReport: Promise<unknown> = Promise.resolve();
let waiting = 0;
let thread: Worker | undefined;

/** Rebuilds in a thread, one projection after the other, so that the main thread stays responsive. */
export function rebuildInWorker(
  name: string,
  config: Config,
  options: Omit<RebuildInWorker, 'name'> = {},
  onProgress: OnProgress = () => undefined,
): Promise<Rebuilt | Compared> {
  waiting += 1;
  const rebuilt = lastReport
    .then(() => inThread({ name, ...options }, config, onProgress))
    .finally(endIfIdle);
  lastReport = rebuilt.catch(() => undefined);
  return rebuilt;
}

function inThread(rebuilding: RebuildInWorker, config: Config, onProgress: OnProgress) {
  const worker = (thread ??= newThread(config));
  return new Promise<Rebuilt | Compared>((resolve, reject) => {
    const onMessage = (message: WorkerMessage) => {
      if ('done' in message) return onProgress(message.done, message.total, message.held);
      worker.off('message', onMessage).off('exit', exited).off('error', exited);
      if ('rebuilt' in message) resolve(message.rebuilt);
      else reject(new Error(message.error));
    };
    const exited = () => reject(new Error(`The rebuild of ${rebuilding.name} ended early.`));
    worker.on('message', onMessage).once('exit', exited).once('error', exited);
    worker.postMessage(rebuilding);
  });
}

function newThread(config: Config): Worker {
  const worker = new Worker(THREAD, { workerData: config });
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function endIfIdle(): void {
  waiting -= 1;
  if (waiting > 0) return;
  thread?.postMessage(null);
  thread = undefined;
}
