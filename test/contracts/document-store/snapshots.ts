import { setImmediate } from 'node:timers/promises';
import { UnknownCollection, type StoredDocument } from '../../../src/platform/document-store/document-store';
import { many, people, type StoreUnderTest } from './fixture';

export function itShowsSnapshotsAndSwapsShadows(the: StoreUnderTest): void {
  const collect = async (batches: AsyncIterable<readonly StoredDocument<object>[]>) => {
    const documents: StoredDocument<object>[] = [];
    for await (const batch of batches) documents.push(...batch);
    return documents;
  };

  describe('snapshots', () => {
    it('shows documents and checkpoint of one moment, whatever is written', async () => {
      const before = many(2500);
      await the.put([...before].reverse());
      const { checkpoint, batches } = await the.store.snapshot(people.name);
      const seen: StoredDocument<object>[] = [];
      let writes = 0;
      for await (const batch of batches) {
        seen.push(...batch);
        writes += 1;
        await the.put(many(2500, { writes }));
        await the.put([[`p0249${writes}`, null]]);
      }
      expect(writes).toBeGreaterThan(1);
      expect(checkpoint).toBe(1n);
      expect(seen).toEqual(before.map(([key, doc]) => ({ key, doc })));
      const after = await the.store.snapshot(people.name);
      expect(after.checkpoint).toBe(BigInt(1 + 2 * writes));
      expect((await collect(after.batches)).at(0)).toEqual({ key: 'p00000', doc: { index: 0, writes } });
    });

    it('may be abandoned early', async () => {
      await the.put(many(2500));
      for await (const batch of (await the.store.snapshot(people.name)).batches) {
        expect(batch.length).toBeGreaterThan(0);
        break;
      }
      await the.put([['ada', { name: 'Ada' }]]);
      expect(await collect((await the.store.snapshot(people.name)).batches)).toHaveLength(2501);
    });
  });

  describe('a collection that replaces another', () => {
    const candidate = { name: 'people__v1-beside', indexes: people.indexes };

    it('does so in one step with its checkpoint, seen by readers', async () => {
      const reader = await the.open();
      await the.put(many(300, { built: 1 }));
      await the.store.ensure(candidate);
      const write = {
        documents: new Map(many(400, { built: 2 })),
        checkpoint: { from: 0n, to: 77n, eventId: 'e' },
      };
      expect(await the.store.write(candidate.name, write)).toBe(true);
      const before = await reader.generation(people.name);
      const seen = new Set<number>();
      let replaced = false;
      const read = async () => {
        do {
          seen.add(await reader.count(people.name));
          expect(await reader.get(people.name, 'p00007')).toMatchObject({ index: 7 });
          await setImmediate();
        } while (!replaced);
      };
      await Promise.all([
        read(),
        the.store.replace(people.name, candidate.name).finally(() => (replaced = true)),
      ]);
      seen.add(await reader.count(people.name));
      expect([...seen].filter((count) => count !== 300)).toEqual([400]);
      expect(await reader.checkpointPlace(people.name)).toEqual({ position: 77n, eventId: 'e' });
      expect(await reader.generation(people.name)).not.toBe(before);
      expect(await reader.collections()).toEqual([people.name]);
      await expect(reader.find(candidate.name)).rejects.toThrow(UnknownCollection);
      const late = { documents: new Map(), checkpoint: { from: 77n, to: 78n } };
      await expect(the.store.write(candidate.name, late)).rejects.toThrow(UnknownCollection);
      expect(await reader.write(people.name, { ...late, checkpoint: { from: 1n, to: 2n } })).toBe(false);
      expect(await reader.write(people.name, late)).toBe(true);
    });

    it('can be made and replace it again', async () => {
      for (const built of [1, 2, 3]) {
        await the.store.ensure(candidate);
        await the.put([['ada', { built }]], candidate.name);
        await the.store.replace(people.name, candidate.name);
        await the.store.ensure(people);
        await the.store.drop(candidate.name);
      }
      expect(await the.store.find(people.name, { where: { built: 3 } })).toEqual([{ built: 3 }]);
    });

    it('changes nothing if it does not exist', async () => {
      await the.put([['ada', { name: 'Ada' }]]);
      const before = await the.store.generation(people.name);
      await expect(the.store.replace(people.name, candidate.name)).rejects.toThrow(UnknownCollection);
      expect(await the.store.find(people.name)).toEqual([{ name: 'Ada' }]);
      expect(await the.store.generation(people.name)).toBe(before);
    });
  });

  describe('shadow collections', () => {
    it('replace the served collection in one step, seen by readers', async () => {
      const reader = await the.open();
      await the.put(many(300, { built: 1 }));
      const before = await reader.generation(people.name);
      const documents = many(11_000, { built: 2, name: 'Ada' });
      const counts = new Set<number>();
      const checkpoints = new Set<bigint>();
      let built = false;
      const read = async () => {
        do {
          counts.add(await reader.count(people.name));
          checkpoints.add(await reader.checkpoint(people.name));
          expect(await reader.get(people.name, 'p00007')).toMatchObject({ index: 7 });
          await setImmediate();
        } while (!built);
      };
      const build = async () => {
        const shadow = await the.store.shadow(people);
        await shadow.insert(documents.slice(0, 6000));
        await shadow.insert(documents.slice(6000));
        expect(await collect(shadow.scan())).toEqual(documents.map(([key, doc]) => ({ key, doc })));
        await shadow.swap(77n);
      };
      await Promise.all([read(), build().finally(() => (built = true))]);
      counts.add(await reader.count(people.name));
      expect([...counts]).toEqual([300, 11_000]);
      expect([...checkpoints].every((checkpoint) => [1n, 77n].includes(checkpoint))).toBe(true);
      expect(await reader.checkpoint(people.name)).toBe(77n);
      expect(await reader.find(people.name, { where: { name: 'Ada' }, limit: 1 })).toEqual([
        documents[0]?.[1],
      ]);
      const write = { documents: new Map(), checkpoint: { from: 1n, to: 2n } };
      expect(await reader.write(people.name, write)).toBe(false);
      expect(await reader.generation(people.name)).not.toBe(before);
    });

    it('return, replace and remove inserted documents', async () => {
      const documents = many(3_000);
      const shadow = await the.store.shadow(people);
      await shadow.insert(documents);
      await shadow.replace(
        new Map([
          ['p00001', { name: 'Ada' }],
          ['p00002', null],
        ]),
      );
      await shadow.replace(new Map());
      const keys = documents.map(([key]) => key);
      const expected = documents.filter(([key]) => key !== 'p00002');
      expected[1] = ['p00001', { name: 'Ada' }];
      expect(await shadow.getMany([...keys, 'nobody'])).toEqual(new Map(expected));
      await shadow.swap(1n);
      expect(await the.store.count(people.name)).toBe(2_999);
      await expect(shadow.replace(new Map([['p00001', {}]]))).rejects.toThrow(UnknownCollection);
      await expect(shadow.getMany(['p00001'])).rejects.toThrow(UnknownCollection);
    });

    it('can be built, swapped and built again', async () => {
      for (const built of [1, 2, 3]) {
        const shadow = await the.store.shadow(people);
        await shadow.insert([['ada', { built }]]);
        await shadow.swap(BigInt(built));
        await the.store.ensure(people);
      }
      expect(await the.store.find(people.name)).toEqual([{ built: 3 }]);
      expect(await the.store.collections()).toEqual([people.name]);
    });

    it('create a collection that was not served before', async () => {
      const shadow = await the.store.shadow({ name: 'fresh__v1', indexes: [{ name: 1 }] });
      await shadow.insert([['ada', { name: 'Ada' }]]);
      await expect(the.store.find('fresh__v1')).rejects.toThrow(UnknownCollection);
      await shadow.swap(5n);
      expect(await the.store.find('fresh__v1')).toEqual([{ name: 'Ada' }]);
    });

    it('start empty and invalidate an unfinished earlier one', async () => {
      await the.put([['served', {}]]);
      const earlier = await (await the.open()).shadow(people);
      await earlier.insert(many(3));
      const later = await the.store.shadow(people);
      await later.insert(many(2));
      await expect(earlier.insert([['late', {}]])).rejects.toThrow(UnknownCollection);
      await expect(earlier.swap(9n)).rejects.toThrow(UnknownCollection);
      expect(await the.store.count(people.name)).toBe(1);
      await later.swap(4n);
      expect(await the.store.count(people.name)).toBe(2);
      expect(await the.store.checkpoint(people.name)).toBe(4n);
    });

    it('leave the served collection alone when they are dropped', async () => {
      await the.put([['ada', { name: 'Ada' }]]);
      const shadow = await the.store.shadow(people);
      await shadow.insert(many(3));
      await shadow.drop();
      await expect(shadow.swap(9n)).rejects.toThrow(UnknownCollection);
      expect(await the.store.find(people.name)).toEqual([{ name: 'Ada' }]);
      expect(await the.store.checkpoint(people.name)).toBe(1n);
    });
  });
}
