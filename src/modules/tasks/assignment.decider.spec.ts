import { given } from '../../kernel/testing';
import { assignment } from './assignment.decider';

const ref = {
  assignmentId: 'a1',
  taskId: 't1',
  studentId: 's1',
  taskName: 'Draft the essay',
  ceebCode: null as string | null,
};
const assigned = {
  type: 'TaskAssigned',
  data: { ...ref, dueDate: null, assignedAt: null, by: 'person' },
} as const;
const offered = { ...assigned, data: { ...assigned.data, by: 'offer' } } as const;
const completed = {
  type: 'TaskCompleted',
  data: { ...ref, completedDate: '2026-09-02T10:00:00.000Z' },
} as const;
const removed = { type: 'TaskUnassigned', data: { ...ref, reason: 'removed-by-staff' } } as const;
const left = { type: 'TaskUnassigned', data: { ...ref, reason: 'college-left' } } as const;

const dated = (dueDate: { from: string | null; to: string | null }, by: 'person' | 'deadline', of = ref) =>
  ({ type: 'TaskDueDateChanged', data: { ...of, dueDate, by } }) as const;

const collegeRef = { ...ref, ceebCode: '3434' };
const forCollege = {
  type: 'TaskAssigned',
  data: { ...collegeRef, dueDate: '2026-11-01', assignedAt: null, by: 'offer' },
} as const;

describe('an assignment', () => {
  it('is created once', () => {
    given(assignment)()
      .when('Assign', { ...ref, dueDate: null })
      .yields(assigned);
    given(assignment)(assigned)
      .when('Assign', { ...ref, dueDate: null })
      .yields();
  });

  it('takes the due date of a second assignment', () =>
    given(assignment)(assigned)
      .when('Assign', { ...ref, dueDate: '2026-12-01' })
      .yields(dated({ from: null, to: '2026-12-01' }, 'person')));

  it('stays removed when offered, and returns when assigned', () => {
    given(assignment)(assigned, removed)
      .when('Offer', { ...ref, dueDate: null })
      .yields();
    given(assignment)(assigned, removed)
      .when('Assign', { ...ref, dueDate: null })
      .yields(assigned);
  });

  it('returns when offered if only the college had been left', () =>
    given(assignment)(assigned, left)
      .when('Offer', { ...ref, dueDate: null })
      .yields(offered));

  it('leaves with the grade if it was offered, and returns when offered', () => {
    const leftGrade = { type: 'TaskUnassigned', data: { ...ref, reason: 'grade-left' } } as const;
    given(assignment)(offered).when('LeaveGrade', {}).yields(leftGrade);
    given(assignment)(offered, leftGrade)
      .when('Offer', { ...ref, dueDate: null })
      .yields(offered);
  });

  it('stays when the grade changes if a person assigned it or it is done', () => {
    given(assignment)(assigned).when('LeaveGrade', {}).yields();
    given(assignment)(offered, completed).when('LeaveGrade', {}).yields();
    given(assignment)(offered, removed, assigned).when('LeaveGrade', {}).yields();
  });

  it('is completed now, or at the time that the student states', () => {
    given(assignment)(assigned)
      .when('Complete', { completedDate: null }, { now: '2026-09-03T08:00:00.000Z' })
      .yields({ type: 'TaskCompleted', data: { ...ref, completedDate: '2026-09-03T08:00:00.000Z' } });
    given(assignment)(assigned)
      .when('Complete', { completedDate: completed.data.completedDate }, { now: '2026-09-03T08:00:00.000Z' })
      .yields(completed);
  });

  it('is completed once', () =>
    given(assignment)(assigned, completed).when('Complete', { completedDate: null }).yields());

  it('is completed now if the stated time is in the future', () =>
    given(assignment)(assigned)
      .when('Complete', { completedDate: '2026-09-03T08:00:05.000Z' }, { now: '2026-09-03T08:00:00.000Z' })
      .yields({ type: 'TaskCompleted', data: { ...ref, completedDate: '2026-09-03T08:00:00.000Z' } }));

  it('is reopened', () =>
    given(assignment)(assigned, completed)
      .when('Reopen', {})
      .yields({
        type: 'TaskReopened',
        data: { ...ref, completedDate: { from: completed.data.completedDate, to: null } },
      }));

  it('keeps its due date once completed, or if it is fixed', () => {
    const change = { dueDate: '2026-12-24', canBeModified: true };
    given(assignment)(assigned, completed).when('ChangeDueDate', change).isRejected('task-completed');
    given(assignment)(assigned)
      .when('ChangeDueDate', { ...change, canBeModified: false })
      .isRejected('due-date-fixed');
    given(assignment)(assigned)
      .when('ChangeDueDate', change)
      .yields(dated({ from: null, to: '2026-12-24' }, 'person'));
  });

  it('is unknown before it is created and after it is removed', () => {
    given(assignment)().when('Complete', { completedDate: null }).isRejected('assignment-not-found');
    given(assignment)(assigned, removed).when('Reopen', {}).isRejected('assignment-not-found');
    given(assignment)(assigned).when('Unassign', { reason: 'removed-by-staff' }).yields(removed);
  });
});

