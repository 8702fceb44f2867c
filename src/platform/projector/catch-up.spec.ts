import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choking, cupsOf, Process } from '../../../test/support/cups';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import { catchUp } from './catch-up';
import { ErasedPersons } from './erased-persons';

const CUPS = collectionOf(cupsOf(1));
const nothing = () => undefined;

describe('catchUp', () => {
  let folder: string;
  let process: Process;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catch-up-'));
    process = await new Process(folder, [cupsOf(1)]).start();
    await process.projector.reached(await process.fill('a', 1, 2), 10_000);
    await process.leadership.stop();
  });

  afterEach(async () => {
    await process.stop();
    await rm(folder, { recursive: true });
  });

  const run = (projection: AnyProjection = cupsOf(1)) => {
    const { history, documents, vault } = process;
    return catchUp(projection, history, documents, new ErasedPersons(history, vault), nothing, CUPS);
  };

  it('continues what is there up to the end, in a file of its own', async () => {
    const head = await process.fill('a', 4);
    await process.fill('b', 8);
    expect(process.documents.sharesFile(CUPS)).toBe(true);
    expect(await run()).toEqual({ documents: 2, position: head + 1n });
    expect(process.documents.sharesFile(CUPS)).toBe(false);
    expect(await process.cups()).toEqual([
      { id: 'a', millilitres: 7 },
      { id: 'b', millilitres: 8 },
    ]);
    expect(await run()).toEqual({ documents: 0, position: head + 1n });
  });

  it('stops before an event that fails, which is left to be parked', async () => {
    const position = await process.fill('a', 4);
    await process.fill('a', 13, 8);
    expect(await run(choking(() => true))).toEqual({ documents: 1, position });
    expect(await process.cups()).toEqual([{ id: 'a', millilitres: 7 }]);
    expect(await process.documents.checkpoint(CUPS)).toBe(position);
  });

  it('leaves a collection that another process has continued', async () => {
    await process.fill('a', 4);
    const { documents } = process;
    const checkpoint = await documents.checkpointPlace(CUPS);
    const read = documents.readForWrite.bind(documents);
    // The other process writes between this one's reading and writing.
    documents.readForWrite = async (collection, keys) => {
      const found = await read<never>(collection, keys);
      const to = { ...checkpoint, position: checkpoint.position + 1n };
      await documents.write(CUPS, {
        documents: new Map([['a', { id: 'a', millilitres: 99 }]]),
        checkpoint: { from: checkpoint.position, to: to.position, eventId: to.eventId },
      });
      return found;
    };
    expect(await run()).toEqual({ documents: 0, position: checkpoint.position });
    expect(await process.cups()).toEqual([{ id: 'a', millilitres: 99 }]);
  });
});
