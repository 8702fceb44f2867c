import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog } from '../src/catalog';
import type { NewEvent } from '../src/kernel/event';
import type { AssignmentEvents, AssignmentRef } from '../src/modules/tasks/tasks.events';
import type { EventToStore } from '../src/platform/event-store/event-store';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { History } from '../src/platform/history/history';
import { PersonalKeys } from '../src/platform/personal-data/personal-keys';
import { SqliteVault } from '../src/platform/vault/sqlite-vault';

const metadata = {
  actor: { id: 'b6f1c3b0-0000-4000-8000-000000000001', role: 'student' },
  correlationId: 'b6f1c3b0-0000-4000-8000-000000000002',
};

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const uuid = (kind: string, index: number) =>
  `${kind}${String(index).padStart(7, '0')}-5ad3-4c1e-8000-00000000000${kind}`;

const refOf = (index: number): AssignmentRef => ({
  assignmentId: uuid('a', index),
  taskId: uuid('b', index % 400),
  studentId: uuid('c', index % 5000),
  taskName: `Write the first draft of essay ${index % 400}`,
  ceebCode: null,
});

export const anEvent = (): EventToStore => ({
  id: randomUUID(),
  type: 'TaskAssigned',
  data: { ...refOf(1), dueDate: null, assignedAt: null },
  metadata: { ...metadata, version: catalog.version('TaskAssigned') },
});

type Events = Iterable<NewEvent<AssignmentEvents>>;

function* assigned(assignments: number): Events {
  for (let index = 0; index < assignments; index++) {
    yield {
      type: 'TaskAssigned',
      data: { ...refOf(index), dueDate: '2027-01-01', assignedAt: null, by: 'person' },
    };
  }
}

/** The assignments change in random order, the worst case for caches. */
function* changed(events: number, assignments: number): Events {
  const random = randomNumbers(7);
  const completedDate = '2026-11-01T12:00:00.000Z';
  for (let index = 0; index < events; index++) {
    const ref = refOf(Math.floor(random() * assignments));
    const what = random();
    if (what < 0.4) yield { type: 'TaskCompleted', data: { ...ref, completedDate } };
    else if (what < 0.7)
      yield { type: 'TaskReopened', data: { ...ref, completedDate: { from: completedDate, to: null } } };
    else
      yield {
        type: 'TaskDueDateChanged',
        data: { ...ref, dueDate: { from: null, to: '2027-02-01' }, by: 'person' },
      };
  }
}

const assignmentsOf = (events: number) => Math.max(1, events / 10);

/** Returns a data folder with `events` events of `events / 10` assignments, which is created only once. */
export async function historyOf(events: number, folder: string): Promise<string> {
  const dataDir = join(folder, `history-${events}`);
  if (existsSync(join(dataDir, 'complete'))) return dataDir;
  await mkdir(dataDir, { recursive: true });
  const assignments = assignmentsOf(events);
  await append(dataDir, assigned(assignments));
  await append(dataDir, changed(events - assignments, assignments));
  await mkdir(join(dataDir, 'complete'));
  return dataDir;
}

/** Appends further changes to a data folder that has a history of `events` events. */
export const continueHistory = (dataDir: string, events: number, further: number): Promise<void> =>
  append(dataDir, changed(further, assignmentsOf(events)));

async function append(dataDir: string, events: Events): Promise<void> {
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  const vault = new SqliteVault(join(dataDir, 'vault.db'));
  const history = new History(store, catalog, new PersonalKeys(vault));
  let appends: Promise<unknown>[] = [];
  for (const change of events) {
    const event = { id: randomUUID(), ...change };
    appends.push(history.append(`assignment-${change.data.assignmentId}`, 'any', [event], metadata));
    if (appends.length === 2000) {
      await Promise.all(appends);
      appends = [];
    }
  }
  await Promise.all(appends);
  await store.close();
  await vault.close();
}
