import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Config } from '../config/config';
import type { Compared, OnProgress, Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', 'cli', `rebuild.worker${extname(__filename)}`);
/** One thread fills the longest view, another one the others; more would take memory for little. */
const MAX_THREADS = 2;

/** What the thread rebuilds: one projection, by default in place of the served collection. */
export interface RebuildInWorker {
  readonly name: string;
  readonly into?: string;
  readonly against?: number;
  /** True to continue what the collection has, instead of reading the whole history. */
  readonly continues?: boolean;
}

export type WorkerMessage =
  | { readonly done: bigint; readonly total: bigint; readonly held: number }
  | { readonly rebuilt: Rebuilt | Compared }
  | { readonly error: string };

const inOneOfTheThreads = pLimit(Math.min(availableParallelism(), MAX_THREADS));
const idle: Worker[] = [];

/** Rebuilds in a thread, so that the main thread stays responsive. An abort ends the thread. */
export function rebuildInWorker(
  name: string,
  config: Config,
  options: Omit<RebuildInWorker, 'name'> = {},
  onProgress: OnProgress = () => undefined,
  signal?: AbortSignal,
): Promise<Rebuilt | Compared> {
  return inOneOfTheThreads(() => inThread({ name, ...options }, config, onProgress, signal));
}

function inThread(
  rebuilding: RebuildInWorker,
  config: Config,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<Rebuilt | Compared> {
  signal?.throwIfAborted();
  const worker = idle.pop() ?? new Worker(THREAD, { workerData: config });
  return new Promise((resolve, reject) => {
    const onMessage = (message: WorkerMessage) => {
      if ('done' in message) return onProgress(message.done, message.total, message.held);
      worker.off('message', onMessage).off('exit', exited).off('error', exited);
      signal?.removeEventListener('abort', terminate);
      if (inOneOfTheThreads.pendingCount > 0) idle.push(worker);
      else worker.postMessage(null);
      if ('rebuilt' in message) resolve(message.rebuilt);
      else reject(new Error(message.error));
    };
    const exited = () => reject(new Error(`The rebuild of ${rebuilding.name} ended early.`));
    const terminate = () => void worker.terminate();
    worker.on('message', onMessage).once('exit', exited).once('error', exited);
    signal?.addEventListener('abort', terminate, { once: true });
    worker.postMessage(rebuilding);
  });
}
