import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const VACUUM = `
  const { workerData } = require('node:worker_threads');
  const Database = require(workerData.driver);
  const database = new Database(workerData.file, { timeout: 30_000 });
  try {
    database.exec('VACUUM');
  } finally {
    database.close();
  }
`;

/** Writes a database anew, whose pages may hold copies of what was removed; the server answers meanwhile. */
export async function vacuumInThread(file: string): Promise<void> {
  const driver = require.resolve('better-sqlite3');
  // Rejects with what the thread has thrown.
  await once(new Worker(VACUUM, { eval: true, workerData: { file, driver } }), 'exit');
}
