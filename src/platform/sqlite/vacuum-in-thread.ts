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

/** Vacuums a database, whose pages may hold copies of removed data, without blocking the server. */
export async function vacuumInThread(file: string): Promise<void> {
  const driver = require.resolve('better-sqlite3');
  // Rejects with the thread's error.
  await once(new Worker(VACUUM, { eval: true, workerData: { file, driver } }), 'exit');
}
