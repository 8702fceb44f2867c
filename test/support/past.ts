import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { History } from '../../src/platform/history/history';
import { TestApp } from './app';

export class Past {
  private readonly times: { readonly after: bigint; readonly upTo: bigint; readonly time: string }[] = [];

  constructor(readonly app: TestApp) {}

  async at<Done>(time: string, act: () => PromiseLike<Done>): Promise<Done> {
    await this.app.settled();
    const history = this.app.app.get(History);
    const after = await history.head();
    const done = await act();
    await this.app.settled();
    this.times.push({ after, upTo: await history.head(), time });
    return done;
  }

  async lived(): Promise<TestApp> {
    await this.app.stop();
    const folder = await mkdtemp(join(tmpdir(), 'quadrangle-past-'));
    const source = new SqliteEventStore(join(this.app.dataDir, 'events.db'));
    const target = new SqliteEventStore(join(folder, 'events.db'));
    for await (const { events } of source.readAll({ after: 0n })) {
      for (const { id, stream, revision, type, data, metadata, time, position } of events) {
        const recordedTime =
          this.times.find(({ after, upTo }) => position > after && position <= upTo)?.time ?? time;
        await target.append(stream, revision === 0 ? 'no-stream' : revision - 1, [
          { id, type, data, metadata, time: recordedTime },
        ]);
      }
    }
    await Promise.all([source.close(), target.close()]);
    await copyFile(join(this.app.dataDir, 'vault.db'), join(folder, 'vault.db'));
    await rm(this.app.dataDir, { recursive: true });
    return TestApp.start(folder);
  }
}
