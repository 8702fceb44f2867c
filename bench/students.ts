import { randomUUID } from 'node:crypto';
import { StudentList } from '../src/modules/profile/student-list';
import { StudentRecords } from '../src/modules/profile/student-record';
import { History } from '../src/platform/history/history';
import { people } from '../projections/people';
import { studentProgress } from '../projections/student-progress';
import { TestApp } from '../test/support/app';
import { figure, median, type Figure } from './figure';
import { fill } from './fill';

const ROUNDS = 20;
const ALLOWED_MS = 100;
const metadata = { actor: { id: 'bench', role: 'system' }, correlationId: 'bench' };

/** A student's record as of a day, and a page of a list of many students. */
export async function students(_folder: string, scale: number): Promise<Figure[]> {
  const app = await TestApp.start();
  try {
    return [await asOf(app), ...(await listed(app, Math.round(5_000 * scale)))];
  } finally {
    await app.dispose();
  }
}

const allowed = (name: string, value: number) =>
  figure(name, [value, 'ms'], ['allowed', ALLOWED_MS], { atMost: 1 });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Of 300 events: the account, a list of two hundred, and fifty tasks that were assigned and completed. */
async function asOf(app: TestApp): Promise<Figure> {
  const studentId = await app.account('student', 'Maya');
  const history = app.app.get(History);
  const append = (stream: string, events: readonly { type: string; data: object }[]) =>
    history.append(
      stream,
      'no-stream',
      events.map((event) => ({ id: randomUUID(), ...event })),
      metadata,
    );
  const honor = { title: 'Finalist', description: 'Of twelve.', type: 'Local', dateReceived: '2026-05-02' };
  const honors = Array.from({ length: 199 }, (_, index) => ({
    type: index % 2 === 0 ? 'HonorAdded' : 'HonorRemoved',
    data: { itemId: `honor-${Math.floor(index / 2)}`, studentId, fields: honor },
  }));
  await append(`honors-${studentId}`, honors);
  const fields = {
    ...{ externalId: null, name: 'Task', description: '', dueDate: '2027-01-15', notes: '', importance: '' },
    ...{ dueDateCanBeModified: true, weightedImportance: null, approxTotalHours: null },
  };
  for (let index = 0; index < 50; index++) {
    const taskId = randomUUID();
    const task = { taskId, authorId: 'bench', type: 'custom', fields };
    await append(`task-${taskId}`, [{ type: 'TaskCreated', data: task }]);
    const ref = { assignmentId: randomUUID(), taskId, studentId, taskName: 'Task', ceebCode: null };
    await append(`assignment-${ref.assignmentId}`, [
      { type: 'TaskAssigned', data: { ...ref, dueDate: null } },
      { type: 'TaskCompleted', data: { ...ref, completedDate: '2026-09-01T12:00:00.000Z' } },
    ]);
  }
  await app.settled();
  const records = app.app.get(StudentRecords);
  const record = await records.before('9999', studentId);
  if (record?.tasks.length !== 50 || record.honors.length !== 1)
    throw new Error('The record is not the one that was written.');
  return allowed('a record of 300 events as of a day', await timed(() => records.before('9999', studentId)));
}

async function listed(app: TestApp, count: number): Promise<Figure[]> {
  const ids = Array.from({ length: count }, (_, index) => `student-${index}`);
  await fill(app, people, ids, (id, index) => ({
    ...{ role: 'student', firstName: `First ${index}`, lastName: `Last ${index}`, email: `${id}@x.test` },
    ...{ sortName: `last ${index} first ${index}`, search: `first ${index} last ${index} ${id}@x.test` },
  }));
  const tasks = Array.from({ length: 40 }, (_, index) => [randomUUID(), ['2027-01-15', index % 3 === 0]]);
  await fill(app, studentProgress, ids, () => ({ since: '', tasks: Object.fromEntries(tasks) as object }));
  const list = app.app.get(StudentList);
  const admin = { id: 'bench', role: 'admin' } as const;
  const page = { currentPage: 1, pageSize: 50 };
  return [
    allowed(`a page of ${count} students by name`, await timed(() => list.page(admin, page))),
    figure(
      `a page of ${count} students by what is overdue`,
      [await timed(() => list.page(admin, { ...page, sort: '-overdue' })), 'ms'],
      ['allowed', 5 * ALLOWED_MS],
      { atMost: 1 },
    ),
  ];
}
