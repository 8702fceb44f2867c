import { audit as entries } from '../projections/admin/audit';
import { auditActions } from '../projections/admin/audit-actions';
import { TestApp } from '../test/support/app';
import { quantiles, timesOf, type Figure } from './figure';
import { fill } from './fill';

const ENTRIES = 100_000;
const CALLS = 40;
const GOAL_MS = 50;
const PEOPLE = 500;
const TYPES = ['TaskAssigned', 'TaskCompleted', 'CollegeSaved', 'ProfileDetailsChanged', 'UserRoleChanged'];
const TOGETHER = 4;
const FIRST = Date.parse('2026-01-01T05:00:00Z');

export async function audit(_folder: string, scale: number): Promise<Figure[]> {
  const count = Math.round(ENTRIES * scale);
  const app = await TestApp.start();
  try {
    const admin = await app.user('admin', 'Ada');
    await app.settled();
    await fillWith(app, count);
    const measured: Figure[] = [];
    for (const [name, query] of Object.entries(QUERIES)) {
      const times = await timesOf(CALLS, () => app.call('get', `/admin/audit${query}`, admin).expect(200));
      measured.push(...quantiles(`the audit of ${count} entries, ${name}`, times, ['the goal', GOAL_MS]));
    }
    return measured;
  } finally {
    await app.dispose();
  }
}

const QUERIES = {
  'actions, first page': '?grouped=true',
  'actions of a person': '?grouped=true&actor=person-8',
  'first page': '',
  'page 1,000': '?currentPage=1000',
  'of one person': '?subject=person-7',
  'of one kind': '?type=UserRoleChanged',
  'of three old days': '?from=2026-01-10&to=2026-01-12',
  'of a person and days': '?subject=person-7&from=2026-01-10&to=2026-02-12',
  'by a common word': '?q=completed',
  'by a rare word': '?q=essay+77777',
} as const;

const ids = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`);
const placeOf = (index: number) => ({
  time: new Date(FIRST + index * 60_000).toISOString(),
  order: String(1_000_000 + index).padStart(20, '0'),
  actorId: `person-${index % PEOPLE}`,
});

async function fillWith(app: TestApp, count: number): Promise<void> {
  await fill(app, auditActions, ids('action', count / TOGETHER), (_, index) => ({
    ...placeOf(index * TOGETHER),
    firstEntryId: `entry-${index * TOGETHER}`,
    entries: TOGETHER,
    types: Object.fromEntries(TYPES.slice(0, TOGETHER).map((type) => [type, 1])),
  }));
  await fill(app, entries, ids('entry', count), (_, index) => ({
    ...placeOf(index),
    type: TYPES[index % TYPES.length],
    sentence: {
      en: `Maya Torres completed the task Write the first draft of essay ${index}.`,
      es: `Maya Torres completó la tarea Write the first draft of essay ${index}.`,
    },
    before: { completedDate: null, taskName: 'Write the first draft of an essay' },
    after: { completedDate: '2026-11-01T12:00:00.000Z', taskName: 'Write the first draft of an essay' },
    stream: `assignment-${index % 9000}`,
    revision: index % 7,
    correlationId: `action-${Math.floor(index / TOGETHER)}`,
    actorRole: 'student',
    subjectId: `person-${(index * 7) % PEOPLE}`,
    taskId: index % 3 === 0 ? `task-${index % 400}` : null,
  }));
}
