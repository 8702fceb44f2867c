import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SingleBar } from 'cli-progress';
import { catalog } from './catalog';
import { readConfig } from './platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from './platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from './platform/event-store/event-store';
import { archive, archived, restore, sealOf, type OnEvent, type Seal } from './platform/history/archive';
import { storeProviders } from './platform/stores';
import { VAULT, type Vault } from './platform/vault/vault';

const USAGE = `Usage: npm run history -- COMMAND

  export FILE      write the whole history to a new file, as JSON lines with a chain of checksums
  import FILE      append a file's history to an empty store; one that was interrupted goes on
  verify           print the number of events and the checksum of the history
  verify FILE      prove a file's chain, and that the store holds just its history

Personal fields stay sealed: whoever moves a history moves the vault with it.
Exit status 1: something differs or failed.
`;

@Module({ providers: storeProviders(readConfig(process.env), catalog) })
class StoresModule {}

void main(process.argv.slice(2));

async function main([command, file]: readonly string[]): Promise<void> {
  const app = await NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });
  const store = app.get<EventStore>(EVENT_STORE);
  try {
    if (command === 'export' && file) await exportTo(file, store);
    else if (command === 'import' && file) await importFrom(file, store);
    else if (command === 'verify') await verify(file, store);
    else fail(USAGE);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await store.close();
    await app.get<DocumentStore>(DOCUMENT_STORE).close();
    await app.get<Vault>(VAULT).close();
    await app.close();
  }
}

async function exportTo(file: string, store: EventStore): Promise<void> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await withProgress('export', (onEvent) => pipeline(archive(store, onEvent), target));
  say(`${file}: ${told(await proven(file))}`);
}

async function importFrom(file: string, store: EventStore): Promise<void> {
  const seal = await proven(file);
  await withProgress('import', (onEvent) => restore(archived(linesOf(file)), store, onEvent), seal.events);
  say(`Imported ${told(seal)}`);
}

async function verify(file: string | undefined, store: EventStore): Promise<void> {
  const expected = file === undefined ? undefined : await proven(file);
  const held = await withProgress('verify', (onEvent) => sealOf(store, onEvent), expected?.events);
  say(`The store holds ${told(held)}`);
  if (!expected) return;
  if (held.hash === expected.hash) say(`${file} holds the same.`);
  else fail(`${file} holds another history: ${told(expected)}\n`);
}

async function proven(file: string): Promise<Seal> {
  const events = archived(linesOf(file));
  let step = await events.next();
  while (!step.done) step = await events.next();
  return step.value;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* (await open(file)).readLines();
}

const told = ({ events, hash }: Seal) => `${events} events, checksum ${hash}.`;

async function withProgress<T>(
  title: string,
  work: (onEvent: OnEvent) => Promise<T>,
  total?: number,
): Promise<T> {
  const share =
    total === undefined ? '{value} events' : '[{bar}] {percentage}% | {value}/{total} | {eta_formatted} left';
  const bar = new SingleBar({ format: `${title} ${share}`, hideCursor: true, etaBuffer: 100 });
  bar.start(total ?? 0, 0);
  try {
    return await work((done) => bar.update(done));
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
