import { setImmediate } from 'node:timers/promises';
import { UnknownCollection } from '../../src/platform/document-store/document-store';
import { many, people, useDocumentStore, type DocumentStoreHarness } from './document-store/fixture';
import { itAnswersQueries } from './document-store/queries';
import { itShowsSnapshotsAndSwapsShadows } from './document-store/snapshots';

export function documentStoreContract(name: string, makeHarness: () => Promise<DocumentStoreHarness>): void {
  describe(`document store: ${name}`, () => {
    const the = useDocumentStore(makeHarness);

    describe('documents by key', () => {
      it('returns what was written, and nothing for an unknown key', async () => {
        const ada = { name: 'Ada', tags: ['a', { b: null }], home: { city: 'Łódź 😀' }, score: 0.1 };
        await the.put([['ada', ada]]);
        expect(await the.store.get(people.name, 'ada')).toEqual(ada);
        expect(await the.store.get(people.name, 'bob')).toBeUndefined();
      });

      it('replaces and removes a document', async () => {
        await the.put([
          ['ada', { name: 'Ada', old: true }],
          ['bob', { name: 'Bob' }],
        ]);
        await the.put([
          ['ada', { name: 'Ada Lovelace' }],
          ['bob', null],
          ['nobody', null],
        ]);
        expect(await the.store.get(people.name, 'ada')).toEqual({ name: 'Ada Lovelace' });
        expect(await the.store.get(people.name, 'bob')).toBeUndefined();
        expect(await the.store.count(people.name)).toBe(1);
      });

      it('reads many at once, more than a thousand too, without unknown keys', async () => {
        const documents = many(1500);
        await the.put(documents);
        const keys = documents.map(([key]) => key);
        expect(await the.store.getMany(people.name, [...keys, 'nobody', "o'hara"])).toEqual(
          new Map(documents),
        );
        expect(await the.store.getMany(people.name, [])).toEqual(new Map());
      });

      it('survives a restart', async () => {
        await the.put([['ada', { name: 'Ada' }]]);
        await the.reopen();
        expect(await the.store.get(people.name, 'ada')).toEqual({ name: 'Ada' });
        expect(await the.store.checkpoint(people.name)).toBe(1n);
      });
    });

    describe('the checkpoint', () => {
      it('is 0 before the first write, then the last written position', async () => {
        expect(await the.store.checkpoint(people.name)).toBe(0n);
        const to = 2n ** 60n + 1n;
        await the.store.write(people.name, { documents: new Map(), checkpoint: { from: 0n, to } });
        expect(await the.store.checkpoint(people.name)).toBe(to);
      });

      it('is stored with the id of its event', async () => {
        expect(await the.store.checkpointPlace(people.name)).toEqual({ position: 0n, eventId: null });
        const put = async (from: bigint, to: bigint, ...documents: [string, object][]) => {
          const checkpoint = { from, to, eventId: `event-${to}` };
          expect(await the.store.write(people.name, { documents: new Map(documents), checkpoint })).toBe(
            true,
          );
          expect(await the.store.checkpointPlace(people.name)).toEqual({
            position: to,
            eventId: `event-${to}`,
          });
        };
        await put(0n, 1n, ['ada', { name: 'Ada' }]);
        await put(1n, 4n);
        await the.reopen();
        await put(4n, 5n, ['bob', { name: 'Bob' }]);
        const shadow = await the.store.shadow(people);
        await shadow.swap(9n, 'event-9');
        expect(await the.store.checkpointPlace(people.name)).toEqual({ position: 9n, eventId: 'event-9' });
        await (await the.store.shadow(people)).swap(0n);
        expect(await the.store.checkpointPlace(people.name)).toEqual({ position: 0n, eventId: null });
      });

      it('refuses a write from another checkpoint and changes nothing', async () => {
        await the.put([['ada', { name: 'Ada' }]]);
        const documents = new Map([
          ['ada', null],
          ['bob', { name: 'Bob' }],
        ]);
        for (const from of [0n, 2n]) {
          expect(await the.store.write(people.name, { documents, checkpoint: { from, to: 3n } })).toBe(false);
        }
        expect(await the.store.checkpoint(people.name)).toBe(1n);
        expect(await the.store.find(people.name)).toEqual([{ name: 'Ada' }]);
      });

      it('refuses a write of documents read before the collection was replaced', async () => {
        await the.put([['ada', { name: 'Ada' }]]);
        const { documents, generation } = await the.store.readForWrite(people.name, ['ada', 'bob']);
        expect([...documents]).toEqual([['ada', { name: 'Ada' }]]);
        const other = await the.open();
        await (await other.shadow(people)).swap(1n);
        const write = { documents: new Map([['bob', {}]]), checkpoint: { from: 1n, to: 2n } };
        expect(await the.store.write(people.name, { ...write, generation })).toBe(false);
        const again = await the.store.readForWrite(people.name, ['ada']);
        expect(again.documents.size).toBe(0);
        expect(await the.store.write(people.name, { ...write, generation: again.generation })).toBe(true);
      });

      it('accepts one of several simultaneous writers', async () => {
        const stores = [the.store, await the.open(), await the.open()];
        const written = await Promise.all(
          stores.map((each, index) =>
            each.write(people.name, {
              documents: new Map([['ada', { index }]]),
              checkpoint: { from: 0n, to: BigInt(index + 1) },
            }),
          ),
        );
        expect(written.filter(Boolean)).toHaveLength(1);
        const winner = written.indexOf(true);
        expect(await the.store.get(people.name, 'ada')).toEqual({ index: winner });
        expect(await the.store.checkpoint(people.name)).toBe(BigInt(winner + 1));
      });
    });

    itAnswersQueries(the);

    describe('collections', () => {
      it('lists served collections and drops one with its checkpoint', async () => {
        await the.put([['ada', { name: 'Ada' }]]);
        await the.store.ensure({ name: 'teams__v2', indexes: [] });
        const shadow = await the.store.shadow({ name: 'teams__v3', indexes: [] });
        expect(await the.store.collections()).toEqual(['people__v1', 'teams__v2']);
        await shadow.drop();
        await the.store.drop(people.name);
        expect(await the.store.collections()).toEqual(['teams__v2']);
        expect(await the.store.checkpoint(people.name)).toBe(0n);
        await the.store.drop(people.name);
      });

      it('keep their documents when their indexes change', async () => {
        await the.put([['ada', { id: 'ada', team: 'red' }]]);
        await the.store.ensure({ name: people.name, indexes: [{ team: -1 }] });
        expect(await the.store.find(people.name, { where: { team: 'red' } })).toEqual([
          { id: 'ada', team: 'red' },
        ]);
        expect(await the.store.checkpoint(people.name)).toBe(1n);
      });

      it('fails with UnknownCollection for an unknown one', async () => {
        const nothing = 'nothing__v1';
        const unknown = new UnknownCollection(nothing);
        await expect(the.store.get(nothing, 'ada')).rejects.toThrow(unknown);
        await expect(the.store.getMany(nothing, ['ada'])).rejects.toThrow(unknown);
        await expect(the.store.find(nothing)).rejects.toThrow(unknown);
        await expect(the.store.count(nothing)).rejects.toThrow(unknown);
        await expect(the.store.snapshot(nothing)).rejects.toThrow(unknown);
        const write = { documents: new Map(), checkpoint: { from: 0n, to: 1n } };
        await expect(the.store.write(nothing, write)).rejects.toThrow(unknown);
        expect(await the.store.checkpoint(nothing)).toBe(0n);
      });

      it('fails with UnknownCollection after another process dropped it', async () => {
        await the.store.find(people.name);
        await (await the.open()).drop(people.name);
        await expect(the.store.find(people.name)).rejects.toThrow(UnknownCollection);
      });
    });

    itShowsSnapshotsAndSwapsShadows(the);

    describe('leases', () => {
      it('belongs to one holder, who may renew it, until it is released', async () => {
        const other = await the.open();
        expect(await the.store.lease('projector', 'a', 60_000)).toBe(true);
        expect(await other.lease('projector', 'b', 60_000)).toBe(false);
        expect(await other.lease('reactor', 'b', 60_000)).toBe(true);
        expect(await the.store.lease('projector', 'a', 60_000)).toBe(true);
        await other.releaseLease('projector', 'b');
        expect(await other.lease('projector', 'b', 60_000)).toBe(false);
        await the.store.releaseLease('projector', 'a');
        expect(await other.lease('projector', 'b', 60_000)).toBe(true);
        expect(await the.store.lease('projector', 'a', 60_000)).toBe(false);
      });

      it('goes to the next holder once it has expired', async () => {
        await the.store.lease('projector', 'a', 20);
        while (!(await the.store.lease('projector', 'b', 60_000))) await setImmediate();
        expect(await the.store.lease('projector', 'a', 20)).toBe(false);
      });

      it('lasts as long as its last renewal says', async () => {
        await the.store.lease('projector', 'a', 20);
        await the.store.lease('projector', 'a', 60_000);
        await the.store.lease('reactor', 'a', 20);
        while (!(await the.store.lease('reactor', 'b', 60_000))) await setImmediate();
        expect(await the.store.lease('projector', 'b', 60_000)).toBe(false);
      });

      it('survives a restart', async () => {
        await the.store.lease('projector', 'a', 60_000);
        await the.reopen();
        expect(await the.store.lease('projector', 'b', 60_000)).toBe(false);
        expect(await the.store.lease('projector', 'a', 60_000)).toBe(true);
      });

      it('are taken and released even if a write of the same batch is refused', async () => {
        await the.store.lease('reactor', 'a', 60_000);
        const checkpoint = { from: 0n, to: 1n };
        const [refused, one, other] = await Promise.allSettled([
          the.store.write('never-made', { documents: new Map([['a', {}]]), checkpoint }),
          the.store.lease('projector', 'a', 60_000),
          the.store.lease('projector', 'b', 60_000),
          the.store.releaseLease('reactor', 'a'),
        ]);
        expect(refused).toMatchObject({
          status: 'rejected',
          reason: expect.any(UnknownCollection) as unknown,
        });
        const taken = [true, false].map((value) => ({ status: 'fulfilled', value }));
        expect([one, other]).toEqual(expect.arrayContaining(taken));
        expect(await the.store.lease('reactor', 'b', 60_000)).toBe(true);
      });

      it('are taken many at a time, each by one holder, until they expire', async () => {
        const other = await the.open();
        expect(await the.store.leaseDuties(['a', 'b'], 'one', 60_000)).toEqual(new Set(['a', 'b']));
        expect(await other.leaseDuties(['b', 'c'], 'two', 60_000)).toEqual(new Set(['c']));
        await the.store.releaseDuties(['a', 'b', 'c'], 'one');
        expect(await other.leaseDuties(['a', 'b', 'c'], 'two', 20)).toEqual(new Set(['a', 'b', 'c']));
        while ((await the.store.leaseDuties(['a'], 'one', 60_000)).size === 0) await setImmediate();
        expect(await other.leaseDuties(['a'], 'two', 60_000)).toEqual(new Set());
      });

      it('goes to one of several simultaneous holders', async () => {
        const stores = [the.store, await the.open(), await the.open()];
        const taken = await Promise.all(
          stores.map((each, index) => each.lease('projector', `${index}`, 60_000)),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
      });
    });
  });
}
