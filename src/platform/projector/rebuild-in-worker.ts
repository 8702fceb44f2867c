import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config/config';
import type { Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', 'cli', `rebuild.worker${extname(__filename)}`);

interface Thread {
  readonly worker: Worker;
  readonly ended: AbortSignal;
}

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
let thread: Thread | undefined;

/** Rebuilds in a thread, one projection after the other, so that the main thread stays responsive. */
export function rebuildInWorker(name: string, config: Config): Promise<Rebuilt> {
  waiting += 1;
  const rebuilt = turn.then(() => inThread(name, config)).finally(endIfIdle);
  turn = rebuilt.catch(() => undefined);
  return rebuilt;
}

async function inThread(name: string, config: Config): Promise<Rebuilt> {
  const { worker, ended } = (thread ??= newThread(config));
  worker.postMessage(name);
  const answers = once(worker, 'message', { signal: ended }) as Promise<[Rebuilt | string]>;
  const [answer] = await answers.catch((error: unknown) => {
    throw ended.aborted ? new Error(`The rebuild of ${name} ended early.`) : error;
  });
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

function newThread(config: Config): Thread {
  const worker = new Worker(THREAD, { workerData: config });
  const exit = new AbortController();
  worker.once('exit', () => {
    exit.abort();
    if (thread?.worker === worker) thread = undefined;
  });
  return { worker, ended: exit.signal };
}

function endIfIdle(): void {
  waiting -= 1;
  if (waiting > 0) return;
  thread?.worker.postMessage(null);
  thread = undefined;
}
