import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventCatalog, events } from '../../kernel/event';
import { FIGURE, ID, PERSON, sealedText, sealedValue, sealedWhole } from '../../kernel/personal';
import { SqliteEventStore } from '../event-store/sqlite-event-store';
import { PersonalKeys } from '../personal-data/personal-keys';
import { SqliteVault } from '../vault/sqlite-vault';
import { History } from './history';

type NoteEvents = {
  NoteWritten: {
    authorId: string;
    readerId: string;
    text: string | null;
    tags: string[];
    stars: { given: number | null };
    details: { place: string; page: number };
    lines: { text: string; page: number }[] | null;
  };
  NoteRead: { noteId: string };
};

const written = {
  authorId: 'maya',
  readerId: 'daniel',
  text: 'Très secret',
  tags: ['one', 'two'],
  stars: { given: 4711 },
  details: { place: 'Rome', page: 5 },
  lines: [{ text: 'A line', page: 5 }],
};

const noteEvents = events<NoteEvents>({
  NoteWritten: {
    fields: {
      authorId: PERSON,
      readerId: PERSON,
      text: sealedText('authorId', 'readerId'),
      tags: sealedText('authorId'),
      stars: sealedValue('readerId'),
      details: { place: sealedText('authorId'), page: FIGURE },
      lines: sealedWhole('authorId'),
    },
    sample: written,
  },
  NoteRead: {
    fields: { noteId: ID },
    sample: { noteId: 'n' },
    upcasts: [({ note, ...rest }) => ({ ...rest, noteId: note })],
    renamedFrom: { NoteSeen: [({ seen }) => ({ note: seen })] },
  },
});

const metadata = { actor: { id: 'maya', role: 'student' }, correlationId: 'c' };
let folder: string;
let store: SqliteEventStore;
let vault: SqliteVault;
let keys: PersonalKeys;
let history: History;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  store = new SqliteEventStore(join(folder, 'events.db'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  keys = new PersonalKeys(vault);
  history = new History(store, new EventCatalog(noteEvents), keys);
});

afterEach(async () => {
  await store.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

const write = (data: NoteEvents['NoteWritten']) =>
  history.append('note-1', 'any', [{ id: crypto.randomUUID(), type: 'NoteWritten', data }], metadata);

describe('the history', () => {
  it('stores personal fields sealed and returns them unchanged', async () => {
    await write(written);
    await write({ ...written, text: null });
    const [stored] = await store.readStream('note-1');
    expect(stored!.data).toMatchObject({ authorId: 'maya' });
    expect(JSON.stringify(stored!.data)).not.toMatch(/Très secret|"one"|"Rome"|:4711|A line/);
    const [first, second] = await history.read('note-1');
    expect(first).toMatchObject({
      type: 'NoteWritten',
      data: written,
      metadata: { version: 1, ...metadata },
    });
    expect(typeof stored!.data.lines).toBe('string');
    expect(second!.data.text).toBeNull();
  });

  it('returns texts of erased persons as [erased] and values as null', async () => {
    await write(written);
    await write({ ...written, authorId: 'julian' });
    await keys.destroy('maya');
    await write({ ...written, text: 'afterwards' });
    const erased = {
      ...written,
      text: '[erased]',
      tags: ['[erased]', '[erased]'],
      details: { place: '[erased]', page: 5 },
      lines: null,
    };
    const [hers, his, late] = await history.read('note-1');
    expect(hers!.data).toEqual(erased);
    expect(his!.data).toEqual({ ...written, authorId: 'julian' });
    expect(late!.data).toEqual(erased);
  });

  it('shows fields about two people only until one of them is erased', async () => {
    await write(written);
    await keys.destroy('daniel');
    const [read] = await history.read('note-1');
    expect(read!.data).toEqual({ ...written, text: '[erased]', stars: { given: null } });
  });

  it('reads the keys of all people of a batch at once', async () => {
    const people = Array.from({ length: 20 }, (_, index) => `person-${index}`);
    for (const authorId of people) await write({ ...written, authorId });
    const [get, getMany] = [jest.spyOn(vault, 'get'), jest.spyOn(vault, 'getMany')];
    const elsewhere = new History(store, new EventCatalog(noteEvents), new PersonalKeys(vault));
    for await (const { events: batch } of elsewhere.readAll({ after: 0n }))
      expect(batch.map(({ data }) => [data.authorId, data.text])).toEqual(
        people.map((id) => [id, written.text]),
      );
    expect(get).not.toHaveBeenCalled();
    expect(getMany).toHaveBeenCalledTimes(1);
  });

  it('upcasts events of an earlier version', async () => {
    const earlier = {
      id: crypto.randomUUID(),
      type: 'NoteRead',
      data: { note: 'n1' },
      metadata: { version: 1, ...metadata },
    };
    await store.append('note-1', 'no-stream', [earlier]);
    await history.append(
      'note-1',
      0,
      [{ id: crypto.randomUUID(), type: 'NoteRead', data: { noteId: 'n2' } }],
      metadata,
    );
    expect((await history.read('note-1')).map(({ data }) => data)).toEqual([
      { noteId: 'n1' },
      { noteId: 'n2' },
    ]);
  });

  it('reads and finds events that were stored under a former name', async () => {
    const former = {
      id: crypto.randomUUID(),
      type: 'NoteSeen',
      data: { seen: 'n1' },
      metadata: { version: 1, ...metadata },
    };
    await store.append('note-1', 'no-stream', [former]);
    await write(written);
    const expected = { type: 'NoteRead', data: { noteId: 'n1' }, id: former.id };
    expect((await history.read('note-1'))[0]).toMatchObject(expected);
    const end = new AbortController();
    const options = { after: 0n, types: ['NoteRead'], signal: end.signal };
    for await (const { events: batch } of history.readAll(options)) {
      expect(batch).toHaveLength(1);
      expect(batch[0]).toMatchObject(expected);
    }
    for await (const { events: batch } of history.subscribe(options)) {
      expect(batch[0]).toMatchObject(expected);
      end.abort();
    }
    expect.assertions(4);
  });

  it('rejects an event that no module declares', async () => {
    const unknown = history.append('note-1', 'any', [{ id: 'x', type: 'NoteBurnt', data: {} }], metadata);
    await expect(unknown).rejects.toThrow('Event NoteBurnt is not declared by any module.');
  });
});
