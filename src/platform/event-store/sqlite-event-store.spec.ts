import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppendAnswer, AppendRequest } from '../../../test/support/event-store-process';
import { type EventToStore, type StoredEvent } from './event-store';
import { SqliteEventStore } from './sqlite-event-store';

const event = (data: Record<string, unknown> = {}): EventToStore => ({
  id: randomUUID(),
  type: 'ThingHappened',
  data,
  metadata: { version: 1, actor: { id: 'ada', role: 'student' }, correlationId: 'request-1' },
});

const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

describe('SqliteEventStore', () => {
  let folder: string;
  let file: string;
  let opened: SqliteEventStore[];
  let processes: ChildProcess[];

  const open = () => {
    const store = new SqliteEventStore(file);
    opened.push(store);
    return store;
  };

  const everything = async (store = open()): Promise<StoredEvent[]> => {
    const events: StoredEvent[] = [];
    for await (const batch of store.readAll({ after: 0n })) events.push(...batch.events);
    return events;
  };

  const read = async (store: SqliteEventStore, types: string[]) => {
    const batches = [];
    for await (const batch of store.readAll({ after: 0n, types })) batches.push(batch);
    return { ids: idsOf(batches.flatMap(({ events }) => events)), position: batches.at(-1)?.position };
  };

  const start = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    child.stderr!.pipe(process.stderr);
    processes.push(child);
    return child;
  };
  const script = [
    '--require',
    join(__dirname, '../../../test/support/typescript.cjs'),
    join(__dirname, '../../../test/support/event-store-process.ts'),
  ];
  const request = (bytes: number): AppendRequest => ({ id: randomUUID(), stream: 'thing-1', bytes });
  const answerOf = async (child: ChildProcess, bytes: number): Promise<AppendAnswer> => {
    child.send(request(bytes));
    const [answer] = (await once(child, 'message')) as [AppendAnswer];
    return answer;
  };
  const kill = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'event-store-'));
    file = join(folder, 'data', 'events.db');
    opened = [];
    processes = [];
  });

  afterEach(async () => {
    await Promise.all(processes.map(kill));
    for (const store of opened) await store.close();
    await rm(folder, { recursive: true });
  });

  it('starts empty in a new folder and numbers positions without gaps', async () => {
    const store = open();
    expect(await store.head()).toBe(0n);
    expect(await everything(store)).toEqual([]);

    await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => store.append('thing-1', index % 2 ? 'any' : 999, [event()])),
    );

    expect((await everything(store)).map(({ position }) => Number(position))).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect(await store.head()).toBe(25n);
  });

  it('finds a type that a long history lacked when it was last read', async () => {
    const store = open();
    await store.append(
      'thing-1',
      'any',
      Array.from({ length: 12_000 }, () => event()),
    );
    expect(await read(store, ['Rare'])).toEqual({ ids: [], position: 12_000n });
    const rare = { ...event(), type: 'Rare' };
    await store.append('thing-1', 'any', [rare]);
    expect(await read(store, ['Rare'])).toEqual({ ids: [rare.id], position: 12_001n });
    expect(await read(store, ['Other'])).toEqual({ ids: [], position: 12_001n });
  });

  it('skips long runs of events that were not requested', async () => {
    const store = open();
    await store.append(
      'thing-1',
      'any',
      Array.from({ length: 12_000 }, () => event()),
    );
    const rare = { ...event(), type: 'Rare' };
    await store.append('thing-1', 'any', [rare]);

    const read: string[] = [];
    let position = 0n;
    for await (const batch of store.readAll({ after: 0n, types: ['Rare'] })) {
      read.push(...idsOf(batch.events));
      position = batch.position;
    }
    expect(read).toEqual([rare.id]);
    expect(position).toBe(12_001n);
  });

  it('yields to other work between batches', async () => {
    const store = open();
    await store.append('thing-1', 'any', [event(), event(), event()]);
    let others = 0;
    setImmediate(() => others++);
    for await (const batch of store.readAll({ after: 0n, batchSize: 1 })) {
      expect(others).toBe(batch.position === 1n ? 0 : 1);
    }
  });

  it('rejects a partly stored append, but no other in its commit', async () => {
    const store = open();
    const [known, other] = [event(), event()];
    await store.append('thing-1', 'no-stream', [known]);

    const [refused, appended] = await Promise.allSettled([
      store.append('thing-1', 'any', [known, event()]),
      store.append('thing-2', 'no-stream', [other]),
    ]);

    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('stored already') },
    });
    expect(appended.status).toBe('fulfilled');
    expect(idsOf(await everything(store))).toEqual([known.id, other.id]);
  });

  it('rejects an append that is not JSON, but not the others in its commit', async () => {
    const store = open();
    const good = event();
    const [bad] = await Promise.allSettled([
      store.append('thing-1', 'any', [event({ amount: 1n })]),
      store.append('thing-1', 'any', [good]),
    ]);
    expect(bad.status).toBe('rejected');
    expect(idsOf(await everything(store))).toEqual([good.id]);
  });

  describe('two stores on one file', () => {
    it('see each other’s commits, in one order', async () => {
      const [one, two] = [open(), open()];
      const follow = async (store: SqliteEventStore) => {
        const abort = new AbortController();
        const seen: string[] = [];
        for await (const { events } of store.subscribe({ after: 0n, signal: abort.signal })) {
          seen.push(...idsOf(events));
          if (seen.length >= 60) abort.abort();
        }
        return seen;
      };
      const write = async (store: SqliteEventStore, stream: string) => {
        for (let index = 0; index < 30; index++) await store.append(stream, 'any', [event()]);
      };

      const [seenByOne, seenByTwo] = await Promise.all([
        follow(one),
        follow(two),
        write(one, 'thing-1'),
        write(two, 'thing-2'),
      ]);

      expect(seenByOne).toEqual(idsOf(await everything(one)));
      expect(seenByTwo).toEqual(seenByOne);
    });

    it('wake each other when only one of them writes', async () => {
      const [writer, reader] = [open(), open()];
      const batches = reader.subscribe({ after: 0n, signal: new AbortController().signal });
      for (let index = 0; index < 3; index++) {
        const waiting = batches.next();
        const next = event();
        await writer.append('thing-1', 'any', [next]);
        expect(idsOf((await waiting).value?.events ?? [])).toEqual([next.id]);
      }
    });

    it('write from two processes at once without failures', async () => {
      const writers = [start(process.execPath, ...script, file), start(process.execPath, ...script, file)];
      const write = async (child: ChildProcess) => {
        const answers: AppendAnswer[] = [];
        while (answers.length < 100) answers.push(await answerOf(child, 100));
        return answers;
      };
      const answers = (await Promise.all(writers.map(write))).flat();

      expect(answers.filter(({ failure }) => failure !== undefined)).toEqual([]);
      const stored = await open().readStream('thing-1');
      expect(idsOf(stored).sort()).toEqual(idsOf(answers).sort());
      expect(stored.map(({ revision }) => revision)).toEqual(stored.map((_, index) => index));
    });

    it('check the expected revision against each other', async () => {
      const [one, two] = [open(), open()];
      await one.append('thing-1', 'no-stream', [event()]);
      await expect(two.append('thing-1', 'no-stream', [event()])).rejects.toMatchObject({ actual: 0 });
    });
  });

  describe('close', () => {
    it('stores queued appends and rejects later ones', async () => {
      const store = open();
      const events = Array.from({ length: 2500 }, () => event());
      const appended = Promise.all(events.map((one) => store.append('thing-1', 'any', [one])));
      await store.close();

      expect(await appended).toHaveLength(2500);
      await expect(store.append('thing-1', 'any', [event()])).rejects.toThrow('closed');
      expect(idsOf(await everything())).toEqual(idsOf(events));
    });

    it('ends the subscriptions', async () => {
      const store = open();
      const waiting = store.subscribe({ after: 0n, signal: new AbortController().signal }).next();
      await store.close();
      expect(await waiting).toEqual({ done: true, value: undefined });
    });
  });

  describe('a storage failure', () => {
    it('of a lost file reaches every caller, and ends once the file is back', async () => {
      const store = open();
      const [before, after] = [event(), event()];
      await store.append('thing-1', 'no-stream', [before]);

      await rename(file, `${file}.lost`);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => store.append('thing-1', 'any', [event()])),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
      expect(outcomes[0]).toMatchObject({ reason: { message: expect.stringContaining('events.db') } });

      await rename(`${file}.lost`, file);
      expect(await store.append('thing-1', 0, [after])).toMatchObject({ revision: 1 });
      await store.close();
      expect(idsOf(await everything())).toEqual([before.id, after.id]);
    });

    it('of a full disk reaches the caller, and smaller events still fit', async () => {
      const blocksOf512 = '4096';
      const child = start(
        'sh',
        '-c',
        `ulimit -f ${blocksOf512} && exec "$0" "$@"`,
        process.execPath,
        ...script,
        file,
      );

      const small = [await answerOf(child, 100)];
      const large = await answerOf(child, 5_000_000);
      small.push(await answerOf(child, 100), await answerOf(child, 100));

      expect(large.failure).toMatch(/SqliteError/);
      expect(small.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
      await kill(child);
      expect(idsOf(await everything())).toEqual(idsOf(small));
    });

    it('of a process killed while appending loses no acknowledged event', async () => {
      const child = start(process.execPath, ...script, file);
      const answers: AppendAnswer[] = [];
      child.on('message', (answer: AppendAnswer) => {
        answers.push(answer);
        if (answers.length === 200) child.kill('SIGKILL');
        else if (answers.length < 200) child.send(request(200));
      });
      for (let index = 0; index < 20; index++) child.send(request(200));
      await once(child, 'exit');

      const stored = await everything();
      expect(answers.length).toBeGreaterThanOrEqual(200);
      expect(answers.filter(({ failure }) => failure !== undefined)).toEqual([]);
      expect(idsOf(stored)).toEqual(expect.arrayContaining(idsOf(answers)));
      expect(stored.map(({ revision }) => revision)).toEqual(stored.map((_, index) => index));
    });
  });
});
