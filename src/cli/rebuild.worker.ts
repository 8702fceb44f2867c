import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalog, projections } from '../catalog';
import type { Config } from '../platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../platform/document-store/document-store';
import { History } from '../platform/history/history';
import { rebuild } from '../platform/projector/rebuild';
import { closeStores, storeProviders } from '../platform/stores';

@Module({ providers: storeProviders(workerData as Config, catalog) })
class StoresModule {}

const opened = NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });

/** The thread of `rebuildInWorker`: takes names of projections, posts what was rebuilt or an error; null ends it. */
parentPort!.on('message', (name: string | null) => {
  if (name === null) void close();
  else void answer(name);
});

async function answer(name: string): Promise<void> {
  try {
    const app = await opened;
    const projection = projections.find((one) => one.name === name);
    if (!projection) throw new Error(`There is no projection ${name}.`);
    const documents = app.get<DocumentStore>(DOCUMENT_STORE);
    parentPort!.postMessage(await rebuild(projection, app.get(History), documents, () => undefined));
  } catch (error) {
    parentPort!.postMessage(String(error));
  }
}

async function close(): Promise<void> {
  await closeStores(await opened);
  parentPort!.close();
}
