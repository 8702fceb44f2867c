import { projections } from '../catalog';
import { collectionOf, isOfProjection, type AnyProjection } from '../kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../platform/document-store/document-store';
import { History } from '../platform/history/history';
import { rebuild, verify } from '../platform/projector/rebuild';
import { withProgress } from './progress';
import { runTool, type StoresTool, type Terminal } from './stores-tool';

const USAGE = `Usage: npm run projections -- COMMAND

  list             list every projection: version, position, events behind
  replay NAME      rebuild one from the history; reads continue meanwhile
  replay --all     rebuild all of them
  verify [NAME]    replay into a scratch collection and compare every document
  prune            drop collections that no projection of this version uses

You need not stop a running server. The exit status is 1 if something differs or fails.
`;

const FIGURES = '[{bar}] {percentage}% | {value}/{total} | {speed} events/s | {eta_formatted} left';

export const projectionsTool: StoresTool = async ([command, name], stores, terminal) => {
  const history = stores.get(History);
  const documents = stores.get<DocumentStore>(DOCUMENT_STORE);
  if (command === 'list') await list(history, documents);
  else if (command === 'replay' && name)
    await each(chosen(name), terminal, (one) => replayOne(one, history, documents, terminal));
  else if (command === 'verify')
    await each(chosen(name ?? '--all'), terminal, (one) => verifyOne(one, history, documents, terminal));
  else if (command === 'prune') await prune(documents, terminal);
  else terminal.fail(USAGE);
};

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

async function replayOne(
  one: AnyProjection,
  history: History,
  documents: DocumentStore,
  { print }: Terminal,
): Promise<void> {
  const { documents: count, position } = await withProgress(`replay ${one.name} ${FIGURES}`, (onProgress) =>
    rebuild(one, history, documents, onProgress),
  );
  print(`${one.name}: ${count} documents as of position ${position}.\n`);
}

async function verifyOne(
  one: AnyProjection,
  history: History,
  documents: DocumentStore,
  { print, fail }: Terminal,
): Promise<void> {
  const { compared, differences } = await withProgress(`verify ${one.name} ${FIGURES}`, (onProgress) =>
    verify(one, history, documents, onProgress),
  );
  if (differences.length === 0) return print(`${one.name}: ${compared} documents, no difference.\n`);
  fail(`${one.name}: ${compared} documents, ${differences.length} differ from the history.\n`);
  for (const { kind, key } of differences.slice(0, 20)) print(`  ${kind}: ${key}\n`);
}

async function prune(documents: DocumentStore, { print }: Terminal): Promise<void> {
  const used = new Set(projections.map(collectionOf));
  const unused = (await documents.collections()).filter(
    (collection) => isOfProjection(collection) && !used.has(collection),
  );
  for (const collection of unused) await documents.drop(collection);
  print(unused.length === 0 ? 'Nothing to drop.\n' : `Dropped ${unused.join(', ')}.\n`);
}

async function each(
  all: readonly AnyProjection[],
  { fail }: Terminal,
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

if (require.main === module) void runTool(projectionsTool);
