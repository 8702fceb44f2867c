import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { noTaskFields, taskDefinitions } from '../../../projections/tasks/task-definitions';
import { colleges } from '../../../projections/colleges/colleges';
import { noDescription, noFacts } from '../../../contract/colleges';
import { comingTasks, countsOf, summariesOf } from './student-tasks';

/** A Wednesday. */
const TODAY = '2026-10-28';

const assigned = (taskId: string, fields: Partial<TaskAssignment> = {}): TaskAssignment => ({
  ...taskAssignments.empty(`a-${taskId}`),
  taskId,
  assignedAt: '2026-09-01T12:00:00.000Z',
  studentId: 'maya',
  ...fields,
});

const defined = (id: string, dueDate: string | null = null) =>
  [id, { ...taskDefinitions.empty(id), fields: { ...noTaskFields, name: `Task ${id}`, dueDate } }] as const;

const harbor = {
  ...colleges.empty('3434'),
  fields: { ...noDescription, ...noFacts, status: 'published' as const, name: 'Harbor College' },
};

/** Tasks that are due on these dates, of which the last is completed. */
const dueOn = (dates: readonly (string | null)[], completed?: string) =>
  summariesOf(
    [
      ...dates.map((dueDate, index) => assigned(`t${index}`, { dueDate })),
      ...(completed ? [assigned('done', { dueDate: completed, completedDate: '2026-10-01' })] : []),
    ],
    new Map([...dates.map((_, index) => defined(`t${index}`)), defined('done')]),
    new Map(),
  );

describe('the tasks of a student', () => {
  it('have the student’s due date, or else the task’s', () => {
    const tasks = summariesOf(
      [assigned('1'), assigned('2', { dueDate: '2026-12-02' }), assigned('3')],
      new Map([defined('1', '2026-12-01'), defined('2', '2026-12-09'), defined('3')]),
      new Map(),
    );
    expect(tasks.map(({ attributes }) => attributes.dueDate)).toEqual(['2026-12-01', '2026-12-02', null]);
  });

  it('are sorted by date, then by name, with undated ones last', () => {
    const tasks = summariesOf(
      [assigned('10'), assigned('9'), assigned('2', { dueDate: '2026-12-02' }), assigned('1')],
      new Map([defined('10', '2026-12-02'), defined('9', '2026-12-01'), defined('2'), defined('1')]),
      new Map(),
    );
    expect(tasks.map(({ attributes }) => attributes.name)).toEqual(['Task 9', 'Task 2', 'Task 10', 'Task 1']);
  });

  it('leave out deleted tasks', () => {
    expect(summariesOf([assigned('1', { dueDate: TODAY })], new Map(), new Map())).toEqual([]);
  });

  it('name their college, by its code once it has left the catalogue', () => {
    const tasks = summariesOf(
      [assigned('1', { ceebCode: '3434' }), assigned('2', { ceebCode: '9999' }), assigned('3')],
      new Map([defined('1'), defined('2'), defined('3')]),
      new Map([['3434', harbor]]),
    );
    expect(tasks.map(({ relationships }) => relationships.college.data)).toEqual([
      { id: '3434', attributes: { name: 'Harbor College' } },
      { id: '9999', attributes: { name: '9999' } },
      null,
    ]);
  });
});

describe('the counts of a student’s tasks', () => {
  it('are zero without tasks', () => {
    expect(countsOf([], TODAY)).toEqual({
      ...{ all: 0, completed: 0, next: [] },
      overdue: { count: 0, first: null },
      thisWeek: { count: 0, first: null },
    });
  });

  it('divide what is due yesterday, today, on Saturday and on Sunday', () => {
    const tasks = dueOn(['2026-11-01', '2026-10-31', TODAY, '2026-10-27', '2026-10-26', null]);
    expect(countsOf(tasks, TODAY)).toMatchObject({
      overdue: { count: 2, first: '2026-10-26' },
      thisWeek: { count: 2, first: TODAY },
    });
  });

  it('count a date as overdue from the assignment, or once a person set it', () => {
    const late = { dueDate: '2026-10-20', assignedAt: '2026-10-21T14:00:00.000Z' } as const;
    const tasks = summariesOf(
      [
        assigned('1', { ...late, dueDateBy: 'deadline' }),
        assigned('2', { ...late, dueDateBy: 'person' }),
        assigned('3', { assignedAt: '2026-10-20T14:00:00.000Z' }),
        // In New York, this was still the 20th.
        assigned('4', { assignedAt: '2026-10-21T03:00:00.000Z' }),
        assigned('5', { assignedAt: '2026-10-21T05:00:00.000Z' }),
      ],
      new Map(['1', '2', '3', '4', '5'].map((id) => defined(id, '2026-10-20'))),
      new Map(),
    );
    expect(countsOf(tasks, TODAY)).toMatchObject({ all: 5, overdue: { count: 3, first: '2026-10-20' } });
  });

  it('count completed tasks only among all', () => {
    expect(countsOf(dueOn([TODAY], '2026-10-20'), TODAY)).toMatchObject({
      ...{ all: 2, completed: 1 },
      overdue: { count: 0, first: null },
      thisWeek: { count: 1, first: TODAY },
    });
  });

  it('come with the first three open tasks', () => {
    const tasks = dueOn(['2026-11-03', null, '2026-11-01', '2026-11-02'], '2026-10-01');
    const { next } = countsOf(tasks, TODAY);
    expect(next.map(({ attributes }) => attributes.dueDate)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
  });
});

it('open tasks with a date come in the weeks ahead, with their college', () => {
  const tasks = summariesOf(
    [
      assigned('1', { dueDate: '2026-11-01', ceebCode: '3434' }),
      assigned('2', { dueDate: '2026-11-02' }),
      assigned('3'),
      assigned('4', { dueDate: '2026-11-03', completedDate: '2026-10-01' }),
    ],
    new Map([defined('1'), defined('2'), defined('3'), defined('4')]),
    new Map([['3434', harbor]]),
  );
  expect(comingTasks(tasks)).toEqual([
    { kind: 'task', id: 'a-1', date: '2026-11-01', name: 'Task 1', college: 'Harbor College' },
    { kind: 'task', id: 'a-2', date: '2026-11-02', name: 'Task 2', college: null },
  ]);
});
