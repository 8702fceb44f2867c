import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config/config';
import type { Rebuilt } from './rebuild';

const THREAD = join(__dirname, '..', '..', `rebuild.worker${extname(__filename)}`);

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
let thread: Worker | undefined;

/** Rebuilds in a thread, one projection after the other, so that nobody who is served meanwhile has to wait. */
export function rebuildInWorker(name: string, config: Config): Promise<Rebuilt> {
  waiting += 1;
  const rebuilt = turn.then(() => inThread(name, config)).finally(endIfIdle);
  turn = rebuilt.catch(() => undefined);
  return rebuilt;
}

async function inThread(name: string, config: Config): Promise<Rebuilt> {
  const worker = (thread ??= newThread(config));
  worker.postMessage(name);
  const ended = once(worker, 'exit').then(() => {
    throw new Error(`The rebuild of ${name} ended early.`);
  });
  const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [Rebuilt | string];
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

function newThread(config: Config): Worker {
  const worker = new Worker(THREAD, { workerData: config });
  return worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
}

function endIfIdle(): void {
  waiting -= 1;
  if (waiting > 0) return;
  thread?.postMessage(null);
  thread = undefined;
}
