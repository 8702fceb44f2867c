import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { projections } from '../catalog';
import { DOCUMENT_STORE, type DocumentStore } from '../platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store';
import { archive, archived, restore, sealOf, type OnEvent, type Seal } from '../platform/history/archive';
import { History } from '../platform/history/history';
import { findMissingPlaces } from '../platform/history/missing-places';
import { VAULT, type Vault } from '../platform/vault/vault';
import { withProgress } from './progress';
import { runTool, type StoresTool, type Terminal } from './stores-tool';

const USAGE = `Usage: npm run history -- COMMAND

  export FILE      write the whole history to a new file, as JSON lines with a chain of checksums
  import FILE      append a file's history to an empty store, or resume an interrupted import
  verify           print the number of events and the checksum of the history,
                   and check that it contains every event that the vault and the views have seen
  verify FILE      check the file's checksums, and that the store contains exactly its history

Personal fields stay encrypted: move the vault together with the history.
The exit status is 1 if something differs or fails.
`;

export const historyTool: StoresTool = async ([command, file], stores, terminal) => {
  const store = stores.get<EventStore>(EVENT_STORE);
  if (command === 'export' && file) await exportTo(file, store, terminal);
  else if (command === 'import' && file) await importFrom(file, store, terminal);
  else if (command === 'verify') {
    await verify(file, store, terminal);
    await verifyAgainstOthers(stores, terminal);
  } else terminal.fail(USAGE);
};

async function exportTo(file: string, store: EventStore, { print }: Terminal): Promise<void> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await counting('export', (onEvent) => pipeline(archive(store, onEvent), target));
  print(`${file}: ${summaryOf(await proven(file))}\n`);
}

async function importFrom(file: string, store: EventStore, { print }: Terminal): Promise<void> {
  const seal = await proven(file);
  await counting('import', (onEvent) => restore(archived(linesOf(file)), store, onEvent), seal.events);
  print(`Imported ${summaryOf(seal)}\n`);
}

async function verify(file: string | undefined, store: EventStore, { print, fail }: Terminal): Promise<void> {
  const expected = file === undefined ? undefined : await proven(file);
  const stored = await counting('verify', (onEvent) => sealOf(store, onEvent), expected?.events);
  print(`The store holds ${summaryOf(stored)}\n`);
  if (!expected) return;
  if (stored.hash === expected.hash) print(`${file} holds the same.\n`);
  else fail(`${file} holds another history: ${summaryOf(expected)}\n`);
}

async function verifyAgainstOthers(stores: Parameters<StoresTool>[1], { fail }: Terminal): Promise<void> {
  const [history, documents, vault] = [
    stores.get(History),
    stores.get<DocumentStore>(DOCUMENT_STORE),
    stores.get<Vault>(VAULT),
  ];
  const { furthest } = await findMissingPlaces(history, projections, documents, vault);
  if (furthest > 0n) fail(`The history lacks what the vault or the views know of it, up to ${furthest}.\n`);
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

const summaryOf = ({ events, hash }: Seal) => `${events} events, checksum ${hash}.`;

function counting<T>(title: string, work: (onEvent: OnEvent) => Promise<T>, total?: number): Promise<T> {
  const share =
    total === undefined ? '{value} events' : '[{bar}] {percentage}% | {value}/{total} | {eta_formatted} left';
  return withProgress(`${title} ${share}`, (onProgress) => work((done) => onProgress(done, total)));
}

if (require.main === module) void runTool(historyTool);
