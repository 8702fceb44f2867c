import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { projections } from '../projections';
import { catalog } from './catalog';
import { DOCUMENT_STORE, type DocumentStore } from './platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from './platform/event-store/event-store';
import { History } from './platform/history/history';
import { storeProviders } from './platform/platform.module';
import { rebuild } from './platform/projector/rebuild';
import type { RebuildOrder } from './platform/projector/rebuild-in-worker';
import { VAULT, type Vault } from './platform/vault/vault';

const { name, config } = workerData as RebuildOrder;

@Module({ providers: storeProviders(config, catalog) })
class StoresModule {}

void main();

/** The thread of `rebuildInWorker`: answers with what was rebuilt; an error ends the thread with it. */
async function main(): Promise<void> {
  const projection = projections.find((one) => one.name === name);
  if (!projection) throw new Error(`There is no projection ${name}.`);
  const app = await NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });
  const documents = app.get<DocumentStore>(DOCUMENT_STORE);
  try {
    parentPort!.postMessage(await rebuild(projection, app.get(History), documents, () => undefined));
  } finally {
    await app.get<EventStore>(EVENT_STORE).close();
    await documents.close();
    await app.get<Vault>(VAULT).close();
    await app.close();
  }
}
