import type { Language } from '../../../contract/languages';
import type { ParsedQuery } from '../../../contract/calls';
import { foldForSearch } from '../../../contract/text';
import { audit, type AuditEntry } from '../../../projections/admin/audit';
import { auditActions } from '../../../projections/admin/audit-actions';
import { people } from '../../../projections/identity/people';
import { noTaskFields, taskDefinitions } from '../../../projections/tasks/task-definitions';
import { SeededViews } from '../../../test/support/seeded-views';
import { catalog } from '../../catalog';
import { ERASED } from '../../kernel/personal';
import { WrittenPositions } from '../../platform/history/written-positions';
import { runInContext, SYSTEM, VISITOR } from '../../platform/http/request-context';
import { TaskReader } from '../tasks/tasks.queries';
import { AuditReader } from './admin.queries';
import { AuditQueries } from './audit-queries';

let seeded: SeededViews;
let queries: AuditQueries;

beforeEach(async () => {
  seeded = await SeededViews.of(audit, auditActions, people, taskDefinitions);
  queries = new AuditQueries(
    seeded.views,
    new TaskReader(seeded.views),
    catalog,
    new AuditReader(seeded.views),
  );
});

afterEach(() => seeded.dispose());

/** Entries with increasing positions, the last of which is the newest. */
const seed = (...entries: readonly Partial<AuditEntry>[]) =>
  seeded.add(
    audit,
    ...entries.map((entry, index) => ({
      id: `e${index + 1}`,
      order: String(index + 1).padStart(20, '0'),
      correlationId: `c${index + 1}`,
      type: 'HonorAdded',
      ...entry,
    })),
  );

const sentence = (en: string, es: string) => ({
  sentence: { en, es },
  search: { en: foldForSearch(en), es: foldForSearch(es) },
});

type Search = ParsedQuery<'GET /admin/audit'>;

const search = (fields: Partial<Search> = {}): Search => ({
  currentPage: 1,
  pageSize: 50,
  grouped: false,
  quiet: false,
  ...fields,
});

const reading = <Result>(language: Language, work: () => Promise<Result>) =>
  runInContext(
    { actor: { id: 'ada', role: 'admin' }, correlationId: 'c', language, written: new WrittenPositions() },
    work,
  );

const page = (fields: Partial<Search> = {}, language: Language = 'en') =>
  reading(language, () => queries.page(search(fields)));

const idsOf = async (fields: Partial<Search>, language?: Language) =>
  (await page(fields, language)).data.map(({ id }) => id);

