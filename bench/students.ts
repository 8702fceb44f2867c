import { randomUUID } from 'node:crypto';
import { StudentRecords } from '../src/modules/profile/record/student-record';
import { History } from '../src/platform/history/history';
import { applicationProgress, noApplication } from '../contract/applications';
import { noDeadlines } from '../contract/colleges';
import { SCHOOL_DOCUMENTS } from '../contract/transcripts';
import type { StudentsPage } from '../contract/students';
import { access } from '../projections/identity/access';
import { colleges } from '../projections/colleges/colleges';
import { people } from '../projections/identity/people';
import { studentProgress } from '../projections/profile/student-progress';
import { taskDates } from '../projections/tasks/task-dates';
import { TestApp, type User } from '../test/support/app';
import { figure, median, measureMs, timesOf, type Figure } from './figure';
import { begin } from './recorded';
import { beforeHistory, fill } from './fill';

const ROUNDS = 20;
const ALLOWED_MS = 100;

export async function students(_folder: string, scale: number): Promise<Figure[]> {
  const app = await TestApp.start();
  try {
    const count = Math.round(5_000 * scale);
    return [await asOf(app), ...(await listed(app, count))];
  } finally {
    await app.dispose();
  }
}

const allowed = (name: string, value: number, limit = ALLOWED_MS) =>
  figure(name, [value, 'ms'], ['allowed', limit], { atMost: 1 });

const timed = async (work: () => Promise<unknown>) => median(await timesOf(ROUNDS, work));

/** The record has 300 events: the account, a list of 200, and 50 tasks that were assigned and completed. */
async function asOf(app: TestApp): Promise<Figure> {
  const studentId = await app.account('student', 'Maya');
  const history = app.app.get(History);
  const honor = { title: 'Finalist', description: 'Of twelve.', type: 'Local', dateReceived: '2026-05-02' };
  const honors = Array.from({ length: 199 }, (_, index) => ({
    type: index % 2 === 0 ? 'HonorAdded' : 'HonorRemoved',
    data: { itemId: `honor-${Math.floor(index / 2)}`, studentId, fields: honor },
  }));
  await begin(history, `honors-${studentId}`, ...honors);
  const fields = {
    ...{ externalId: null, name: 'Task', description: '', dueDate: '2027-01-15', notes: '', importance: '' },
    ...{ dueDateCanBeModified: true, weightedImportance: null, approxTotalHours: null, grades: [] },
  };
  for (let index = 0; index < 50; index++) {
    const taskId = randomUUID();
    const task = { taskId, authorId: 'bench', type: 'custom', fields };
    await begin(history, `task-${taskId}`, { type: 'TaskCreated', data: task });
    const ref = { assignmentId: randomUUID(), taskId, studentId, taskName: 'Task', ceebCode: null };
    await begin(
      history,
      `assignment-${ref.assignmentId}`,
      { type: 'TaskAssigned', data: { ...ref, dueDate: null, assignedAt: null, by: 'person' } },
      { type: 'TaskCompleted', data: { ...ref, completedDate: '2026-09-01T12:00:00.000Z' } },
    );
  }
  await app.settled();
  const records = app.app.get(StudentRecords);
  const record = await records.before('9999', studentId);
  if (record?.tasks.length !== 50 || record.honors.length !== 1)
    throw new Error('The record is not the one that was written.');
  return allowed('a record of 300 events as of a day', await timed(() => records.before('9999', studentId)));
}

const codesOf = (student: number) =>
  Array.from({ length: 8 }, (_, college) => String(3000 + ((student + college) % 200)));

const begun = applicationProgress(noApplication);
const APPLICATIONS = [
  begun,
  { ...begun, plan: 'regular', filedWith: 'common-app' },
  { ...begun, plan: 'ed', submittedOn: '2026-10-28' },
  { ...begun, plan: 'ea', submittedOn: '2026-10-30', completeOn: '2026-11-10' },
  { ...begun, plan: 'rolling', submittedOn: '2026-09-01', decision: 'admitted', decidedOn: '2026-11-01' },
] as const;

