import { createApp } from '../src/create-app';
import { readConfig } from '../src/platform/config/config';
import { RealtimeGateway } from '../src/platform/realtime/realtime.gateway';
import { inBursts } from './bursts';

export interface Push {
  readonly push: number;
  readonly to: readonly string[];
  readonly name?: 'college.changed' | 'task.changed';
}

/** The product, which also pushes an event to everyone when the parent process requests it. */
void serve();

async function serve(): Promise<void> {
  const app = await createApp(readConfig(process.env));
  await app.listen(0, '127.0.0.1');
  const gateway = app.get(RealtimeGateway);
  process.on('message', ({ push, to, name = 'college.changed' }: Push) => {
    const event = { name, type: 'College', id: '3434', version: 1, data: {} } as const;
    inBursts(push, () => gateway.send(to, event));
  });
  process.stdout.write(`runs at ${await app.getUrl()}\n`);
}
