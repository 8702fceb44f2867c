import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '../src/create-app';
import { readConfig } from '../src/platform/config/config';

export interface Cost {
  readonly cpu: number;
  readonly lagMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

const RESOLUTION_MS = 1;

/** The product, which also reports its CPU share between two messages of the parent process. */
void serve();

async function serve(): Promise<void> {
  const app = await createApp(readConfig(process.env));
  await app.listen(0, '127.0.0.1');
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let begun = { cpu: process.cpuUsage(), at: performance.now() };
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  process.on('message', (message: 'begin' | 'end') => {
    if (message === 'begin') {
      lag.reset();
      lag.enable();
      begun = { cpu: process.cpuUsage(), at: performance.now() };
      return;
    }
    const { user, system } = process.cpuUsage(begun.cpu);
    const cost: Cost = {
      cpu: (user + system) / 1e3 / (performance.now() - begun.at),
      lagMs: { p50: late(lag.percentile(50)), p99: late(lag.percentile(99)), max: late(lag.max) },
    };
    process.send!(cost);
  });
  process.stdout.write(`runs at ${await app.getUrl()}\n`);
}
