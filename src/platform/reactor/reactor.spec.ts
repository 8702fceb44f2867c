import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventCatalog, events } from '../../kernel/event';
import { ID } from '../../kernel/personal';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { SqliteEventStore } from '../event-store/sqlite-event-store';
import { History } from '../history/history';
import { currentContext } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { SqliteJobQueue } from '../jobs/sqlite-job-queue';
import { Readiness } from '../operations/readiness';
import { PersonalKeys } from '../personal-data/personal-keys';
import { Leadership } from '../projector/leadership';
import { SqliteVault } from '../vault/sqlite-vault';
import { eventually } from '../../../test/support/eventually';
import { Reactor } from './reactor';

type CupEvents = { CupBroken: { cupId: string } };

const metadata = { actor: { id: 'maya', role: 'student' }, correlationId: 'the request' };

class Process {
  readonly events = new SqliteEventStore(join(this.folder, 'events.db'));
  readonly documents = new SqliteDocumentStore(join(this.folder, 'views.db'));
  readonly vault = new SqliteVault(join(this.folder, 'vault.db'));
  readonly queue = new SqliteJobQueue(join(this.folder, 'jobs.db'));
  readonly history = new History(
    this.events,
    new EventCatalog(events<CupEvents>({ CupBroken: { fields: { cupId: ID }, sample: { cupId: 'c' } } })),
    new PersonalKeys(this.vault),
  );
  readonly leadership = new Leadership(this.documents, { role: 'all', waitScale: 1 });
  readonly swept: { cupId: string; correlationId: string; actor: string }[] = [];
  unbearable: string | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly folder: string) {
    const jobs = new Jobs(this.queue, this.history, { role: 'all', waitScale: 1 });
    jobs.handle<{ cupId: string }>('sweep', ({ data: { cupId } }) => {
      const { correlationId, actor } = currentContext();
      this.swept.push({ cupId, correlationId, actor: actor.id });
      this.waiting.forEach((check) => check());
      return Promise.resolve();
    });
    const reactor = new Reactor(this.history, jobs, this.vault, this.leadership, new Readiness());
    reactor.on<CupEvents>({
      CupBroken: ({ data: { cupId } }) => {
        if (cupId === this.unbearable) throw new Error(`${cupId} cannot be swept.`);
        return { job: 'sweep', data: { cupId } };
      },
    });
    reactor.on<CupEvents>({
      CupBroken: ({ id, data: { cupId } }) =>
        cupId.startsWith('large')
          ? { job: 'sweep', id: `again-${id}`, data: { cupId: `${cupId}, again` } }
          : null,
    });
    this.leadership.start();
    jobs.start();
  }

  async break(cupId: string): Promise<bigint> {
    const broken = { id: crypto.randomUUID(), type: 'CupBroken', data: { cupId } };
    return (await this.history.append(`cup-${cupId}`, 'any', [broken], metadata)).position;
  }

  async reacting(): Promise<void> {
    while ((await this.vault.get('cursor', 'reactor')) === undefined) await new Promise(setImmediate);
  }

  sweptAll(...cupIds: string[]): Promise<void> {
    return new Promise((resolve) => {
      const check = () => cupIds.every((id) => this.swept.some(({ cupId }) => cupId === id)) && resolve();
      this.waiting.add(check);
      check();
    });
  }

  async stop(): Promise<void> {
    await this.leadership.stop();
    await this.queue.close();
    await Promise.all([this.events.close(), this.documents.close(), this.vault.close()]);
  }
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reactor-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the reactor', () => {
  it('handles each event since its first start once, across restarts', async () => {
    const before = new SqliteEventStore(join(folder, 'events.db'));
    const old = {
      id: crypto.randomUUID(),
      type: 'CupBroken',
      data: { cupId: 'old' },
      metadata: { version: 1, ...metadata },
    };
    await before.append('cup-old', 'no-stream', [old]);
    await before.close();

    const first = new Process(folder);
    await first.reacting();
    await first.break('a');
    await first.sweptAll('a');
    await first.stop();
    expect(first.swept).toEqual([{ cupId: 'a', correlationId: 'the request', actor: 'system' }]);

    const second = new Process(folder);
    await second.break('b');
    await second.sweptAll('b');
    await second.stop();
    expect(second.swept.map(({ cupId }) => cupId)).toEqual(['b']);
  });

  it('adds the jobs of events in their order', async () => {
    const first = new Process(folder);
    await first.reacting();
    await first.stop();
    const meanwhile = new Process(folder);
    await meanwhile.leadership.stop();
    const cups = ['large 1', 'large 2', 'large 3'];
    for (const cupId of cups) await meanwhile.break(cupId);
    await meanwhile.stop();

    const second = new Process(folder);
    const wanted = cups.flatMap((cupId) => [cupId, `${cupId}, again`]);
    await second.sweptAll(...wanted);
    await second.stop();
    expect(second.swept.map(({ cupId }) => cupId)).toEqual(wanted);
  });

  it('adds no job twice if it stopped before it stored its position', async () => {
    const first = new Process(folder);
    await first.reacting();
    const begun = await first.vault.get('cursor', 'reactor');
    await first.break('a');
    await first.sweptAll('a');
    await first.stop();

    const vault = new SqliteVault(join(folder, 'vault.db'));
    await vault.put('cursor', 'reactor', begun!.value);
    await vault.close();
    const second = new Process(folder);
    await second.break('b');
    await second.sweptAll('b');
    await second.stop();
    expect(second.swept.map(({ cupId }) => cupId)).toEqual(['b']);
  });

  it('stores its position within a second', async () => {
    const process = new Process(folder);
    await process.reacting();
    const position = String(await process.break('a'));
    await eventually(
      async () => (await process.vault.get<{ position: string }>('cursor', 'reactor'))?.value.position,
      (stored) => stored === position,
    );
    await process.stop();
  });

  it('parks an event whose reaction throws, and handles the others', async () => {
    const process = new Process(folder);
    process.unbearable = 'b';
    await process.reacting();
    for (const cupId of ['a', 'b', 'c']) await process.break(cupId);
    await process.sweptAll('a', 'c');
    const [parked] = await eventually(
      () => process.queue.parked(),
      (all) => all.length > 0,
    );
    expect(parked).toMatchObject({ name: 'react-again', error: 'CupBroken: b cannot be swept.' });

    process.unbearable = undefined;
    expect(await process.queue.retry(parked!.id)).toBe(true);
    await process.sweptAll('b');
    expect(process.swept.map(({ cupId }) => cupId).sort()).toEqual(['a', 'b', 'c']);
    expect(process.swept.at(-1)).toMatchObject({ cupId: 'b', correlationId: 'the request' });
    await process.stop();
  });

  it('resumes at the end of an older copy of the history', async () => {
    const file = join(folder, 'events.db');
    const copy = join(folder, 'copy.db');
    const first = new Process(folder);
    await first.reacting();
    await first.break('a');
    await first.sweptAll('a');
    await first.stop();
    await copyFile(file, copy);
    const second = new Process(folder);
    await second.break('b');
    await second.break('c');
    await second.sweptAll('b', 'c');
    await second.stop();

    await copyFile(copy, file);
    for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
    const meanwhile = new SqliteEventStore(file);
    for (const cupId of ['d', 'e', 'f']) {
      const broken = { id: crypto.randomUUID(), type: 'CupBroken', data: { cupId } };
      await meanwhile.append(`cup-${cupId}`, 'any', [{ ...broken, metadata: { version: 1, ...metadata } }]);
    }
    await meanwhile.close();
    const third = new Process(folder);
    await third.break('g');
    await third.sweptAll('d', 'e', 'f', 'g');
    await third.stop();
    expect(third.swept.map(({ cupId }) => cupId)).toEqual(['d', 'e', 'f', 'g']);
  });
});
