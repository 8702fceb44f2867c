import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { CollectionSpec, Query } from './document-store';
import { countToSql, findToSql } from './query-to-sql';
import { SqliteDocumentStore } from './sqlite-document-store';

const tasks: CollectionSpec = {
  name: 'tasks__v1',
  indexes: [{ studentId: 1, dueAt: -1 }, { title: 1 }, { 'owner.name': 1 }, { points: 1 }],
};

describe('a query in SQL', () => {
  let folder: string;
  let database: Database.Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'query-to-sql-'));
    const store = new SqliteDocumentStore(join(folder, 'views.db'));
    await store.ensure(tasks);
    await store.close();
    database = new Database(join(folder, 'views.db'));
  });

  afterAll(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });

  const planOf = (query: Query) => {
    const { text, params } = findToSql(tasks.name, query);
    return database
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
      .all(...params)
      .map(({ detail }) => detail.replace(/tasks__v1:[-0-9a-f]{36}/, ''))
      .join('; ');
  };

  it.each<[string, Query, string]>([
    [
      'equality with a sort',
      { where: { studentId: 's1' }, sort: { dueAt: -1 }, limit: 20 },
      'SEARCH tasks__v1 USING INDEX (studentId,-dueAt) (<expr>=?)',
    ],
    [
      'the same sort backwards',
      { where: { studentId: 's1' }, sort: { dueAt: 1 }, limit: 20 },
      'SEARCH tasks__v1 USING INDEX (studentId,-dueAt) (<expr>=?)',
    ],
    ['only a sort', { sort: { studentId: 1, dueAt: -1 } }, 'SCAN tasks__v1 USING INDEX (studentId,-dueAt)'],
    [
      'a prefix in its order',
      { where: { title: { prefix: 'Essay' } }, sort: { title: 1 }, limit: 20 },
      'SEARCH tasks__v1 USING INDEX (title) (<expr>>? AND <expr><?)',
    ],
    [
      'a nested field',
      { where: { 'owner.name': 'Ada' } },
      'SEARCH tasks__v1 USING INDEX (owner.name) (<expr>=?)',
    ],
    [
      'a range',
      { where: { points: { gte: 3 } }, sort: { points: -1 } },
      'SEARCH tasks__v1 USING INDEX (points) (<expr>>? AND <expr><?)',
    ],
    [
      'equality and a range',
      { where: { studentId: 's1', dueAt: { lt: '2026-10-01' } }, sort: { dueAt: -1 } },
      'SEARCH tasks__v1 USING INDEX (studentId,-dueAt) (<expr>=? AND <expr>>? AND <expr><?)',
    ],
    [
      'null',
      { where: { studentId: null }, sort: { dueAt: -1 } },
      'SEARCH tasks__v1 USING INDEX (studentId,-dueAt) (<expr>=?)',
    ],
  ])('uses only the declared index for %s', (_, query, plan) => {
    expect(planOf(query)).toBe(plan);
  });

  it('uses the declared index for one of several values', () => {
    expect(planOf({ where: { studentId: { in: ['s1', 's2'] } } })).toContain(
      'SEARCH tasks__v1 USING INDEX (studentId,-dueAt) (<expr>=?)',
    );
  });

  it.each([
    "a') --",
    'a b',
    '',
    '_leases',
    'a"b',
    "x'; DROP TABLE tasks__v1; --",
    '1a',
    'a.',
    'a..b',
    'a[0]',
  ])('rejects the name %p', (name) => {
    expect(() => findToSql(tasks.name, { where: { [name]: 1 } })).toThrow('name');
    expect(() => findToSql(tasks.name, { sort: { [name]: 1 } })).toThrow('name');
    expect(() => countToSql(name)).toThrow('name');
  });
});
