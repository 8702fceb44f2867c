import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SingleBar } from 'cli-progress';
import { catalog, projections } from './catalog';
import { collectionOf, isOfProjection, type AnyProjection } from './kernel/projection';
import { readConfig } from './platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from './platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from './platform/event-store/event-store';
import { History } from './platform/history/history';
import { rebuild, verify, type OnProgress } from './platform/projector/rebuild';
import { storeProviders } from './platform/stores';
import { VAULT, type Vault } from './platform/vault/vault';

const USAGE = `Usage: npm run projections -- COMMAND

  list             every projection: version, position, events behind
  replay NAME      rebuild one from the history; reads go on meanwhile
  replay --all     rebuild all of them
  verify [NAME]    replay beside the served documents and compare each of them
  prune            drop collections that no projection of this version uses

A running server needs no stop. Exit status 1: something differs or failed.
`;

@Module({ providers: storeProviders(readConfig(process.env), catalog) })
class StoresModule {}

void main(process.argv.slice(2));

async function main([command, name]: readonly string[]): Promise<void> {
  const app = await NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });
  const history = app.get(History);
  const documents = app.get<DocumentStore>(DOCUMENT_STORE);
  try {
    if (command === 'list') await list(history, documents);
    else if (command === 'replay' && name)
      await each(chosen(name), (one) => replayOne(one, history, documents));
    else if (command === 'verify')
      await each(chosen(name ?? '--all'), (one) => verifyOne(one, history, documents));
    else if (command === 'prune') await prune(documents);
    else fail(USAGE);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await app.get<EventStore>(EVENT_STORE).close();
    await documents.close();
    await app.get<Vault>(VAULT).close();
    await app.close();
  }
}

async function list(history: History, documents: DocumentStore): Promise<void> {
  const head = await history.head();
  const known = await documents.collections();
  const rows = await Promise.all(
    projections.map(async (one) => {
      const position = known.includes(collectionOf(one)) ? await documents.checkpoint(collectionOf(one)) : 0n;
      return {
        name: one.name,
        version: one.version,
        position: String(position),
        behind: String(head - position),
      };
    }),
  );
  console.table(rows);
}

async function replayOne(one: AnyProjection, history: History, documents: DocumentStore): Promise<void> {
  const { documents: count, position } = await withProgress(`replay ${one.name}`, (onProgress) =>
    rebuild(one, history, documents, onProgress),
  );
  say(`${one.name}: ${count} documents as of position ${position}.`);
}

async function verifyOne(one: AnyProjection, history: History, documents: DocumentStore): Promise<void> {
  const { compared, differences } = await withProgress(`verify ${one.name}`, (onProgress) =>
    verify(one, history, documents, onProgress),
  );
  if (differences.length === 0) return say(`${one.name}: ${compared} documents, no difference.`);
  fail(`${one.name}: ${compared} documents, ${differences.length} differ from the history.\n`);
  for (const { kind, key } of differences.slice(0, 20)) say(`  ${kind}: ${key}`);
}

async function prune(documents: DocumentStore): Promise<void> {
  const used = new Set(projections.map(collectionOf));
  const unused = (await documents.collections()).filter(
    (collection) => isOfProjection(collection) && !used.has(collection),
  );
  for (const collection of unused) await documents.drop(collection);
  say(unused.length === 0 ? 'Nothing to drop.' : `Dropped ${unused.join(', ')}.`);
}

/** One after the other; a failure of one does not keep the rest from its turn. */
async function each(
  all: readonly AnyProjection[],
  work: (one: AnyProjection) => Promise<void>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      fail(`${one.name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

function chosen(name: string): readonly AnyProjection[] {
  if (name === '--all') return projections;
  const found = projections.filter((one) => one.name === name);
  if (found.length > 0) return found;
  throw new Error(
    `There is no projection ${name}. There are: ${projections.map((one) => one.name).join(', ')}.`,
  );
}

async function withProgress<T>(title: string, work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const format = `${title} [{bar}] {percentage}% | {value}/{total} | {speed} events/s | {eta_formatted} left`;
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 100 });
  const started = Date.now();
  bar.start(0, 0, { speed: 0 });
  try {
    return await work((done, total) => {
      bar.setTotal(Number(total));
      bar.update(Number(done), {
        speed: Math.round((Number(done) * 1000) / Math.max(1, Date.now() - started)),
      });
    });
  } finally {
    bar.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(text: string): void {
  process.stderr.write(text);
  process.exitCode = 1;
}
