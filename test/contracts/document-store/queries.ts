import * as fc from 'fast-check';
import type { Query } from '../../../src/platform/document-store/document-store';
import { many, people, type StoreUnderTest } from './fixture';
import { evaluate, samples, type Sample } from './oracle';

export function itAnswersQueries(the: StoreUnderTest): void {
  const ids = async (query: Query) =>
    (await the.store.find<{ id: string }>(people.name, query)).map(({ id }) => id);

  describe('queries', () => {
    it('finds by equality, where null matches missing, also in nested fields', async () => {
      await the.put([
        ['1', { id: '1', team: 'red', active: true, home: { city: 'Oslo' } }],
        ['2', { id: '2', team: null, active: false, home: {} }],
        ['3', { id: '3', active: true }],
      ]);
      expect(await ids({ where: { active: true } })).toEqual(['1', '3']);
      expect(await ids({ where: { active: false } })).toEqual(['2']);
      expect(await ids({ where: { team: null } })).toEqual(['2', '3']);
      expect(await ids({ where: { active: true, team: null } })).toEqual(['3']);
      expect(await ids({ where: { 'home.city': 'Oslo' } })).toEqual(['1']);
      expect(await ids({ where: { 'home.city': null } })).toEqual(['2', '3']);
      expect(await ids({ where: { team: { in: ['red', 'blue'] } } })).toEqual(['1']);
      expect(await ids({ where: { team: { in: ['red', null] } } })).toEqual(['1', '2', '3']);
      expect(await ids({ where: { team: { in: [] } } })).toEqual([]);
      expect(await the.store.count(people.name, { team: null })).toBe(2);
    });

    it('counts by the values of a field', async () => {
      await the.put([
        ['1', { id: '1', team: 'red', home: { city: 'Oslo' } }],
        ['2', { id: '2', team: 'blue', home: { city: 'Oslo' } }],
        ['3', { id: '3', team: 'red', home: {} }],
        ['4', { id: '4', team: null }],
        ['5', { id: '5', team: 'green' }],
      ]);
      await the.put([['5', null]]);
      const counts = async (field: string, where?: Query['where']) =>
        Object.fromEntries(await the.store.countBy(people.name, field, where));
      expect(await counts('team')).toEqual({ red: 2, blue: 1 });
      expect(await counts('team', { team: { in: ['red', 'none'] } })).toEqual({ red: 2 });
      expect(await counts('home.city', { team: 'red' })).toEqual({ Oslo: 1 });
      expect(await counts('team', { team: 'none' })).toEqual({});
    });

    it('sorts numbers as numbers and compares values of one kind only', async () => {
      await the.put([9, 10, 100, '9', '10'].map((value, id) => [`${id}`, { id: `${id}`, value }]));
      expect(await ids({ where: { value: { gt: 9 } } })).toEqual(['1', '2']);
      expect(await ids({ where: { value: { gte: 9, lt: 100 } } })).toEqual(['0', '1']);
      expect(await ids({ where: { value: { lte: '9' } } })).toEqual(['3', '4']);
      expect(await ids({ where: { value: { gte: 0 } }, sort: { value: -1 } })).toEqual(['2', '1', '0']);
      expect(await ids({ where: { value: '10' } })).toEqual(['4']);
    });

    it.each(['100%', 'a_b', 'a.b', 'a*', '[x]', "O'Hara", 'say "hi"', 'back\\slash', 'Élo', '😀'])(
      'matches the prefix and part %s literally',
      async (text) => {
        await the.put([
          ['1', { id: '1', name: `${text} and more` }],
          ['2', { id: '2', name: `not first: ${text.toUpperCase()}` }],
          ['3', { id: '3', name: 'a-b 1000 axb x Elo' }],
          ['4', { id: '4' }],
        ]);
        expect(await ids({ where: { name: { prefix: text } } })).toEqual(['1']);
        expect(await ids({ where: { name: { contains: text } } })).toEqual(['1', '2']);
      },
    );

    it('matches a prefix up to the next possible string', async () => {
      const names = [
        'a',
        'aÿ',
        'a\u{10ffff}',
        'b',
        'c',
        '\ud7ff\ud7ff',
        '\ue000',
        '\u{10ffff}',
        '\u{10ffff}z',
        '',
        7,
      ];
      await the.put(names.map((name, index) => [`${index + 10}`, { id: `${index + 10}`, name }]));
      const namesBy = async (prefix: string) =>
        (await ids({ where: { name: { prefix } } })).map((id) => names[Number(id) - 10]);
      expect(await namesBy('a')).toEqual(['a', 'aÿ', 'a\u{10ffff}']);
      expect(await namesBy('a\u{10ffff}')).toEqual(['a\u{10ffff}']);
      expect(await namesBy('\ud7ff')).toEqual(['\ud7ff\ud7ff']);
      expect(await namesBy('\u{10ffff}')).toEqual(['\u{10ffff}', '\u{10ffff}z']);
      expect(await namesBy('')).toEqual(names.slice(0, -1));
    });

    it('pages without overlap or gap over equal values, in both directions', async () => {
      const keys = many(47).map(([key]) => key);
      await the.put(
        keys.map((id, index) => [id, { id, team: index % 2 ? 'red' : 'blue', joined: index % 3 }]),
      );
      const sorts: Query['sort'][] = [{ team: 1 }, { team: 1, joined: -1 }, { team: -1, joined: 1 }, {}];
      for (const sort of sorts) {
        const pages: string[] = [];
        for (let skip = 0; skip < 50; skip += 10) pages.push(...(await ids({ sort, skip, limit: 10 })));
        expect(pages).toEqual(await ids({ sort }));
        expect([...pages].sort()).toEqual(keys);
      }
      expect(await ids({ limit: 0 })).toEqual([]);
    });

    it('answers random queries as a plain filter and sort does', async () => {
      const name = 'samples__v1';
      const indexes = [
        { name: 1, score: -1 },
        { score: 1 },
        { 'home.city': -1 },
        { active: 1, name: 1 },
      ] as const;
      await the.store.ensure({ name, indexes });
      let earlier: readonly Sample[] = [];
      await fc.assert(
        fc.asyncProperty(samples, async ({ docs, queries }) => {
          const removed = earlier.map(({ id }) => [id, null] as const);
          await the.put([...removed, ...docs.map((doc) => [doc.id, doc] as const)], name);
          earlier = docs;
          for (const query of queries) {
            const found = await the.store.find<Sample>(name, query);
            expect(found.map(({ id }) => id)).toEqual(evaluate(docs, query).map(({ id }) => id));
            expect(await the.store.count(name, query.where)).toBe(
              evaluate(docs, { where: query.where }).length,
            );
          }
        }),
        { numRuns: 200 },
      );
    }, 60_000);
  });
}
