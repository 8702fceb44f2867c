import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bowls, choking, cupsOf, metadata, Process, toppedUp } from '../../../test/support/cups';
import { Unavailable } from '../../kernel/errors';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import type { Config } from '../config/config';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { WrittenPositions } from '../history/written-positions';
import { rebuild, verify } from './rebuild';

let folder: string;
const running: Process[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'projector-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()));
  await rm(folder, { recursive: true });
});

const started = (...projections: AnyProjection[]) => startedAs('all', ...projections);

async function startedAs(role: Config['role'], ...projections: AnyProjection[]): Promise<Process> {
  const process = new Process(folder, projections, role);
  running.push(process);
  return process.start();
}

const reached = async (process: Process, position: bigint) =>
  expect(await process.projector.reached(position, 10_000)).toBe(true);

const nothing = () => undefined;

describe('the projector', () => {
  it('follows the history and resumes where it stopped', async () => {
    const first = await started(cupsOf(1));
    await reached(first, await first.fill('a', 100, 20));
    running.splice(0);
    await first.stop();
    const second = await started(cupsOf(1));
    await reached(second, await second.fill('a', 3));
    expect(await second.cups()).toEqual([{ id: 'a', millilitres: 123 }]);
  });

  it('reports false for a position that is not reached in time', async () => {
    const process = await started(cupsOf(1));
    expect(await process.projector.reached(1_000n, 1)).toBe(false);
  });

  it('waits only for the views that handle what was written', async () => {
    await startedAs('projector', cupsOf(1));
    const api = await startedAs('api', cupsOf(1), bowls);
    const position = await api.fill('a', 100);
    const [ofCups, ofBowls, ofAll] = [new WrittenPositions(), new WrittenPositions(), new WrittenPositions()];
    ofCups.add(['CupFilled'], position);
    ofBowls.add(['CupFilled', 'BowlFilled'], position);
    ofAll.addAll(position);
    expect(await api.projector.waitUntilShown(ofCups, 10_000)).toBe(true);
    expect(await api.cups()).toEqual([{ id: 'a', millilitres: 100 }]);
    expect(await api.projector.waitUntilShown(ofBowls, 50, [cupsOf(1), bowls])).toBe(false);
    expect(await api.projector.waitUntilShown(ofAll, 50, [cupsOf(1), bowls])).toBe(false);
    expect(await api.projector.waitUntilShown(new WrittenPositions(), 0)).toBe(true);
  });

  it('lets a decision wait only for the views that it names', async () => {
    await startedAs('projector', cupsOf(1));
    const api = await startedAs('api', cupsOf(1), bowls);
    await api.fill('a', 100);
    await api.projector.caughtUp(cupsOf(1));
    await api.fillBowl('b');
    expect(await api.cups()).toEqual([{ id: 'a', millilitres: 100 }]);
    await api.projector.caughtUp(cupsOf(1));
    api.projector.catchUpMs = 50;
    await expect(api.projector.caughtUp(cupsOf(1), bowls)).rejects.toThrow(Unavailable);
  });

  it('does not wait for a view that no new event concerns', async () => {
    const api = await startedAs('api', cupsOf(1), bowls);
    await api.fillBowl('b');
    await api.projector.caughtUp(cupsOf(1));
  });

  it('reports the progress of a view until it is filled', async () => {
    const first = await started(cupsOf(1));
    await reached(first, await first.fill('a', 100));
    running.splice(0);
    await first.stop();
    const api = await startedAs('api', cupsOf(2));
    expect(await api.projector.status()).toMatchObject([{ filling: 0 }]);
    expect(api.projector.isCurrent(cupsOf(2))).toBe(false);
    await expect(api.projector.filled(cupsOf(2), 50)).rejects.toMatchObject({ progress: 0 });
    await startedAs('projector', cupsOf(2));
    await api.projector.filled(cupsOf(2), 10_000);
    expect(api.projector.isCurrent(cupsOf(2))).toBe(true);
    expect(await api.projector.status()).toMatchObject([{ filling: null }]);
  });

  it('parks an event that cannot be handled until it is retried', async () => {
    let broken = true;
    const process = await started(choking(() => broken));
    await process.fill('a', 7, 13, 5);
    await process.projector.reached((await process.history.head()) + 1n, 1);
    while ((await process.parked()) === null) await new Promise(setImmediate);
    expect(await process.parked()).toMatchObject({
      type: 'CupFilled',
      stream: 'cup-a',
      error: 'Error: Thirteen will not go in.',
    });
    expect(await process.cups()).toEqual([{ id: 'a', millilitres: 7 }]);
    await reached(process, await process.history.head());
    broken = false;
    await process.retry();
    while ((await process.cups())[0]!.millilitres !== 25) await new Promise(setImmediate);
    expect(await process.parked()).toBeNull();
  });

  it('parks no event if another process has replaced the view', async () => {
    const process = await started(toppedUp);
    await reached(process, await process.fill('a', 100));
    const shadow = await process.documents.shadow({ name: collectionOf(toppedUp), indexes: [] });
    await shadow.swap(0n);
    await process.fill('a', 5);
    while ((await process.cups())[0]?.millilitres !== 105) {
      expect(await process.parked()).toBeNull();
      await new Promise(setImmediate);
    }
  });

  it('passes over a skipped event, also in every replay', async () => {
    const stubborn = choking(() => true);
    const process = await started(stubborn);
    await process.fill('a', 7, 13, 5);
    while ((await process.parked()) === null) await new Promise(setImmediate);
    await expect(rebuild(stubborn, process.history, process.documents, nothing)).rejects.toThrow(
      'cups cannot take in CupFilled',
    );
    await process.skip((await process.parked())!.eventId);
    while ((await process.cups())[0]!.millilitres !== 12) await new Promise(setImmediate);
    await rebuild(stubborn, process.history, process.documents, nothing);
    expect(await process.cups()).toEqual([{ id: 'a', millilitres: 12 }]);
    expect(await verify(stubborn, process.history, process.documents, nothing)).toEqual({
      compared: 1,
      differences: [],
    });
  });

  it('fills a new version while the old one is served', async () => {
    const old = await started(cupsOf(1));
    await reached(old, await old.fill('a', 100));
    running.splice(0);
    await old.stop();
    const next = await started(cupsOf(2, (millilitres) => millilitres / 10));
    await reached(next, await next.history.head());
    expect(await next.cups(2)).toEqual([{ id: 'a', millilitres: 10 }]);
    expect(await next.cups(1)).toEqual([{ id: 'a', millilitres: 100 }]);
  });

  it('is rebuilt while it follows, without missing or doubling events', async () => {
    const cups = cupsOf(1);
    const process = await started(cups);
    await process.fill('a', ...Array.from({ length: 500 }, () => 1));
    const writing = Promise.all(Array.from({ length: 50 }, (_, index) => process.fill(`b${index}`, 1)));
    await rebuild(cups, process.history, process.documents, nothing);
    await writing;
    await rebuild(cups, process.history, process.documents, nothing);
    await reached(process, await process.fill('a', 1));
    const all = await process.cups();
    expect(all).toHaveLength(51);
    expect(all[0]).toEqual({ id: 'a', millilitres: 501 });
  });

  it('is rebuilt with a bounded number of documents in memory', async () => {
    const cups = cupsOf(1);
    const process = await started(cups);
    const names = Array.from({ length: 3_000 }, (_, index) => `c${String(index).padStart(4, '0')}`);
    await Promise.all(names.map((name) => process.fill(name, 1)));
    await Promise.all(names.map((name) => process.fill(name, 2)));
    const inMemory: number[] = [];
    const { documents } = await rebuild(
      cups,
      process.history,
      process.documents,
      (_done, _total, count) => inMemory.push(count),
      collectionOf(cups),
      1_000,
    );
    expect(Math.max(...inMemory)).toBe(1_000);
    expect(documents).toBe(3_000);
    await reached(process, await process.history.head());
    expect(await process.cups()).toEqual(names.map((id) => ({ id, millilitres: 3 })));
  });

  it('is rebuilt with few documents in memory that no other event changes', async () => {
    const fillings: AnyProjection = { ...cupsOf(1), name: 'fillings', key: ({ id }: { id: string }) => id };
    const process = await started(fillings);
    for (const cup of ['a', 'b', 'c']) await process.fill(cup, ...Array.from({ length: 3_000 }, () => 1));
    const inMemory: number[] = [];
    const { documents } = await rebuild(
      fillings,
      process.history,
      process.documents,
      (_done, _total, count) => inMemory.push(count),
    );
    expect(Math.max(...inMemory)).toBe(4_000);
    expect(documents).toBe(9_000);
    expect(await process.documents.find(collectionOf(fillings), { where: { millilitres: 1 } })).toHaveLength(
      9_000,
    );
  });

  it('publishes its position for events that affect no document, too', async () => {
    const first = await started(cupsOf(1));
    await reached(first, await first.fill('a', 1));
    const second = await started(cupsOf(1));
    const data = { projection: 'plates', eventId: 'e', requestId: 'r' };
    const elsewhere = { id: crypto.randomUUID(), type: 'ProjectionRetried', data };
    const { position } = await first.history.append('projection-plates', 'any', [elsewhere], metadata);
    await reached(second, position);
    await reached(second, await second.fill('a', 2));
    expect(await second.cups()).toEqual([{ id: 'a', millilitres: 3 }]);
  });

  it('lets one process project at a time, until another takes over', async () => {
    const first = await started(cupsOf(1));
    await reached(first, await first.fill('a', 1));
    const second = await started(cupsOf(1));
    await reached(second, await second.fill('a', 2));
    expect(await second.cups()).toEqual([{ id: 'a', millilitres: 3 }]);
    running.splice(running.indexOf(first), 1);
    await first.stop();
    await reached(second, await second.fill('a', 4));
    expect(await second.cups()).toEqual([{ id: 'a', millilitres: 7 }]);
  });

  it('is taken over from a process that died with its lease', async () => {
    const store = new SqliteDocumentStore(join(folder, 'views.db'));
    const lease = collectionOf(cupsOf(1));
    expect(await store.leaseDuties([lease], 'a dead process', 2_000)).toEqual(new Set([lease]));
    await store.close();
    const process = await started(cupsOf(1));
    await reached(process, await process.fill('a', 1));
    expect(await process.cups()).toEqual([{ id: 'a', millilitres: 1 }]);
  });

  it('shows its state to other processes, and obeys their decisions', async () => {
    let broken = true;
    const api = await startedAs(
      'api',
      choking(() => true),
    );
    const projector = await startedAs(
      'projector',
      choking(() => broken),
    );
    await reached(api, await api.fill('a', 7));
    expect(await api.cups()).toEqual([{ id: 'a', millilitres: 7 }]);
    await reached(api, await api.fill('a', 13));
    expect(await api.parked()).toEqual(await projector.parked());
    expect(await api.parked()).toMatchObject({ stream: 'cup-a', position: 2n });
    broken = false;
    await api.retry();
    while ((await api.parked()) !== null) await new Promise(setImmediate);
    await reached(api, 2n);
    expect(await api.cups()).toEqual([{ id: 'a', millilitres: 20 }]);
  });

  describe.each([
    ['ends before their position', ['c']],
    ['has other events', ['c', 'c', 'c', 'c']],
  ])('with views of a lost history, where the new history %s', (_, filled) => {
    const withAnotherHistory = async (role: Config['role']) => {
      const before = await started(cupsOf(1));
      await reached(before, await before.fill('a', 1, 2, 3));
      running.splice(0);
      await before.stop();
      for (const suffix of ['', '-wal', '-shm'])
        await rm(join(folder, `events.db${suffix}`), { force: true });
      const elsewhere = new Process(folder, []);
      for (const cup of filled) await elsewhere.fill(cup, 5);
      await elsewhere.stop();
      return startedAs(role, cupsOf(1));
    };
    const expected = [{ id: 'c', millilitres: 5 * filled.length }];

    it('fills the views again', async () => {
      const process = await withAnotherHistory('all');
      await reached(process, await process.history.head());
      expect(await process.cups()).toEqual(expected);
      expect(await process.projector.status()).toMatchObject([{ foreign: false, behind: 0n }]);
    });

    it('reports the views as foreign elsewhere until they are filled', async () => {
      const api = await withAnotherHistory('api');
      expect(await api.projector.reached(await api.history.head(), 50)).toBe(false);
      expect(await api.projector.status()).toMatchObject([{ foreign: true, position: 0n }]);
      await startedAs('projector', cupsOf(1));
      await reached(api, await api.history.head());
      expect(await api.cups()).toEqual(expected);
    });
  });

  it('finds missing, unexpected and different documents when verifying', async () => {
    const cups = cupsOf(1);
    const process = await started(cups);
    await process.fill('a', 1);
    await reached(process, await process.fill('b', 1));
    const collection = collectionOf(cups);
    const at = await process.documents.checkpoint(collection);
    const forged = new Map<string, object | null>([
      ['a', null],
      ['b', { id: 'b', millilitres: 2 }],
      ['c', { id: 'c', millilitres: 0 }],
    ]);
    expect(
      await process.documents.write(collection, { documents: forged, checkpoint: { from: at, to: at } }),
    ).toBe(true);
    const { differences } = await verify(cups, process.history, process.documents, nothing);
    expect(differences).toEqual([
      { key: 'a', kind: 'missing' },
      { key: 'b', kind: 'different' },
      { key: 'c', kind: 'unexpected' },
    ]);
  });
});
