import { existsSync } from 'node:fs';
import { BullMqJobQueue } from '../../src/platform/jobs/bullmq-job-queue';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';

export interface WorkRequest {
  readonly storage: { readonly file: string } | { readonly url: string; readonly prefix: string };
  readonly leaseMs: number;
  readonly name: string;
  /** The first job blocks the process until this file exists; without a file it never ends. */
  readonly blockUntil?: string;
}

export type WorkReport = 'running' | 'closed';

const report = (what: WorkReport) => process.send!(what);

const open = ({ storage, leaseMs }: WorkRequest) =>
  'file' in storage
    ? new SqliteJobQueue(storage.file, { leaseMs, pollMs: 20 })
    : BullMqJobQueue.open(storage.url, {
        leaseMs,
        prefix: storage.prefix,
        onError: () => process.exit(1),
      });

process.once('message', (request: WorkRequest) => void work(request));

async function work(request: WorkRequest): Promise<void> {
  const { name, blockUntil } = request;
  const queue = await open(request);
  queue.process(name, async () => {
    await new Promise<void>((resolve) => process.send!('running' satisfies WorkReport, () => resolve()));
    if (!blockUntil) return new Promise(() => undefined);
    const clock = new Int32Array(new SharedArrayBuffer(4));
    while (!existsSync(blockUntil)) Atomics.wait(clock, 0, 0, 5);
    void queue.close().then(() => report('closed'));
    return 'too late';
  });
}

// The channel keeps the process alive until the test ends.
process.on('disconnect', () => process.exit());
setInterval(() => undefined, 60_000);
