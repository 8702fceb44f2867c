import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.driver);
  const database = new Database(workerData.file, { fileMustExist: true, timeout: 200 });
  const outcomeOf = (vacuum) => {
    try {
      if (vacuum) database.exec('VACUUM');
      const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)');
      return { busy: busy === 1 };
    } catch (error) {
      return String(error.code).startsWith('SQLITE_BUSY') ? { busy: true } : { failed: error.message };
    }
  };
  parentPort.on('message', (asked) => {
    if (asked === 'close') {
      database.close();
      parentPort.close();
    } else parentPort.postMessage(outcomeOf(asked.vacuum));
  });
`;

interface Outcome {
  readonly busy?: boolean;
  readonly failed?: string;
}

/** Overwrites what was removed from a database in a thread of its own, so that the process goes on meanwhile. */
export class Overwriting {
  private worker: Worker | undefined;

  constructor(private readonly file: string) {}

  /**
   * False while somebody else uses the database. The log is emptied into the file; `vacuum` writes the file anew, for
   * pages that were split may hold copies. One at a time.
   */
  async attempt(vacuum: boolean): Promise<boolean> {
    const worker = (this.worker ??= this.start());
    worker.ref();
    try {
      worker.postMessage({ vacuum });
      const [{ busy = false, failed }] = (await once(worker, 'message')) as [Outcome];
      if (failed !== undefined) throw new Error(failed);
      return !busy;
    } catch (error) {
      this.worker = undefined;
      void worker.terminate();
      throw error;
    } finally {
      worker.unref();
    }
  }

  async close(): Promise<void> {
    const worker = this.worker;
    if (!worker) return;
    worker.ref();
    worker.postMessage('close');
    await once(worker, 'exit');
  }

  private start(): Worker {
    const driver = require.resolve('better-sqlite3');
    return new Worker(THREAD, { eval: true, workerData: { file: this.file, driver } });
  }
}