describe('undoing an assignment', () => {
  const date = '2026-12-24';
  const { completedDate } = completed.data;

  it('allows the system to offer it again', () => {
    const undone = { type: 'TaskUnassigned', data: { ...ref, reason: 'undone' } } as const;
    given(assignment)(assigned).when('Unassign', { reason: 'undone' }).yields(undone);
    given(assignment)(assigned, undone)
      .when('Offer', { ...ref, dueDate: null })
      .yields(offered);
  });

  it('restores it, including who set its date, who gave it and when', () => {
    const assignedAt = '2026-08-20T14:00:00.000Z';
    const past = { ref, dueDate: date, dueDateBy: 'person', by: 'offer', completedDate, assignedAt } as const;
    given(assignment)(assigned, removed)
      .when('PutBack', past)
      .yields({ type: 'TaskAssigned', data: { ...ref, dueDate: date, assignedAt, by: 'offer' } }, completed);
    const ofCollege = { ...ref, ceebCode: '3434' };
    given(assignment)(
      { type: 'TaskAssigned', data: { ...ofCollege, dueDate: null, assignedAt: null, by: 'offer' } },
      {
        type: 'TaskUnassigned',
        data: { ...ofCollege, reason: 'removed-by-staff' },
      },
    )
      .when('PutBack', { ...past, ref: ofCollege, completedDate: null })
      .yields(
        { type: 'TaskAssigned', data: { ...ofCollege, dueDate: null, assignedAt, by: 'offer' } },
        dated({ from: null, to: date }, 'person', ofCollege),
      );
  });

  it('restores its due date even if students may not change it', () =>
    given(assignment)(assigned, dated({ from: null, to: date }, 'person'))
      .when('SetBackDueDate', { dueDate: null, by: 'person' })
      .yields(dated({ from: date, to: null }, 'person')));
});

describe('an assignment for a college', () => {
  const moved = { from: '2026-11-01', to: '2027-01-05' };
  const leaves = { type: 'TaskUnassigned', data: { ...collegeRef, reason: 'college-left' } } as const;
  const done = { ...completed, data: { ...completed.data, ceebCode: '3434' } } as const;

  it('follows the deadline until a person sets the date', () => {
    given(assignment)(forCollege)
      .when('FollowDeadline', { dueDate: moved.to })
      .yields(dated(moved, 'deadline', collegeRef));
    given(assignment)(forCollege, dated(moved, 'deadline', collegeRef))
      .when('FollowDeadline', { dueDate: null })
      .yields(dated({ from: moved.to, to: null }, 'deadline', collegeRef));
    given(assignment)(forCollege, dated(moved, 'person', collegeRef))
      .when('FollowDeadline', { dueDate: '2027-02-01' })
      .yields();
  });

  it('keeps its date once completed, or without a college', () => {
    given(assignment)(forCollege, done).when('FollowDeadline', { dueDate: moved.to }).yields();
    given(assignment)(assigned).when('FollowDeadline', { dueDate: moved.to }).yields();
    given(assignment)().when('FollowDeadline', { dueDate: moved.to }).yields();
  });

  it('is removed with the college unless it is completed', () => {
    given(assignment)(forCollege).when('LeaveCollege', {}).yields(leaves);
    given(assignment)(forCollege, done).when('LeaveCollege', {}).yields();
    given(assignment)().when('LeaveCollege', {}).yields();
    const back = { ...forCollege, data: { ...forCollege.data, dueDate: moved.to } } as const;
    given(assignment)(forCollege, dated(moved, 'person', collegeRef), leaves)
      .when('Offer', back.data)
      .yields(back);
    given(assignment)(forCollege, dated(moved, 'person', collegeRef), leaves, back)
      .when('FollowDeadline', { dueDate: '2027-02-01' })
      .yields(dated({ from: moved.to, to: '2027-02-01' }, 'deadline', collegeRef));
  });
});
