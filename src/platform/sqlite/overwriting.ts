import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.driver);
  let database;
  const open = (file) => {
    if (database?.name === file) return;
    database?.close();
    database = new Database(file, { fileMustExist: true });
  };
  const isBusy = (error) => String(error.code).startsWith('SQLITE_BUSY');
  const outcomeOf = ({ file, vacuum, vacuumTimeoutMs, emptyTimeoutMs }) => {
    let isVacuumed = false;
    try {
      open(file);
      if (vacuum) {
        database.pragma('busy_timeout = ' + vacuumTimeoutMs);
        database.exec('VACUUM');
        isVacuumed = true;
      }
      database.pragma('busy_timeout = ' + emptyTimeoutMs);
      const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)');
      return { isVacuumed, isDone: busy === 0 };
    } catch (error) {
      return isBusy(error) ? { isVacuumed, isDone: false } : { failed: error.message };
    }
  };
  parentPort.on('message', (asked) => {
    if (asked === 'close') {
      database?.close();
      parentPort.close();
    } else parentPort.postMessage(outcomeOf(asked));
  });
`;

/** Nobody can write while the log is emptied, so this wait is short. */
const EMPTY_TIMEOUT_MS = 200;

/** `isDone` is false while others use the database; `isVacuumed` is true if that step need not be repeated. */
export interface Overwritten {
  readonly isVacuumed: boolean;
  readonly isDone: boolean;
}

/** Overwrites what was removed from a database in a thread, so that the process continues meanwhile. */
export class SecureOverwrite {
  private worker: Worker | undefined;

  /** The timeout is for the wait until others have written, before the file is rewritten. */
  constructor(
    private readonly file: string,
    private readonly vacuumTimeoutMs = EMPTY_TIMEOUT_MS,
  ) {}

  /** `vacuum` rewrites the file first, since pages that were split may contain copies. Attempts must not overlap. */
  async attempt(vacuum: boolean, file = this.file): Promise<Overwritten> {
    const worker = (this.worker ??= this.start());
    worker.ref();
    try {
      const { vacuumTimeoutMs } = this;
      worker.postMessage({ file, vacuum, vacuumTimeoutMs, emptyTimeoutMs: EMPTY_TIMEOUT_MS });
      const [outcome] = (await once(worker, 'message')) as [Overwritten | { readonly failed: string }];
      if ('failed' in outcome) throw new Error(outcome.failed);
      return outcome;
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
    return new Worker(THREAD, { eval: true, workerData: { driver } });
  }
}
