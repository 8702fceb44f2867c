import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRecordedEvent } from '../../kernel/event';
import { projection, type AnyProjection } from '../../kernel/projection';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { foldBatch } from './fold-batch';

interface Note {
  readonly id: string;
  readonly writer: string;
  readonly reader: string;
  readonly reads: number;
}

type NoteEvents = {
  NoteWritten: { id: string; writer: string; reader: string };
  NoteRead: { id: string };
};

const notes = projection<Note, NoteEvents>({
  name: 'notes',
  version: 1,
  indexes: [{ writer: 1 }, { reader: 1 }],
  key: ({ data }) => data.id,
  empty: (id) => ({ id, writer: '', reader: '', reads: 0 }),
  erasure: { writer: 'nothing', reader: (note) => ({ ...note, reader: '' }) },
  on: {
    NoteWritten: (note, { data }) => ({ ...note, ...data }),
    NoteRead: (note) => ({ ...note, reads: note.reads + 1 }),
  },
}) as unknown as AnyProjection;

const COLLECTION = 'notes__v1';

describe('foldBatch', () => {
  let folder: string;
  let store: SqliteDocumentStore;
  let position = 0n;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fold-batch-'));
    store = new SqliteDocumentStore(join(folder, 'views.db'));
    await store.ensure({ name: COLLECTION, indexes: notes.indexes });
    position = 0n;
  });

  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const event = (type: string, data: object) =>
    ({ id: `e${++position}`, type, data, stream: 's', position }) as unknown as AnyRecordedEvent;
  const written = (id: string, writer: string, reader: string) =>
    event('NoteWritten', { id, writer, reader });
  const erased = (userId: string) => event('WriterErased', { userId });

  async function fold(events: readonly AnyRecordedEvent[]) {
    const from = { position: await store.checkpoint(COLLECTION), eventId: null };
    const batch = { events, position, eventId: events.at(-1)!.id };
    const nobody = new Set<string>();
    const erasedBy = ({ type, data }: AnyRecordedEvent) =>
      type === 'WriterErased' ? [data.userId as string] : [];
    const { documents, to } = await foldBatch(
      notes,
      COLLECTION,
      store,
      batch,
      from,
      nobody,
      new Set(),
      erasedBy,
    );
    await store.write(COLLECTION, { documents, checkpoint: { from: from.position, to: to.position } });
    return documents;
  }

  const stored = () => store.find<Note>(COLLECTION, { sort: { id: 1 } });

  it('erases a hundred people with as many reads as one', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `p${index}`);
    await fold(names.map((name) => written(`of-${name}`, name, 'reader')));
    const find = jest.spyOn(store, 'find');
    await fold(names.map(erased));
    expect(find).toHaveBeenCalledTimes(2);
    expect(await stored()).toEqual([]);
  });

  it('erases from stored documents and from all of the batch', async () => {
    await fold([written('stored', 'gone', 'other'), written('kept', 'other', 'gone')]);
    await fold([
      written('before', 'gone', 'other'),
      erased('gone'),
      written('late', 'gone', 'other'),
      event('NoteRead', { id: 'kept' }),
    ]);
    expect(await stored()).toEqual([{ id: 'kept', writer: 'other', reader: '', reads: 1 }]);
  });

  it('creates a removed document again for a later event of the batch', async () => {
    await fold([written('again', 'gone', 'other')]);
    await fold([event('NoteRead', { id: 'again' }), erased('gone'), written('again', 'new', 'other')]);
    expect(await stored()).toEqual([{ id: 'again', writer: 'new', reader: 'other', reads: 0 }]);
  });
});