describe('a page of the audit', () => {
  it('has the newest entries first, and the number of pages', async () => {
    await seed({}, {}, {}, {}, {});
    const read = async (currentPage: number) => {
      const { data, pageCount } = await page({ currentPage, pageSize: 2 });
      return [data.map(({ id }) => id), pageCount];
    };
    expect(await read(1)).toEqual([['e5', 'e4'], 3]);
    expect(await read(2)).toEqual([['e3', 'e2'], 3]);
    expect(await read(3)).toEqual([['e1'], 3]);
    expect(await read(4)).toEqual([[], 3]);
  });

  it('counts a last page that is full', async () => {
    await seed({}, {}, {}, {});
    expect((await page({ currentPage: 2, pageSize: 2 })).pageCount).toBe(2);
  });

  it('has no pages without entries', async () => {
    expect(await page()).toEqual({ data: [], pageCount: 0 });
  });

  it.each([
    ['actor', 'actorId'],
    ['subject', 'subjectId'],
    ['task', 'taskId'],
    ['type', 'type'],
    ['correlation', 'correlationId'],
  ] as const)('has only entries of the %s that is asked for', async (filter, field) => {
    await seed({ [field]: 'one' }, { [field]: 'other' }, { [field]: 'one' });
    expect(await idsOf({ [filter]: 'one' })).toEqual(['e3', 'e1']);
    expect(await idsOf({ [filter]: 'unknown' })).toEqual([]);
  });

  it('finds entries of a former name under its present name', async () => {
    await seed(
      { type: 'ImportStarted', stream: 'college-import-1' },
      { type: 'ImportStarted', stream: 'roster-import-2' },
      { type: 'ImportUndone', stream: 'college-import-1' },
    );
    expect(await idsOf({ type: 'CollegeImportStarted' })).toEqual(['e1']);
    expect(await idsOf({ type: 'RosterImportStarted' })).toEqual(['e2']);
    expect(await idsOf({ type: 'ImportStarted' })).toEqual(['e2', 'e1']);
  });

  it('has only entries that match all filters', async () => {
    await seed({ actorId: 'a', type: 'HonorAdded' }, { actorId: 'a', type: 'TaskCreated' }, { actorId: 'b' });
    expect(await idsOf({ actor: 'a', type: 'HonorAdded' })).toEqual(['e1']);
  });

  it('covers whole days in New York, also on a day of 25 hours', async () => {
    await seed(
      { time: '2026-11-01T03:59:59.999Z' },
      { time: '2026-11-01T04:00:00.000Z' },
      { time: '2026-11-02T04:59:59.999Z' },
      { time: '2026-11-02T05:00:00.000Z' },
    );
    expect(await idsOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual(['e3', 'e2']);
    expect(await idsOf({ from: '2026-11-02' })).toEqual(['e4']);
    expect(await idsOf({ to: '2026-10-31' })).toEqual(['e1']);
  });

  it('finds a text in the reader’s language, whatever its case or accents', async () => {
    await seed(sentence('Added the honor “Élan”', 'Añadió el honor «Élan»'), sentence('Rang', 'Tocó'));
    expect(await idsOf({ q: 'HONOR “elan' })).toEqual(['e1']);
    expect(await idsOf({ q: 'anadio' })).toEqual([]);
    expect(await idsOf({ q: 'anadio' }, 'es')).toEqual(['e1']);
    expect(await idsOf({ q: '%' })).toEqual([]);
  });

  it('names people and tasks, also those that are gone', async () => {
    await seeded.add(people, { id: 'maya', firstName: 'Maya', lastName: 'Lee', role: 'student' });
    await seeded.add(taskDefinitions, { id: 't1', fields: { ...noTaskFields, name: 'Draft the essay' } });
    await seed(
      { actorId: 'maya', subjectId: 'gone', taskId: 't1', ...sentence(`Of ${ERASED}`, `De ${ERASED}`) },
      { actorId: SYSTEM.id, taskId: 'gone' },
      { actorId: VISITOR.id },
    );
    const [visited, automatic, own] = (await page()).data;
    expect(own!.relationships).toEqual({
      actor: { data: { id: 'maya', attributes: { name: 'Maya Lee' } } },
      subject: { data: { id: 'gone', attributes: { name: '[erased]', role: null } } },
      task: { data: { id: 't1', attributes: { name: 'Draft the essay' } } },
    });
    expect(own!.attributes.sentence).toBe('Of [erased]');
    expect(automatic!.relationships).toEqual({
      ...{ actor: { data: null }, subject: { data: null } },
      task: { data: { id: 'gone', attributes: { name: 'Deleted task' } } },
    });
    expect(visited!.relationships.actor).toEqual({ data: null });
    const [, , spanish] = (await page({}, 'es')).data;
    expect(spanish!.attributes.sentence).toBe('De [borrado]');
  });

  it('gives the role of the person whom an entry is about', async () => {
    await seeded.add(people, { id: 'maya', firstName: 'Maya', lastName: 'Lee', role: 'student' });
    await seed({ subjectId: 'maya' });
    const [entry] = (await page()).data;
    expect(entry!.relationships.subject.data!.attributes).toEqual({ name: 'Maya Lee', role: 'student' });
  });

  it('gives what else the same action did, once that is known', async () => {
    await seed({ correlationId: 'c' }, { correlationId: 'new' });
    await seeded.add(auditActions, { id: 'c', entries: 3, types: { HonorAdded: 2, TaskCreated: 1 } });
    expect((await page()).data.map(({ attributes }) => attributes.action)).toEqual([
      { entries: 1, types: { HonorAdded: 1 } },
      { entries: 3, types: { HonorAdded: 2, TaskCreated: 1 } },
    ]);
  });
});

describe('a quiet page of the audit', () => {
  const types = ['HonorAdded', 'MessageSent', 'MessageSeen', 'ConversationRead', 'NotificationSeen'];

  it('leaves out messages and what was seen, unless asked for', async () => {
    await seed(...types.map((type) => ({ type, subjectId: 'maya', correlationId: 'c' })));
    expect(await idsOf({ quiet: true, subject: 'maya' })).toEqual(['e1']);
    expect(await idsOf({ quiet: true, type: 'MessageSent' })).toEqual(['e2']);
    expect(await idsOf({ quiet: true, correlation: 'c' })).toHaveLength(5);
    expect(await idsOf({ subject: 'maya' })).toHaveLength(5);
  });

  it('leaves out actions by which people have seen or written something', async () => {
    await seed(...types.map((type) => ({ type })));
    const action = (type: string, index: number) => ({
      ...{ id: `c${index + 1}`, firstEntryId: `e${index + 1}`, order: String(index + 1) },
      ...{ entries: 2, types: { [type]: 1, NotificationRaised: 1 } },
    });
    await seeded.add(auditActions, ...types.map(action));
    expect(await idsOf({ grouped: true, quiet: true })).toEqual(['e1']);
    expect(await idsOf({ grouped: true })).toHaveLength(5);
  });
});

describe('a search of the audit by action', () => {
  it('has the newest entry of each action that it finds', async () => {
    const changed = sentence('Changed a due date', 'Cambió una fecha');
    await seed(
      { ...changed, correlationId: 'c' },
      { ...changed, correlationId: 'd' },
      { ...changed, correlationId: 'c' },
      { ...sentence('Rang', 'Tocó'), correlationId: 'c' },
    );
    expect(await idsOf({ grouped: true, q: 'due date' })).toEqual(['e3', 'e2']);
    const second = { grouped: true, q: 'due date', pageSize: 1, currentPage: 2 };
    expect(await idsOf(second)).toEqual(['e2']);
    expect((await page(second)).pageCount).toBe(2);
    expect(await idsOf({ ...second, currentPage: 3 })).toEqual([]);
    expect(await idsOf({ q: 'due date' })).toEqual(['e3', 'e2', 'e1']);
  });
});

describe('a page of the audit by action', () => {
  beforeEach(async () => {
    await seed({ correlationId: 'c' }, { correlationId: 'c' }, { correlationId: 'd', actorId: 'maya' });
    await seeded.add(
      auditActions,
      { id: 'c', firstEntryId: 'e1', order: '1', entries: 2, time: '2026-11-01T12:00:00.000Z' },
      {
        id: 'd',
        firstEntryId: 'e3',
        order: '3',
        entries: 1,
        actorId: 'maya',
        time: '2026-11-03T12:00:00.000Z',
      },
    );
  });

  it('has the first entry of each action', async () => {
    expect(await idsOf({ grouped: true })).toEqual(['e3', 'e1']);
    expect((await page({ grouped: true, pageSize: 1 })).pageCount).toBe(2);
  });

  it('is narrowed by actor and by day', async () => {
    expect(await idsOf({ grouped: true, actor: 'maya' })).toEqual(['e3']);
    expect(await idsOf({ grouped: true, to: '2026-11-02' })).toEqual(['e1']);
  });

  it('has single entries when a filter asks for more than actions show', async () => {
    expect(await idsOf({ grouped: true, type: 'HonorAdded' })).toEqual(['e3', 'e2', 'e1']);
    expect(await idsOf({ grouped: true, correlation: 'c' })).toEqual(['e2', 'e1']);
  });
});

describe('all entries of the audit', () => {
  const all = async (fields: Partial<Search>, language: Language = 'en') => {
    const pages: string[][] = [];
    for await (const entries of queries.all(search(fields), language))
      pages.push(entries.map(({ id }) => id));
    return pages;
  };

  it('come newest first, once each, beyond one read', async () => {
    await seed(...Array.from({ length: 501 }, () => ({})));
    const pages = await all({ pageSize: 10 });
    expect(pages.map(({ length }) => length)).toEqual([500, 1]);
    expect(pages.flat()).toEqual(Array.from({ length: 501 }, (_, index) => `e${501 - index}`));
  });

  it('are filtered in the language of the reader, outside the request', async () => {
    await seed(sentence('Added', 'Añadió'), sentence('Removed', 'Quitó'));
    expect(await all({ q: 'quito' }, 'es')).toEqual([['e2']]);
    expect(await all({ q: 'quito' })).toEqual([]);
  });

  it('are none without a match', async () => {
    await seed({});
    expect(await all({ actor: 'unknown' })).toEqual([]);
  });
});