async function listed(app: TestApp, count: number): Promise<Figure[]> {
  const [admin, counselor] = [await app.user('admin', 'Ada'), await app.user('counselor', 'Daniel')];
  await app.settled();
  const ids = Array.from({ length: count }, (_, index) => `student-${index}`);
  await fill(app, people, ids, (id, index) => ({
    ...{ role: 'student', firstName: `First ${index}`, lastName: `Last ${index}`, email: `${id}@x.test` },
    ...{ sortName: `last ${index} first ${index}`, search: `first ${index} last ${index} ${id}@x.test` },
  }));
  const taskIds = Array.from({ length: 60 }, () => randomUUID());
  await fill(app, taskDates, taskIds, (_id, index) => ({
    dueDate: `20${index % 5 === 0 ? 26 : 99}-01-15`,
    changed: beforeHistory(index),
  }));
  await fill(app, studentProgress, ids, (id, index) => ({
    since: '2026-09-01T00:00:00.000Z',
    changed: beforeHistory(index),
    tasks: Object.fromEntries(
      Array.from({ length: 40 }, (_, task) => [
        taskIds[(task + index) % 60],
        [task % 3 === 0 ? '2026-01-15' : null, (task + index) % 7 < 3, '2025-09-01T00:00:00.000Z', false],
      ]),
    ) as object,
    colleges: Object.fromEntries(codesOf(index).map((ceeb) => [ceeb, 'applying'])) as object,
    applications: Object.fromEntries(
      codesOf(index).map((ceeb, place) => [ceeb, APPLICATIONS[(index + place) % APPLICATIONS.length]]),
    ) as object,
    letters: Object.fromEntries(
      codesOf(index).map((ceeb, place) => [`letter-${id}-${place}`, [place % 2 === 0, [ceeb]]]),
    ) as object,
    documents: Object.fromEntries(
      codesOf(index).map((ceeb, place) => [`document-${id}-${place}`, [ceeb, SCHOOL_DOCUMENTS[place % 2]]]),
    ) as object,
  }));
  const codes = Array.from({ length: 200 }, (_, index) => String(3000 + index));
  await fill(app, colleges, codes, (_id, index) => ({
    deadlines: { ...noDeadlines, regDeadline: `2099-01-${String(1 + (index % 28)).padStart(2, '0')}` },
  }));
  await fill(app, access, ids, (id) => ({ staffId: counselor.id, studentId: id, reasons: ['session'] }));
  const request = async (user: User, query: string) => {
    const answer = await fetch(`${app.url}/api/users/students${query}`, { headers: { token: user.token } });
    const { data } = (await answer.json()) as StudentsPage;
    if (data.length !== 50) throw new Error('The page is not whole.');
  };
  const first = await measureMs(() => request(counselor, ''));
  const orders: readonly [string, User, string][] = [
    ['name', admin, ''],
    ['what is overdue', admin, '?sort=-overdue'],
    ['what is overdue, for their counselor', counselor, '?sort=-overdue'],
    ['what is overdue, of those behind', counselor, '?sort=-overdue&filter=behind'],
    ['their next deadline', admin, '?sort=nextDeadline'],
  ];
  const figures = [allowed(`the first page of ${count} students after a start`, first, 1_000)];
  for (const [by, user, query] of orders)
    figures.push(
      allowed(`a page of ${count} students by ${by}, p50`, await timed(() => request(user, query))),
    );
  const ofApplications: readonly [string, User, string][] = [
    ['deadline', admin, ''],
    ['deadline, for their counselor', counselor, ''],
    ['student, of those without a plan', counselor, '?sort=student&filter=no-plan'],
    ['deadline, of those that lack letters', counselor, '?filter=letters'],
  ];
  for (const [by, user, query] of ofApplications)
    figures.push(
      allowed(
        `a page of the applications of ${count} students by ${by}, p50`,
        await timed(() => request(user, `/applications${query}`)),
      ),
    );
  return figures;
}
