import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalog, projections } from '../catalog';
import type { Config } from '../platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../platform/document-store/document-store';
import { History } from '../platform/history/history';
import { rebuild, rebuildAndCompare } from '../platform/projector/rebuild';
import { catchUp } from '../platform/projector/catch-up';
import { ErasedPersons } from '../platform/projector/erased-persons';
import type { RebuildInWorker, WorkerMessage } from '../platform/projector/rebuild-in-worker';
import { closeStores, storeProviders } from '../platform/stores';
import { VAULT } from '../platform/vault/vault';

// Only Linux has a priority for each thread; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

@Module({ providers: storeProviders(workerData as Config, catalog) })
class StoresModule {}

const opened = NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });

const REPORT_EVERY_MS = 250;

const post = (message: WorkerMessage) => parentPort!.postMessage(message);

/** The thread of `rebuildInWorker`: it receives what to rebuild, and posts its progress and result. Null ends it. */
parentPort!.on('message', (rebuilding: RebuildInWorker | null) => {
  if (rebuilding === null) void close();
  else void rebuildAndPost(rebuilding);
});

async function rebuildAndPost({ name, into, against, continues }: RebuildInWorker): Promise<void> {
  let reportedAt = 0;
  const onProgress = (done: bigint, total: bigint, inMemory: number) => {
    if (Date.now() < reportedAt + REPORT_EVERY_MS) return;
    reportedAt = Date.now();
    post({ done, total, held: inMemory });
  };
  try {
    const app = await opened;
    const projection = projections.find((one) => one.name === name);
    if (!projection) throw new Error(`There is no projection ${name}.`);
    const [history, documents] = [app.get(History), app.get<DocumentStore>(DOCUMENT_STORE)];
    const rebuilt = continues
      ? await catchUp(
          projection,
          history,
          documents,
          new ErasedPersons(history, app.get(VAULT)),
          onProgress,
          into,
        )
      : into !== undefined && against !== undefined
        ? await rebuildAndCompare(projection, history, documents, onProgress, into, against)
        : await rebuild(projection, history, documents, onProgress, into);
    post({ rebuilt });
  } catch (error) {
    post({ error: String(error) });
  }
}

async function close(): Promise<void> {
  await closeStores(await opened);
  parentPort!.close();
}
